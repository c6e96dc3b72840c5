/** Left, top, and right and bottom beyond, in px. */
export type Bounds = { left: number; top: number; right: number; bottom: number };

/** Alpha below this is nothing that a printer shows. */
const SEEN = 2;

/**
 * Where there is something to see; null where there is nothing.
 * @param step bytes from pixel to pixel
 * @param alpha which of them is its opacity
 */
export function boundsOf(data: ArrayLike<number>, width: number, height: number, step = 4, alpha = 3): Bounds | null {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * step + alpha] ?? 0) <= SEEN) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  return right > 0 ? { left, top, right, bottom } : null;
}
