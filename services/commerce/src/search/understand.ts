import type { Database } from "@carloom/platform";
import { remembered } from "../remembered.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { allOf, type Asking, asking, isSize, type Named, type Plan, planOf, type Wanted } from "./find.repository.ts";
import { standsFor } from "./forgive.ts";
import { fold, initialsOf, isInitials, type Part, partsOf, singular, wordsOf } from "./terms.ts";
import { type CategoryWords, categoryWords } from "./words.repository.ts";

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

async function read(
  db: CommerceDb,
  typed: readonly string[],
  all: readonly CategoryWords[],
  isFound: Asking = asking(db),
): Promise<Search> {
  // the first letters of a Korean name may be a category's
  const saying = (words: readonly string[]): Part[] =>
    partsOf(words).map((part) => {
      const [word] = part;
      const meant = isInitials(word) ? all.filter(({ korean }) => initialsOf(korean).includes(word)) : [];
      return [...part, ...meant.map(({ korean }) => korean)];
    });
  const plain = { ...allOf(saying(typed)), corrected: null, isPartial: false };
  if (await isFound(plain)) return plain;
  const meanings = (await Promise.all(typed.map((word) => standsFor(db, word, isFound)))).flat();
  const words = [...new Map(meanings.map((word) => [singular(fold(word)), word])).values()];
  const letters = (all: readonly string[]) => fold(all.join(""));
  // words that were only written as one need no telling
  const corrected = letters(words) === letters(typed) ? null : words.join(" ");
  const parts = saying(words);
  const meant = { ...allOf(parts), corrected, isPartial: false };
  if (await isFound(meant)) return meant;
  const isThere = await Promise.all(parts.map((part) => isFound(allOf([part]))));
  const kept = parts.filter((_, i) => isThere[i]);
  const isSizeMissed = parts.some((part, i) => !isThere[i] && isSize(part));
  if (kept.length === 0 || isSizeMissed) return plain;
  const partly = { ...allOf(kept), corrected, isPartial: true };
  if (kept.length < parts.length && (await isFound(partly))) return partly;
  const some: Search = { ...partly, meet: "some" };
  if (await isFound(some)) return some;
  const sizes: Search = { ...partly, parts: kept.filter(isSize) };
  return sizes.parts.length > 0 && (await isFound(sizes)) ? sizes : plain;
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
  const search = categories.list({ db }).then((all) => read(shopTables(db), words, all));
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
