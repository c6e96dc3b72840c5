import { type RawBuilder, sql } from "kysely";

/** Letters of a search; more are not read. */
const LONGEST = 200;
const MOST_WORDS = 8;
/** Rows of the list that are looked through before the index is asked. */
const LOOKED_THROUGH = 1000;

/** The words of a search. */
export const wordsOf = (search: string | null | undefined): string[] =>
  (search ?? "").slice(0, LONGEST).trim().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);

const holds = (word: string) => sql`strpos(folded, commerce.search_fold(${word})) > 0`;
const every = (parts: RawBuilder<unknown>[]) => sql.join(parts, sql` and `);

/**
 * What a search finds among the next rows of the list. A word that most goods have fills a page from here at once,
 * where the index would hand out, and PostgreSQL sort, the whole catalogue.
 */
export function foundNext(words: readonly string[], after: readonly [number, number] | null): RawBuilder<boolean> {
  const from = after ? sql`and (position, id) > (${after[0]}::bigint, ${after[1]}::bigint)` : sql``;
  return sql<boolean>`product.id = any(array(
    select id from (select id, folded from commerce.product where is_published ${from}
      order by position, id limit ${sql.lit(LOOKED_THROUGH)}) next
    where ${every(words.map(holds))}))`;
}

/**
 * What a search finds in all, by the index of letters; the text then says whether they stand in this order. The index is
 * asked for the rare words alone where there are any: it would read of a word that all have as much as there are products.
 * @param hidden for staff: also what no channel shows
 */
export function foundAnywhere(words: readonly string[], rare: readonly string[], hidden = false): RawBuilder<boolean> {
  const grams = (rare.length > 0 ? rare : words).map((word) => sql`grams @> commerce.search_needles(${word})`);
  return sql<boolean>`product.id = any(array(
    select id from commerce.product where ${hidden ? sql`` : sql`is_published and `}${every([...grams, ...words.map(holds)])}))`;
}
