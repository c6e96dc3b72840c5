import { sql } from "kysely";
import type { CommerceDb } from "../tables.ts";
import { fold } from "./terms.ts";

/** How often groups of letters stand in the catalogue, as PostgreSQL counted when it last analysed the table. */
type Statistics = { rows: number; frequencies: ReadonlyMap<string, number>; others: number };

/** What is read of them is believed for this long; they change when the catalogue does. */
const FRESH_MS = 60_000;
const known = new WeakMap<CommerceDb, { read: Promise<Statistics | null>; until: number }>();

async function read(db: CommerceDb): Promise<Statistics | null> {
  const { rows } = await sql<{ rows: number; elements: string[]; frequencies: number[] }>`
    select c.reltuples::float8 as rows, s.most_common_elems::text::text[] as elements,
      s.most_common_elem_freqs::float8[] as frequencies
    from pg_stats s join pg_class c on c.oid = 'commerce.product'::regclass
    where s.schemaname = 'commerce' and s.tablename = 'product' and s.attname = 'grams'`.execute(db);
  const [found] = rows;
  if (!found?.elements || !found.frequencies || found.rows < 0) return null;
  // after the frequencies of the elements stand the lowest of them, the highest, and that of null
  return {
    rows: found.rows,
    frequencies: new Map(found.elements.map((gram, i) => [gram, found.frequencies[i] ?? 0])),
    others: found.frequencies[found.elements.length] ?? 0,
  };
}

function statistics(db: CommerceDb): Promise<Statistics | null> {
  const last = known.get(db);
  if (last && last.until > Date.now()) return last.read;
  const reading = read(db);
  known.set(db, { read: reading, until: Date.now() + FRESH_MS });
  reading.catch(() => known.delete(db));
  return reading;
}

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
 * Products that have a number: those that have the rarest three of its digits, and of them a tenth for each further one.
 * Of a million goods thousands have each part of `999795`, more than the database counts one by one, and one has them all.
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
  const counted = await statistics(db);
  if (!counted) return [];
  return words.filter((word) => {
    const known = grams(word);
    if (known.length === 0) return counted.rows < FEW;
    if (/^\d+$/.test(word) && ofNumber(word, known, counted) < FEW) return true;
    return known.some((gram) => {
      const frequency = counted.frequencies.get(gram);
      return frequency === undefined ? counted.others * counted.rows < AT_MOST : frequency * counted.rows < FEW;
    });
  });
}

/** Does the database know how many products there are, and which letters they have? */
export const isCounted = async (db: CommerceDb): Promise<boolean> => (await statistics(db)) !== null;
