import { boundsOf, type Piece } from "../geometry/piece.ts";
import { colorsOf, type LookOf } from "./colors.ts";
import { lineDrawing } from "./elevation.ts";
import type { Facing } from "./raster.ts";

/** Sides that a car is drawn from: its own left and right, nose at the left on `left` and `top`. */
export const VIEW_SIDES = ["left", "right", "front", "rear", "top"] as const;
export type ViewSide = (typeof VIEW_SIDES)[number];

/**
 * A drawing of one side: how much line covers each pixel, its colors (three bytes a pixel, white around the car), and what of
 * the car it holds, metres to the right and up.
 */
export type SideDrawing = {
  side: ViewSide;
  cover: Uint8Array;
  rgb: Uint8Array;
  width: number;
  height: number;
  box: readonly [x0: number, y0: number, x1: number, y1: number];
};

const FACINGS: Record<Exclude<ViewSide, "top">, Facing> = {
  left: { right: [2, -1], near: [0, 1] },
  right: { right: [2, 1], near: [0, -1] },
  front: { right: [0, 1], near: [2, 1] },
  rear: { right: [0, -1], near: [2, -1] },
};

/** Stands a car on its right side, so that its roof is what the left side was. */
const fromAbove = (piece: Piece): Piece => {
  const turned = (values: Float32Array) => {
    const out = new Float32Array(values.length);
    for (let i = 0; i < values.length; i += 3) {
      out[i] = values[i + 1] ?? 0;
      out[i + 1] = -(values[i] ?? 0);
      out[i + 2] = values[i + 2] ?? 0;
    }
    return out;
  };
  return { ...piece, position: turned(piece.position), normal: turned(piece.normal) };
};

/** Where a point of the car lies in a drawing of one side, metres to the right and up. */
export function onSide(side: ViewSide, [x, y, z]: readonly [number, number, number]): [number, number] {
  if (side === "top") return [-z, -x];
  const { right } = FACINGS[side];
  return [(right[0] === 0 ? x : z) * right[1], y];
}

/** Drawings of pieces in car space, each as it looks. The same pieces give the same pixels. @param pixels along the car */
export function drawSides(
  pieces: readonly Piece[],
  lookOf: LookOf,
  sides: readonly ViewSide[],
  pixels = 1200,
): SideDrawing[] {
  if (sides.length === 0 || pieces.length === 0) return [];
  const { min, max } = boundsOf(pieces);
  const scale = pixels / (max[2] - min[2]);
  const above = sides.includes("top") ? pieces.map(fromAbove) : [];
  return sides.map((side) => {
    const corners = [onSide(side, min as [number, number, number]), onSide(side, max as [number, number, number])];
    const across = (k: 0 | 1) => corners.map((corner) => corner[k] ?? 0);
    const box = [
      Math.min(...across(0)),
      side === "top" ? Math.min(...across(1)) : Math.min(0, min[1]),
      Math.max(...across(0)),
      Math.max(...across(1)),
    ] as const;
    const facing = side === "top" ? FACINGS.left : FACINGS[side];
    const shown = side === "top" ? above : pieces;
    const lines = lineDrawing(shown, facing, box, scale);
    const frame = { left: box[0], top: box[3], scale, width: lines.width, height: lines.height };
    return { side, box, ...lines, rgb: colorsOf(shown, lookOf, facing, frame, side !== "top") };
  });
}
