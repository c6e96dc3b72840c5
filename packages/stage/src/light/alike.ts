/** Tiles from column `i` and row `j` on, so many wide and high. */
export type Patch = { i: number; j: number; width: number; height: number };

/**
 * Parts a square of tiles into rectangles whose tiles are alike, each as wide and then as high as it goes.
 *
 * @param kinds what each tile is, row by row, `side` to a row
 */
export function patchesAlike<Kind>(kinds: readonly Kind[], side: number): Patch[] {
  // a tile that a patch has is of no kind any more
  const left: (Kind | null)[] = [...kinds];
  return kinds.flatMap((kind, tile) => {
    if (left[tile] === null) return [];
    const i = tile % side;
    const j = (tile - i) / side;
    let width = 1;
    let height = 1;
    while (i + width < side && left[tile + width] === kind) width++;
    const row = (below: number) => [tile + below * side, tile + below * side + width] as const;
    while (j + height < side && left.slice(...row(height)).every((one) => one === kind)) height++;
    for (let below = 0; below < height; below++) left.fill(null, ...row(below));
    return { i, j, width, height };
  });
}
