import { keep } from "@carloom/platform";
import { type QueryExecutorProvider, sql } from "kysely";
import type { CommerceDb } from "../tables.ts";
import { gramsOf } from "./part.ts";
import { fold } from "./terms.ts";

/** Tables that keep the groups of letters of their rows' texts. */
type Lettered = "product" | "order_words" | "account_words";

/** How often groups of letters stand in a table, as PostgreSQL counted when it last analysed it. */
type Statistics = { rows: number; frequencies: ReadonlyMap<string, number>; others: number };

/** What is read of them is believed for this long; they change when the rows do. */
const FRESH_MS = 60_000;

async function read(db: QueryExecutorProvider, table: Lettered): Promise<Statistics | null> {
  const { rows } = await sql<{ rows: number; elements: string[]; frequencies: number[] }>`
    select c.reltuples::float8 as rows, s.most_common_elems::text::text[] as elements,
      s.most_common_elem_freqs::float8[] as frequencies
    from pg_stats s join pg_class c on c.oid = ${`commerce.${table}`}::text::regclass
    where s.schemaname = 'commerce' and s.tablename = ${table} and s.attname = 'grams'`.execute(db);
  const [found] = rows;
  if (!found?.elements || !found.frequencies || found.rows < 0) return null;
  // after the frequencies of the elements stand the lowest of them, the highest, and that of null
  return {
    rows: found.rows,
    frequencies: new Map(found.elements.map((gram, i) => [gram, found.frequencies[i] ?? 0])),
    others: found.frequencies[found.elements.length] ?? 0,
  };
}

const statistics = (db: QueryExecutorProvider, table: Lettered): Promise<Statistics | null> =>
  keep(db, `letters of ${table}`, () => read(db, table), { keptMs: () => FRESH_MS });

/** Groups of letters by which the index knows a word: none for a single Latin letter or digit, which is in too many. */
function grams(word: string): string[] {
  const letters = [...fold(word)];
  const size = Math.min(letters.length, 3);
  if (size === 1 && word.charCodeAt(0) < 128) return [];
  return Array.from({ length: letters.length - size + 1 }, (_, i) => letters.slice(i, i + size).join(""));
}

/** Matches up to which the index is asked at once: they are fewer than what would be looked through without it. */
const FEW = 1000;
/**
 * The same for letters that are not among those that were counted: no more than this have them, and most often nobody, as
 * where somebody mistyped.
 */
const AT_MOST = 5000;

/**
 * Products that have a word with a number in it, as `999795` or a code of goods: those that have the rarest three of its
 * letters, and of them a tenth for each digit after the third. Of a million goods thousands have each part of `999795`, more
 * than the database counts one by one, and one has them all.
 */
function ofNumber(digits: string, parts: readonly string[], { rows, frequencies, others }: Statistics): number {
  const rarest = Math.min(...parts.map((part) => frequencies.get(part) ?? others));
  return rows * rarest * 10 ** Math.min(0, 3 - digits.length);
}

/**
 * The words of a search that probably few products have; with one of them the search finds few. A guess: it decides how
 * is searched, never what is found.
 */
export async function rareWords(db: CommerceDb, words: readonly string[]): Promise<string[]> {
  const counted = await statistics(db, "product");
  if (!counted) return [];
  return words.filter((word) => {
    const known = grams(word);
    if (known.length === 0) return counted.rows < FEW;
    const [digits] = (word.match(/\d+/g) ?? []).toSorted((a, b) => b.length - a.length);
    if (digits && ofNumber(digits, known, counted) < FEW) return true;
    return known.some((gram) => {
      const frequency = counted.frequencies.get(gram);
      return frequency === undefined ? counted.others * counted.rows < AT_MOST : frequency * counted.rows < FEW;
    });
  });
}

/** Does the database know how many products there are, and which letters they have? */
export const isCounted = async (db: CommerceDb): Promise<boolean> => (await statistics(db, "product")) !== null;

/** Letters that a larger part of the rows has tell little: the index would look them up for each row that has the others. */
const TELLING = 0.1;

/**
 * The groups of letters by which the index is asked for a text: those that few rows have, or all where none is rare or
 * nothing is counted. An address ends as most of them do. Whoever asks compares the text itself as well.
 * @returns null where the text is too short for the index
 */
export async function tellingGrams(db: QueryExecutorProvider, table: Lettered, text: string): Promise<string[] | null> {
  const grams = gramsOf(text);
  const counted = grams && (await statistics(db, table));
  if (!counted) return grams;
  const telling = grams.filter((gram) => (counted.frequencies.get(gram) ?? counted.others) < TELLING);
  return telling.length > 0 ? telling : grams;
}
