import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/**
 * Gift cards as goods: a type of product says so, its variants and the lines of orders keep it, and a card knows the line
 * that paid for it. The class `untaxed` is taxed nowhere: what a card buys is taxed when it is bought.
 */
export const giftCardGoodsMigrations: Migrations = {
  "20261126_2156_commerce_gift_card_goods": {
    async up(db) {
      for (const text of [
        `alter table commerce.product_type add column kind text not null default 'NORMAL'
          check (kind in ('NORMAL', 'GIFT_CARD'))`,
        `insert into commerce.tax_class (slug, name) values ('untaxed', 'Untaxed') on conflict do nothing`,
        "alter table commerce.variant add column is_gift_card boolean not null default false",
        "alter table commerce.order_line add column is_gift_card boolean not null default false",
        `alter table commerce.gift_card add column product_id integer references commerce.product on delete set null,
          add column order_id uuid, add column order_line_id uuid, add column channel text`,
        "create index gift_card_line on commerce.gift_card (order_line_id) where order_line_id is not null",
        "create index gift_card_product on commerce.gift_card (product_id) where product_id is not null",
      ])
        await sql.raw(text).execute(db);
    },
  },
};
