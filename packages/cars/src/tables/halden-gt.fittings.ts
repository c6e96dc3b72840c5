import type { FittingsTable } from "./fittings.ts";

const WHEELBASE = 2.68;

export const fittings: FittingsTable = {
  frames: { bumperFront: [-0.6, 0.3, 0], hood: [0.6, 0.88, 0], trunk: [2.95, 1.0, 0], door: [0.6, 0.5, 0.86] },
  anchors: {
    lip: [-0.88, 0.2, 0],
    spoiler: [WHEELBASE + 0.8, 0.99, 0],
    diffuser: [WHEELBASE + 0.82, 0.2, 0],
    exhaust: [WHEELBASE + 0.82, 0.318, 0],
    skirts: [WHEELBASE / 2, 0.18, 0.9],
  },
  unwrap: {
    trunk: { axis: 2, centre: [WHEELBASE + 0.5, 0.72] },
    bumperFront: { axis: 1, centre: [0.15, 0] },
    bumperRear: { axis: 1, centre: [WHEELBASE + 0.05, 0] },
    fender: { axis: 0, centre: [0.42, 0.45] },
    quarter: { axis: 0, centre: [0.42, 0.55] },
  },
  headlamp: {
    yaw: 0.42,
    depth: 0.055,
    // Runs along the lower edge and turns up at the outer end.
    line: { at: 0.64, slope: 0.105, outer: 0.215, from: 0.006, to: 0.0135 },
    modules: [
      [-0.115, 0.65],
      [-0.015, 0.656],
      [0.085, 0.665],
    ],
    half: [0.0135, 0.03],
    shear: 0.5,
  },
  tailgate: false,
  coarse: { error: 0.0015, weight: 0.02 },
  tailLamp: {
    depth: 0.03,
    line: { from: 0.008, to: 0.0145 },
    cells: { axis: 2, from: 0.56, pitch: 22, half: 0.0075, edge: 0.021 },
    signal: { outside: 0.762 },
  },
  boot: { half: 0.5, floor: 0.5, x0: 2.86, x1: 0, top: 0 },
  grille: {
    duct: 0.1,
    rows: { from: 0.262, to: 0.462, count: 6, half: 0.0065, depth: 0.03, inset: 0.02, fine: true },
    posts: { from: 0.0, to: 0.5, count: 6, half: 0.0035, depth: 0.02, inset: 0.026, fine: true },
    frame: 0.011,
  },
  intake: {
    duct: 0.09,
    rows: { from: 0.32, to: 0.39, count: 2, half: 0.006, depth: 0.03, inset: 0.026, fine: true },
    frame: 0.008,
  },
  plate: { half: [0.215, 0.052], depth: 0.024 },
  stern: {
    tail: WHEELBASE + 0.87,
    tray: [0, 0.2, 0.4, 0.52, 0.56],
    fins: [0.1, 0.225, 0.35],
    exhaust: { y: 0.305, radius: 0.048, x: 0.073, sweep: 0.25, z: [0.475, 0.585] },
  },
  floor: {
    liner: [0.9, 0.5],
    boxes: [
      [
        [-0.72, 0.165, -0.66],
        [-0.38, 0.19, 0.66],
      ],
      [
        [-0.4, 0.16, -0.48],
        [WHEELBASE + 0.4, 0.185, 0.48],
      ],
      [
        [0.4, 0.165, -0.78],
        [WHEELBASE - 0.4, 0.19, 0.78],
      ],
    ],
    tray: { x0: WHEELBASE + 0.38, y0: 0.16, x1: WHEELBASE + 0.52, y1: 0.175, half: 0.62 },
  },
  cabin: {
    wide: 1,
    dash: [0, 0, 0],
    console: [0, 0, 0],
    seat: [0, 0, 0],
    bench: [0, 0, 0],
    wheel: [0, 0, 0],
    card: [0, 0, 0],
    tub: { x0: 0.6, x1: 2.6, y: 0.2 },
    wall: { y: 0.9 },
  },
  mirror: { pod: [0, 0, 0], foot: [0, 0, 0] },
  deck: { edgeAbove: 0.94 },
  chin: { y: 0.205, to: -0.38, hang: 0.19 },
};
