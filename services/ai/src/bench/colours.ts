import { hueBetween, oklchOf } from "@carloom/build/oklch";
import { z } from "zod";

const Span = z.tuple([z.number(), z.number()]);
/** A part of OKLCH; what is left out may be anything. A span of hues runs upwards and may pass 360: `[345, 20]`. */
export const ColourRange = z.strictObject({ l: Span.optional(), c: Span.optional(), h: Span.optional() });
export type ColourRange = z.infer<typeof ColourRange>;

/** What people still call so: wide enough for every shade that somebody would sell under the name. */
export const COLOURS = {
  red: { l: [0.28, 0.68], c: [0.11, 0.4], h: [5, 40] },
  "dark-red": { l: [0.15, 0.46], c: [0.05, 0.2], h: [345, 35] },
  orange: { l: [0.5, 0.84], c: [0.1, 0.4], h: [35, 75] },
  yellow: { l: [0.7, 0.98], c: [0.1, 0.4], h: [80, 115] },
  gold: { l: [0.5, 0.92], c: [0.04, 0.19], h: [62, 108] },
  bronze: { l: [0.33, 0.72], c: [0.03, 0.14], h: [35, 95] },
  brown: { l: [0.18, 0.56], c: [0.02, 0.13], h: [28, 85] },
  beige: { l: [0.64, 0.95], c: [0.012, 0.1], h: [55, 110] },
  olive: { l: [0.22, 0.66], c: [0.025, 0.13], h: [90, 140] },
  green: { l: [0.2, 0.9], c: [0.04, 0.4], h: [112, 175] },
  "dark-green": { l: [0.14, 0.46], c: [0.025, 0.15], h: [112, 185] },
  mint: { l: [0.72, 0.97], c: [0.025, 0.17], h: [140, 200] },
  teal: { l: [0.3, 0.82], c: [0.045, 0.2], h: [165, 225] },
  "light-blue": { l: [0.62, 0.95], c: [0.03, 0.17], h: [200, 265] },
  blue: { l: [0.25, 0.75], c: [0.08, 0.4], h: [225, 284] },
  navy: { l: [0.1, 0.4], c: [0.025, 0.18], h: [235, 292] },
  purple: { l: [0.18, 0.7], c: [0.05, 0.4], h: [280, 332] },
  pink: { l: [0.58, 0.95], c: [0.03, 0.32], h: [335, 22] },
  magenta: { l: [0.42, 0.8], c: [0.14, 0.4], h: [325, 15] },
  white: { l: [0.87, 1], c: [0, 0.035] },
  silver: { l: [0.58, 0.9], c: [0, 0.032] },
  grey: { l: [0.26, 0.78], c: [0, 0.038] },
  "dark-grey": { l: [0.18, 0.52], c: [0, 0.04] },
  black: { l: [0, 0.3], c: [0, 0.05] },
} as const satisfies Record<string, ColourRange>;
export type ColourName = keyof typeof COLOURS;
export const COLOUR_NAMES = Object.keys(COLOURS) as [ColourName, ...ColourName[]];

const within = (value: number, span: readonly [number, number] | undefined): boolean =>
  span === undefined || (value >= span[0] && value <= span[1]);

export function isOfRange(hex: string, range: ColourRange): boolean {
  const { l, c, h } = oklchOf(hex);
  if (!within(l, range.l) || !within(c, range.c)) return false;
  if (!range.h) return true;
  const [from, to] = range.h;
  return from <= to ? h >= from && h <= to : h >= from || h <= to;
}

export const isColour = (hex: string, wanted: ColourName | ColourRange): boolean =>
  isOfRange(hex, typeof wanted === "string" ? COLOURS[wanted] : wanted);

/** The same hue to the eye: greys have none. */
export function sameHue(a: string, b: string): boolean {
  const [first, second] = [oklchOf(a), oklchOf(b)];
  if (first.c < 0.04 || second.c < 0.04) return first.c < 0.06 && second.c < 0.06;
  return hueBetween(first.h, second.h) <= 20;
}
