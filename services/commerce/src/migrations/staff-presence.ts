import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** Who has which record open. Unlogged: after a crash nobody is there until their page says so again. */
export const staffPresenceMigrations: Migrations = {
  "20261126_113000_commerce_staff_presence": {
    async up(db) {
      await sql`create unlogged table commerce.staff_presence (
        record text not null,
        account_id uuid not null,
        at timestamptz not null default now(),
        primary key (record, account_id)
      )`.execute(db);
      await sql`create index staff_presence_at on commerce.staff_presence (at)`.execute(db);
    },
  },
};
