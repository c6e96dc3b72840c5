import type { Piece } from "../geometry/piece.ts";

/** Millimetres of a step along the axle. */
const STEP = 0.5;
/** Of a J flange: its height as it is used where no seat is drawn, between what, and how thick it is. */
const FLANGE = { height: 17.3, least: 15, most: 20.5, thick: 11 };

/** Millimetres from the flange at which a seat is read. */
const SEEN_AT = [7, 13] as const;

/** Where a rim's beads sit; mm along the axle and across. */
export type RimProfile = {
  /** Diameter of the bead seats. */
  diameter: number;
  /** Between the flanges. */
  width: number;
  /** The plane in the middle of the two seats. */
  middle: number;
  /** Over the flanges, and over everything along the axle. */
  over: number;
  overall: number;
  /** Read off the seats; otherwise worked out from the flanges' outside. */
  isSeen: boolean;
};

/** The outermost radius at each step along the axle, mm. */
function outline(pieces: readonly Piece[]): { from: number; radii: Float64Array } | null {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { position, index } of pieces)
    for (const vertex of index) {
      const x = (position[vertex * 3] as number) * 1000;
      if (x < least) least = x;
      if (x > most) most = x;
    }
  if (!(most - least > 40) || most - least > 800) return null;
  const radii = new Float64Array(Math.ceil((most - least) / STEP) + 1);
  const put = (x: number, radius: number) => {
    const at = Math.min(radii.length - 1, Math.max(0, Math.round((x - least) / STEP)));
    if (radius > (radii[at] as number)) radii[at] = radius;
  };
  for (const { position, index } of pieces) {
    for (let t = 0; t < index.length; t += 3) {
      for (let k = 0; k < 3; k++) {
        const [a, b] = [index[t + k] as number, index[t + ((k + 1) % 3)] as number].map((i) => i * 3) as [
          number,
          number,
        ];
        const [ax, ay, az] = [0, 1, 2].map((d) => (position[a + d] as number) * 1000) as [number, number, number];
        const [bx, by, bz] = [0, 1, 2].map((d) => (position[b + d] as number) * 1000) as [number, number, number];
        const steps = Math.max(1, Math.ceil(Math.abs(bx - ax) / STEP));
        for (let i = 0; i <= steps; i++) {
          const s = i / steps;
          put(ax + (bx - ax) * s, Math.hypot(ay + (by - ay) * s, az + (bz - az) * s));
        }
      }
    }
  }
  return { from: least, radii };
}

/** From one end inwards: the flange's top, where its inner face is, and the seat beside it. */
function seatFrom(radii: readonly number[]): { top: number; face: number; seat: number } | null {
  const reach = Math.round(45 / STEP);
  const top = Math.max(...radii.slice(0, reach));
  const crest = radii.findIndex((radius) => radius >= top - 0.5);
  const face = radii.findIndex((radius, i) => i > crest && radius < top - 9);
  if (face < 0 || face > reach) return null;
  // beyond the fillet, and carried back along the taper to where the rim's size is said of
  const [first, second] = SEEN_AT.map((at) => radii[face + Math.round(at / STEP)]);
  if (first === undefined || second === undefined) return null;
  const taper = Math.min(0.12, Math.max(0, (first - second) / (SEEN_AT[1] - SEEN_AT[0])));
  const seat = first + taper * SEEN_AT[0];
  // what is drawn without one has no flange of this height either
  if (top - seat < FLANGE.least || top - seat > FLANGE.most) return null;
  return { top, face, seat };
}

/** Measures a rim about the x axle, without tyre; null where it is no rim. */
export function rimProfile(pieces: readonly Piece[]): RimProfile | null {
  const found = outline(pieces);
  if (!found) return null;
  const { from } = found;
  const radii = [...found.radii];
  const over = Math.max(...radii);
  if (over < 100) return null;
  // a cap or a hub may stand out beyond the rim
  const first = radii.findIndex((radius) => radius > over * 0.85);
  const last = radii.findLastIndex((radius) => radius > over * 0.85);
  const own = radii.slice(first, last + 1);
  const start = from + first * STEP;
  const end = from + last * STEP;
  const overall = (radii.length - 1) * STEP;
  const inner = seatFrom(own);
  const outer = seatFrom([...own].reverse());
  if (inner && outer) {
    // the face lies between the last step of the flange and the first beside it
    const [a, b] = [start + (inner.face - 0.5) * STEP, end - (outer.face - 0.5) * STEP];
    return {
      diameter: inner.seat + outer.seat,
      width: b - a,
      middle: (a + b) / 2,
      over: over * 2,
      overall,
      isSeen: true,
    };
  }
  return {
    diameter: 2 * (over - FLANGE.height),
    width: end - start - 2 * FLANGE.thick,
    middle: (start + end) / 2,
    over: over * 2,
    overall,
    isSeen: false,
  };
}
