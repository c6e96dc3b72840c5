import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** Vouchers for certain goods, named as promotions name theirs. */
export const voucherGoodsMigrations: Migrations = {
  "20261129_1100_commerce_voucher_goods": {
    async up(db) {
      await sql`alter table commerce.voucher
        add column variant_ids integer[] not null default '{}',
        add column product_ids integer[] not null default '{}',
        add column category_ids integer[] not null default '{}',
        add column collection_ids integer[] not null default '{}',
        drop constraint voucher_type_check,
        add constraint voucher_type_check check (type in ('ENTIRE_ORDER', 'SHIPPING', 'SPECIFIC_PRODUCT'))
      `.execute(db);
    },
  },
};
