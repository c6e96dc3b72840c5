import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** Vouchers for one piece of an order, the cheapest of those that they are for. */
export const voucherOnceMigrations: Migrations = {
  "20261129_1310_commerce_voucher_once": {
    async up(db) {
      await sql`alter table commerce.voucher add column once_per_order boolean not null default false`.execute(db);
    },
  },
};
