import { ABSENT_WORDS } from "../lexicon/absent.ts";
import type { Token } from "./token.ts";

export type Span = { words: string; start: number; end: number };

const LATIN = /^[a-z\d]/;
const isLetter = (text: string, at: number): boolean => /[a-z\d]/.test(text[at] ?? "");
const ordered = ABSENT_WORDS.toSorted((a, b) => b.length - a.length);
/** Said of what is written or stuck on, any word is what it shows. */
const SHOWN =
  /sticker|decal|\bwrite\b|\bsays?\b|letter|\btext\b|스티커|데칼|글자|글씨|문구|라고|ステッカー|デカール|文字|書/;

/** Things that the shop has no place for, in their order. @param text in lower case */
export function absentIn(text: string, written: readonly Span[]): Span[] {
  if (SHOWN.test(text)) return [];
  const found: Span[] = [];
  for (const word of ordered)
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      const end = at + word.length;
      if (LATIN.test(word) && (isLetter(text, at - 1) || isLetter(text, end))) continue;
      const crosses = (one: { start: number; end: number }) => at < one.end && end > one.start;
      if (!written.some(crosses) && !found.some(crosses)) found.push({ words: word, start: at, end });
    }
  return found.toSorted((a, b) => a.start - b.start);
}

/** Blanks in the places of what was found. */
export const blanked = (text: string, spans: readonly Span[]): string =>
  spans.reduce((rest, { start, end }) => rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end), text);

/** A color or finish that is that of a thing which is not there: "black grille", 그릴은 검정으로. */
export function colorsOf(spans: readonly Span[], tokens: readonly Token[], text: string): ReadonlySet<Token> {
  const colors = tokens.filter(({ readings }) => readings.color ?? readings.finish ?? readings.mood);
  const out = new Set<Token>();
  for (const { start, end } of spans) {
    const before = colors.findLast((one) => one.end <= start);
    if (before && /^(?:\s|の|い|색|colou?red)*$/.test(text.slice(before.end, start))) out.add(before);
    const after = colors.find((one) => one.start >= end);
    if (after && /^\s*(?:in|is|to|을|를|은|는|도|を|は|も)?\s*$/.test(text.slice(end, after.start))) out.add(after);
  }
  return out;
}
