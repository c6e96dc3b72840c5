import type { FittingsTable } from "./fittings.ts";

const WHEELBASE = 2.92;

export const fittings: FittingsTable = {
  frames: {
    bumperFront: [-0.6, 0.4, 0],
    hood: [0.6, 1.12, 0],
    trunk: [3.6, 1.6, 0],
    door: [0.74, 0.6, 0.92],
    doorRear: [1.68, 0.6, 0.94],
  },
  anchors: {
    lip: [-0.84, 0.26, 0],
    spoiler: [3.6, 1.66, 0],
    diffuser: [3.84, 0.26, 0],
    exhaust: [3.84, 0.36, 0],
    skirts: [WHEELBASE / 2, 0.22, 0.95],
  },
  unwrap: {
    trunk: "plane",
    bumperFront: { axis: 1, centre: [0.1, 0] },
    bumperRear: { axis: 1, centre: [3.2, 0] },
    fender: { axis: 0, centre: [0.4, 0.55] },
    quarter: { axis: 0, centre: [0.4, 0.7] },
  },
  headlamp: {
    yaw: 0.35,
    depth: 0.05,
    // The whole bracket is outlined.
    line: { at: 2, slope: 0, outer: 0, from: 0.006, to: 0.0145 },
    modules: [
      [0.101, 0.87],
      [0.101, 0.762],
    ],
    half: [0.036, 0.052],
    shear: 0,
  },
  tailgate: true,
  tailLamp: {
    depth: 0.035,
    line: { from: 0.005, to: 0.0125 },
    cells: { axis: 1, from: 0.6, pitch: 34, half: 0.0075, edge: 0.024 },
    signal: { below: 0.799 },
  },
  boot: { half: 0.54, floor: 0.72, x0: 3.1, x1: 3.72, top: 1.14 },
  grille: {
    duct: 0.1,
    rows: { from: 0.806, to: 0.806, count: 1, half: 0.005, depth: 0.03, inset: 0.02, fine: true },
    posts: { from: 0.0285, to: 0.57, count: 11, half: 0.013, depth: 0.04, inset: 0.016, fine: true },
    frame: 0.014,
  },
  intake: {
    duct: 0.08,
    rows: { from: 0.4, to: 0.44, count: 2, half: 0.006, depth: 0.03, inset: 0.02 },
    frame: 0.01,
  },
  plate: { half: [0.215, 0.05], depth: 0.02 },
  stern: {
    tail: 3.9,
    tray: [0, 0.2, 0.34, 0.4, 0.44],
    fins: [],
    skid: true,
    exhaust: { y: 0.405, radius: 0.034, x: 0.032, sweep: 0.2, z: [0.56] },
    rise: 0.09,
  },
  floor: {
    liner: [0.95, 0.56],
    foot: 0.26,
    boxes: [
      [
        [-0.68, 0.225, -0.62],
        [-0.4, 0.26, 0.62],
      ],
      [
        [-0.42, 0.215, -0.52],
        [WHEELBASE + 0.4, 0.25, 0.52],
      ],
      [
        [0.44, 0.205, -0.85],
        [WHEELBASE - 0.44, 0.235, 0.85],
      ],
    ],
    tray: { x0: WHEELBASE + 0.38, y0: 0.22, x1: WHEELBASE + 0.6, y1: 0.3, half: 0.6 },
  },
  cabin: {
    wide: 1.06,
    dash: [0.02, 0.23, 0],
    console: [0.04, 0.2, 0],
    seat: [0.08, 0.26, 0],
    bench: [0.3, 0.28, 0],
    wheel: [0.06, 0.24, 0],
    card: [0.03, 0.215, 0.05],
    cardEnd: 1.6,
    tub: { x0: 0.62, x1: 3.22, y: 0.26 },
    wall: { y: 1.08 },
    rear: { bench: [0.2, 0.3, 0], card: { x0: 1.7, x1: 2.33, by: [0, 0.215, 0.05] } },
  },
  mirror: { pod: [-0.07, 0.22, 0.085], foot: [-0.06, 0.2, 0.085], scale: 1.22 },
  bladeLight: { y: 0.979, half: 0.0042 },
  rails: { from: 1.42, to: 3.3, z: 0.655, half: 0.019, rise: 0.04 },
  roofSpoiler: { reach: 0.13, half: 0.63 },
  deck: { edgeAbove: 1.5 },
  chin: { y: 0.29, to: -0.42, hang: 0.26 },
};
