import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/**
 * Words of the goods with ids after one and up to another. Goods have lines of words in common, those of their category and
 * of their values: each such line is cut once, not for each of them, and so is each word.
 */
const COUNT = `
  create function commerce.count_search_words(after integer, until integer) returns table (word text, seen integer)
  stable language sql as $$
    with line as materialized (
      select id, dense_rank() over (order by shared) as kind, own, shared from (
        select id, split_part(folded, E'\\n', 1) as own, substr(folded, strpos(folded || E'\\n', E'\\n')) as shared
        from commerce.product where is_published and id > after and id <= until) cut
    ),
    kind as materialized (select kind, min(shared) as shared, count(*) as goods from line group by 1),
    whole as materialized (
      select null::integer as id, kind, w.word from kind, regexp_split_to_table(shared, '[\\s,.;:&+()（）「」、。・]+') w(word)
        where length(w.word) between 1 and 40 group by 2, 3
      union all
      select id, kind, w.word from line, regexp_split_to_table(own, '[\\s,.;:&+()（）「」、。・]+') w(word)
        where length(w.word) between 1 and 40 group by 1, 2, 3
    ),
    word as materialized (select distinct word from whole),
    part as materialized (
      select whole, part from (
        select word as whole, word as part from word
        union
        select word, m[1] from word, regexp_matches(word, '([ァ-ヺー]+|[가-힣]+|[一-鿿々]+|[a-z]{3,})', 'g') m
      ) cut where part ~ '[^0-9[:punct:]]' and (length(part) > 1 or ascii(part) > 127)
    ),
    found as materialized (
      select distinct w.id, w.kind, p.part from whole w join part p on p.whole = w.word
    )
    select part, sum(goods)::integer from (
      select f.part, k.goods from found f join kind k on k.kind = f.kind where f.id is null
      union all
      select f.part, 1 from found f left join found k on k.id is null and k.kind = f.kind and k.part = f.part
        where f.id is not null and k.part is null
    ) each group by 1
  $$`;

/**
 * The words of the goods are counted some thousands of goods at a time, each in a statement of its own, which ends long before
 * statements have to. Who counts all at once, as a node of an older version does, counts in the same way.
 */
export const searchWordsCountedMigrations: Migrations = {
  "20261127_1830_commerce_search_words_counted": {
    async up(db) {
      await sql.raw(COUNT).execute(db);
      await sql`
        create or replace function commerce.refresh_search_words() returns void language sql as $$
          with fresh as materialized (select word, seen from commerce.count_search_words(0, 2147483647)),
          gone as (delete from commerce.search_word w where not exists (select from fresh f where f.word = w.word))
          insert into commerce.search_word as w (word, seen) select word, seen from fresh order by word
            on conflict (word) do update set seen = excluded.seen where w.seen <> excluded.seen
        $$`.execute(db);
    },
  },
};
