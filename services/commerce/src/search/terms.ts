import { SYNONYMS } from "./synonyms.ts";

/** A part of a search: ways to say one thing, any of which meets it. The first is what was typed. */
export type Part = readonly [string, ...string[]];

/** Letters of a search; more are not read. */
const LONGEST = 200;
const MOST_WORDS = 8;

/** As the database folds (`commerce.search_fold`), near enough for a guess: one width, small letters, katakana. */
export const fold = (word: string): string =>
  word
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u3041-\u3096]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60));

/** The words of a search, each once. */
export function wordsOf(search: string | null | undefined): string[] {
  const words = (search ?? "").slice(0, LONGEST).replaceAll("\0", " ").trim().split(/\s+/).filter(Boolean);
  return [...new Map(words.map((word) => [fold(word), word])).values()].slice(0, MOST_WORDS);
}

/** Every word for itself, as typed. */
export const plainly = (words: readonly string[]): Part[] => words.map((word) => [word]);

/** Words that join others and say nothing of goods. */
const JOINING = new Set(["a", "an", "and", "for", "in", "my", "of", "on", "or", "the", "to", "with", "용", "の", "用"]);

/** Without the s of an English plural: a part of a word finds the whole, not the other way round. */
export const singular = (word: string): string =>
  /^[a-z]{4,}s$/i.test(word) && !/(ss|us|is)$/i.test(word) ? word.slice(0, -1) : word;

const others = new Map<string, Set<string>>();
for (const row of SYNONYMS)
  for (const word of row) {
    const known = others.get(fold(word)) ?? new Set();
    for (const other of row) if (other !== word) known.add(other);
    others.set(fold(word), known);
  }

/** Is this a word because people use it for something that has another name? */
export const isSynonym = (word: string): boolean => others.has(word);

const FIRST = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];
const SYLLABLES = { first: 0xac00, last: 0xd7a3, ofInitial: 588 };

/** First letters of Hangul syllables, without what is none: `사이드 스커트` is `ㅅㅇㄷㅅㅋㅌ`. */
export const initialsOf = (name: string): string =>
  [...name]
    .map((letter) => letter.codePointAt(0) ?? 0)
    .filter((code) => code >= SYLLABLES.first && code <= SYLLABLES.last)
    .map((code) => FIRST[Math.floor((code - SYLLABLES.first) / SYLLABLES.ofInitial)])
    .join("");
/** Two first letters or more. */
export const isInitials = (word: string): boolean => /^[ㄱ-ㅎ]{2,}$/.test(word);

/** What is typed as one word and is several by its scripts: `鍛造ホイール`, `GT用`. Sizes stay whole: `19인치`, `5穴`. */
const RUNS =
  /[\p{Script=Han}々]+|[\p{Script=Katakana}ー]+|\p{Script=Hangul}+|[^\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]+/gu;
export function runsOf(word: string): string[] {
  // `fold5`: what stands before the number is a word
  const numbered = /^(\p{L}{2,})(\d+)$/u.exec(fold(word));
  if (numbered?.[1] && numbered[2]) return [numbered[1], numbered[2]];
  const runs = fold(word).match(RUNS) ?? [word];
  return runs.length > 1 && !/\d/.test(word) ? runs : [word];
}

/** `19x9`, as the names of sizes have it. */
const sizeIn = (word: string): string[] => {
  const [, first, second] = /^(\d+(?:\.\d+)?)[x×*](\d+(?:\.\d+)?)j?$/i.exec(word) ?? [];
  return first && second ? [`${first} × ${second}`] : [];
};

/** The parts of a search, with what else each word is called. */
export function partsOf(words: readonly string[]): Part[] {
  const saying = words.filter((word) => !JOINING.has(fold(word)));
  return (saying.length > 0 ? saying : words).map((word) => {
    const one = singular(word);
    return [one, ...sizeIn(one), ...(others.get(fold(one)) ?? [])];
  });
}
