import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** Short links of mails, by their hash; a new table, so nothing waits for it. */
export const mailLinkMigrations: Migrations = {
  "20261123_065434_commerce_mail_link": {
    async up(db) {
      await sql`
        create table commerce.mail_link (
          hash bytea primary key,
          kind text not null check (kind in ('invoice', 'credit')),
          target uuid not null,
          expires_at timestamptz not null)`.execute(db);
      await sql`create index mail_link_ends on commerce.mail_link (expires_at)`.execute(db);
    },
  },
};
