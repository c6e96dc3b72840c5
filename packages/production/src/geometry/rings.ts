import { Clipper, ClipType, EndType, FillRule, JoinType, type Path64, type Paths64 } from "clipper2-ts";

/** Millimetres; x to the right, y up. */
export type Point = readonly [x: number, y: number];
export type Ring = readonly Point[];
/** A part of a plane: lines around it and around its holes. */
export type Rings = readonly Ring[];
export type Rule = "evenodd" | "nonzero";
export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/** Regions are cut in whole ten-thousandths of a millimetre, so that every machine cuts alike. */
export const GRAIN = 10_000;
/** Round corners are followed this closely, mm. */
const ARC = 0.01;

/** A length as regions are cut in, mm. */
export const inWhole = (mm: number): number => Math.round(mm * GRAIN) / GRAIN;

const held = new WeakMap<Rings, Paths64>();
/** Of a region that others are cut by again and again, such as a panel: what it is cut in is kept as long as it is. */
export function lasting<R extends Rings>(rings: R): R {
  held.set(rings, inGrains(rings));
  return rings;
}

const inGrains = (rings: Rings): Paths64 =>
  held.get(rings) ??
  (rings.map((ring) => ring.map(([x, y]) => ({ x: Math.round(x * GRAIN), y: Math.round(y * GRAIN) }))) as Paths64);
const inMm = (paths: Paths64): Ring[] =>
  paths.map((path: Path64) => path.map(({ x, y }): Point => [x / GRAIN, y / GRAIN]));
const ruleOf = (rule: Rule) => (rule === "evenodd" ? FillRule.EvenOdd : FillRule.NonZero);

/** Rings from which on those that lie apart are cut apart: whoever cuts them together compares each with all others. */
const APART = 24;

/** Works on rings whose boxes meet, or come closer than twice so many mm, together, and on others apart. */
function inParts(rings: Rings, mm: number, work: (part: Rings) => Ring[]): Ring[] {
  if (rings.length < APART) return work(rings);
  const boxes = rings.map((ring) => around(boxOf([ring]), mm));
  const order = rings.map((_, k) => k).sort((a, b) => (boxes[a]?.[0] ?? 0) - (boxes[b]?.[0] ?? 0) || a - b);
  const owner = rings.map((_, k) => k);
  const find = (k: number): number => {
    let at = k;
    while (owner[at] !== at) at = owner[at] = owner[owner[at] ?? at] ?? at;
    return at;
  };
  for (const [i, a] of order.entries()) {
    const p = boxes[a] ?? NO_BOX;
    for (let k = i + 1; k < order.length; k++) {
      const b = order[k] ?? 0;
      const q = boxes[b] ?? NO_BOX;
      if (q[0] > p[2]) break;
      if (p[1] <= q[3] && q[1] <= p[3]) owner[Math.max(find(a), find(b))] = Math.min(find(a), find(b));
    }
  }
  const parts = new Map<number, Ring[]>();
  for (const [k, ring] of rings.entries()) {
    const part = parts.get(find(k));
    if (part) part.push(ring);
    else parts.set(find(k), [ring]);
  }
  return [...parts.values()].flatMap(work);
}
const NO_BOX: Box = [0, 0, 0, 0];

/** What lines cover, as outlines that run against the clock and holes that run with it. */
export const covered = (rings: Rings, rule: Rule = "nonzero"): Ring[] =>
  inParts(rings, 0, (part) => inMm(Clipper.union(inGrains(part), ruleOf(rule))));

const both = (type: ClipType, a: Rings, b: Rings): Ring[] =>
  a.length === 0 ? [] : inMm(Clipper.booleanOp(type, inGrains(a), inGrains(b), FillRule.NonZero));
/** Of two regions as {@link covered} gives them. */
export const common = (a: Rings, b: Rings): Ring[] => (b.length === 0 ? [] : both(ClipType.Intersection, a, b));
export const without = (a: Rings, b: Rings): Ring[] => (b.length === 0 ? [...a] : both(ClipType.Difference, a, b));

/** What of a region lies in a box: much quicker than {@link common} where most of it lies elsewhere. */
export const within = (rings: Rings, [x0, y0, x1, y1]: Box): Ring[] => {
  if (!(x0 < x1 && y0 < y1)) return [];
  const [left, top, right, bottom] = [x0, y0, x1, y1].map((mm) => Math.round(mm * GRAIN)) as [
    number,
    number,
    number,
    number,
  ];
  return inMm(Clipper.rectClip({ left, top, right, bottom }, inGrains(rings)));
};

/** Is all of a box in a region? */
export function fills(rings: Rings, box: Box): boolean {
  const [only, ...others] = within(rings, box);
  if (!only || others.length > 0) return false;
  return Math.abs(signedArea(only)) >= Math.abs(signedArea(rectangle(box.map(inWhole) as unknown as Box))) - NOTHING;
}

/** Does a box lie in another one? */
export const lies = (inner: Box, outer: Box): boolean =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3];
/** A box and so many mm around it. */
export const around = ([x0, y0, x1, y1]: Box, mm: number): Box => [x0 - mm, y0 - mm, x1 + mm, y1 + mm];

/** mm²: regions that differ by less are the same, their corners rounded otherwise. */
const NOTHING = 1e-3;

/** What {@link common} gives, but the first region itself where nothing of it is cut away. */
export function kept<R extends Rings>(rings: R, by: Rings): R | Ring[] {
  // a ring that lies in the other region with all that it surrounds stays as it is
  const whole: Ring[] = [];
  const others: Ring[] = [];
  if (rings.length > 1 && !held.has(by)) lasting(by);
  for (const ring of rings) (fills(by, boxOf([ring])) ? whole : others).push(ring);
  if (others.length === 0) return rings;
  const left = common(others, by);
  return areaOf(others) - areaOf(left) < NOTHING ? rings : [...whole, ...left];
}

/** A region grown by so many mm all around, shrunk where less than 0. @param arc mm that round corners are followed by */
export const grown = (rings: Rings, mm: number, corners: "round" | "sharp" = "round", arc = ARC): Ring[] => {
  if (mm === 0 || rings.length === 0) return [...rings];
  const join = corners === "round" ? JoinType.Round : JoinType.Miter;
  return inParts(rings, Math.max(0, mm) * (corners === "round" ? 1 : SHARP) + ARC, (part) =>
    inMm(Clipper.inflatePaths(inGrains(part), mm * GRAIN, join, EndType.Polygon, SHARP, arc * GRAIN)),
  );
};
/** A sharp corner reaches so many times as far as its sides at the most. */
const SHARP = 4;

/** Corners from which on a region is grown step by step, and shares of the way: what is near by becomes one early. */
const MANY = 400;
const STEPS = [0.15, 0.35, 0.5] as const;

/** A region grown as {@link grown} does, its line followed by `close` alone: much quicker where it has hundreds of parts. */
export function roughlyGrown(rings: Rings, mm: number, close: number): Ring[] {
  const start = simplified(rings, close);
  const corners = start.reduce((sum, ring) => sum + ring.length, 0);
  if (corners < MANY || mm <= 0) return grown(start, mm, "round", close);
  return STEPS.reduce<Ring[]>((sum, share) => simplified(grown(sum, mm * share, "round", close), close), start);
}

/** Twice the area of a ring, below 0 where it runs clockwise. */
function doubleSigned(ring: Ring): number {
  let sum = 0;
  let before = ring.at(-1) ?? [0, 0];
  for (const point of ring) {
    sum += before[0] * point[1] - point[0] * before[1];
    before = point;
  }
  return sum;
}
export const signedArea = (ring: Ring): number => doubleSigned(ring) / 2;
/** mm² of a region. */
export const areaOf = (rings: Rings): number => Math.abs(rings.reduce((sum, ring) => sum + signedArea(ring), 0));

export function boxOf(rings: Rings): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of rings)
    for (const point of ring) {
      const x = point[0];
      const y = point[1];
      if (x < x0) x0 = x;
      if (y < y0) y0 = y;
      if (x > x1) x1 = x;
      if (y > y1) y1 = y;
    }
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
