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

/** Round pebbles of two sizes with dark seams between them, as a moulded skin has; edges meet when it repeats. */
function grain(x: number, y: number): number {
  let [least, next] = [Infinity, Infinity];
  for (let cy = -1; cy <= 16; cy += 3) {
    for (let cx = -1; cx <= 16; cx += 3) {
      const [ix, iy] = [(cx + 15) % 15, (cy + 15) % 15];
      const d = Math.hypot(cx + 2.4 * speck(ix, iy) - x, cy + 2.4 * speck(iy + 40, ix) - y);
      [least, next] = d < least ? [d, least] : [least, Math.min(next, d)];
    }
  }
  return 0.42 + 0.58 * Math.min(1, (next - least) / 1.5);
}

/** Tufts, each as bright as it happens to lean. */
const pile = (x: number, y: number): number => 0.4 + 0.6 * speck(x + 100, y + 7) * (0.6 + 0.4 * speck(x >> 1, y >> 1));

/** Small greys that repeat over upholstery, multiplied with a material's colour. */
const CLOTHS = {
  herringbone: { width: 32, height: 32, grey: herringbone },
  stitches: { width: 2, height: 8, grey: stitches },
  grain: { width: 15, height: 15, grey: grain },
  pile: { width: 16, height: 16, grey: pile },
} as const;

export type Cloth = keyof typeof CLOTHS;

export function clothPng(cloth: Cloth): Uint8Array {
  const { width, height, grey } = CLOTHS[cloth];
  return greyPng(width, height, (x, y) => Math.round(grey(x, y) * 255));
}
