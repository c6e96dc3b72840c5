import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";
import { RECORDS } from "./promotion.ts";

/** Of the rows that a price's history looks at. */
const CHANGED = "(a.amount, a.offers, a.changes_at) is distinct from";

/** What the shop's pages show of goods, as `pages.ts` has it. */
const SHOWN = [
  "product",
  "product_channel",
  "product_media",
  "variant",
  "variant_price",
  "category",
  "collection",
  "collection_product",
  "assigned_value",
  "stock",
] as const;

/**
 * A file of 100,000 lines writes half a million rows: what triggers do for each of them is what it waits for. Most
 * prices have no offer, and need no function to say so; pages are told once a statement.
 */
export const bulkMigrations: Migrations = {
  "20261126_0745_commerce_bulk": {
    async up(db) {
      await sql`
        create function commerce.tell_pages_of_rows() returns trigger language plpgsql as $$
        begin
          if exists (select from changed) then perform pg_notify('carloom_pages', ''); end if;
          return null;
        end $$`.execute(db);
      for (const name of SHOWN) {
        const table = sql.table(`commerce.${name}`);
        await sql`drop trigger ${sql.ref(name === "stock" ? "tell_pages_row" : "tell_pages")} on ${table}`.execute(db);
        await sql`create trigger tell_pages_insert after insert on ${table} referencing new table as changed
          for each statement execute function commerce.tell_pages_of_rows()`.execute(db);
        await sql`create trigger tell_pages_delete after delete on ${table} referencing old table as changed
          for each statement execute function commerce.tell_pages_of_rows()`.execute(db);
      }

      await sql`drop trigger price_takes_offers on commerce.variant_price`.execute(db);
      await sql`create trigger price_takes_offers before insert on commerce.variant_price
        for each row when (current_setting('carloom.offers_given', true) is distinct from 'yes')
        execute function commerce.price_takes_offers()`.execute(db);
      await sql`
        create or replace function commerce.price_insert_recorded() returns trigger language plpgsql as $$
        begin
          insert into commerce.price_history (variant_id, channel_id, amount, regular, since)
            select variant_id, channel_id,
              case when offers is null then amount else commerce.price_at(amount, offers, clock_timestamp()) end,
              amount, clock_timestamp()
            from after;
          return null;
        end $$`.execute(db);
      // a price that has no offer before and after is what it says; the others are followed moment by moment
      const followed = RECORDS.update.replace(CHANGED, `(a.offers is not null or b.offers is not null) and ${CHANGED}`);
      await sql`
        create or replace function commerce.price_update_recorded() returns trigger language plpgsql as $$
        begin
          insert into commerce.price_history (variant_id, channel_id, amount, regular, since)
            select a.variant_id, a.channel_id, a.amount, a.amount, clock_timestamp()
            from before b join after a on a.variant_id = b.variant_id and a.channel_id = b.channel_id
            where a.offers is null and b.offers is null and a.amount <> b.amount
            order by a.variant_id, a.channel_id;
          if exists (select from after where offers is not null) or exists (select from before where offers is not null)
            then ${sql.raw(followed)}; end if;
          return null;
        end $$`.execute(db);
      // the work of an array of three-letter groups is planned once a session instead of for each product
      await sql`
        create or replace function commerce.search_grams(given text) returns text[]
        immutable strict parallel safe language plpgsql as $$
        begin
          return (
            select coalesce(array_agg(distinct substr(word, i, size)), '{}')
            from unnest(string_to_array(regexp_replace(commerce.search_fold(given), '\\s+', ' ', 'g'), ' ')) word,
              generate_series(1, 3) size, generate_series(1, length(word) - size + 1) i
            where size > 1 or ascii(substr(word, i, 1)) > 127);
        end $$`.execute(db);
    },
  },
};
