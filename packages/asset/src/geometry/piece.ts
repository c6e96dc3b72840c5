import type { Material } from "@gltf-transform/core";

/** Column-major 4 × 4. */
export type Matrix = readonly number[];
export type Vec3 = [number, number, number];
export type Box = { min: Vec3; max: Vec3 };

/** What a person said of these very faces, over what names and shapes say. */
export type Said = {
  /** Null: not painted. */
  zone?: string | null;
  slot?: string;
  /** What it is made of, as `Substance` names it. */
  is?: string;
  /** The hinge that it swings with. */
  hinge?: string;
  /** The panel that it is laid out with, of those that have a side without it. */
  panel?: string;
};

/**
 * One primitive of one node, in car space: the form in which the import thinks.
 * `position` and `normal` hold 3 floats a vertex, `uv` 2, `color` 4; `index` 3 a triangle.
 */
export type Piece = {
  node: string;
  /** Names from below the scene's root down to the node itself. */
  path: readonly string[];
  material: Material | null;
  position: Float32Array;
  normal: Float32Array;
  uv: readonly [Float32Array | null, Float32Array | null];
  color: Float32Array | null;
  index: Uint32Array;
  /** Its place among the file's primitives as they are read: the same for the same file. */
  number?: number;
  /** The file gave it no normals. */
  isBare?: boolean;
  said?: Said;
};

export function emptyBox(): Box {
  return { min: [Infinity, Infinity, Infinity], max: [-Infinity, -Infinity, -Infinity] };
}

export function growBox(box: Box, position: Float32Array, index?: Uint32Array): Box {
  const count = index ? index.length : position.length / 3;
  for (let i = 0; i < count; i++) {
    const at = (index ? (index[i] as number) : i) * 3;
    for (let k = 0; k < 3; k++) {
      const value = position[at + k] as number;
      if (value < (box.min[k] as number)) box.min[k] = value;
      if (value > (box.max[k] as number)) box.max[k] = value;
    }
  }
  return box;
}

export function boundsOf(pieces: readonly Piece[]): Box {
  const box = emptyBox();
  for (const piece of pieces) growBox(box, piece.position, piece.index);
  return box;
}

export function sizeOf(box: Box): Vec3 {
  return [box.max[0] - box.min[0], box.max[1] - box.min[1], box.max[2] - box.min[2]];
}

export function centreOf(box: Box): Vec3 {
  return [(box.max[0] + box.min[0]) / 2, (box.max[1] + box.min[1]) / 2, (box.max[2] + box.min[2]) / 2];
}

export function triangleCount(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + piece.index.length / 3, 0);
}

/** What their arrays take. */
export function unfoldedBytes(pieces: readonly Piece[]): number {
  return pieces.reduce(
    (sum, { position, normal, uv, color, index }) =>
      sum + [position, normal, uv[0], uv[1], color, index].reduce((own, array) => own + (array?.byteLength ?? 0), 0),
    0,
  );
}

/** Twice the area vector of triangle `t`. */
export function triangleCross(position: Float32Array, index: Uint32Array, t: number): Vec3 {
  const a = (index[t * 3] as number) * 3;
  const b = (index[t * 3 + 1] as number) * 3;
  const c = (index[t * 3 + 2] as number) * 3;
  const at = (i: number) => position[i] as number;
  const ux = at(b) - at(a);
  const uy = at(b + 1) - at(a + 1);
  const uz = at(b + 2) - at(a + 2);
  const vx = at(c) - at(a);
  const vy = at(c + 1) - at(a + 1);
  const vz = at(c + 2) - at(a + 2);
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}

/** Surface in m². */
export function areaOf(piece: Piece): number {
  let area = 0;
  for (let t = 0; t < piece.index.length / 3; t++)
    area += Math.hypot(...triangleCross(piece.position, piece.index, t)) / 2;
  return area;
}
