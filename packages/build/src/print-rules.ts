import type { Placement } from "./document.ts";
import { narrowestPart } from "./narrowest.ts";
import { flattened } from "./shape/flat.ts";
import { contoursOf } from "./shape/outline.ts";
import type { ShapeArt } from "./shape/schema.ts";

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

/** Dots per inch that somebody reads are whole: what reads like the limit is no worse than it. */
export function dpiState(
  dpi: number,
  kind: PrintKind,
  rules: Pick<PrintRules, "dpi"> = PRINT_RULES,
): "pass" | "warn" | "block" {
  const { warn, refuse } = rules.dpi[kind];
  const read = Math.round(dpi);
  return read < refuse ? "block" : read < warn ? "warn" : "pass";
}

/**
 * Metres of the thinnest line that is printed of a drawn shape, and of the narrowest part that is cut out; null where there is
 * none to know. @param enough metres: of what is drawn freely nothing wider is measured
 */
export function narrowestOf(
  { shape, outline }: Pick<ShapeArt, "shape" | "outline">,
  [width, height]: readonly [number, number],
  enough: number = PRINT_RULES.leastCut / 1000,
): { stroke: number | null; cut: number | null } {
  const least = Math.min(width, height);
  const cut = (): number | null => {
    switch (shape.form) {
      case "ring":
        return Math.min(shape.band, least);
      case "line": {
        const thick = shape.cap === "arrow" ? height * 0.4 : height;
        return shape.dash > 0 ? Math.min(thick, shape.dash) : thick;
      }
      case "wedge":
        return Math.max(shape.from, shape.to) * height;
      case "swoosh":
      case "camo":
      case "path":
        return narrowestPart(contoursOf(shape, [width, height]).map(flattened), enough);
      default:
        return least;
    }
  };
  return { stroke: outline?.width ?? null, cut: cut() };
}
