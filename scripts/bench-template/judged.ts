import type { ImportResult } from "@carloom/asset";

/** What a person takes a file's materials for, by their names; null is not painted. */
type Judged = Readonly<Record<string, string | null>>;

/** The show car of the benchmarks, material by material, as somebody who knows cars named them by hand. */
export const SHOW_CAR: Judged = {
  Rim1: "wheels",
  Rim2: "wheels",
  unnamed: null,
  "Paint 1 Carmine": "body",
  "Paint 2 Carmine": "trim",
  "Interior 1": null,
  "Interior 2": null,
  "Interior 3 Carmine": "interior",
  Glass: null,
  Brake: "calipers",
  "Panel Sides": null,
  Mechanical: null,
  Disc: null,
  Hardware: null,
  Floormat: null,
  Tireside: null,
  Tiretread: null,
  Headlight: null,
  Brakelight: null,
  Dashboard: null,
  Signallight: null,
  Mirror: null,
  License: null,
};

/** The share of a file's materials whose proposed zone is what a person says, those that are not, and the wheels that were found. */
export function judge({ found }: ImportResult, judged: Judged): { right: number; wrong: string[]; wheels: number } {
  const wrong = found.materials.filter(({ name, zone }) => judged[name] !== zone).map(({ name }) => name);
  return { right: 1 - wrong.length / found.materials.length, wrong, wheels: found.wheels.length };
}

/** Is the file the one that was judged? */
export const isJudged = ({ found }: ImportResult, judged: Judged): boolean =>
  found.materials.every(({ name }) => name in judged);
