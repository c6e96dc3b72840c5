import type { Language } from "./words.ts";

/** How a plotter finds what was printed. */
export const MARKS = ["plain", "opos", "graphtec"] as const;
export type Marks = (typeof MARKS)[number];

/** How a shop prints and cuts. Lengths in mm. */
export type ShopProfile = {
  /** Names of inks that are no colour: what the cutter and the white channel go by. */
  spots: { kiss: string; through: string; white: string };
  /** Around a sticker; and what is tucked around a panel's edge of a wrap. */
  bleed: number;
  tuck: number;
  /** Of the roll; what is left free at its sides; the longest sheet. */
  media: { width: number; margin: number; length: number };
  /** Of the tiles that a wrap wider than the roll is printed in. */
  overlap: number;
  /** Around each sticker on a sheet, to weed it by. */
  weed: number;
  marks: Marks;
  /** The white lies so much inside the colour. */
  choke: number;
  /** Finishes whose film needs white under the colour. */
  white: readonly string[];
  /** A sticker over another: both are made whole, or what is covered is cut away but for a seam. */
  overlaps: "kept" | "cut";
  seam: number;
  /** Panels that are glass and are laid from the inside. */
  insideGlass: readonly string[];
  /** The printer's ICC profile and the name of its condition; null is sRGB through a neutral profile of our own. */
  output: { condition: string; icc: Uint8Array } | null;
  language: Language;
};

export const PROFILE: ShopProfile = {
  spots: { kiss: "CutContour", through: "ThroughCut", white: "RDG_WHITE" },
  bleed: 3,
  tuck: 50,
  media: { width: 1370, margin: 15, length: 2000 },
  overlap: 12,
  weed: 4,
  marks: "plain",
  choke: 0.15,
  white: ["chrome"],
  overlaps: "kept",
  seam: 3,
  insideGlass: [],
  output: null,
  language: "en",
};
