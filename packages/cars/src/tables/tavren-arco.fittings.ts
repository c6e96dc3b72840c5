import type { FittingsTable } from "./fittings.ts";

const WHEELBASE = 2.67;

export const fittings: FittingsTable = {
  frames: { bumperFront: [-0.8, 0.3, 0], hood: [0.28, 0.8, 0], trunk: [1.8, 1.14, 0], door: [0.5, 0.5, 0.86] },
  anchors: {
    lip: [-1.03, 0.15, 0],
    spoiler: [WHEELBASE + 0.75, 0.9, 0],
    diffuser: [WHEELBASE + 0.8, 0.2, 0],
    exhaust: [WHEELBASE + 0.84, 0.645, 0],
    skirts: [WHEELBASE / 2, 0.15, 0.9],
  },
  unwrap: {
    trunk: "plane",
    bumperFront: { axis: 1, centre: [-0.1, 0] },
    bumperRear: { axis: 1, centre: [WHEELBASE + 0.2, 0] },
    fender: { axis: 0, centre: [0.42, 0.4] },
    quarter: { axis: 0, centre: [0.42, 0.45] },
  },
  headlamp: {
    yaw: 0.35,
    depth: 0.04,
    line: { at: 2, slope: 0, outer: 9, from: 0.003, to: 0.0095 },
    modules: [
      [-0.03, 0.545],
      [0.06, 0.57],
      [0.15, 0.6],
    ],
    half: [0.012, 0.024],
    shear: 0.6,
  },
  tailgate: false,
  tailLamp: {
    depth: 0.03,
    line: { from: 0.0025, to: 0.03, lift: 0.0012 },
    cells: { axis: 2, from: 2, pitch: 22, half: 0.0075, edge: 0.015 },
  },
  openings: {
    sideIntake: {
      push: [0.16, 0, -0.26],
      wall: 0.05,
      vanes: [{ from: [2.075, 0.765, 0.925], to: [1.915, 0.285, 0.925], chord: [0.05, 0, -0.13], half: 0.007 }],
    },
    upperIntake: { push: [0.05, -0.03, -0.1], wall: 0.04 },
    hoodVent: { push: [-0.1, -0.12, 0], wall: 0.06, frame: 0.006, parent: "slot.hood" },
    louvre: {
      push: [0, -0.08, 0],
      wall: 0.025,
      bars: { along: [1, 0.5, 0], from: 3.1, to: 3.545, count: 7, half: 0.02, depth: 0.014, inset: 0.006 },
      parent: "hinge.trunk",
    },
    tailMesh: {
      push: [-0.1, 0, 0],
      wall: 0.02,
      bars: { along: [0, 1, 0], from: 0.64, to: 0.75, count: 4, half: 0.004, depth: 0.02, inset: 0.03 },
      frame: 0.007,
    },
    tailVent: {
      push: [-0.08, 0, -0.05],
      wall: 0.025,
      vanes: [0.535, 0.58, 0.625].map((y) => ({
        from: [3.285, y, 0.852],
        to: [3.395, y, 0.75],
        chord: [-0.05, 0, -0.04],
        half: 0.004,
      })),
    },
  },
  frunk: { half: 0.45, floor: 0.36 },
  engine: { at: [2.28, 0.69, 0], length: 0.6 },
  coarse: { error: 0.002, weight: 0.01 },
  grille: {
    duct: 0.1,
    rows: { from: 0.225, to: 0.31, count: 3, half: 0.005, depth: 0.04, inset: 0.03, fine: true },
    posts: { from: 0, to: 0, count: 1, half: 0.004, depth: 0.03, inset: 0.036 },
    frame: 0.006,
  },
  intake: {
    duct: 0.22,
    rows: { from: 0.25, to: 0.35, count: 2, half: 0.006, depth: 0.06, inset: 0.05, fine: true },
    frame: 0.007,
  },
  plate: { half: [0.215, 0.05], depth: 0.034, flat: true },
  stern: {
    tail: WHEELBASE + 0.86,
    tray: [0, 0.2, 0.4, 0.6, 0.66],
    fins: [0.09, 0.25, 0.41, 0.57],
    tall: {
      fin: [
        [0.6, 0.14],
        [0.24, 0.17],
        [0.09, 0.235],
        [0.075, 0.385],
        [0.4, 0.33],
      ],
      tray: [
        [0.7, 0.125],
        [0.3, 0.2],
        [0.1, 0.31],
        [0.1, 0.325],
        [0.3, 0.215],
        [0.7, 0.14],
      ],
      hollow: 0.1,
    },
    exhaust: { y: 0.655, radius: 0.064, x: 0.012, sweep: 0, z: [0.15] },
  },
  floor: {
    liner: [0.93, 0.5],
    boxes: [
      [
        [-0.9, 0.115, -0.6],
        [-0.38, 0.14, 0.6],
      ],
      [
        [-0.4, 0.115, -0.48],
        [WHEELBASE + 0.3, 0.14, 0.48],
      ],
      [
        [0.4, 0.118, -0.8],
        [WHEELBASE - 0.42, 0.143, 0.8],
      ],
    ],
    tray: { x0: WHEELBASE + 0.28, y0: 0.118, x1: WHEELBASE + 0.42, y1: 0.15, half: 0.6 },
  },
  cabin: {
    wide: 0.98,
    dash: [-0.28, -0.125, 0],
    console: [-0.36, -0.1, 0],
    seat: [-0.36, -0.15, 0],
    wheel: [-0.34, -0.12, 0],
    card: [-0.2, -0.06, 0],
    tub: { x0: 0.36, x1: 1.83, y: 0.14 },
    wall: { y: 0.95, front: 0.7 },
  },
  mirror: { pod: [-0.28, -0.065, 0.005], foot: [-0.28, -0.07, -0.005] },
  deck: { edgeAbove: 0.82 },
  chin: { y: 0.19, to: -0.4, hang: 0.168 },
};
