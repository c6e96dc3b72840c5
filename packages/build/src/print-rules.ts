import type { Placement } from "./document.ts";

/** A wrap is looked at from further away, and laid by somebody who tucks and trims it. */
export type PrintKind = "sticker" | "wrap";

/** Dots per inch below which a printer warns, and below which it does not print; the rest in mm. */
export type PrintRules = {
  dpi: Record<PrintKind, { warn: number; refuse: number }>;
  /** The smallest thing that a knife cuts around. */
  leastCut: number;
  /** The thinnest line that is printed whole. */
  leastStroke: number;
};

export const PRINT_RULES: PrintRules = {
  dpi: { sticker: { warn: 150, refuse: 100 }, wrap: { warn: 100, refuse: 72 } },
  leastCut: 3,
  leastStroke: 0.4,
};

/** Metres of the longer side, and m², from which on a sticker is a wrap. */
const WIDE = { side: 1.3, area: 0.5 };

/** Is it printed as a wrap: on the panel's film, tucked around its edges? */
export const isWide = ({ size, projection }: Pick<Placement, "size" | "projection">): boolean =>
  projection === "wrap" || Math.max(...size) >= WIDE.side || size[0] * size[1] >= WIDE.area;
