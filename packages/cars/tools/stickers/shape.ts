// Shapes to draw stickers with: outlines that are joined, cut, grown and moved before they are written.
// One unit is a millimetre, y points down.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Command, pathData, VERB } from "./path.ts";

type Kit = {
  FromSVGString(d: string): Path;
  NewPath(): Path;
  MakeFromOp(a: Path, b: Path, op: unknown): Path;
  PathOp: Record<"UNION" | "DIFFERENCE" | "INTERSECT", unknown>;
  StrokeJoin: Record<"MITER" | "ROUND" | "BEVEL", unknown>;
  StrokeCap: Record<"BUTT" | "ROUND" | "SQUARE", unknown>;
};
export type Path = {
  copy(): Path;
  simplify(): Path;
  stroke(options: { width: number; join?: unknown; cap?: unknown; miter_limit?: number }): Path;
  dash(on: number, off: number, phase: number): Path;
  transform(...matrix: number[]): Path;
  toCmds(): Command[];
  computeTightBounds(): { fLeft: number; fTop: number; fRight: number; fBottom: number };
};
export type Point = readonly [number, number];

const require = createRequire(import.meta.url);
const entry = require.resolve("pathkit-wasm/bin/pathkit.js");
const kit: Kit = await require(entry)({ wasmBinary: readFileSync(entry.replace(/js$/, "wasm")) });

const n = (value: number) => Math.round(value * 1000) / 1000;

/** A shape from path data; overlapping outlines are merged. */
export const shape = (d: string): Path => kit.FromSVGString(d).simplify();
export const nothing = (): Path => kit.NewPath();
/** Joined two by two: each part keeps its own fill rule, so that holes stay holes. */
export const union = (...parts: readonly Path[]): Path => {
  if (parts.length < 2) return parts[0] ?? nothing();
  const half = parts.length >> 1;
  return kit.MakeFromOp(union(...parts.slice(0, half)), union(...parts.slice(half)), kit.PathOp.UNION);
};
export const cut = (from: Path, ...holes: readonly Path[]): Path =>
  holes.reduce((left, hole) => kit.MakeFromOp(left, hole, kit.PathOp.DIFFERENCE), from);
export const both = (a: Path, b: Path): Path => kit.MakeFromOp(a, b, kit.PathOp.INTERSECT);

export const polygon = (...points: readonly Point[]): Path =>
  shape(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`);
export const rect = (x: number, y: number, w: number, h: number): Path => shape(`M${x} ${y}h${n(w)}v${n(h)}h${n(-w)}z`);
export const round = (x: number, y: number, w: number, h: number, r: number): Path =>
  shape(
    `M${x + r} ${y}h${n(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${n(h - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}` +
      `h${n(2 * r - w)}a${r} ${r} 0 0 1 ${-r} ${-r}v${n(2 * r - h)}a${r} ${r} 0 0 1 ${r} ${-r}z`,
  );
export const disc = (x: number, y: number, r: number): Path =>
  shape(`M${n(x - r)} ${n(y)}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0z`);
export const ring = (x: number, y: number, outer: number, inner: number): Path =>
  cut(disc(x, y, outer), disc(x, y, inner));

type Line = { join?: "MITER" | "ROUND" | "BEVEL"; cap?: "BUTT" | "ROUND" | "SQUARE"; dash?: readonly [number, number] };
/** The area that a pen of `width` covers along an open or closed line. */
export const stroke = (d: string, width: number, { join = "MITER", cap = "BUTT", dash }: Line = {}): Path => {
  const line = kit.FromSVGString(d);
  if (dash) line.dash(dash[0], dash[1], 0);
  return line.stroke({ width, join: kit.StrokeJoin[join], cap: kit.StrokeCap[cap], miter_limit: 8 }).simplify();
};
const edge = (of: Path, width: number, join: "MITER" | "ROUND") =>
  of.copy().stroke({ width, join: kit.StrokeJoin[join], cap: kit.StrokeCap.BUTT, miter_limit: 6 }).simplify();
/** The shape with its outline moved outward by `by` millimetres. */
export const grow = (of: Path, by: number, join: "MITER" | "ROUND" = "MITER"): Path =>
  union(of, edge(of, 2 * by, join));
export const shrink = (of: Path, by: number, join: "MITER" | "ROUND" = "MITER"): Path =>
  cut(of, edge(of, 2 * by, join));

export const placed = (of: Path, a: number, b: number, c: number, d: number, e: number, f: number): Path =>
  of.copy().transform(a, c, e, b, d, f, 0, 0, 1);
export const move = (of: Path, x: number, y: number): Path => placed(of, 1, 0, 0, 1, x, y);
export const scale = (of: Path, x: number, y = x): Path => placed(of, x, 0, 0, y, 0, 0);
/** Turned by degrees, clockwise as seen, about a point. */
export const turn = (of: Path, degrees: number, cx = 0, cy = 0): Path => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return placed(of, c, s, -s, c, cx - c * cx + s * cy, cy - s * cx - c * cy);
};
/** Leaning to the right by `lean` of its height, the line y = `foot` staying. */
export const slant = (of: Path, lean: number, foot: number): Path => placed(of, 1, 0, -lean, 1, lean * foot, 0);

export const box = (of: Path): { x: number; y: number; w: number; h: number } => {
  const { fLeft, fTop, fRight, fBottom } = of.computeTightBounds();
  return { x: fLeft, y: fTop, w: fRight - fLeft, h: fBottom - fTop };
};
/** Scaled evenly and centred to fill a box. */
export const fit = (of: Path, x: number, y: number, w: number, h: number): Path => {
  const b = box(of);
  const k = Math.min(w / b.w, h / b.h);
  return placed(of, k, 0, 0, k, x + w / 2 - k * (b.x + b.w / 2), y + h / 2 - k * (b.y + b.h / 2));
};
/** The area that a shape of straight edges covers while it is pushed by x, y. */
export const sweep = (of: Path, x: number, y: number): Path => {
  const sides: Path[] = [];
  let from: Point = [0, 0];
  let start = from;
  for (const [verb, ...args] of of.toCmds()) {
    const to: Point = verb === VERB.close ? start : [args.at(-2)!, args.at(-1)!];
    if (verb === VERB.move) start = to;
    else if (Math.hypot(to[0] - from[0], to[1] - from[1]) > 0.01)
      sides.push(polygon(from, to, [to[0] + x, to[1] + y], [from[0] + x, from[1] + y]));
    from = to;
  }
  return union(of, move(of, x, y), ...sides);
};
export const data = (of: Path, decimals = 1): string => pathData(of.toCmds(), decimals);
