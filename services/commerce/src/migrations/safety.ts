import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** Who answers for a product's safety, where it is somebody else than for the rest of the shop. */
export const safetyMigrations: Migrations = {
  "20261124_1842_commerce_product_safety": {
    async up(db) {
      await sql`
        create table commerce.product_safety (
          product_id integer primary key references commerce.product on delete cascade,
          manufacturer jsonb not null,
          responsible jsonb,
          warnings jsonb not null default '{}',
          updated_at timestamptz not null default clock_timestamp()
        )`.execute(db);
    },
  },
  "20261125_2148_commerce_product_safety_pages": {
    async up(db) {
      await sql`create trigger tell_pages after insert or update or delete on commerce.product_safety
        for each row execute function platform.tell_pages()`.execute(db);
    },
  },
};
