import {
  type BuildDocument,
  finishOf,
  leaderOf,
  type Paint,
  type PaintFinish,
  paintOfZone,
  samePaint,
  soldPaints,
} from "@carloom/build";
import { CARD } from "@carloom/build/colors";
import type { StylistCar } from "../contract.ts";
import { distance, hexOf, hueBetween, isGrey, oklchOf } from "@carloom/build/oklch";

/** What a zone wears now; undefined for one that the car has not. */
export const wornBy = (zone: string, build: BuildDocument, { manifest }: StylistCar): Paint | undefined =>
  paintOfZone(zone, build, soldPaints(manifest.zones));

export const hasZone = ({ manifest }: StylistCar, zone: string): boolean =>
  manifest.zones.some(({ id }) => id === zone);

/** Paints a zone; one that follows another and would look the same anyway is left to follow. */
export function paintZone(build: BuildDocument, zone: string, paint: Paint, car: StylistCar): void {
  build.paint[zone] = paint;
  if (build.asSold) {
    build.asSold = build.asSold.filter((sold) => sold !== zone);
    if (build.asSold.length === 0) delete build.asSold;
  }
  const leader = leaderOf(zone, soldPaints(car.manifest.zones));
  if (leader && samePaint(wornBy(leader, build, car), paint)) delete build.paint[zone];
}

/** The second colour of a paint that shifts or shines in two. */
const flopFor = (color: string, finish: PaintFinish): string | undefined => {
  const made = finishOf(finish).second?.stylist;
  if (!made) return undefined;
  const { l, c, h } = oklchOf(color);
  return hexOf({ l: Math.min(0.9, l + made.lighter), c: Math.max(0.06, c), h: (h + made.turn) % 360 });
};

export function paintOf(color: string, finish: PaintFinish): Paint {
  const card = CARD.find(({ hex, finish: own }) => hex === color && own === finish);
  const flop = card?.flop ?? flopFor(color, finish);
  return { color, finish, ...(flop && { flop }) };
}

/** Paints of the card that are still the colour that was named, the nearest first. */
function cardNear(hex: string): { color: string; finish: PaintFinish }[] {
  const wanted = oklchOf(hex);
  return CARD.filter(({ hex: other, finish }) => {
    if (finish === "carbon" || finish === "chrome") return false;
    const own = oklchOf(other);
    if (isGrey(wanted) !== isGrey(own)) return false;
    if (Math.abs(own.l - wanted.l) > 0.14) return false;
    return isGrey(wanted) || hueBetween(own.h, wanted.h) < 24;
  })
    .sort((a, b) => distance(a.hex, hex) - distance(b.hex, hex))
    .map(({ hex: color, finish }) => ({ color, finish }));
}

/** A card's paint this far from a colour is another colour; from a shade that somebody described, sooner. */
const FAR = 0.07;
export const FAR_FROM_SHADE = 0.025;

/** The same name fits both: red is not orange. */
function isAlike(a: string, b: string): boolean {
  const [one, other] = [oklchOf(a), oklchOf(b)];
  return isGrey(one) ? isGrey(other) : hueBetween(one.h, other.h) < 10;
}

/**
 * A real paint for a colour that was named: the card's nearest in its own finish first, then others that are still the
 * same colour.
 */
export function namedPaint(
  hex: string,
  finish: PaintFinish | null,
  exact: boolean,
  attempt: number,
  far: number = FAR,
): Paint {
  if (exact) return paintOf(hex, finish ?? "solid");
  const [nearest, ...others] = cardNear(hex);
  // nobody who says "red" means orange or matte: those come only where they are the nearest
  const near = [
    ...(nearest ? [nearest] : []),
    ...others.filter(({ color, finish: own }) => isAlike(hex, color) && own !== "matte" && own !== "satin"),
  ];
  const own = oklchOf(hex);
  // never the first name that comes: shades beside it count as much as the card's
  // the card may have nothing of that name: then it is mixed
  const isFar = !nearest || distance(nearest.color, hex) > far;
  const choices = [
    ...(isFar ? [{ color: hex, finish: "solid" as const }] : []),
    ...near.slice(0, 2),
    { color: hexOf({ ...own, l: Math.max(0.12, own.l - 0.05) }), finish: "metallic" as const },
    { color: hexOf({ ...own, l: Math.min(0.95, own.l + 0.03) }), finish: "pearl" as const },
  ];
  const chosen = choices[attempt % choices.length] ?? { color: hex, finish: "solid" as const };
  return paintOf(chosen.color, finish ?? chosen.finish);
}

const GLOSS: readonly PaintFinish[] = ["matte", "satin", "solid", "metallic", "pearl", "chrome"];

export type Way = "darker" | "lighter" | "less-shiny" | "shinier" | "muted" | "vivid" | "warmer" | "cooler";

/** Degrees of hue of a step, and how much of its chroma a paint loses or gains by one. */
const TURN = 12;
const LESS = 0.62;
const MORE = 1.35;

/** The paint some steps duller in colour, stronger, warmer or cooler; null where nobody would see it. */
function recolored(paint: Paint, way: "muted" | "vivid" | "warmer" | "cooler", degree: number): Paint | null {
  const own = oklchOf(paint.color);
  const change = (hex: string): string => {
    const { l, c, h } = oklchOf(hex);
    if (way === "muted") return hexOf({ l, c: c * LESS ** degree, h });
    if (way === "vivid") return hexOf({ l: l + (0.62 - l) * 0.15 * degree, c: c * MORE ** degree, h });
    const goal = way === "warmer" ? 55 : 240;
    if (c < 0.03) return hexOf({ l, c: 0.018 * degree, h: goal });
    const apart = ((goal - h + 540) % 360) - 180;
    return hexOf({ l, c, h: (h + Math.max(-TURN * degree, Math.min(TURN * degree, apart)) + 360) % 360 });
  };
  if (way === "muted" && own.c < 0.02) return null;
  const color = change(paint.color);
  if (distance(color, paint.color) < 0.008) return null;
  return { ...paint, color, ...(paint.flop && { flop: change(paint.flop) }) };
}

/** The paint a step darker, lighter, duller or shinier, or another in its colour; null where there is no further. */
export function shaded(paint: Paint, way: Way, degree = 1): Paint | null {
  if (way === "muted" || way === "vivid" || way === "warmer" || way === "cooler") return recolored(paint, way, degree);
  if (way === "darker" || way === "lighter") {
    const own = oklchOf(paint.color);
    const step = (way === "darker" ? -0.09 : 0.09) * degree;
    const l = Math.max(0.1, Math.min(0.96, own.l + step));
    if (Math.abs(l - own.l) < 0.01) return null;
    const color = hexOf({ ...own, l });
    return { ...paint, color, ...(paint.flop && { flop: shiftedFlop(paint.flop, step) }) };
  }
  if (paint.finish === "carbon" || paint.finish === "color-shift")
    return way === "less-shiny" ? paintOf(paint.color, "satin") : null;
  const at = GLOSS.indexOf(paint.finish);
  const next = way === "less-shiny" ? GLOSS[Math.max(0, at > 2 ? 1 : at - 1)] : GLOSS[Math.min(4, at + 1)];
  return next && next !== paint.finish ? paintOf(paint.color, next) : null;
}

function shiftedFlop(flop: string, step: number): string {
  const own = oklchOf(flop);
  return hexOf({ ...own, l: Math.max(0.1, Math.min(0.96, own.l + step)) });
}

/** Of some colours the one that stands best against what is around it: far enough to be seen, near enough to belong. */
export function accentFor(base: string, wished: readonly string[]): string {
  const score = (hex: string) => {
    const [a, b] = [oklchOf(base), oklchOf(hex)];
    const apart = Math.abs(a.l - b.l);
    const turn = isGrey(a) || isGrey(b) ? 0 : hueBetween(a.h, b.h);
    // neighbours and opposites go together; what lies between them quarrels
    const quarrel = turn > 50 && turn < 130 && a.c > 0.1 && b.c > 0.1 ? 0.25 : 0;
    return Math.min(apart, 0.5) - quarrel;
  };
  return wished.reduce((best, hex) => (score(hex) > score(best) + 0.1 ? hex : best));
}

/** Does a letter or stripe of this colour stand out on that? */
export const stands = (on: string, hex: string): boolean => Math.abs(oklchOf(on).l - oklchOf(hex).l) > 0.28;
