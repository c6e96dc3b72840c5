import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** Goods and categories have words of their own for search engines, as collections have, and a category is described. */
export const goodsWordsMigrations: Migrations = {
  "20261129_1930_commerce_goods_words": {
    async up(db) {
      for (const text of [
        `alter table commerce.product
          add column seo_titles jsonb not null default '{}',
          add column seo_descriptions jsonb not null default '{}'`,
        `alter table commerce.category
          add column descriptions jsonb not null default '{}',
          add column seo_titles jsonb not null default '{}',
          add column seo_descriptions jsonb not null default '{}'`,
      ])
        await sql.raw(text).execute(db);
    },
  },
};
