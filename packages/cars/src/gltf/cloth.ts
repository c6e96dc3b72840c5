import { greyPng } from "./png.ts";

/** A grey from 0 to 1 that is as good as random, the same everywhere. */
function speck(x: number, y: number): number {
  let h = Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(y + 1, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 2 ** 32;
}

/** Chevrons of four threads a row, each thread rounded and a little uneven. */
function herringbone(x: number, y: number): number {
  const way = x & 8 ? y + x : y - x;
  const thread = [0.42, 0.86, 1, 0.72][way & 3]!;
  const seam = (x & 7) === 0 ? 0.6 : 1;
  return thread * seam * (0.86 + 0.14 * speck(x, y));
}

/** A thread that shows for two thirds of its way. */
const stitches = (_x: number, y: number): number => [0.12, 0.55, 0.95, 1, 1, 0.95, 0.55, 0.12][y]!;

/** Small greys that repeat over upholstery, multiplied with a material's colour. */
const CLOTHS = {
  herringbone: { width: 32, height: 32, grey: herringbone },
  stitches: { width: 2, height: 8, grey: stitches },
} as const;

export type Cloth = keyof typeof CLOTHS;

export function clothPng(cloth: Cloth): Uint8Array {
  const { width, height, grey } = CLOTHS[cloth];
  return greyPng(width, height, (x, y) => Math.round(grey(x, y) * 255));
}
