import type { Piece } from "../geometry/piece.ts";
import type { Substance } from "./roles.ts";

export const CORNERS = ["front.left", "front.right", "rear.left", "rear.right"] as const;
export type Corner = (typeof CORNERS)[number];

/** A piece with what was found out about it. */
export type Part = Piece & {
  substance: Substance;
  /** The wheel it belongs to. */
  corner: Corner | null;
};

/** Corner of a point against a centre; +X is left, +Z front. */
export function cornerOf(x: number, z: number, middle: { x: number; z: number }): Corner {
  return `${z > middle.z ? "front" : "rear"}.${x > middle.x ? "left" : "right"}`;
}
