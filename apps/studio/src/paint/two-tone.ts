import type { Paint, Zone } from "@carloom/build";
import { CARD, type CardColor } from "./palette.ts";

/** Pairs of the card: body below, then roof and mirrors. Their names are those of their colours. */
const PAIRS: readonly [string, string][] = [
  ["alpine-white", "ink-black"],
  ["gulf", "kiln-orange"],
  ["racing-green", "champagne"],
  ["signal-red", "alpine-white"],
  ["graphite", "caliper-yellow"],
  ["dune", "cocoa"],
  ["ink-navy", "mercury"],
  ["sakura", "porcelain"],
];
/** Zones that take the second tone, where a car has them. */
const UPPER = ["roof", "mirrors"];

export type TwoTone = { id: string; first: CardColor; second: CardColor };

export const TWO_TONES: readonly TwoTone[] = PAIRS.flatMap(([a, b]) => {
  const [first, second] = [CARD.find(({ id }) => id === a), CARD.find(({ id }) => id === b)];
  return first && second ? [{ id: `${a}-${b}`, first, second }] : [];
});

export const cardPaint = ({ hex, finish, flop }: CardColor): Paint => ({
  color: hex,
  finish,
  ...(flop ? { flop } : {}),
});

/** Zones of a car by tone; null where it has only one. */
export function toneZones(zones: readonly Pick<Zone, "id">[]): { lower: string[]; upper: string[] } | null {
  const ids = zones.map(({ id }) => id);
  const upper = UPPER.filter((id) => ids.includes(id));
  return ids.includes("body") && upper.includes("roof") ? { lower: ["body"], upper } : null;
}
