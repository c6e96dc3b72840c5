import type { Piece } from "../geometry/piece.ts";

/** Moves points that lie nearly together onto each other, so that a weld joins them: cracks close, thin triangles go. */
export function stitch(piece: Piece, tolerance: number): Piece {
  const cells = new Map<string, number>();
  const position = piece.position.slice();
  for (let i = 0; i < position.length; i += 3) {
    const key = [0, 1, 2].map((k) => Math.round((position[i + k] as number) / tolerance)).join(" ");
    const first = cells.get(key);
    if (first === undefined) cells.set(key, i);
    else for (let k = 0; k < 3; k++) position[i + k] = position[first + k] as number;
  }
  const near = (array: Float32Array, step: number) => array.map((value) => Math.round(value / step) * step);
  return {
    ...piece,
    position,
    normal: near(piece.normal, 0.004),
    uv: [piece.uv[0] && near(piece.uv[0], 1 / 8192), piece.uv[1] && near(piece.uv[1], 1 / 8192)],
  };
}
