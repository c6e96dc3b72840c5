import type { ThinStroke } from "@carloom/build/drawn-strokes";
import { narrowestOf } from "../geometry/narrowest.ts";
import { covered, type Ring } from "../geometry/rings.ts";
import { NotLines, svgArt } from "./svg.ts";

/** mm of the longer side that a drawing is looked at in. */
const SIDE = 400;
/** Of the shorter side: what is as wide as this is narrow in no size that anybody orders. */
const WIDE = 0.1;
/** Characters: a drawing with more is measured when it is made. */
const MOST = 150_000;

/**
 * The narrowest part that is cut out of a drawing, as shares of its width and of its height; null where nothing of it is
 * narrow, and where it is printed as pixels. Its parts together are what is cut: a line on a wide area is none of its own.
 */
export function narrowestDrawn(svg: string): ThinStroke | null {
  const head = /<svg\b[^>]*>/.exec(svg)?.[0] ?? "";
  const box = (/viewBox\s*=\s*["']([^"']*)/.exec(head)?.[1] ?? "").split(/[\s,]+/).map(Number);
  const side = (name: string) => Number.parseFloat(new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`).exec(head)?.[1] ?? "");
  const [w, h] = [box[2] ?? side("width"), box[3] ?? side("height")];
  if (svg.length > MOST || !(w > 0 && h > 0)) return null;
  const size = [(SIDE * w) / Math.max(w, h), (SIDE * h) / Math.max(w, h)] as const;
  let rings: Ring[];
  try {
    const { items } = svgArt(svg, size);
    rings = covered(items.flatMap((item) => (item.kind === "area" ? covered(item.rings, item.rule) : [])));
  } catch (error) {
    if (error instanceof NotLines) return null;
    throw error;
  }
  const mm = narrowestOf(rings, Math.min(...size) * WIDE);
  return mm === null ? null : { wide: mm / size[0], high: mm / size[1] };
}
