import { CAMERAS } from "./cameras.ts";
import { cage } from "./orro-5.cage.ts";
import { curves } from "./orro-5.curves.ts";
import { fittings } from "./orro-5.fittings.ts";
import type { CarTable } from "./types.ts";

const hub = { boltPattern: { count: 5, pcd: 100 }, centreBore: 57.1 };

/** A three-door hot hatch: short nose, tall cabin, wheels at the corners, dark mask between block lamps. */
export const orro5: CarTable = {
  slug: "orro-5",
  brand: "Orro",
  model: "5",
  years: [2025, 2026],
  bodyStyle: "hatch",
  title: { en: "Orro 5", ko: "오로 5", ja: "オロ 5" },
  description: {
    en: "Three-door hot hatch, 4.05 m long and 1.46 m tall. Front engine, front drive, 19-inch wheels.",
    ko: "전장 4.05 m, 전고 1.46 m의 3도어 핫 해치. 프런트 엔진, 전륜구동, 19인치 휠.",
    ja: "全長4.05 m、全高1.46 mの3ドアホットハッチ。フロントエンジン、前輪駆動、19インチホイール。",
  },
  tags: ["hatch", "sports", "Orro"],
  dimensions: { length: 4.05, width: 1.79, height: 1.46, wheelbase: 2.56 },
  tyreDiameter: 0.658,
  archRadius: 0.35,
  flare: { front: 0.024, rear: 0.028, reach: 0.17 },
  front: {
    track: 1.535,
    tyreWidth: 0.235,
    brakeRadius: 0.17,
    hub: {
      ...hub,
      diameter: { min: 17, max: 19, stock: 19 },
      width: { min: 7, max: 8.5, stock: 8 },
      offset: { min: 35, max: 50, stock: 42 },
    },
  },
  rear: {
    track: 1.545,
    tyreWidth: 0.235,
    brakeRadius: 0.15,
    hub: {
      ...hub,
      diameter: { min: 17, max: 19, stock: 19 },
      width: { min: 7, max: 8.5, stock: 8 },
      offset: { min: 33, max: 50, stock: 42 },
    },
  },
  cage,
  curves,
  fittings,
  stockRim: "wye-5",
  panelShading: 0.2,
  folds: [
    // A wedge in the doors that rises to the rear wheel.
    {
      on: "flank",
      line: [
        [0.35, 0.43],
        [1.2, 0.475],
        [2.2, 0.585],
      ],
      rise: -0.013,
      ramp: 0.03,
      runOut: 0.15,
      ends: [0.38, 2.15],
      fade: [0.35, 0.35],
      guard: 0.65,
    },
  ],
  packing: { order: 388031, cells: 406 },
  marks: {
    badge: { y: 0.658, radius: 0.043, on: "blade" },
    word: { y: 0.9, height: 0.042, spacing: 1.7, material: "frit" },
    plate: { text: "CL 5 ORO", y: 0.736, x: 0, lean: 0 },
  },
  cameras: CAMERAS,
  paint: {
    body: { color: "#e8b50c", finish: "solid" },
    roof: { color: "#131416", finish: "solid" },
    mirrors: { color: "#131416", finish: "solid" },
    trim: { color: "#0c0c0d", finish: "solid" },
    calipers: { color: "#b3211c", finish: "solid" },
    wheels: { color: "#1d1f22", finish: "satin" },
    interior: { color: "#22252a", finish: "matte" },
  },
};
