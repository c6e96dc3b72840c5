import type { Clause } from "./clauses.ts";
import { PATTERNS } from "./paints.ts";
import type { Token } from "./tokens.ts";

/** Panels that patterns go to, and what said so: a place beside stripes is neither a part nor something to paint. */
export type ArtPlaces = { panels: string[]; both: boolean; tokens: ReadonlySet<Token> };

const ONLY = /\b(?:only|just)\b|만|だけ|のみ/;

const isPattern = ({ readings: { extra } }: Token): boolean => extra !== undefined && PATTERNS.includes(extra);

export function artPlaces(clauses: readonly Clause[], text: string): ArtPlaces {
  const panels: string[] = [];
  const tokens = new Set<Token>();
  let both = false;
  const first = clauses.findIndex(({ tokens: some }) => some.some(isPattern));
  for (const [i, clause] of clauses.entries()) {
    // "white stripes, hood only": the thought behind a pattern's says where it goes
    const onlyPlaces =
      first >= 0 &&
      i > first &&
      clause.tokens.length > 0 &&
      clause.tokens.every(({ readings }) => readings.place) &&
      ONLY.test(text.slice(clause.start, clause.end));
    if (onlyPlaces) {
      for (const token of clause.tokens) {
        panels.push(...(token.readings.place?.panels ?? []));
        both ||= token.readings.place?.both ?? false;
        tokens.add(token);
      }
      continue;
    }
    if (!clause.tokens.some(isPattern)) continue;
    const colors = clause.tokens.filter(({ readings }) => readings.color);
    for (const token of clause.tokens) {
      const { place, zone } = token.readings;
      if (!place) continue;
      panels.push(...place.panels);
      both ||= place.both;
      // "검은 지붕에 흰 줄무늬": the first colour is the roof's
      const painted =
        colors.length > 1 && colors.some(({ end }) => /^(?:\s|の|い)*$/.test(text.slice(end, token.start)));
      if (!(zone && painted)) tokens.add(token);
    }
  }
  return { panels: [...new Set(panels)], both, tokens };
}
