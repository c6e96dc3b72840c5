import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** Accounts that were erased, so that a backup from before does not bring them back. Nothing else of them is kept. */
export const erasureMigrations: Migrations = {
  "20261124_184500_commerce_erasure": {
    async up(db) {
      await sql`create table commerce.erasure (
        account_id uuid primary key,
        erased_at timestamptz not null default now()
      )`.execute(db);
    },
  },
};
