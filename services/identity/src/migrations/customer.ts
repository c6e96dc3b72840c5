import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** What staff remember of customers, and the orders in which lists of customers stand. */
export const customerMigrations: Migrations = {
  "20261123_135510_commerce_customer": {
    async up(db) {
      await sql`alter table commerce.account add column note text not null default ''`.execute(db);
      await sql`create index account_joined on commerce.account (date_joined, id)`.execute(db);
      await sql`create index account_updated on commerce.account (updated_at, id)`.execute(db);
      await sql`create index account_staff on commerce.account (id) where is_staff`.execute(db);
    },
  },
};
