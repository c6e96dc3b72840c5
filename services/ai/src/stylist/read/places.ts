import type { Lettering } from "./lettering.ts";
import type { Token } from "./token.ts";

/** Panels of one name, of which a car has one; on both sides or where it says. */
export type Place = { panels: readonly string[]; both: boolean };

/** Between two places that both get it: "on the roof and the doors", 지붕이랑 문에, 屋根とドアに. */
const AND_PLACE =
  /^(?:s|es)?\s*(?:,|and|&|\+|이랑|랑|하고|과|와|및|、|・|と|や)?\s*(?:and\s+)?(?:the|both|on|my|양쪽|両)?\s*(?:the|both)?\s*$/;

/** Where the letters go: the place nearest to them of all that are named, and those that are named in one breath. */
export function placesOf(
  text: string,
  tokens: readonly Token[],
  { start, end }: Lettering,
): { places: Place[]; tokens: Set<Token> } | null {
  const away = (token: Token) => (token.start >= end ? token.start - end : start - token.end);
  const named = tokens.filter(({ readings }) => readings.place);
  const [nearest] = named.toSorted((a, b) => away(a) - away(b));
  if (!nearest) return null;
  const together = [nearest];
  for (const token of named.filter((one) => one.start > nearest.start)) {
    const last = together.at(-1);
    if (last && AND_PLACE.test(text.slice(last.end, token.start))) together.push(token);
  }
  for (const token of named.filter((one) => one.end < nearest.end).toReversed()) {
    const [first] = together;
    if (first && AND_PLACE.test(text.slice(token.end, first.start))) together.unshift(token);
  }
  return { places: together.flatMap(({ readings }) => readings.place ?? []), tokens: new Set(together) };
}

const MOVED: readonly ["raise" | "lower", RegExp][] = [
  ["raise", /올려|올리|높|업\b|上げ|アップ|\bup\b|\bhigher\b|\braise|\blift/],
  ["lower", /내려|내리|낮|다운|下げ|落と|ダウン|\bdown\b|\blower|\bdrop/],
];
const LENGTH = /(\d+(?:\.\d+)?)\s*(?:mm|㎜|밀리|ミリ|cm|㎝|센치|센티|センチ)/;

/** A length and a direction are about the height of the car: 5cm 올려, 2センチ下げて. */
export function movedBy(text: string): "raise" | "lower" | null {
  const length = LENGTH.exec(text);
  if (!length) return null;
  const around = text.slice(Math.max(0, length.index - 12), length.index + length[0].length + 12);
  return MOVED.find(([, words]) => words.test(around))?.[0] ?? null;
}
