import { LANGUAGES } from "@carloom/i18n";
import type { StylistCar, StylistSticker } from "../contract.ts";
import { normal, tokensOf } from "./tokens.ts";

/** Library art that a message speaks of, the best first, and the words that do. */
export type NamedStickers = { stickers: StylistSticker[]; start: number; end: number };

type Name = { sticker: StylistSticker; title: string; subjects: string[] };

/** Words of titles that say nothing about what is seen. */
const VAGUE = new Set(
  "fade plain row lines line bars band club mark marks plate run field offset split soft broken corner blank sliced outlined block crew stage department lettering number race winged tape shadow department 블록 오프셋 스플릿 민무늬 표식 레터링 레이싱 클럽 스테이지 번호 넘버 플레이트 밴드 코너 レタリング ブロック オフセット プレート クラブ マーク ナンバー ステージ ライン バー".split(
    " ",
  ),
);
/** Said of what is stuck on: then one word of a title is enough. */
const STUCK_ON =
  /sticker|decal|badge|emblem|graphic|roundel|\bput\b|\badd\b|\bstick\b|\bon (?:the|both|my)\b|스티커|데칼|배지|뱃지|라운델|붙|넣|ステッカー|デカール|バッジ|ラウンデル|貼|入れ|付け|つけ/;

/** Every car has the same library beside it, and a word is long to look up; as many of them are kept. */
const freedom = new Map<string, boolean>();
const MOST_WORDS = 10_000;

/** Words that the rules know otherwise are theirs: a hood in a title names no sticker. */
function isFree(word: string): boolean {
  const before = freedom.get(word);
  if (before !== undefined) return before;
  const is = tokensOf(word).length === 0;
  if (freedom.size < MOST_WORDS) freedom.set(word, is);
  return is;
}
const isLong = (word: string): boolean => (/^[a-z-]+$/.test(word) ? word.length >= 4 : word.length >= 2);

/** A title in kana is one word: ハーフトーンフェード is known by ハーフトーン. */
const headsOf = (word: string): string[] =>
  /^[\p{Script=Katakana}ー]{7,}$/u.test(word)
    ? Array.from({ length: word.length - 5 }, (_, i) => word.slice(0, 5 + i)).filter((head) => !head.endsWith("ッ"))
    : [];

const known = new WeakMap<StylistCar, readonly Name[]>();

function namesOf(car: StylistCar): readonly Name[] {
  const before = known.get(car);
  if (before) return before;
  const names = car.stickers.flatMap((sticker) =>
    LANGUAGES.map((language): Name => {
      const title = normal(sticker.title[language]);
      const words = title.split(/[\s,、·()「」（）]+/).filter((word) => isLong(word) && !VAGUE.has(word));
      return {
        sticker,
        title,
        subjects: [...words, ...words.flatMap(headsOf)].filter((word) => /\p{L}/u.test(word) && isFree(word)),
      };
    }),
  );
  known.set(car, names);
  return names;
}

const standsIn = (text: string, word: string): number => {
  const at = text.indexOf(word);
  if (at < 0 || !/^[a-z]/.test(word)) return at;
  const alone = !/[a-z]/.test(text[at - 1] ?? "") && !/[a-z]/.test((text[at + word.length] ?? "").replace("s", ""));
  return alone ? at : -1;
};

/** Art of the library that stands in a message by its whole title, or by what it shows. @param text in lower case */
export function namedStickers(text: string, car: StylistCar): NamedStickers | null {
  const found: { name: Name; worth: number; start: number; end: number }[] = [];
  for (const name of namesOf(car)) {
    const whole = name.title.length >= 4 ? standsIn(text, name.title) : -1;
    if (whole >= 0) {
      found.push({ name, worth: 100 + name.title.length, start: whole, end: whole + name.title.length });
      continue;
    }
    if (!STUCK_ON.test(text)) continue;
    const hits = name.subjects.map((word) => ({ word, at: standsIn(text, word) })).filter(({ at }) => at >= 0);
    const [first] = hits;
    if (!first) continue;
    const worth = hits.reduce((sum, { word }) => sum + word.length, 0);
    const ends = hits.map(({ word, at }) => at + word.length);
    found.push({ name, worth, start: Math.min(...hits.map(({ at }) => at)), end: Math.max(...ends) });
  }
  found.sort((a, b) => b.worth - a.worth);
  const [best] = found;
  if (!best) return null;
  const stickers = found.filter(({ worth }) => worth === best.worth).map(({ name }) => name.sticker);
  return { stickers: [...new Set(stickers)], start: best.start, end: best.end };
}
