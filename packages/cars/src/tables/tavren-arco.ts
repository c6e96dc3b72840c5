import { CAMERAS } from "./cameras.ts";
import { cage } from "./tavren-arco.cage.ts";
import { curves } from "./tavren-arco.curves.ts";
import { fittings } from "./tavren-arco.fittings.ts";
import type { CarTable } from "./types.ts";

const hub = { boltPattern: { count: 5, pcd: 112 }, centreBore: 66.6 };

/** A mid-engined two-seater: cab far forward, wedge nose, scooped doors that end in deep intakes, engine under glass. */
export const tavrenArco: CarTable = {
  slug: "tavren-arco",
  brand: "Tavren",
  model: "Arco",
  years: [2025, 2026],
  bodyStyle: "supercar",
  title: { en: "Tavren Arco", ko: "타브렌 아르코", ja: "タヴレン アルコ" },
  description: {
    en: "Two-seat supercar, 4.55 m long and 1.17 m low. Engine behind the seats under glass, doors that swing up, 20-inch front and 21-inch rear wheels.",
    ko: "전장 4.55 m, 전고 1.17 m의 2인승 슈퍼카. 유리 아래 미드십 엔진, 위로 열리는 도어, 앞 20인치·뒤 21인치 휠.",
    ja: "全長4.55 m、全高1.17 mの2シータースーパーカー。ガラス越しに見えるミッドシップエンジン、跳ね上げ式ドア、前20インチ・後21インチホイール。",
  },
  tags: ["supercar", "sports", "Tavren"],
  dimensions: { length: 4.55, width: 1.99, height: 1.17, wheelbase: 2.67 },
  tyreDiameter: 0.686,
  archRadius: 0.362,
  flare: { front: 0.014, rear: 0.012, reach: 0.15 },
  front: {
    track: 1.66,
    tyreWidth: 0.255,
    brakeRadius: 0.19,
    hub: {
      ...hub,
      diameter: { min: 19, max: 20, stock: 20 },
      width: { min: 8.5, max: 10, stock: 9 },
      offset: { min: 25, max: 45, stock: 35 },
    },
  },
  rear: {
    track: 1.63,
    tyreWidth: 0.325,
    tyreDiameter: 0.716,
    archRadius: 0.378,
    brakeRadius: 0.185,
    hub: {
      ...hub,
      diameter: { min: 20, max: 21, stock: 21 },
      width: { min: 11, max: 13, stock: 12 },
      offset: { min: 20, max: 50, stock: 38 },
    },
  },
  cage,
  curves,
  fittings,
  stockRim: "star-5",
  panelError: 0.00033,
  panelShading: 0.16,
  packing: { order: 31676, cells: 404 },
  marks: {
    badge: { y: 0.52, radius: 0.036, on: "bumperFront" },
    word: { y: 0.845, height: 0.024, spacing: 2.4, material: "badge" },
    plate: { text: "CL 8 ARC", y: 0.51, x: 0, lean: 0 },
  },
  hinges: { door: { axis: [0.87, -0.46, -0.18], angle: 62 }, trunk: { axis: [1, 0, 0], angle: 40 } },
  cameras: CAMERAS,
  paint: {
    body: { color: "#d4470f", finish: "metallic" },
    roof: { color: "#101113", finish: "solid" },
    mirrors: { color: "#101113", finish: "solid" },
    trim: { color: "#0c0c0d", finish: "solid" },
    calipers: { color: "#d4470f", finish: "solid" },
    wheels: { color: "#6d7075", finish: "satin" },
    interior: { color: "#6e3820", finish: "matte" },
  },
};
