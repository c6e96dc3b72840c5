import type { FittingsTable } from "./fittings.ts";

const WHEELBASE = 2.56;

export const fittings: FittingsTable = {
  frames: { bumperFront: [-0.55, 0.3, 0], hood: [0.42, 0.95, 0], trunk: [2.97, 1.36, 0], door: [0.64, 0.5, 0.8] },
  anchors: {
    lip: [-0.81, 0.2, 0],
    spoiler: [2.98, 1.37, 0],
    diffuser: [3.2, 0.2, 0],
    exhaust: [3.2, 0.33, 0],
    skirts: [WHEELBASE / 2, 0.18, 0.84],
  },
  unwrap: {
    trunk: "plane",
    bumperFront: { axis: 1, centre: [0.1, 0] },
    bumperRear: { axis: 1, centre: [2.6, 0] },
    fender: { axis: 0, centre: [0.38, 0.45] },
    quarter: { axis: 0, centre: [0.36, 0.6] },
  },
  headlamp: {
    yaw: 0.4,
    depth: 0.06,
    // The whole outline is light.
    line: { at: 2, slope: 0, outer: 0, from: 0.007, to: 0.0165 },
    modules: [
      [-0.08, 0.668],
      [0.06, 0.669],
    ],
    half: [0.028, 0.042],
    shear: 0,
  },
  tailgate: true,
  tailLamp: {
    depth: 0.035,
    line: { from: 0.004, to: 0.017 },
    cells: { axis: 1, from: 0.5, pitch: 34, half: 0.0115, edge: 0.028 },
    signal: { below: 0.799 },
  },
  boot: { half: 0.47, floor: 0.655, x0: 2.76, x1: 3.16, top: 0.98 },
  grille: {
    duct: 0.1,
    rows: { from: 0.345, to: 0.345, count: 1, half: 0.008, depth: 0.03, inset: 0.014, fine: true },
    posts: { from: 0.03, to: 0.51, count: 9, half: 0.006, depth: 0.03, inset: 0.02, fine: true },
    frame: 0.012,
  },
  intake: {
    duct: 0.08,
    rows: { from: 0.33, to: 0.45, count: 2, half: 0.005, depth: 0.03, inset: 0.024, fine: true },
    frame: 0.008,
  },
  plate: { half: [0.215, 0.05], depth: 0.022 },
  stern: {
    tail: 3.25,
    tray: [0, 0.2, 0.38, 0.46, 0.5],
    fins: [0.08, 0.19, 0.3],
    exhaust: { y: 0.335, radius: 0.055, x: 0.022, sweep: 0.25, z: [0.41] },
  },
  floor: {
    liner: [0.845, 0.48],
    boxes: [
      [
        [-0.68, 0.165, -0.6],
        [-0.34, 0.19, 0.6],
      ],
      [
        [-0.36, 0.165, -0.46],
        [WHEELBASE + 0.34, 0.19, 0.46],
      ],
      [
        [0.36, 0.168, -0.73],
        [WHEELBASE - 0.36, 0.193, 0.73],
      ],
    ],
    tray: { x0: WHEELBASE + 0.32, y0: 0.168, x1: WHEELBASE + 0.42, y1: 0.18, half: 0.56 },
  },
  cabin: {
    wide: 0.93,
    dash: [-0.17, 0.07, 0],
    console: [-0.15, 0.05, 0],
    seat: [-0.13, 0.09, 0],
    bench: [0.02, 0.1, 0],
    wheel: [-0.16, 0.08, 0],
    card: [-0.06, 0.06, 0],
    tub: { x0: 0.42, x1: 2.75, y: 0.2 },
    wall: { y: 0.86 },
  },
  mirror: { pod: [-0.2, 0.085, -0.03], foot: [-0.2, 0.085, -0.02] },
  deck: { edgeAbove: 1.2 },
  chin: { y: 0.205, to: -0.34, hang: 0.19 },
};
