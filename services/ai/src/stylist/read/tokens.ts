import { COLOR_NAMES, THINGS } from "../lexicon/color-names.ts";
import { COLOR_WORDS, MOODS } from "../lexicon/colors.ts";
import { EXTRA_WORDS } from "../lexicon/extras.ts";
import { STYLES } from "../lexicon/styles.ts";
import { IDIOMS, SPELLED_RIGHT } from "../lexicon/idioms.ts";
import { FINISH_WORDS, PART_WORDS, PLACE_WORDS, ZONE_WORDS } from "../lexicon/things.ts";
import type { Readings, Token } from "./token.ts";
import { takeHalves, takeLines } from "./halves.ts";
import { rareColor } from "./rare-colors.ts";
import { heard, isTypoOf, lettersApart, lettersOf } from "./spelling.ts";
import { withTones } from "./tones.ts";

export type { Readings, Token } from "./token.ts";

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
for (const color of [...COLOR_WORDS, ...COLOR_NAMES]) add(color.words.flatMap(asColor), { color });
for (const mood of MOODS) add(mood.words, { mood });
for (const { finish, words } of FINISH_WORDS) add(words, { finish });
for (const { zone, words } of ZONE_WORDS) add(words, { zone });
for (const { slots, words } of PART_WORDS) add(words, { slots });
for (const { panels, both, words } of PLACE_WORDS) add(words, { place: { panels, both } });
for (const style of STYLES) add(style.words, { style });
for (const { extra, words } of EXTRA_WORDS) add(words, { extra });
add(IDIOMS, { idiom: true });

const LATIN = /^[\p{Script=Latin}\d]/u;
/** Long words first, so that "racing green" is no green. */
const ordered = [...dictionary.keys()].sort((a, b) => b.length - a.length);
const spelled = ordered.filter((word) => word.length >= 4 && /^[a-z]+$/.test(word));
/** Korean words that are long enough to be known with a wrong letter in them, as letters. */
const typedKorean = ordered
  .filter((word) => /^[가-힣]{3,}$/.test(word))
  .map((word) => ({ word, letters: lettersOf(word) }));
const heardKana = ordered
  .filter((word) => /^[\p{Script=Hiragana}\p{Script=Katakana}ー]{4,}$/u.test(word))
  .map((word) => ({ word, kana: heard(word).kana }))
  .filter(({ kana }) => kana.length >= 3);

const isLetter = (text: string, at: number): boolean => /[\p{Script=Latin}\p{N}]/u.test(text[at] ?? "");

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

/** What may stand between the words of an entry that is more than one: 광 죽 is said 광 좀 죽, 광을 더 죽. */
const FILLER = "(?:을|를|은|는|이|가|도)?\\s*(?:(?:좀|조금|조금만|살짝|더|많이|확)\\s*)*";
const FILLER_JAPANESE = "(?:を|は|が|も|、)?(?:もう)?(?:少し|ちょっと|ちょい|もっと|かなり)?";
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Entries that are looked for by a pattern. */
const patterns = new Map(
  ordered.flatMap((word): [string, RegExp][] => {
    if (/[가-힣] [가-힣]/.test(word)) return [[word, new RegExp(word.split(" ").map(escaped).join(FILLER), "g")]];
    if (/..を./u.test(word)) return [[word, new RegExp(word.split("を").map(escaped).join(FILLER_JAPANESE), "g")]];
    return [];
  }),
);

type Take = (start: number, end: number, word: string) => void;

/** English words with a wrong letter, and two that were written as one. */
function takeMisspelled(text: string, isTaken: (at: number) => boolean, take: Take): void {
  for (const match of text.matchAll(/[a-z]{4,}/g)) {
    const [typed] = match;
    if (isTaken(match.index) || SPELLED_RIGHT.has(typed)) continue;
    const pair = typed.length >= 5 && twoWords(typed);
    const end = match.index + typed.length;
    if (pair) {
      const cut = match.index + pair.length;
      take(match.index, cut, pair);
      take(cut, end, typed.slice(pair.length));
      continue;
    }
    const meant = spelled.find((word) => isTypoOf(typed, word));
    if (meant) take(match.index, end, meant);
  }
}

/** Korean with one wrong letter in a word, and kana that is written otherwise than it is heard. */
function takeMisheard(text: string, isTaken: (at: number) => boolean, take: Take): void {
  for (const match of text.matchAll(/[가-힣]{3,}/g)) {
    for (const { word, letters } of typedKorean)
      for (let at = match.index; at + word.length <= match.index + match[0].length; at++) {
        // a word begins where the run does, or where another ended
        const begins = at === match.index || isTaken(at - 1);
        if (!begins || isTaken(at) || isTaken(at + word.length - 1)) continue;
        if (lettersApart(lettersOf(text.slice(at, at + word.length)), letters, 1) === 1)
          take(at, at + word.length, word);
      }
  }
  const { kana, from } = heard(text);
  for (const { word, kana: own } of heardKana)
    for (let at = kana.indexOf(own); at >= 0; at = kana.indexOf(own, at + 1)) {
      const start = from[at] ?? 0;
      const end = from[at + own.length] ?? text.length;
      if (!isTaken(start) && !isTaken(end - 1)) take(start, end, word);
    }
}

/** "Like a lemon" is a colour; a lemon is none. */
const COLORING =
  /\b(?:like|as|colou?r(?:ed)?|paint|shade|tone|look|vibes?)\b|색|빛|처럼|같은|같이|느낌|칠|도색|톤|계열|色|みたい|よう|っぽ|カラー|塗|風に|調/;

/** What leaves a thing alone in a message: 抹茶で, "banana please". */
const NOTHING_MORE = /\b(?:please|pls|plz|a|an|the)\b|[\s.,!?~〜！。]|으로|로|요|で|に|を|お願いします|して|해줘|가자/g;

/** Words of a message that mean something here, in their order. */
export function tokensOf(text: string): Token[] {
  const taken = new Uint8Array(text.length);
  const found: Token[] = [];
  const take: Take = (start, end, word) => {
    taken.fill(1, start, end);
    const readings = dictionary.get(word);
    if (readings && !readings.idiom) found.push({ text: text.slice(start, end), start, end, readings });
  };
  const isTaken = (at: number) => taken[at] === 1;
  for (const word of ordered) {
    const pattern = patterns.get(word);
    if (pattern) {
      if (!text.includes(word.slice(0, 1 + word.search(/.[ を]/u)))) continue;
      for (const match of text.matchAll(pattern)) {
        const end = match.index + match[0].length;
        if (!isTaken(match.index) && !isTaken(end - 1)) take(match.index, end, word);
      }
      continue;
    }
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      const end = at + word.length;
      if (isTaken(at) || isTaken(end - 1)) continue;
      // English words stand alone; a plural is the same word
      const plural = /[sz]/.test(text[end] ?? "") && !isLetter(text, end + 1);
      if (LATIN.test(word) && (isLetter(text, at - 1) || (isLetter(text, end) && !plural))) continue;
      take(at, end, word);
    }
  }
  takeLines(text, isTaken, (start, end) => take(start, end, "stripes"));
  const rare = rareColor(text, found);
  if (rare) {
    taken.fill(1, rare.start, rare.end);
    found.push(rare);
  }
  takeMisspelled(text, isTaken, take);
  takeMisheard(text, isTaken, take);
  const speaksOfColour =
    COLORING.test(text) ||
    found.some(({ readings }) => readings.zone ?? readings.finish) ||
    (found.length === 1 && text.replace(found[0]?.text ?? "", "").replace(NOTHING_MORE, "") === "");
  const meant = found
    .filter(({ text: word, readings }) => speaksOfColour || !readings.color || !THINGS.has(word))
    .sort((a, b) => a.start - b.start);
  return takeHalves(text, withTones(text, flamesAt(meant)));
}

/** Fire that is put on a panel is drawn there: サイドに炎; without a place it is a mood. */
function flamesAt(tokens: readonly Token[]): readonly Token[] {
  const named = tokens.some(({ readings }) => readings.place);
  if (!named || tokens.some(({ readings }) => readings.color)) return tokens;
  return tokens.map((token) =>
    token.readings.mood?.id === "fire" ? { ...token, readings: { extra: "flames" as const } } : token,
  );
}
