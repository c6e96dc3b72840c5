import type { StatedHub } from "../propose/corrections.ts";

/** A front hub as a person writes it down. Test fixtures only. */
export const STATED_HUB: StatedHub = {
  axle: "front",
  boltCount: 5,
  boltPcd: 114.3,
  centreBore: 60.1,
  diameterMin: 16,
  diameterStock: 17,
  diameterMax: 19,
  widthMin: 6.5,
  widthStock: 7,
  widthMax: 8.5,
  offsetMin: 30,
  offsetStock: 45,
  offsetMax: 50,
  brakeDiameter: 330,
  clearDiameter: 352,
};
