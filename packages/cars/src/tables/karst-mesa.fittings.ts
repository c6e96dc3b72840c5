import type { FittingsTable } from "./fittings.ts";

const WHEELBASE = 3.2;

export const fittings: FittingsTable = {
  frames: {
    bumperFront: [-0.62, 0.6, 0],
    hood: [0.46, 1.23, 0],
    trunk: [4.33, 0.685, 0],
    door: [0.71, 0.8, 0.93],
    doorRear: [1.64, 0.8, 0.93],
  },
  anchors: {
    lip: [-0.9, 0.5, 0],
    spoiler: [2.66, 1.79, 0],
    diffuser: [4.2, 0.5, 0],
    exhaust: [4.2, 0.42, 0.62],
    skirts: [WHEELBASE / 2, 0.42, 0.93],
  },
  unwrap: {
    trunk: "plane",
    bumperFront: { axis: 1, centre: [0.2, 0] },
    bumperRear: { axis: 1, centre: [3.7, 0] },
    fender: { axis: 0, centre: [0.5, 0.7] },
    quarter: { axis: 1, centre: [3.5, 0] },
    cab: { axis: 1, centre: [2.3, 0] },
  },
  headlamp: {
    yaw: 0.3,
    depth: 0.075,
    // A bracket that is open towards the grille.
    line: { at: 3, slope: 0, outer: -0.11, from: 0.01, to: 0.026 },
    modules: [
      [-0.125, 0.98],
      [-0.02, 0.98],
      [0.085, 0.98],
    ],
    half: [0.046, 0.04],
    shear: 0,
  },
  tailgate: "drops",
  tailLamp: {
    depth: 0.028,
    line: { from: 0.01, to: 0.022 },
    cells: { axis: 1, from: 0.5, pitch: 96, half: 0.033, edge: 0.046 },
    signal: { below: 0.96 },
  },
  grille: {
    duct: 0.09,
    rows: { from: 0.98, to: 0.98, count: 1, half: 0.006, depth: 0.03, inset: 0.02 },
    posts: { from: 0.013, to: 0.575, count: 23, half: 0.007, depth: 0.05, inset: 0.01, fine: true },
    frame: 0.014,
  },
  intake: {
    duct: 0.1,
    rows: { from: 0.63, to: 0.7, count: 3, half: 0.006, depth: 0.03, inset: 0.02, fine: true },
    frame: 0.012,
  },
  plate: { half: [0.26, 0.056], depth: 0.02 },
  stern: { tail: 4.35, tray: [], fins: [], exhaust: { y: 0.42, radius: 0.045, x: 0.1, sweep: 0, z: [] } },
  floor: {
    liner: [0.86, 0.5],
    boxes: [
      [
        [-0.62, 0.4, -0.62],
        [-0.3, 0.44, 0.62],
      ],
      [
        [-0.4, 0.34, -0.34],
        [2.2, 0.38, 0.34],
      ],
      [
        [0.5, 0.42, -0.84],
        [2.65, 0.46, 0.84],
      ],
      [
        [2.8, 0.7, -0.78],
        [4.28, 0.73, 0.78],
      ],
    ],
    tray: { x0: 0.9, y0: 0.36, x1: 1.9, y1: 0.36, half: 0.3 },
  },
  cabin: {
    wide: 1.06,
    dash: [-0.07, 0.33, 0],
    console: [-0.05, 0.36, 0],
    seat: [-0.1, 0.38, 0],
    bench: [0.02, 0.4, 0],
    wheel: [-0.08, 0.35, 0],
    card: [-0.25, 0.34, 0.05],
    cardStart: 0.98,
    cardEnd: 1.84,
    tub: { x0: 0.5, x1: 2.66, y: 0.44, top: 0.58 },
    wall: { y: 1.2 },
    rear: { bench: [-0.16, 0.36, 0], card: { x0: 1.66, x1: 2.46, by: [0, 0.34, 0.05] } },
  },
  mirror: { pod: [-0.14, 0.285, 0.075], foot: [-0.14, 0.28, 0.075], scale: 1.3 },
  deck: { edgeAbove: 1.7 },
  chin: { y: 0.6, to: -0.4, hang: 0.58 },
  flares: { width: 0.075, proud: 0.03, bottom: { front: 0.47, rear: 0.47 }, bolts: 5 },
  bed: {
    x0: 2.84,
    x1: 4.275,
    half: 0.785,
    radius: 0.05,
    rim: 1.222,
    floor: 0.76,
    ribs: { count: 11, half: 0.028, height: 0.014 },
    wheel: { x0: 2.83, x1: 3.62, inner: 0.58, height: 0.2, radius: 0.04 },
    gap: { x0: 2.733, x1: 2.769, y0: 0.45, y1: 1.215, half: 0.925 },
    gate: { x: 4.285, y0: 0.77, y1: 1.215, half: 0.765 },
    eyes: [2.98, 3.55, 4.12],
  },
  stepBumper: {
    plan: [
      [4.455, 0, 0],
      [4.455, 0.62, 0.5],
      [4.4, 0.955, 0.09],
      [3.8, 0.972, 0],
    ],
    top: 0.655,
    bottom: 0.455,
    recess: { half: 0.31, depth: 0.05 },
    plate: { y: 0.57, half: [0.26, 0.056] },
  },
  steps: { x0: 0.6, x1: 2.6, y: 0.4, z: 1.0, width: 0.17 },
  noseGear: {
    skid: [
      [-0.93, 0.575, 0.43],
      [-0.885, 0.455, 0.41],
      [-0.72, 0.385, 0.36],
      [-0.42, 0.365, 0.32],
    ],
    hooks: [-0.908, 0.535, 0.52],
    lamp: { at: [-0.921, 0.685, 0.655], half: [0.085, 0.032], yaw: 0.1 },
  },
  pulls: {
    front: [1.46, 1.062, 0.978],
    rear: [2.34, 1.066, 0.978],
    half: 0.105,
    brakeLamp: [2.69, 1.772, 0.13],
  },
  chassis: { rail: { z: 0.42, y: 0.5, x0: -0.55, x1: 4.2 }, diff: 0.14, tips: [4.05, 0.44, 0.66] },
};
