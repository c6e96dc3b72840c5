import { Clipper, ClipType, EndType, FillRule, JoinType, type Path64, type Paths64 } from "clipper2-ts";

/** Millimetres; x to the right, y up. */
export type Point = readonly [x: number, y: number];
export type Ring = readonly Point[];
/** A part of a plane: lines around it and around its holes. */
export type Rings = readonly Ring[];
export type Rule = "evenodd" | "nonzero";
export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/** Regions are cut in whole ten-thousandths of a millimetre, so that every machine cuts alike. */
const GRAIN = 10_000;
/** Round corners are followed this closely, mm. */
const ARC = 0.01;

const inGrains = (rings: Rings): Paths64 =>
  rings.map((ring) => ring.map(([x, y]) => ({ x: Math.round(x * GRAIN), y: Math.round(y * GRAIN) }))) as Paths64;
const inMm = (paths: Paths64): Ring[] =>
  paths.map((path: Path64) => path.map(({ x, y }): Point => [x / GRAIN, y / GRAIN]));
const ruleOf = (rule: Rule) => (rule === "evenodd" ? FillRule.EvenOdd : FillRule.NonZero);

/** What lines cover, as outlines that run against the clock and holes that run with it. */
export const covered = (rings: Rings, rule: Rule = "nonzero"): Ring[] =>
  inMm(Clipper.union(inGrains(rings), ruleOf(rule)));

const both = (type: ClipType, a: Rings, b: Rings): Ring[] =>
  a.length === 0 ? [] : inMm(Clipper.booleanOp(type, inGrains(a), inGrains(b), FillRule.NonZero));
/** Of two regions as {@link covered} gives them. */
export const common = (a: Rings, b: Rings): Ring[] => (b.length === 0 ? [] : both(ClipType.Intersection, a, b));
export const without = (a: Rings, b: Rings): Ring[] => (b.length === 0 ? [...a] : both(ClipType.Difference, a, b));

/** A region grown by so many mm all around, shrunk where less than 0. */
export const grown = (rings: Rings, mm: number, corners: "round" | "sharp" = "round"): Ring[] =>
  mm === 0 || rings.length === 0
    ? [...rings]
    : inMm(
        Clipper.inflatePaths(
          inGrains(rings),
          mm * GRAIN,
          corners === "round" ? JoinType.Round : JoinType.Miter,
          EndType.Polygon,
          4,
          ARC * GRAIN,
        ),
      );

/** Twice the area of a ring, below 0 where it runs clockwise. */
function doubleSigned(ring: Ring): number {
  let sum = 0;
  for (const [i, [x, y]] of ring.entries()) {
    const [nx, ny] = ring[(i + 1) % ring.length] ?? [0, 0];
    sum += x * ny - nx * y;
  }
  return sum;
}
export const signedArea = (ring: Ring): number => doubleSigned(ring) / 2;
/** mm² of a region. */
export const areaOf = (rings: Rings): number => Math.abs(rings.reduce((sum, ring) => sum + signedArea(ring), 0));

export function boxOf(rings: Rings): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of rings)
    for (const [x, y] of ring) [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
  return [x0, y0, x1, y1];
}

export const rectangle = ([x0, y0, x1, y1]: Box): Ring => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** Leaves out corners that nobody sees, within a tolerance in mm. */
export const simplified = (rings: Rings, tolerance: number): Ring[] =>
  inMm(Clipper.simplifyPaths(inGrains(rings), tolerance * GRAIN, true)).filter((ring) => ring.length > 2);
