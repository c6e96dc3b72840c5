import type { FittingsTable } from "./fittings.ts";

const WHEELBASE = 2.86;

export const fittings: FittingsTable = {
  frames: {
    bumperFront: [-0.6, 0.3, 0],
    hood: [0.66, 0.93, 0],
    trunk: [3.36, 1.05, 0],
    door: [0.74, 0.5, 0.86],
    doorRear: [2.03, 0.5, 0.86],
  },
  anchors: {
    lip: [-0.84, 0.2, 0],
    spoiler: [3.8, 1.05, 0],
    diffuser: [3.86, 0.2, 0],
    exhaust: [3.86, 0.318, 0],
    skirts: [WHEELBASE / 2, 0.18, 0.88],
  },
  unwrap: {
    trunk: { axis: 2, centre: [3.55, 0.8] },
    bumperFront: { axis: 1, centre: [0.1, 0] },
    bumperRear: { axis: 1, centre: [3.2, 0] },
    fender: { axis: 0, centre: [0.42, 0.45] },
    quarter: { axis: 0, centre: [0.4, 0.62] },
  },
  headlamp: {
    yaw: 0.42,
    depth: 0.05,
    line: { at: 0.672, slope: 0.11, outer: 2, from: 0.005, to: 0.0125, above: true },
    modules: [
      [-0.125, 0.672],
      [-0.035, 0.676],
      [0.055, 0.684],
    ],
    half: [0.0125, 0.028],
    shear: 0.6,
  },
  tailgate: false,
  coarse: { error: 0.0015, weight: 0.02 },
  tailLamp: {
    depth: 0.035,
    // The ring opens inboard: a bracket of light, with two thin rows in it.
    line: { from: 0.005, to: 0.0155, inner: 0.425 },
    cells: { axis: 1, from: 0.5, pitch: 22, half: 0.004, edge: 0.0235, fine: true },
    signal: { below: 0.858 },
  },
  boot: { half: 0.5, floor: 0.5, x0: 3.1, x1: 0, top: 0 },
  grille: {
    duct: 0.1,
    rows: { from: 0, to: 0, count: 0, half: 0.004, depth: 0.02, inset: 0.02 },
    posts: { from: 0.0, to: 0.42, count: 13, half: 0.0065, depth: 0.04, inset: 0.014, fine: true },
    frame: 0.012,
    frameMaterial: "chrome",
  },
  intake: {
    duct: 0.09,
    rows: { from: 0.277, to: 0.43, count: 4, half: 0.005, depth: 0.03, inset: 0.022, fine: true },
    frame: 0.008,
  },
  plate: { half: [0.215, 0.052], depth: 0.022 },
  stern: {
    tail: 3.915,
    tray: [0, 0.2, 0.4, 0.5, 0.55],
    fins: [0.09, 0.2, 0.31],
    exhaust: { y: 0.308, radius: 0.046, x: 0.1, sweep: 0.25, z: [0.47, 0.575] },
  },
  floor: {
    liner: [0.875, 0.5],
    boxes: [
      [
        [-0.7, 0.165, -0.62],
        [-0.38, 0.19, 0.62],
      ],
      [
        [-0.4, 0.16, -0.48],
        [WHEELBASE + 0.4, 0.185, 0.48],
      ],
      [
        [0.4, 0.165, -0.76],
        [WHEELBASE - 0.4, 0.19, 0.76],
      ],
    ],
    tray: { x0: WHEELBASE + 0.38, y0: 0.16, x1: WHEELBASE + 0.6, y1: 0.185, half: 0.6 },
  },
  cabin: {
    wide: 0.97,
    dash: [0.1, 0.05, 0],
    console: [0.11, 0.04, 0],
    seat: [0.11, 0.08, 0],
    bench: [0, 0, 0],
    wheel: [0.1, 0.06, 0],
    card: [0.09, 0.06, 0],
    tub: { x0: 0.65, x1: 2.95, y: 0.2 },
    wall: { y: 0.96 },
    rear: { bench: [0.1, 0.08, 0], card: { x0: 2.05, x1: 2.6, by: [0, 0.07, 0] } },
  },
  mirror: { pod: [0.1, 0.035, -0.04], foot: [0.1, 0.035, -0.022] },
  deck: { edgeAbove: 1.0 },
  chin: { y: 0.205, to: -0.38, hang: 0.19 },
};
