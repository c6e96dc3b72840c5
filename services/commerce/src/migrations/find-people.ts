import { buildIndex, type Migrations } from "@carloom/platform";
import { type Kysely, sql } from "kysely";

const AT_ONCE = 500;

/** What an order is found by, a line each, small: its address, names as either script puts them, goods with their codes. */
const WORDS = `
  insert into commerce.order_words (order_id, words)
    select o.id, lower(concat_ws(E'\\n', o.email,
      concat_ws(' ', o.shipping_address ->> 'firstName', o.shipping_address ->> 'lastName'),
      concat_ws(' ', o.shipping_address ->> 'lastName', o.shipping_address ->> 'firstName'),
      concat_ws(' ', o.billing_address ->> 'firstName', o.billing_address ->> 'lastName'),
      (select string_agg(distinct l.product_name || E'\\n' || l.sku, E'\\n') from commerce.order_line l
        where l.order_id = o.id)))
    from commerce."order" o where o.id = any(given)
    on conflict (order_id) do update set words = excluded.words where order_words.words <> excluded.words`;

/** The same of a person: last names before first ones too, with a space between them and without. */
const NAMES = `
  insert into commerce.account_words (account_id, words)
    select id, lower(concat_ws(E'\\n', email, first_name || ' ' || last_name || first_name, last_name || ' ' || first_name))
    from commerce.account where id = any(given)
    on conflict (account_id) do update set words = excluded.words where account_words.words <> excluded.words`;

/** Writes what the rows that are there are found by, some hundreds at a time. */
async function inSteps(db: Kysely<never>, table: "account" | "order", write: string): Promise<void> {
  for (let after = "00000000-0000-0000-0000-000000000000"; ; ) {
    const { rows } = await sql<{ ids: string[] | null }>`
      select array_agg(id order by id) as ids from (
        select id from ${sql.table(`commerce.${table}`)} where id > ${after}::uuid
        order by id limit ${AT_ONCE}) next`.execute(db);
    const ids = rows[0]?.ids;
    const last = ids?.at(-1);
    if (!ids || !last) return;
    await sql`select commerce.${sql.raw(write)}(${ids}::uuid[])`.execute(db);
    after = last;
  }
}

/**
 * Orders and people are found by a part of a name among hundreds of thousands: groups of letters have an index, as those of
 * goods do. What is found by stands apart, for orders and accounts change often and their names do not.
 */
export const findPeopleMigrations: Migrations = {
  "20261126_1832_commerce_find_people": {
    async up(db) {
      for (const text of [
        // pairs too where a letter is a syllable or a word, as in Hangul and Chinese characters
        `create function commerce.part_grams(given text) returns text[]
          immutable strict parallel safe language sql as $$
            select coalesce(array_agg(distinct substr(given, i, size)), '{}')
            from generate_series(2, 3) size, generate_series(1, length(given) - size + 1) i
            where size = 3 or ascii(substr(given, i, 1)) > 127 or ascii(substr(given, i + 1, 1)) > 127
          $$`,
        `create table commerce.order_words (
          order_id uuid primary key references commerce."order" on delete cascade,
          words text not null,
          grams text[] generated always as (commerce.part_grams(words)) stored
        )`,
        `create function commerce.order_words_of(given uuid[]) returns void language sql as $$ ${WORDS} $$`,
        `create function commerce.order_words_orders() returns trigger language plpgsql as $$
        begin
          perform commerce.order_words_of(array(select id from changed));
          return null;
        end $$`,
        `create function commerce.order_words_order() returns trigger language plpgsql as $$
        begin
          perform commerce.order_words_of(array[new.id]);
          return null;
        end $$`,
        `create function commerce.order_words_lines() returns trigger language plpgsql as $$
        begin
          perform commerce.order_words_of(array(select distinct order_id from changed));
          return null;
        end $$`,
        `create function commerce.order_words_line() returns trigger language plpgsql as $$
        begin
          perform commerce.order_words_of(array[new.order_id]);
          return null;
        end $$`,
        `create trigger words_insert after insert on commerce."order" referencing new table as changed
          for each statement execute function commerce.order_words_orders()`,
        `create trigger words_update after update of email, shipping_address, billing_address on commerce."order"
          for each row when ((old.email, old.shipping_address, old.billing_address)
            is distinct from (new.email, new.shipping_address, new.billing_address))
          execute function commerce.order_words_order()`,
        `create trigger words_insert after insert on commerce.order_line referencing new table as changed
          for each statement execute function commerce.order_words_lines()`,
        `create trigger words_delete after delete on commerce.order_line referencing old table as changed
          for each statement execute function commerce.order_words_lines()`,
        `create trigger words_update after update of product_name, sku on commerce.order_line
          for each row when ((old.product_name, old.sku) is distinct from (new.product_name, new.sku))
          execute function commerce.order_words_line()`,
      ])
        await sql.raw(text).execute(db);
    },
  },
  "20261126_1833_commerce_find_people_written": {
    outside: true,
    async up(db) {
      await inSteps(db, "order", "order_words_of");
      await buildIndex(db, "commerce", "order_words_grams", "commerce.order_words using gin (grams)");
    },
  },
  // staff see hidden goods too, in the same orders as what is published
  "20261126_1834_commerce_shelf": {
    outside: true,
    async up(db) {
      const hidden = (key: string) => `commerce.product (${key}, id) where not is_published`;
      await buildIndex(db, "commerce", "product_hidden_listing", hidden("position"));
      await buildIndex(db, "commerce", "product_hidden_name", hidden("lower(names ->> 'en')"));
      await buildIndex(db, "commerce", "product_hidden_updated", hidden("updated_at"));
      await buildIndex(db, "commerce", "stock_out", "commerce.stock (variant_id) where quantity <= allocated");
      await buildIndex(
        db,
        "commerce",
        "variant_tracked",
        "commerce.variant (id) include (product_id) where track_inventory",
      );
    },
  },
  // names have a table too: an index over an expression made the database cut every name anew where a word was common
  "20261126_1914_commerce_account_words": {
    async up(db) {
      for (const text of [
        `create table commerce.account_words (
          account_id uuid primary key references commerce.account on delete cascade,
          words text not null,
          grams text[] generated always as (commerce.part_grams(words)) stored
        )`,
        `create function commerce.account_words_of(given uuid[]) returns void language sql as $$ ${NAMES} $$`,
        `create function commerce.account_words_inserted() returns trigger language plpgsql as $$
        begin
          perform commerce.account_words_of(array(select id from changed));
          return null;
        end $$`,
        `create function commerce.account_words_changed() returns trigger language plpgsql as $$
        begin
          perform commerce.account_words_of(array[new.id]);
          return null;
        end $$`,
        `create trigger words_insert after insert on commerce.account referencing new table as changed
          for each statement execute function commerce.account_words_inserted()`,
        `create trigger words_update after update of email, first_name, last_name on commerce.account
          for each row when ((old.email, old.first_name, old.last_name)
            is distinct from (new.email, new.first_name, new.last_name))
          execute function commerce.account_words_changed()`,
      ])
        await sql.raw(text).execute(db);
    },
  },
  "20261126_1915_commerce_account_words_written": {
    outside: true,
    async up(db) {
      await sql`drop index concurrently if exists commerce.account_grams`.execute(db);
      await sql`drop function if exists commerce.person_words(text, text, text)`.execute(db);
      await inSteps(db, "account", "account_words_of");
      await buildIndex(db, "commerce", "account_words_grams", "commerce.account_words using gin (grams)");
    },
  },
};
