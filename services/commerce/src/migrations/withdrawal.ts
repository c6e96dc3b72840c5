import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** Withdrawals that consumers declared: returns that nobody has to agree to. */
export const withdrawalMigrations: Migrations = {
  "20261124_1841_commerce_withdrawal": {
    async up(db) {
      await sql`alter table commerce.return_request
        add column declared_at timestamptz, add column declared_by text not null default ''`.execute(db);
    },
  },
};
