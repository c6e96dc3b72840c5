import type { Database } from "@carloom/platform";
import { remembered } from "../remembered.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { isFound, isSize, type Named, type Plan, planOf, type Wanted } from "./find.repository.ts";
import { cut, errorsBetween, errorsIn, isOtherWord, withinOf } from "./near.ts";
import { fold, type Part, partsOf, runsOf, singular, wordsOf } from "./terms.ts";
import { categoryWords, knownWords, wordsLike } from "./words.repository.ts";

/** What somebody searches for, as far as the shop understands it. */
export type Search = Wanted & {
  /** What was searched instead of what was typed, where only that finds something. */
  corrected: string | null;
  /** Not everything that was typed is met by what is found. */
  isPartial: boolean;
};

const categories = remembered((db: Database) => categoryWords(shopTables(db)));

/** Which categories a word names: by a word of theirs, or by a part of one. */
export async function namesOf(db: Database): Promise<Named> {
  const all = await categories.list({ db });
  const single = all.map(({ id, words }) => ({ id, words: new Set(words.split(" ").map(singular)) }));
  return (word) => {
    const given = singular(fold(word));
    const whole = single.filter(({ words }) => words.has(given)).map(({ id }) => id);
    const within = all.filter(({ id, words }) => !whole.includes(id) && words.includes(given)).map(({ id }) => id);
    return { whole, within };
  };
}

/** The word of the catalogue that a mistyped one was probably meant for. */
async function meantBy(db: CommerceDb, word: string): Promise<string | null> {
  const most = errorsIn(word);
  if (most === 0) return null;
  let best: { word: string; errors: number } | null = null;
  // most used first among equals
  for (const near of await wordsLike(db, word)) {
    for (const meant of new Set([near.word, singular(near.word)])) {
      // nobody mistakes the first letter: among equals it decides
      const errors = errorsBetween(word, meant, most) + (meant.startsWith(word.slice(0, 1)) ? 0 : 0.5);
      if (Math.floor(errors) <= most && !isOtherWord(word, meant) && (!best || errors < best.errors))
        best = { word: meant, errors };
    }
  }
  return best?.word ?? null;
}

/** A word that finds nothing as words that may: what was typed as one, what was mistyped, or both. */
async function forgiven(db: CommerceDb, typed: string): Promise<string[]> {
  const runs = runsOf(typed);
  if (runs.length > 1) return (await Promise.all(runs.map((run) => found(db, run)))).flat();
  const word = fold(typed);
  const within = withinOf(word);
  const known = await knownWords(db, within);
  const pieces = cut(word, known);
  if (pieces) return pieces;
  const meant = await meantBy(db, word);
  if (meant) return [meant];
  // one half is a word, the other is mistyped; the longer the half, the surer
  const halves = [...known].filter((part) => word.startsWith(part) || word.endsWith(part));
  for (const half of halves.sort((a, b) => b.length - a.length).slice(0, 4)) {
    const isFirst = word.startsWith(half);
    const other = await meantBy(db, isFirst ? word.slice(half.length) : word.slice(0, -half.length));
    if (other) return isFirst ? [half, other] : [other, half];
  }
  return [typed];
}

const every = (parts: readonly Part[]): Wanted => ({ parts, meet: "every" });

/** The words that a word stands for: itself where that finds something. */
const found = async (db: CommerceDb, word: string): Promise<string[]> =>
  (await isFound(db, every(partsOf([word])))) ? [word] : forgiven(db, word);

async function read(db: CommerceDb, typed: readonly string[]): Promise<Search> {
  const plain = { ...every(partsOf(typed)), corrected: null, isPartial: false };
  if (await isFound(db, plain)) return plain;
  const words = (await Promise.all(typed.map((word) => found(db, word)))).flat();
  const letters = (all: readonly string[]) => fold(all.join(""));
  // words that were only written as one need no telling
  const corrected = letters(words) === letters(typed) ? null : words.join(" ");
  const parts = partsOf(words);
  const meant = { ...every(parts), corrected, isPartial: false };
  if (await isFound(db, meant)) return meant;
  const isThere = await Promise.all(parts.map((part) => isFound(db, every([part]))));
  const kept = parts.filter((_, i) => isThere[i]);
  const isSizeMissed = parts.some((part, i) => !isThere[i] && isSize(part));
  if (kept.length === 0 || isSizeMissed) return plain;
  const partly = { ...every(kept), corrected, isPartial: true };
  if (kept.length < parts.length && (await isFound(db, partly))) return partly;
  const some: Search = { ...partly, meet: "some" };
  return (await isFound(db, some)) ? some : plain;
}

const LATELY_MS = 5000;
const MOST_KEPT = 500;
const lately = new WeakMap<Database, Map<string, { search: Promise<Search>; until: number }>>();

/**
 * What a search is for; null for one without words. What finds something as it was typed is left as it is, typing errors
 * are forgiven in the rest. The pages of a list, its count and what is said of it share an answer for some seconds.
 */
export function understand(db: Database, text: string | null | undefined): Promise<Search | null> {
  const words = wordsOf(text);
  if (words.length === 0) return Promise.resolve(null);
  const kept = lately.get(db) ?? new Map<string, { search: Promise<Search>; until: number }>();
  lately.set(db, kept);
  const typed = words.join(" ");
  const last = kept.get(typed);
  if (last && last.until > Date.now()) return last.search;
  const search = read(shopTables(db), words);
  kept.delete(typed);
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? "");
  kept.set(typed, { search, until: Date.now() + LATELY_MS });
  search.catch(() => kept.delete(typed));
  return search;
}

/** A search as a list of goods takes it. */
export async function plannedSearch(db: Database, text: string): Promise<(Plan & { named: Named }) | null> {
  const search = await understand(db, text);
  if (!search) return null;
  const { parts, meet } = search;
  const [plan, named] = await Promise.all([planOf(shopTables(db), { parts, meet }), namesOf(db)]);
  return { ...plan, named };
}
