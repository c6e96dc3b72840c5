import { CAMERAS } from "./cameras.ts";
import { cage } from "./karst-mesa.cage.ts";
import { curves } from "./karst-mesa.curves.ts";
import { fittings } from "./karst-mesa.fittings.ts";
import type { CarTable } from "./types.ts";

const axle = () => ({
  track: 1.68,
  tyreWidth: 0.285,
  tread: "terrain" as const,
  brakeRadius: 0.175,
  hub: {
    boltPattern: { count: 6, pcd: 139.7 },
    centreBore: 106.1,
    diameter: { min: 17, max: 20, stock: 20 },
    width: { min: 7.5, max: 9.5, stock: 8.5 },
    offset: { min: 0, max: 35, stock: 20 },
  },
});

/** A double-cab pickup: upright face with the name across it, trapezoid arches in black, a broad pillar on the bed. */
export const karstMesa: CarTable = {
  slug: "karst-mesa",
  brand: "Karst",
  model: "Mesa",
  years: [2025, 2026],
  bodyStyle: "pickup",
  title: { en: "Karst Mesa", ko: "카르스트 메사", ja: "カルスト メサ" },
  description: {
    en: "Double-cab pickup, 5.35 m long and 1.82 m tall. Ladder frame, four-wheel drive, all-terrain tyres on 20-inch wheels.",
    ko: "전장 5.35 m, 전고 1.82 m의 더블 캡 픽업. 래더 프레임, 사륜구동, 20인치 휠과 올터레인 타이어.",
    ja: "全長5.35 m、全高1.82 mのダブルキャブ・ピックアップ。ラダーフレーム、四輪駆動、20インチホイールにオールテレーンタイヤ。",
  },
  tags: ["pickup", "off-road", "Karst"],
  dimensions: { length: 5.35, width: 1.95, height: 1.82, wheelbase: 3.2 },
  tyreDiameter: 0.8,
  archRadius: 0.62,
  flare: { front: 0, rear: 0, reach: 0.1 },
  front: axle(),
  rear: axle(),
  cage,
  curves,
  fittings,
  stockRim: "brace-6",
  hinges: { trunk: { axis: [1, 0, 0], angle: -88 } },
  liveryShare: {
    hood: 0.84,
    roof: 0.7,
    trunk: 0.84,
    "cab.left": 0.74,
    "cab.right": 0.74,
    "bumper.front": 0.8,
    "bumper.rear": 0.74,
  },
  panelShading: 0.18,
  folds: [
    // A power dome with upright flanks.
    {
      on: "hood",
      line: [
        [-0.7, 0.36],
        [0, 0.41],
        [0.6, 0.45],
      ],
      rise: 0.02,
      ramp: 0.035,
      ends: [-0.72, 0.6],
      fade: [0.22, 0.25],
      guard: 1.0,
    },
  ],
  packing: { order: 799819, cells: 397 },
  marks: {
    flank: { text: "MESA", x: 0.52, y: 1.03, height: 0.042, spacing: 1.9, on: "fender" },
    nose: { y: 0.98, height: 0.118, spacing: 2.0, on: "grille", material: "plate" },
    word: { y: 0.955, height: 0.15, spacing: 2.3, material: "frit" },
    plate: { text: "CL 72 KM", y: 0.57, x: 0, lean: 0 },
  },
  cameras: CAMERAS.map(({ id, position: [x, y, z], target, fov }) => ({
    id,
    position: [x * 1.2, y * 1.2 + 0.1, z * 1.2],
    target: [target[0], target[1] + 0.2, target[2]],
    fov,
  })),
  paint: {
    body: { color: "#b09a74", finish: "solid" },
    roof: { color: "#131416", finish: "solid" },
    mirrors: { color: "#131416", finish: "solid" },
    trim: { color: "#0c0c0d", finish: "solid" },
    cladding: { color: "#1d1e20", finish: "matte" },
    calipers: { color: "#c8321e", finish: "solid" },
    wheels: { color: "#77797c", finish: "satin" },
    interior: { color: "#2b241d", finish: "matte" },
  },
};
