import type { PaintFinish } from "@carloom/build";
import { COLOR_WORDS, MOODS, type ColorWord, type Mood } from "../lexicon/colors.ts";
import { EXTRA_WORDS, type Extra } from "../lexicon/extras.ts";
import { STYLES, type Style } from "../lexicon/styles.ts";
import { FINISH_WORDS, PART_WORDS, PLACE_WORDS, ZONE_WORDS } from "../lexicon/things.ts";

/** All that one word can mean; what it does mean, its neighbours say. */
export type Readings = {
  color?: ColorWord;
  mood?: Mood;
  finish?: PaintFinish;
  zone?: string;
  slots?: readonly string[];
  place?: { panels: readonly string[]; both: boolean };
  style?: Style;
  extra?: Extra;
};

export type Token = { text: string; start: number; end: number; readings: Readings };

const dictionary = new Map<string, Readings>();
const add = (words: readonly string[], readings: Readings) => {
  for (const word of words) {
    const key = word.toLowerCase();
    dictionary.set(key, { ...readings, ...dictionary.get(key) });
  }
};
/** 군청 is also 군청색, 紺 also 紺色. */
const asColor = (word: string): string[] =>
  /[가-힣]$/.test(word) && !word.endsWith("색")
    ? [word, `${word}색`]
    : /\p{Script=Han}$/u.test(word) && !word.endsWith("色")
      ? [word, `${word}色`]
      : [word];
for (const color of COLOR_WORDS) add(color.words.flatMap(asColor), { color });
for (const mood of MOODS) add(mood.words, { mood });
for (const { finish, words } of FINISH_WORDS) add(words, { finish });
for (const { zone, words } of ZONE_WORDS) add(words, { zone });
for (const { slots, words } of PART_WORDS) add(words, { slots });
for (const { panels, both, words } of PLACE_WORDS) add(words, { place: { panels, both } });
for (const style of STYLES) add(style.words, { style });
for (const { extra, words } of EXTRA_WORDS) add(words, { extra });

const LATIN = /^[\p{Script=Latin}\d]/u;
/** Long words first, so that "racing green" is no green. */
const ordered = [...dictionary.keys()].sort((a, b) => b.length - a.length);
const spelled = ordered.filter((word) => word.length >= 5 && /^[a-z]+$/.test(word));

const isLetter = (text: string, at: number): boolean => /[\p{Script=Latin}\p{N}]/u.test(text[at] ?? "");

/** One letter added, left out, wrong, or two swapped. */
function nearlySame(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  let [x, y] = [a.length - 1, b.length - 1];
  while (x >= i && y >= i && a[x] === b[y]) {
    x--;
    y--;
  }
  const [left, right] = [x - i + 1, y - i + 1];
  if (left <= 1 && right <= 1) return true;
  return left === 2 && right === 2 && a[i] === b[i + 1] && a[i + 1] === b[i];
}

/** The first of two words that were written as one: "mattblack". */
const twoWords = (typed: string): string | undefined =>
  ordered.find(
    (word) =>
      /^[a-z]{3,}$/.test(word) &&
      typed.startsWith(word) &&
      typed.length - word.length >= 3 &&
      dictionary.has(typed.slice(word.length)),
  );

/** A message as all rules read it. */
export const normal = (message: string): string => message.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();

/** Words of a message that mean something here, in their order. @param names further words, of this car's catalogue */
export function tokensOf(text: string): Token[] {
  const taken = new Uint8Array(text.length);
  const found: Token[] = [];
  const take = (start: number, end: number, readings: Readings) => {
    taken.fill(1, start, end);
    found.push({ text: text.slice(start, end), start, end, readings });
  };
  for (const word of ordered) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      const end = at + word.length;
      if (taken[at] || taken[end - 1]) continue;
      // English words stand alone; a plural is the same word
      const plural = text[end] === "s" && !isLetter(text, end + 1);
      if (LATIN.test(word) && (isLetter(text, at - 1) || (isLetter(text, end) && !plural))) continue;
      take(at, end, dictionary.get(word) ?? {});
    }
  }
  for (const match of text.matchAll(/[a-z]{5,}/g)) {
    const [typed] = match;
    if (taken[match.index] || KNOWN_ENGLISH.has(typed)) continue;
    const pair = twoWords(typed);
    if (pair) {
      const cut = match.index + pair.length;
      take(match.index, cut, dictionary.get(pair) ?? {});
      take(cut, match.index + typed.length, dictionary.get(typed.slice(pair.length)) ?? {});
      continue;
    }
    const meant = spelled.find((word) => nearlySame(typed, word));
    if (meant) take(match.index, match.index + typed.length, dictionary.get(meant) ?? {});
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Words that are spelled right and only look like others. */
const KNOWN_ENGLISH = new Set([
  "write",
  "while",
  "where",
  "there",
  "these",
  "those",
  "would",
  "could",
  "should",
  "right",
  "light",
  "lights",
  "night",
  "might",
  "sight",
  "fight",
  "great",
  "green",
  "greet",
  "track",
  "truck",
  "trick",
  "black",
  "block",
  "brake",
  "break",
  "place",
  "plate",
  "price",
  "prize",
  "spice",
  "space",
  "white",
  "sport",
  "short",
  "stock",
  "style",
  "still",
  "steel",
  "sides",
  "ideas",
  "lower",
  "power",
  "flower",
  "tower",
  "paint",
  "point",
  "print",
  "rally",
  "really",
  "matter",
  "batter",
  "silver",
  "sliver",
  "golden",
  "copper",
  "proper",
  "brown",
  "crown",
  "ocean",
  "winter",
  "summer",
  "spring",
  "cheap",
  "clean",
  "clear",
  "cream",
  "dream",
  "drift",
  "draft",
  "grand",
  "brand",
  "front",
  "under",
  "after",
  "other",
  "another",
  "sound",
  "round",
  "found",
  "board",
  "heart",
  "hearts",
  "smart",
  "start",
  "chart",
]);
