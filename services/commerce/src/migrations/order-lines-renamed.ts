import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/**
 * What an order is found by is written once for a statement that renames its lines, not once a line: a hundred lines of
 * one order took a minute and more, for each wrote the words of all.
 */
export const orderLinesRenamedMigrations: Migrations = {
  "20261126_2230_commerce_order_lines_renamed": {
    async up(db) {
      for (const text of [
        `create or replace function commerce.order_words_renamed() returns trigger language plpgsql as $$
        declare
          wanted uuid[] := array(select distinct c.order_id from changed c join former f on f.id = c.id
            where (f.product_name, f.sku) is distinct from (c.product_name, c.sku));
        begin
          if wanted <> '{}' then perform commerce.order_words_of(wanted); end if;
          return null;
        end $$`,
        `create or replace trigger words_update after update on commerce.order_line
          referencing old table as former new table as changed
          for each statement execute function commerce.order_words_renamed()`,
      ])
        await sql.raw(text).execute(db);
    },
  },
};
