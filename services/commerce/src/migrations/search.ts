import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

const letters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
/** Hiragana is written as katakana, so that either finds both. */
export const HIRAGANA = letters(0x3041, 0x3096);
export const KATAKANA = letters(0x30a1, 0x30f6);

/**
 * Search in any script with what every PostgreSQL has: words are cut into twos and threes of letters (and single letters where a
 * letter is a word, as in Chinese characters and Hangul syllables), kept in an array with a GIN index. Trigrams would
 * miss 휠 and 車, and pg_trgm is not there on every server.
 */
export const searchMigrations: Migrations = {
  "20261120_2358_commerce_search": {
    async up(db) {
      await sql`
        create function commerce.search_fold(given text) returns text
        immutable strict parallel safe language sql
        return translate(lower(normalize(given, NFKC)), ${sql.lit(HIRAGANA)}, ${sql.lit(KATAKANA)})`.execute(db);
      await sql`
        create function commerce.search_grams(given text) returns text[]
        immutable strict parallel safe language sql as $$
          select coalesce(array_agg(distinct gram), '{}') from (
            select substr(word, i, 2) as gram
            from unnest(regexp_split_to_array(commerce.search_fold(given), '\\s+')) word,
              generate_series(1, length(word) - 1) i
            union all
            select substr(word, i, 1)
            from unnest(regexp_split_to_array(commerce.search_fold(given), '\\s+')) word,
              generate_series(1, length(word)) i
            where ascii(substr(word, i, 1)) > 127
          ) grams
        $$`.execute(db);
      await sql`
        alter table commerce.product
          add column folded text generated always as (commerce.search_fold(search)) stored,
          add column grams text[] generated always as (commerce.search_grams(search)) stored`.execute(db);
      await sql`create index product_grams on commerce.product using gin (grams)`.execute(db);
      await sql`drop index commerce.product_category`.execute(db);
      await sql`create index product_category on commerce.product (category_id, position, id)
        where is_published`.execute(db);
    },
  },
  // groups of three letters are far rarer than pairs: a number or a word of a large catalogue is found by few of them
  "20261121_0032_commerce_search_threes": {
    async up(db) {
      await sql`drop index commerce.product_grams`.execute(db);
      await sql`alter table commerce.product drop column grams`.execute(db);
      await sql`
        create or replace function commerce.search_grams(given text) returns text[]
        immutable strict parallel safe language sql as $$
          select coalesce(array_agg(distinct substr(word, i, size)), '{}')
          from unnest(regexp_split_to_array(commerce.search_fold(given), '\\s+')) word,
            generate_series(1, 3) size, generate_series(1, length(word) - size + 1) i
          where size > 1 or ascii(substr(word, i, 1)) > 127
        $$`.execute(db);
      await sql`
        create function commerce.search_needles(given text) returns text[]
        immutable strict parallel safe language sql as $$
          select coalesce(array_agg(distinct substr(word, i, size)), '{}')
          from unnest(regexp_split_to_array(commerce.search_fold(given), '\\s+')) word,
            least(length(word), 3) size, generate_series(1, length(word) - size + 1) i
          where size > 1 or ascii(word) > 127
        $$`.execute(db);
      await sql`
        alter table commerce.product
          add column grams text[] generated always as (commerce.search_grams(search)) stored`.execute(db);
      await sql`create index product_grams on commerce.product using gin (grams)`.execute(db);
    },
  },
};
