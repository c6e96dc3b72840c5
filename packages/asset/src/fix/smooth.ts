import { type Piece, triangleCross } from "../geometry/piece.ts";
import { positionIds } from "../geometry/weld.ts";

/** Edges sharper than this stay edges. */
const CREASE = Math.cos((40 * Math.PI) / 180);

/** Normals of its own surface, smooth but for sharp edges; by area, so that slivers do not turn them. */
export function smooth(piece: Piece): Piece {
  const ids = positionIds(piece.position);
  const triangles = piece.index.length / 3;
  const around = new Map<number, number[]>();
  const faces = Array.from({ length: triangles }, (_, t) => triangleCross(piece.position, piece.index, t));
  const lengths = faces.map((face) => Math.hypot(...face) || 1);
  for (let corner = 0; corner < piece.index.length; corner++) {
    const id = ids[piece.index[corner] as number] as number;
    const list = around.get(id);
    if (list) list.push(Math.floor(corner / 3));
    else around.set(id, [Math.floor(corner / 3)]);
  }
  const spread = (source: Float32Array | null, width: number) =>
    source &&
    Float32Array.from(
      { length: piece.index.length * width },
      (_, i) => source[(piece.index[Math.floor(i / width)] as number) * width + (i % width)] as number,
    );
  const normal = new Float32Array(piece.index.length * 3);
  for (let corner = 0; corner < piece.index.length; corner++) {
    const t = Math.floor(corner / 3);
    const own = faces[t] as readonly number[];
    const sum = [0, 0, 0];
    for (const other of around.get(ids[piece.index[corner] as number] as number) ?? []) {
      const face = faces[other] as readonly number[];
      const along =
        (own[0] as number) * (face[0] as number) +
        (own[1] as number) * (face[1] as number) +
        (own[2] as number) * (face[2] as number);
      if (along < CREASE * (lengths[t] as number) * (lengths[other] as number)) continue;
      for (let k = 0; k < 3; k++) sum[k] = (sum[k] as number) + (face[k] as number);
    }
    const length = Math.hypot(...sum) || 1;
    for (let k = 0; k < 3; k++) normal[corner * 3 + k] = (sum[k] as number) / length;
  }
  return {
    ...piece,
    position: spread(piece.position, 3) as Float32Array,
    normal,
    uv: [spread(piece.uv[0], 2), spread(piece.uv[1], 2)],
    color: spread(piece.color, 4),
    index: Uint32Array.from({ length: piece.index.length }, (_, i) => i),
    isBare: false,
  };
}
