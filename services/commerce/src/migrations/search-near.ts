import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/**
 * The words of the goods, for typing errors and for words that were typed as one. A word is looked for by groups of three
 * of its smallest pieces: letters, jamo, kana and their voice marks. A job writes them (`commerce.searchWords`).
 */
export const searchNearMigrations: Migrations = {
  "20261123_191900_commerce_search_near": {
    async up(db) {
      await sql`
        create function commerce.word_grams(given text) returns text[]
        immutable strict parallel safe language sql as $$
          select coalesce(array_agg(distinct substr(padded, i, 3)), '{}')
          from (select '_' || normalize(given, NFD) || '_' as padded) p, generate_series(1, length(padded) - 2) i
        $$`.execute(db);
      await sql`
        create table commerce.search_word (
          word text primary key,
          seen integer not null,
          grams text[] not null generated always as (commerce.word_grams(word)) stored
        )`.execute(db);
      await sql`create index search_word_grams on commerce.search_word using gin (grams)`.execute(db);
      // a word stands whole, and cut where its script changes: no space tells the words of Japanese apart
      await sql`
        create function commerce.refresh_search_words() returns void language plpgsql as $$
        begin
          create temporary table fresh_words on commit drop as
            with whole as (
              select distinct p.id, word
              from commerce.product p, regexp_split_to_table(p.folded, '[\\s,.;:&+()（）「」、。・]+') word
              where p.is_published and length(word) between 1 and 40
            )
            select word, count(*)::integer as seen from (
              select id, word from whole
              union
              select id, part[1] from whole,
                regexp_matches(word, '([ァ-ヺー]+|[가-힣]+|[一-鿿々]+|[a-z]{3,})', 'g') part
            ) cut where word ~ '[^0-9[:punct:]]' and (length(word) > 1 or ascii(word) > 127) group by word;
          delete from commerce.search_word w where not exists (select from fresh_words f where f.word = w.word);
          insert into commerce.search_word as w (word, seen) select word, seen from fresh_words order by word
            on conflict (word) do update set seen = excluded.seen where w.seen <> excluded.seen;
          drop table fresh_words;
        end $$`.execute(db);
    },
  },
};
