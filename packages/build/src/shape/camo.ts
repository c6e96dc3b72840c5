import { seeded } from "../random.ts";
import type { Contour, Point } from "./contour.ts";
import type { Shape } from "./schema.ts";

/** More patches than these are none to the eye, and cost as much as a car. */
const MOST = 400;
/** Patches are longer than they are high, as camouflage is. */
const LONG = 1.7;
const CORNERS = 9;

/** Held within a side of the box. */
const inside = (value: number, side: number) => Math.max(-side / 2, Math.min(side / 2, value));

/** A closed soft line through points, or a splinter of them. */
function around(points: readonly Point[], soft: boolean): Contour {
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0];
  const start = at(0);
  const parts = points.map((_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    if (!soft) return [...c];
    return [
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (d[0] - b[0]) / 6,
      c[1] - (d[1] - b[1]) / 6,
      ...c,
    ];
  });
  return { start, parts };
}

/** Patches all over a box, none over another, none over its edge. */
export function camoOf(
  { patch, cover, soft, seed }: Extract<Shape, { form: "camo" }>,
  w: number,
  h: number,
): Contour[] {
  const random = seeded((seed + 1) * 0x9e3779b1);
  const side = Math.max(patch, Math.sqrt((w * h) / (LONG * MOST)));
  const columns = Math.max(1, Math.round(w / (side * LONG)));
  const rows = Math.max(1, Math.round(h / side));
  const [cw, ch] = [w / columns, h / rows];
  const found: Contour[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [lean, drift, there] = [random(), random(), random()];
      const radii = Array.from({ length: CORNERS }, () => 0.45 + 0.55 * random());
      if (there > cover) continue;
      // every other row is shifted by half a patch; what would stand over the edge is held back
      const shift = row % 2 === 1 ? 0.5 : 0;
      const x = (column + 0.5 + shift * (column + 1 < columns ? 1 : 0) + (drift - 0.5) * 0.1) * cw - w / 2;
      const y = (row + 0.5) * ch - h / 2;
      const points = radii.map((radius, i): Point => {
        const angle = ((i + lean) * 2 * Math.PI) / CORNERS;
        const [px, py] = [x + Math.cos(angle) * radius * cw * 0.48, y + Math.sin(angle) * radius * ch * 0.48];
        return [inside(px, w), inside(py, h)];
      });
      const { start, parts } = around(points, soft);
      const held = (value: number, i: number) => (i % 2 === 0 ? inside(value, w) : inside(value, h));
      found.push({ start, parts: parts.map((part) => part.map(held)) });
    }
  return found;
}
