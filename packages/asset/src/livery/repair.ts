import type { Piece } from "../geometry/piece.ts";
import type { ChartMesh } from "./overlap.ts";

/** A fold up to this many texels large is a rounding matter and may be collapsed; a larger one is a wrong chart. */
const TINY_TEXELS = 6;

/** Area of a triangle in the map, texels. */
export function texelArea(mesh: ChartMesh, t: number): number {
  const [a, b, c] = [0, 1, 2].map((k) => (mesh.index[t * 3 + k] as number) * 2) as [number, number, number];
  const at = (i: number) => mesh.uv[i] as number;
  return Math.abs((at(b) - at(a)) * (at(c + 1) - at(a + 1)) - (at(c) - at(a)) * (at(b + 1) - at(a + 1))) / 2;
}

/** Can these folds be collapsed without anybody seeing it? */
export function isTiny(mesh: ChartMesh, triangles: Iterable<number>): boolean {
  for (const t of triangles) if (texelArea(mesh, t) > TINY_TEXELS) return false;
  return true;
}

/**
 * Gives the triangles vertices of their own that all lie on one point of the map: they then show the texel beside them and
 * cover none themselves. Returns the longer piece and its coordinates.
 */
export function collapse(
  piece: Piece,
  livery: Float32Array,
  triangles: ReadonlySet<number>,
): { piece: Piece; livery: Float32Array } {
  const corners = [...triangles].flatMap((t) => [0, 1, 2].map((k) => ({ t, slot: t * 3 + k })));
  const base = livery.length / 2;
  const index = piece.index.slice();
  const sources = corners.map(({ slot }) => piece.index[slot] as number);
  const grow = (array: Float32Array | null, width: number, from: readonly number[]) => {
    if (!array) return null;
    const out = new Float32Array(array.length + from.length * width);
    out.set(array);
    for (const [i, source] of from.entries())
      out.set(array.subarray(source * width, source * width + width), array.length + i * width);
    return out;
  };
  for (const [i, { slot }] of corners.entries()) index[slot] = base + i;
  const anchors = corners.map(({ t }) => piece.index[t * 3] as number);
  return {
    piece: {
      ...piece,
      position: grow(piece.position, 3, sources) as Float32Array,
      normal: grow(piece.normal, 3, sources) as Float32Array,
      uv: [grow(piece.uv[0], 2, sources), grow(piece.uv[1], 2, sources)],
      color: grow(piece.color, 4, sources),
      index,
    },
    livery: grow(livery, 2, anchors) as Float32Array,
  };
}
