import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** What people write to us through the site's forms. */
export const contactMigrations: Migrations = {
  "20261120_2358_commerce_contact": {
    async up(db) {
      await sql`
        create table commerce.contact_message (
          id uuid primary key,
          name text not null,
          email text not null,
          subject text not null,
          message text not null,
          page text not null,
          language text not null,
          user_id text,
          mailed_at timestamptz,
          created_at timestamptz not null default now()
        )`.execute(db);
      await sql`create index contact_message_newest on commerce.contact_message (created_at desc, id)`.execute(db);
    },
  },
};
