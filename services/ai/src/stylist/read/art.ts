import type { Clause } from "./clauses.ts";
import { PATTERNS } from "./paints.ts";
import type { Token } from "./tokens.ts";

/** Panels that patterns go to, and what said so: a place beside stripes is neither a part nor something to paint. */
export type ArtPlaces = { panels: string[]; both: boolean; tokens: ReadonlySet<Token> };

const isPattern = ({ readings: { extra } }: Token): boolean => extra !== undefined && PATTERNS.includes(extra);

export function artPlaces(clauses: readonly Clause[], text: string): ArtPlaces {
  const panels: string[] = [];
  const tokens = new Set<Token>();
  let both = false;
  for (const clause of clauses) {
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
