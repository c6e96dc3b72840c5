/** A point of a rim's face: radius (m), angle within its sector (−half … half), way from hub (0) to rim (1). */
export type Polar = { r: number; a: number; t: number; half: number; reach: number };
/** Signed distance on the face, metres, negative inside. */
export type Flat = (p: Polar) => number;
/** Angle of a spoke's middle at a place on its way out. */
export type Way = (t: number, r: number) => number;
/** Height added to the face's section, metres, and the lines that it folds along. */
export type Relief = { height: Flat; folds: readonly Flat[] };

/** How a rim looks; its measures come with the part. Metres and radians. */
export type RimDesign = {
  /** Equal sectors. */
  count: number;
  /** How far the hub face lies behind the rim's outer edge, and the spoke ends behind it. */
  dish: number;
  lip: number;
  /** Exponent of the way from dish to lip: 1 is a cone, higher is more concave. */
  curve: number;
  /** Depth of spokes at the hub. */
  depth: number;
  /** Turned faces stay bright, the rest takes the wheels' paint. */
  machined: boolean;
  /** Radius of the fillets between spokes, hub and rim. */
  fillet?: number;
  /** A step between a bolted centre and the outer lip. */
  step?: { width: number; depth: number; bolts: number };
  solid: Flat;
  relief?: Relief;
};

/** Distance to the left of a spoke's middle, to the nearest spoke of its kind. */
export const across =
  (way: Way): Flat =>
  (p) => {
    const turned = p.a - way(p.t, p.r) + p.half;
    const pitch = 2 * p.half;
    return p.r * Math.sin(turned - Math.floor(turned / pitch) * pitch - p.half);
  };

/** The same near the middle, but a wave: it comes back to nothing half a pitch on, without a jump. */
const wave =
  (way: Way): Flat =>
  (p) =>
    ((p.r * p.half) / Math.PI) * Math.sin(((p.a - way(p.t, p.r)) / p.half) * Math.PI);

/** A spoke along `way`, `half` metres to each side, between two places of its way out. */
export const leg = (way: Way, half: (t: number) => number, [from, to] = [-1, 2]): Flat => {
  const off = across(way);
  return (p) => Math.max(Math.abs(off(p)) - half(p.t), Math.max(from - p.t, p.t - to) * p.reach);
};

/** Smaller of two distances, rounded where they meet. */
export function fillet(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - (h * h * k) / 4;
}

export const union =
  (k: number, ...all: Flat[]): Flat =>
  (p) =>
    all.reduce((d, flat) => fillet(d, flat(p), k), 1);

/** The same on both sides of the sector's middle. */
export const pair = (k: number, flat: Flat): Flat => union(k, flat, (p) => flat({ ...p, a: -p.a }));

/** Falls away to both sides of the middle line. */
export const ridge = (slope: number, ...ways: Way[]): Relief => {
  const offs = ways.map(across);
  return { height: (p) => -slope * Math.min(...offs.map((off) => Math.abs(off(p)))), folds: ways.map(wave) };
};

/** In both halves of the sector: flat inside of the line, falling away outside of it. */
export const shoulder = (slope: number, way: Way): Relief => {
  const off = across(way);
  const out: Flat = (p) => off({ ...p, a: Math.abs(p.a) });
  return { height: (p) => -slope * Math.max(0, out(p)), folds: [out] };
};

/** A ramp across each spoke. */
export const tilt = (slope: number, way: Way): Relief => {
  const off = wave(way);
  return { height: (p) => -slope * off(p), folds: [] };
};

/** Everything but one rounded slot a sector, `half` metres wide to each side. */
export const slotted = (way: Way, half: number, [from, to]: readonly [number, number]): Flat => {
  const off = across(way);
  return (p) => {
    const along = Math.max(from - p.t, p.t - to) * p.reach + half;
    const side = Math.abs(off(p));
    return half - Math.hypot(Math.max(0, along), side);
  };
};
