import { colornames } from "color-name-list";
import { lexiconOf } from "../../translate/lexicon.ts";
import { SPELLED_RIGHT } from "../lexicon/idioms.ts";
import type { Token } from "./token.ts";

/** Some thirty thousand names that people gave to colours; read when the first of them is looked for. */
let names: ReadonlyMap<string, string> | null = null;
const hexOfName = (name: string): string | undefined => {
  names ??= new Map([
    // "seafoam" is also written as one word
    ...colornames.map(({ name: own, hex }): [string, string] => [own.toLowerCase().replaceAll(" ", ""), hex]),
    ...colornames.map(({ name: own, hex }): [string, string] => [own.toLowerCase(), hex]),
  ]);
  return names.get(name);
};

/** Only where somebody speaks of a colour is a word that nobody knows one: "the colour of a flamingo", 장미색. */
const OF_COLOUR =
  /\b(?:colou?r(?:ed|s)?|shades?|tone|hue|tint|paint(?:ed)?|respray|wrap(?:ped)?|like|in|as|go|make it|want it)\b|-?ish\b/;
const POLITE = /\b(?:please|pls|plz|thanks|thx|maybe|yo|hey|a|an|the|with|car|body)\b|[\s.,!?~]/g;
const FILLING: ReadonlySet<string> = new Set(
  "a an the of in as it my me to is be or so on at by and for you can get like make want with this that some kind sort colour color shade tone hue tint paint painted respray wrap wrapped car please pls go look looks something finish body whole really very bit more less have has had one two cool nice good new old best top race track home summer happy city stone classic first last day night hot cold warm low high rich mean money dark light deep pale bright".split(
    " ",
  ),
);

type Found = { hex: string; start: number; end: number };

/** The longest name of at most three words that nothing else was read in. */
function english(text: string, isFree: (start: number, end: number) => boolean): Found | null {
  const words = [...text.matchAll(/[a-z][a-z’'-]*/g)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
  for (let length = 3; length > 0; length--)
    for (let i = 0; i + length <= words.length; i++) {
      const some = words.slice(i, i + length);
      const [start, end] = [some[0]?.start ?? 0, some.at(-1)?.end ?? 0];
      if (!isFree(start, end) || /[^a-z’'\s-]/.test(text.slice(start, end))) continue;
      if (some.every(({ word }) => FILLING.has(word) || SPELLED_RIGHT.has(word) || word.length < 3)) continue;
      const name = some.map(({ word }) => word.replace(/-?ish$/, "")).join(" ");
      // "flamingos" are one
      const hex = hexOfName(name) ?? (length === 1 ? hexOfName(name.replace(/s$/, "")) : undefined);
      if (hex && (length > 1 || !FILLING.has(name))) return { hex, start, end };
    }
  return null;
}

/** What the dictionary knows as a thing, with the word for colour behind it. */
const FOREIGN: readonly { language: "ko" | "ja"; pattern: RegExp }[] = [
  { language: "ko", pattern: /([가-힣]{1,8}?)\s?(?:색|빛|컬러)(?=$|[\s,.!?~]|[으이을를은는로도]|깔|처럼|같)/g },
  {
    language: "ja",
    pattern: /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,10}?)(?:色|カラー|いろ)(?!々)/gu,
  },
  { language: "ko", pattern: /([가-힣]{1,8}?)\s?(?:같은|처럼|느낌)\s?(?:의\s?)?(?:색|컬러|톤)/g },
  {
    language: "ja",
    pattern:
      /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,10}?)(?:みたいな|のような|っぽい|風の)(?:色|カラー)/gu,
  },
];

function foreign(text: string, isFree: (start: number, end: number) => boolean): Found | null {
  for (const { language, pattern } of FOREIGN)
    for (const match of text.matchAll(pattern)) {
      const word = match[1] ?? "";
      // the end of the word is what the colour is called by: 잘 익은 석류색
      for (let from = 0; from < word.length; from++) {
        const thing = word.slice(from);
        const entry = lexiconOf(language)
          .entries.get(thing)
          ?.find(({ kind }) => kind === "noun");
        const hex = entry && hexOfName(entry.english.toLowerCase());
        const start = match.index + from;
        const end = match.index + match[0].length;
        if (hex && isFree(start, start + thing.length)) return { hex, start, end };
      }
    }
  return null;
}

/** A colour that stands in no lexicon of ours, by the names that people gave to colours. */
export function rareColor(text: string, tokens: readonly Token[]): Token | null {
  if (tokens.some(({ readings }) => readings.color ?? readings.mood ?? readings.style)) return null;
  // "ceramic" beside brakes is what they are made of
  const onlyParts = tokens.some(({ readings }) => readings.slots) && !tokens.some(({ readings }) => readings.zone);
  if (onlyParts && !/colou?r|paint|색|色|カラー/.test(text)) return null;
  const isFree = (start: number, end: number) => tokens.every((token) => token.end <= start || token.start >= end);
  const alone = text.replace(POLITE, "");
  const speaks =
    OF_COLOUR.test(text) ||
    tokens.some(({ readings }) => readings.zone ?? readings.finish) ||
    hexOfName(alone) ||
    hexOfName(text.replace(/[.!?]/g, "").trim());
  const found = (speaks && /[a-z]/.test(text) ? english(text, isFree) : null) ?? foreign(text, isFree);
  if (!found) return null;
  const { hex, start, end } = found;
  return { text: text.slice(start, end), start, end, readings: { color: { id: "rare", hex, words: [] } } };
}

/** A colour that was asked for and that nobody knows, for the answer; null where none was. */
export function unknownColor(text: string): string | null {
  const match =
    /([가-힣]{2,8}?)\s?(?:색|컬러)(?=$|[\s,.!?~]|으로|이|을|로)/.exec(text) ??
    /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,8}?)(?:色|カラー)(?:に|で|が|を|$)/u.exec(text) ??
    /\b(?:paint it|make it|colou?r of(?: an?| the)?|shade of)\s+([a-z][a-z -]{2,20}?)(?=$|[.,!?]| please| colou?r)/.exec(
      text,
    );
  return match?.[1]?.trim() ?? null;
}
