import { dot } from "../geometry/distance.ts";
import type { Vec3 } from "../geometry/piece.ts";

/** From the file's space to the car's: a turn, one scale and a move, column by column. */
export type Frame = readonly number[];

const column = (frame: Frame, k: number): Vec3 => [
  frame[k * 4] as number,
  frame[k * 4 + 1] as number,
  frame[k * 4 + 2] as number,
];

/** A point of the car in the file's space; with `isDirection` what is no place, such as an axis, without the move. */
export function toFile(frame: Frame, point: Readonly<Vec3>, isDirection = false): Vec3 {
  const moved = isDirection ? point : point.map((value, k) => value - (frame[12 + k] as number));
  return [0, 1, 2].map((k) => {
    const axis = column(frame, k);
    return dot(axis, moved) / dot(axis, axis);
  }) as Vec3;
}
