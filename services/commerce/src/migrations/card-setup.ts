import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** Cards that members are entering in their account: the provider's name of it, until it is kept or another is begun. */
export const cardSetupMigrations: Migrations = {
  "20261126_152800_commerce_card_setup": {
    async up(db) {
      await sql`create table commerce.card_setup (
        user_id text primary key,
        gateway text not null,
        reference text not null,
        consent jsonb not null,
        created_at timestamptz not null default now()
      )`.execute(db);
    },
  },
};
