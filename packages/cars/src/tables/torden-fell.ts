import { CAMERAS } from "./cameras.ts";
import { cage } from "./torden-fell.cage.ts";
import { curves } from "./torden-fell.curves.ts";
import { fittings } from "./torden-fell.fittings.ts";
import type { CarTable } from "./types.ts";

const hub = { boltPattern: { count: 5, pcd: 120 }, centreBore: 72.6 };

/** A five-door SUV: upright nose, bracket lamps, dark cladding around squared arches, floating roof. */
export const tordenFell: CarTable = {
  slug: "torden-fell",
  brand: "Torden",
  model: "Fell",
  years: [2025, 2026],
  bodyStyle: "suv",
  title: { en: "Torden Fell", ko: "토르덴 펠", ja: "トルデン フェル" },
  description: {
    en: "Five-door SUV, 4.77 m long and 1.73 m tall, with 210 mm below its sills. All-wheel drive, 22-inch wheels.",
    ko: "전장 4.77 m, 전고 1.73 m의 5도어 SUV. 최저 지상고 210 mm, 사륜구동, 22인치 휠.",
    ja: "全長4.77 m、全高1.73 mの5ドアSUV。最低地上高210 mm、四輪駆動、22インチホイール。",
  },
  tags: ["suv", "off-road", "Torden"],
  dimensions: { length: 4.77, width: 1.97, height: 1.73, wheelbase: 2.92 },
  tyreDiameter: 0.78,
  archRadius: 0.418,
  archSquare: 2.5,
  flare: { front: 0.004, rear: 0.005, reach: 0.12 },
  front: {
    track: 1.69,
    tyreWidth: 0.265,
    brakeRadius: 0.19,
    hub: {
      ...hub,
      diameter: { min: 20, max: 22, stock: 22 },
      width: { min: 8, max: 10, stock: 9.5 },
      offset: { min: 30, max: 50, stock: 42 },
    },
  },
  rear: {
    track: 1.694,
    tyreWidth: 0.265,
    brakeRadius: 0.18,
    hub: {
      ...hub,
      diameter: { min: 20, max: 22, stock: 22 },
      width: { min: 8, max: 10, stock: 9.5 },
      offset: { min: 30, max: 50, stock: 42 },
    },
  },
  cage,
  curves,
  fittings,
  stockRim: "slab-6",
  panelShading: 0.18,
  folds: [
    // A raised middle with upright flanks, as tall hoods have.
    {
      on: "hood",
      line: [
        [-0.72, 0.4],
        [0, 0.46],
        [0.6, 0.5],
      ],
      rise: 0.016,
      ramp: 0.035,
      ends: [-0.76, 0.62],
      fade: [0.22, 0.25],
      guard: 0.95,
    },
  ],
  packing: { order: 237570, cells: 406 },
  marks: {
    badge: { y: 0.612, radius: 0.05, on: "bumperFront" },
    word: { y: 1.0155, height: 0.038, spacing: 3, material: "badge" },
    plate: { text: "CL 7 FEL", y: 0.8275, x: 0, lean: 0 },
  },
  cameras: CAMERAS,
  paint: {
    body: { color: "#84927f", finish: "solid" },
    roof: { color: "#101113", finish: "solid" },
    mirrors: { color: "#101113", finish: "solid" },
    cladding: { color: "#393b3d", finish: "matte" },
    trim: { color: "#0c0c0d", finish: "solid" },
    calipers: { color: "#2b2e31", finish: "solid" },
    wheels: { color: "#5c6063", finish: "satin" },
    interior: { color: "#6a4a33", finish: "matte" },
  },
};
