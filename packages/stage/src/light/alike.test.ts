import { describe, expect, it } from "vitest";
import { patchesAlike } from "./alike.ts";

/** Which patch each tile lies in, row by row. */
function drawn(rows: readonly string[]): { patches: string[][]; tiles: number[] } {
  const side = rows.length;
  const kinds = [...rows.join("")];
  const patches = patchesAlike(kinds, side);
  const tiles = kinds.map(() => 0);
  const found = patches.map(({ i, j, width, height }) => {
    const of = Array.from({ length: width * height }, (_, k) => (j + Math.floor(k / width)) * side + i + (k % width));
    for (const tile of of) tiles[tile] = (tiles[tile] ?? 0) + 1;
    return of.map((tile) => kinds[tile] ?? "outside");
  });
  return { patches: found, tiles };
}

describe("tiles that are drawn alike", () => {
  it("are one where all are", () => {
    expect(patchesAlike(Array.from("aaaaaaaaa"), 3)).toEqual([{ i: 0, j: 0, width: 3, height: 3 }]);
  });

  it("are drawn once each, never with others, and in far fewer patches than there are tiles", () => {
    const { patches, tiles } = drawn(["aaab", "aaab", "acab", "bbbb"]);
    expect(tiles).toEqual(tiles.map(() => 1));
    for (const kinds of patches) expect(new Set(kinds).size).toBe(1);
    expect(patches).toHaveLength(6);
  });

  it("are not joined over the end of a row", () => {
    const { patches, tiles } = drawn(["ab", "ba"]);
    expect(tiles).toEqual([1, 1, 1, 1]);
    expect(patches).toHaveLength(4);
  });
});
