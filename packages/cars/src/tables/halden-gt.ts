import { CAMERAS } from "./cameras.ts";
import { cage } from "./halden-gt.cage.ts";
import { curves } from "./halden-gt.curves.ts";
import { fittings } from "./halden-gt.fittings.ts";
import type { CarTable } from "./types.ts";

const hub = { boltPattern: { count: 5, pcd: 114.3 }, centreBore: 66.1 };

/** A front-engined two-plus-two: long bonnet, low roof, wide shut face with one light line. */
export const haldenGt: CarTable = {
  slug: "halden-gt",
  brand: "Halden",
  model: "GT",
  years: [2024, 2026],
  bodyStyle: "coupe",
  title: { en: "Halden GT", ko: "할덴 GT", ja: "ハルデン GT" },
  description: {
    en: "Two-plus-two coupe, 4.48 m long and 1.29 m low. Front engine, rear drive, 21-inch wheels.",
    ko: "전장 4.48 m, 전고 1.29 m의 2+2 쿠페. 프런트 엔진, 후륜구동, 21인치 휠.",
    ja: "全長4.48 m、全高1.29 mの2+2クーペ。フロントエンジン、後輪駆動、21インチホイール。",
  },
  tags: ["coupe", "sports", "Halden"],
  dimensions: { length: 4.48, width: 1.94, height: 1.29, wheelbase: 2.68 },
  tyreDiameter: 0.702,
  archRadius: 0.375,
  flare: { front: 0.021, rear: 0.025, reach: 0.18 },
  front: {
    track: 1.63,
    tyreWidth: 0.255,
    brakeRadius: 0.19,
    hub: {
      ...hub,
      diameter: { min: 19, max: 21, stock: 21 },
      width: { min: 8.5, max: 10, stock: 9 },
      offset: { min: 22, max: 45, stock: 32 },
    },
  },
  rear: {
    track: 1.64,
    tyreWidth: 0.285,
    brakeRadius: 0.18,
    hub: {
      ...hub,
      diameter: { min: 19, max: 21, stock: 21 },
      width: { min: 9, max: 11.5, stock: 10.5 },
      offset: { min: 15, max: 42, stock: 32 },
    },
  },
  cage,
  curves,
  fittings,
  stockRim: "fold-5",
  panelShading: 0.16,
  folds: [
    // A power dome that narrows towards the nose.
    {
      on: "hood",
      line: [
        [-0.8, 0.3],
        [-0.3, 0.41],
        [0.2, 0.5],
        [0.65, 0.56],
      ],
      rise: 0.013,
      ramp: 0.06,
      ends: [-0.8, 0.6],
      fade: [0.2, 0.4],
      guard: 0.6,
    },
    // The blade from arch to arch: a hard edge over the light on the doors' lower half.
    {
      on: "flank",
      line: [
        [0.4, 0.475],
        [1.3, 0.515],
        [2.3, 0.6],
      ],
      rise: -0.012,
      ramp: 0.03,
      runOut: 0.15,
      ends: [0.42, 2.2],
      fade: [0.4, 0.55],
      guard: 0.7,
    },
  ],
  packing: { order: 8109056, cells: 407 },
  marks: {
    badge: { y: 0.568, radius: 0.04, on: "bumperFront" },
    word: { y: 0.686, height: 0.04, spacing: 1.9, material: "badge" },
    plate: { text: "CL 27 GT", y: 0.552, x: 0, lean: 0 },
  },
  cameras: CAMERAS,
  paint: {
    body: { color: "#5b7d95", finish: "metallic" },
    roof: { color: "#5b7d95", finish: "metallic" },
    mirrors: { color: "#5b7d95", finish: "metallic" },
    trim: { color: "#0c0c0d", finish: "solid" },
    calipers: { color: "#f6d32d", finish: "solid" },
    wheels: { color: "#777b80", finish: "satin" },
    interior: { color: "#3b2018", finish: "matte" },
  },
};
