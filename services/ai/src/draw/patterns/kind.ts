import { box, clipped, path, type Picture } from "../canvas.ts";
import type { Palette } from "../palette.ts";
import type { Random } from "../random.ts";

/** Draws a pattern; `index` tells apart those that are drawn of one wish. */
export type Draw = (palette: Palette, random: Random, index: number) => Picture;

/** A square sheet with round corners, for patterns that go on a surface. */
export const sheet = (svg: string, ground: string, w = 600, h = 400): Picture => {
  const edge = `M24 0H${w - 24}Q${w} 0 ${w} 24V${h - 24}Q${w} ${h} ${w - 24} ${h}H24Q0 ${h} 0 ${h - 24}V24Q0 0 24 0Z`;
  return { svg: path(edge, ground) + clipped(svg, edge), box: box(0, 0, w, h) };
};
