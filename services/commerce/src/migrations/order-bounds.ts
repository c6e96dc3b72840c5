import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** From which sum of goods to which a way of delivery is offered in a channel: free from a sum, for example. */
export const orderBoundsMigrations: Migrations = {
  "20261129_1105_commerce_order_bounds": {
    async up(db) {
      await sql`alter table commerce.shipping_price
        add column minimum_order bigint check (minimum_order >= 0),
        add column maximum_order bigint check (maximum_order >= 0),
        add constraint shipping_price_bounds check (minimum_order <= maximum_order)`.execute(db);
    },
  },
};
