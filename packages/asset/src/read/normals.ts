import { type Piece, triangleCross } from "../geometry/piece.ts";

/** Flat normals, as glTF asks of a mesh that has none: every triangle gets its own three vertices. */
export function flatNormals(piece: Piece): Piece {
  const { index } = piece;
  const spread = (source: Float32Array | null, width: number) => {
    if (!source) return null;
    const out = new Float32Array(index.length * width);
    for (let i = 0; i < index.length; i++)
      for (let k = 0; k < width; k++) out[i * width + k] = source[(index[i] as number) * width + k] as number;
    return out;
  };
  const normal = new Float32Array(index.length * 3);
  for (let t = 0; t < index.length / 3; t++) {
    const cross = triangleCross(piece.position, index, t);
    const length = Math.hypot(...cross) || 1;
    for (let corner = 0; corner < 3; corner++)
      for (let k = 0; k < 3; k++) normal[(t * 3 + corner) * 3 + k] = (cross[k] as number) / length;
  }
  return {
    ...piece,
    position: spread(piece.position, 3) as Float32Array,
    normal,
    uv: [spread(piece.uv[0], 2), spread(piece.uv[1], 2)],
    color: spread(piece.color, 4),
    index: Uint32Array.from({ length: index.length }, (_, i) => i),
  };
}
