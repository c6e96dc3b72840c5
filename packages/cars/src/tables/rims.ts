import { leg, pair, ridge, type RimDesign, shoulder, slotted, tilt, union, type Way } from "./rim-design.ts";

/** A constant distance beside the sector's middle, metres, growing outwards. */
const beside =
  (at: number, grow: number): Way =>
  (t, r) =>
    Math.asin(Math.min(1, (at + grow * t) / r));
const straight =
  (at: number, grow: number): Way =>
  (t) =>
    at + grow * t;
const taper = (from: number, to: number) => (t: number) => from + (to - from) * t;
const sweep: Way = (t) => 0.3 * Math.max(0, t) ** 1.5;

/** Every rim drawing by name. */
export const RIMS: Record<string, RimDesign> = {
  // Five pairs of legs; the outer side of each leg is folded back.
  "fold-5": {
    count: 5,
    dish: 0.052,
    lip: 0.006,
    curve: 1.9,
    depth: 0.042,
    machined: true,
    solid: pair(0.014, leg(straight(0.14, 0.14), taper(0.0185, 0.0125))),
    relief: shoulder(0.42, straight(0.15, 0.135)),
  },
  "arc-10": {
    count: 10,
    dish: 0.058,
    lip: 0.008,
    curve: 2.1,
    depth: 0.045,
    machined: false,
    solid: leg(sweep, taper(0.0125, 0.0098)),
    relief: ridge(0.3, sweep),
  },
  "mesh-y": {
    count: 10,
    dish: 0.03,
    lip: 0.008,
    curve: 1.5,
    depth: 0.03,
    machined: false,
    fillet: 0.008,
    step: { width: 0.024, depth: 0.026, bolts: 20 },
    solid: union(0.008, leg(straight(0, 0.46), taper(0.007, 0.006)), leg(straight(0, -0.46), taper(0.007, 0.006))),
    relief: ridge(0.2, straight(0, 0.46), straight(0, -0.46)),
  },
  "wye-5": {
    count: 5,
    dish: 0.036,
    lip: 0.006,
    curve: 1.7,
    depth: 0.038,
    machined: true,
    solid: union(
      0.02,
      leg(() => 0, taper(0.027, 0.023), [-1, 0.45]),
      pair(
        0.01,
        leg((t) => 0.46 * Math.max(0, t - 0.24), taper(0.019, 0.0125), [0.2, 2]),
      ),
    ),
    relief: shoulder(0.4, (t, r) => Math.max(0.012 / r, 0.46 * (t - 0.24))),
  },
  // Five close pairs that read as one broad spoke with a slot.
  "vee-5": {
    count: 5,
    dish: 0.04,
    lip: 0.005,
    curve: 1.8,
    depth: 0.042,
    machined: true,
    fillet: 0.01,
    solid: pair(0.012, leg(straight(0.115, 0.075), taper(0.0225, 0.0195))),
    relief: shoulder(0.4, straight(0.12, 0.085)),
  },
  "turbine-16": {
    count: 16,
    dish: 0.046,
    lip: 0.01,
    curve: 1.6,
    depth: 0.034,
    machined: true,
    fillet: 0.008,
    solid: leg(straight(0, 0.26), taper(0.0085, 0.0165)),
    relief: tilt(0.36, straight(0, 0.26)),
  },
  // A bolted centre deep inside a polished lip.
  "split-5": {
    count: 5,
    dish: 0.024,
    lip: 0.002,
    curve: 1.4,
    depth: 0.034,
    machined: false,
    step: { width: 0.044, depth: 0.054, bolts: 30 },
    solid: pair(0.012, leg(beside(0.0265, 0.008), taper(0.0165, 0.0145))),
    relief: shoulder(0.34, beside(0.029, 0.008)),
  },
  "multi-20": {
    count: 10,
    dish: 0.06,
    lip: 0.006,
    curve: 2.4,
    depth: 0.036,
    machined: false,
    fillet: 0.01,
    solid: pair(0.008, leg(straight(0.075, 0.14), taper(0.0078, 0.0068))),
    relief: shoulder(0.3, straight(0.075, 0.14)),
  },
  // A disc of ten overlapping blades, open only near the rim.
  "aero-10": {
    count: 10,
    dish: 0.03,
    lip: 0.005,
    curve: 1.1,
    depth: 0.024,
    machined: true,
    solid: slotted(straight(-0.1, 0.3), 0.0125, [0.48, 0.96]),
    relief: ridge(0.11, straight(-0.1, 0.3)),
  },
  // Six slabs, flat and broad, for a tall car.
  "slab-6": {
    count: 6,
    dish: 0.03,
    lip: 0.005,
    curve: 1.4,
    depth: 0.04,
    machined: true,
    solid: leg(() => 0, taper(0.034, 0.045)),
    relief: shoulder(0.55, beside(0.0235, 0.012)),
  },
  // Twin legs deep behind a shoulder, for six-lug hubs.
  "brace-6": {
    count: 6,
    dish: 0.034,
    lip: 0.004,
    curve: 1.2,
    depth: 0.044,
    machined: false,
    step: { width: 0.018, depth: 0.014, bolts: 24 },
    solid: pair(0.012, leg(beside(0.0215, 0.006), taper(0.0125, 0.0145))),
    relief: shoulder(0.5, beside(0.0225, 0.008)),
  },
  // Eight square slabs inside a bolted ring.
  "winch-8": {
    count: 8,
    dish: 0.036,
    lip: 0.002,
    curve: 1.15,
    depth: 0.044,
    machined: false,
    fillet: 0.012,
    step: { width: 0.02, depth: 0.008, bolts: 32 },
    solid: leg(() => 0, taper(0.021, 0.0235)),
    relief: shoulder(0.7, beside(0.0125, 0.002)),
  },
  // A pressed disc with a row of windows.
  "plate-12": {
    count: 12,
    dish: 0.05,
    lip: 0.026,
    curve: 1.3,
    depth: 0.014,
    machined: false,
    fillet: 0.006,
    solid: slotted(straight(0, 0), 0.0185, [0.4, 0.94]),
  },
  // A Y of six, for hubs of six studs.
  "fork-6": {
    count: 6,
    dish: 0.032,
    lip: 0.005,
    curve: 1.4,
    depth: 0.04,
    machined: true,
    solid: union(
      0.02,
      leg(() => 0, taper(0.026, 0.024), [-1, 0.5]),
      pair(
        0.01,
        leg((t) => 0.34 * Math.max(0, t - 0.22), taper(0.0185, 0.0135), [0.2, 2]),
      ),
    ),
    relief: shoulder(0.4, (t, r) => Math.max(0.012 / r, 0.34 * (t - 0.22))),
  },
  // Thin straight spokes out to the edge.
  "stage-15": {
    count: 15,
    dish: 0.034,
    lip: 0.005,
    curve: 1.7,
    depth: 0.032,
    machined: false,
    fillet: 0.008,
    solid: leg(() => 0, taper(0.0098, 0.0072)),
    relief: ridge(0.28, () => 0),
  },
  // Thin forks whose arms lean wide, deep in a large rim.
  "star-5": {
    count: 5,
    dish: 0.05,
    lip: 0.005,
    curve: 1.8,
    depth: 0.042,
    machined: false,
    solid: union(
      0.016,
      leg(() => 0, taper(0.022, 0.017), [-1, 0.36]),
      pair(
        0.01,
        leg((t) => 0.52 * Math.max(0, t - 0.18), taper(0.0155, 0.0105), [0.15, 2]),
      ),
    ),
  },
};
