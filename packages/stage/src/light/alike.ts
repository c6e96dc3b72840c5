/** Tiles from column `i` and row `j` on, so many wide and high. */
export type Patch = { i: number; j: number; width: number; height: number };

/**
 * Parts a square of tiles into rectangles whose tiles are alike, each as wide and then as high as it goes.
 *
 * @param kinds what each tile is, row by row, `side` to a row
 */
export function patchesAlike(kinds: readonly string[], side: number): Patch[] {
  const taken = new Set<number>();
  const found: Patch[] = [];
  for (const [tile, kind] of kinds.entries()) {
    const isFree = (one: number) => kinds[one] === kind && !taken.has(one);
    if (!isFree(tile)) continue;
    const [i, j] = [tile % side, Math.floor(tile / side)];
    let width = 1;
    while (i + width < side && isFree(tile + width)) width++;
    const row = (below: number) => Array.from({ length: width }, (_, k) => tile + below * side + k);
    let height = 1;
    while (j + height < side && row(height).every(isFree)) height++;
    for (let below = 0; below < height; below++) for (const one of row(below)) taken.add(one);
    found.push({ i, j, width, height });
  }
  return found;
}
