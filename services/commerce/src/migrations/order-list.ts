import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** The orders in which staff read their list. */
export const orderListMigrations: Migrations = {
  "20261123_144205_commerce_order_list": {
    async up(db) {
      for (const column of ["created_at", "updated_at", "status", "charge_status"])
        await sql`create index on commerce."order" (${sql.ref(column)}, number)`.execute(db);
    },
  },
};
