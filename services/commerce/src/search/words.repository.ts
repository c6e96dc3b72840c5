import { sql } from "kysely";
import type { CommerceDb } from "../tables.ts";

/** Words of the catalogue that are looked at for a typing error. */
const LOOKED_AT = 40;

/** Which of these are words of the catalogue. */
export async function knownWords(db: CommerceDb, given: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("commerce.search_word")
    .select("word")
    .where(({ eb, ref, val }) => eb(ref("word"), "=", sql<string>`any(${val([...given])}::text[])`))
    .execute();
  return new Set(rows.map(({ word }) => word));
}

/** Which of these begin or end a word of the catalogue; three letters, jamo or kana at least. */
export async function knownEnds(db: CommerceDb, given: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ part: string }>`
    select part from unnest(${[...given]}::text[]) part, normalize(part, NFD) pieces where length(pieces) > 2 and exists (
      select from commerce.search_word
      where grams @> array(select substr(pieces, i, 3) from generate_series(1, length(pieces) - 2) i)
        and (starts_with(word, part) or right(word, length(part)) = part))`.execute(db);
  return new Set(rows.map(({ part }) => part));
}

/** Words of the catalogue that share letters with a word, the most alike and most used first. */
export async function wordsLike(db: CommerceDb, word: string): Promise<{ word: string; seen: number }[]> {
  const { rows } = await sql<{ word: string; seen: number }>`
    select word, seen from commerce.search_word, commerce.word_grams(${word}) typed
    where grams && typed
    order by cardinality(array(select unnest(grams) intersect select unnest(typed))) desc, seen desc, word
    limit ${sql.lit(LOOKED_AT)}`.execute(db);
  return rows;
}

/** Tells one state of the goods from another. */
export async function goodsMark(db: CommerceDb): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select concat(count(*), ' ', max(updated_at)) as mark from commerce.product where is_published`.execute(db);
  return rows[0]?.mark ?? "";
}

/** Goods whose words are counted by one statement, and words that one writes: either takes a fraction of a second. */
const COUNTED_AT_ONCE = 2000;

/**
 * Writes down anew which words the goods have.
 * @param atOnce how many goods, or words, a statement looks at
 */
export async function refreshWords(db: CommerceDb, atOnce = COUNTED_AT_ONCE): Promise<void> {
  const seen = new Map<string, number>();
  for (let after = 0; ; ) {
    const { rows: next } = await sql<{ last: number | null }>`
      select max(id) as last from (select id from commerce.product where id > ${after} order by id limit ${atOnce}) step`.execute(
      db,
    );
    const last = next[0]?.last;
    if (typeof last !== "number") break;
    const { rows } = await sql<{ word: string; seen: number }>`
      select word, seen from commerce.count_search_words(${after}, ${last})`.execute(db);
    for (const row of rows) seen.set(row.word, (seen.get(row.word) ?? 0) + row.seen);
    after = last;
  }
  const words = [...seen.keys()].toSorted();
  await sql`
    delete from commerce.search_word w where not exists (
      select from unnest(${words}::text[]) given where given = w.word)`.execute(db);
  for (let i = 0; i < words.length; i += atOnce) {
    const some = words.slice(i, i + atOnce);
    await sql`
      insert into commerce.search_word as w (word, seen)
      select * from unnest(${some}::text[], ${some.map((word) => seen.get(word) ?? 0)}::integer[])
      on conflict (word) do update set seen = excluded.seen where w.seen <> excluded.seen`.execute(db);
  }
}

/** A category with what it and its goods are called. */
export type CategoryWords = { id: number; words: string; korean: string };

export async function categoryWords(db: CommerceDb): Promise<CategoryWords[]> {
  const { rows } = await sql<CategoryWords>`
    select c.id, coalesce(c.names->>'ko', '') as korean, commerce.search_fold(concat_ws(' ', c.names->>'en', c.names->>'ko', c.names->>'ja', s.words)) as words
    from commerce.category c left join commerce.category_synonym s on s.category_slug = c.slug`.execute(db);
  return rows;
}
