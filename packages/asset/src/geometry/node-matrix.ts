import type { Matrix } from "./piece.ts";

/** Where something stands: moved, turned by a unit quaternion x y z w, scaled. */
export function placed(
  [x, y, z]: readonly number[],
  [qx, qy, qz, qw]: readonly number[],
  [sx, sy, sz]: readonly number[],
): Matrix {
  const [a, b, c, w] = [qx as number, qy as number, qz as number, qw as number];
  const column = (one: number, two: number, three: number, by: number) => [one * by, two * by, three * by, 0];
  return [
    ...column(1 - 2 * (b * b + c * c), 2 * (a * b + c * w), 2 * (a * c - b * w), sx as number),
    ...column(2 * (a * b - c * w), 1 - 2 * (a * a + c * c), 2 * (b * c + a * w), sy as number),
    ...column(2 * (a * c + b * w), 2 * (b * c - a * w), 1 - 2 * (a * a + b * b), sz as number),
    x as number,
    y as number,
    z as number,
    1,
  ];
}

/** Of a node of a glTF file. */
export const ofNode = (node: {
  matrix?: number[];
  translation?: number[];
  rotation?: number[];
  scale?: number[];
}): Matrix =>
  node.matrix?.length === 16
    ? node.matrix
    : placed(node.translation ?? [0, 0, 0], node.rotation ?? [0, 0, 0, 1], node.scale ?? [1, 1, 1]);
