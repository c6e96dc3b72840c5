import { cage } from "./ardane-vero.cage.ts";
import { curves } from "./ardane-vero.curves.ts";
import { fittings } from "./ardane-vero.fittings.ts";
import { CAMERAS } from "./cameras.ts";
import type { CarTable } from "./types.ts";

const hub = { boltPattern: { count: 5, pcd: 112 }, centreBore: 66.5 };

/** A four-door sports sedan: long dash-to-axle, one shoulder line from lamp to lamp, leaning nose, crisp short deck. */
export const ardaneVero: CarTable = {
  slug: "ardane-vero",
  brand: "Ardane",
  model: "Vero",
  years: [2025, 2026],
  bodyStyle: "sedan",
  title: { en: "Ardane Vero", ko: "아르데인 베로", ja: "アーデイン ヴェロ" },
  description: {
    en: "Four-door sports sedan, 4.75 m long and 1.42 m tall. Front engine, rear drive, 20-inch wheels.",
    ko: "전장 4.75 m, 전고 1.42 m의 4도어 스포츠 세단. 프런트 엔진, 후륜구동, 20인치 휠.",
    ja: "全長4.75 m、全高1.42 mの4ドアスポーツセダン。フロントエンジン、後輪駆動、20インチホイール。",
  },
  tags: ["sedan", "sports", "Ardane"],
  dimensions: { length: 4.75, width: 1.88, height: 1.42, wheelbase: 2.86 },
  tyreDiameter: 0.69,
  archRadius: 0.369,
  flare: { front: 0.02, rear: 0.021, reach: 0.26 },
  front: {
    track: 1.59,
    tyreWidth: 0.245,
    brakeRadius: 0.185,
    hub: {
      ...hub,
      diameter: { min: 18, max: 20, stock: 20 },
      width: { min: 8, max: 9.5, stock: 8.5 },
      offset: { min: 25, max: 45, stock: 35 },
    },
  },
  rear: {
    track: 1.6,
    tyreWidth: 0.275,
    brakeRadius: 0.175,
    hub: {
      ...hub,
      diameter: { min: 18, max: 20, stock: 20 },
      width: { min: 8.5, max: 10.5, stock: 9.5 },
      offset: { min: 22, max: 45, stock: 35 },
    },
  },
  cage,
  curves,
  fittings,
  stockRim: "vee-5",
  panelError: 0.0005,
  panelShading: 0.25,
  liveryShare: { hood: 0.88, roof: 0.75, trunk: 0.85, "bumper.front": 0.88, "bumper.rear": 0.82 },
  folds: [
    // Two folds that leave the grille at its upper corners and end at the screen.
    {
      on: "hood",
      line: [
        [-0.8, 0.25],
        [-0.3, 0.36],
        [0.2, 0.45],
        [0.65, 0.52],
      ],
      rise: 0.011,
      ramp: 0.05,
      ends: [-0.82, 0.62],
      fade: [0.15, 0.4],
      guard: 0.65,
    },
    // A hard edge over the light on the doors, from arch to arch.
    {
      on: "flank",
      line: [
        [0.4, 0.455],
        [1.4, 0.49],
        [2.5, 0.57],
      ],
      rise: -0.011,
      ramp: 0.03,
      runOut: 0.14,
      ends: [0.42, 2.4],
      fade: [0.4, 0.55],
      guard: 0.7,
    },
  ],
  packing: { order: 593925, cells: 404 },
  marks: {
    badge: { y: 0.612, radius: 0.042, on: "grille" },
    word: { y: 0.83, height: 0.038, spacing: 2, material: "badge", lid: true },
    plate: { text: "CL 52 AR", y: 0.557, x: 0, lean: 0 },
  },
  cameras: CAMERAS,
  paint: {
    body: { color: "#2c6a58", finish: "metallic" },
    roof: { color: "#2c6a58", finish: "metallic" },
    mirrors: { color: "#2c6a58", finish: "metallic" },
    trim: { color: "#0c0c0d", finish: "solid" },
    calipers: { color: "#b5622b", finish: "solid" },
    wheels: { color: "#3b3e43", finish: "satin" },
    interior: { color: "#b59a7c", finish: "matte" },
  },
};
