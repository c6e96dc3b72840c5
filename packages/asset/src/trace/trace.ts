import { area2, outlines, smoothed } from "./contour.ts";
import { type Curve, curvesOf } from "./fit.ts";
import { CLEAR, type FlatPicture, flatten, type Raster } from "./pixels.ts";

/** A picture as curves, in CSS px. */
export type Traced = { svg: string; width: number; height: number; colors: string[] };

/** Pixels that a curve may be from the edge it stands for. */
const ERROR = 0.85;
/** Characters of all curves; more is no flat art, whatever its colours are. */
const MOST = 400_000;
/** Twice the pixels of an outline that is no more than noise. */
const NOISE = 12;

const number = (value: number): string => String(Math.round(value * 10) / 10);

function pathOf(curves: readonly Curve[]): string {
  const [first] = curves;
  if (!first) return "";
  const [x, y] = first[0];
  const rest = curves.map((curve) =>
    curve
      .slice(1)
      .map(([u, v]) => `${number(u)} ${number(v)}`)
      .join(" "),
  );
  return `M${number(x)} ${number(y)}C${rest.join("C")}Z`;
}

/** Colours by the area that they own, the largest first. */
function byArea({ owner, colors }: FlatPicture): number[] {
  const counts = colors.map(() => 0);
  for (const color of owner) if (color !== CLEAR) counts[color] = (counts[color] ?? 0) + 1;
  return colors
    .map((_, i) => i)
    .filter((i) => (counts[i] ?? 0) > 0)
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
}

/** How far a colour goes on below what lies on it, pixels. */
const OVERLAP = 2;

/** What a colour owns, and a little of what lies on it: no gap shows between them, and no rim of it around them. */
function spreadUnder({ owner, width }: FlatPicture, rank: Uint8Array, own: number): Uint8Array {
  const under = new Uint8Array(owner.length);
  for (let i = 0; i < owner.length; i++) if (rank[owner[i] ?? CLEAR] === own) under[i] = 1;
  for (let pass = 0; pass < OVERLAP; pass++) {
    const next: number[] = [];
    for (let i = 0; i < under.length; i++) {
      if (under[i] || (rank[owner[i] ?? CLEAR] ?? 0) <= own) continue;
      const x = i % width;
      if (under[i - width] || under[i + width] || (x > 0 && under[i - 1]) || (x < width - 1 && under[i + 1]))
        next.push(i);
    }
    for (const i of next) under[i] = 1;
  }
  return under;
}

/**
 * Flat art as an SVG. Colours lie on each other, the largest at the bottom, and each goes on a little below the next: no
 * gaps show between them.
 * @returns null where it is no flat art
 */
export function trace(raster: Raster): Traced | null {
  const flat = flatten(raster);
  if (!flat) return null;
  const { width, height, colors } = flat;
  const order = byArea(flat);
  const rank = new Uint8Array(256).fill(0);
  for (const [i, color] of order.entries()) rank[color] = i + 1;
  const paths: string[] = [];
  let size = 0;
  for (const [i, color] of order.entries()) {
    const under = spreadUnder(flat, rank, i + 1);
    const loops = outlines(width, height, (at) => under[at] === 1);
    const d = loops
      .filter((loop) => Math.abs(area2(loop)) >= NOISE)
      .map((loop) => pathOf(curvesOf(smoothed(loop), ERROR)))
      .join("");
    size += d.length;
    if (size > MOST) return null;
    if (d) paths.push(`<path fill="${colors[color] ?? "#000000"}" fill-rule="evenodd" d="${d}"/>`);
  }
  if (paths.length === 0) return null;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${paths.join("")}</svg>`;
  return { svg, width, height, colors: order.map((color) => colors[color] ?? "#000000") };
}
