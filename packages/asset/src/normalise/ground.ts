import { boundsOf, type Matrix } from "../geometry/piece.ts";
import { transformPiece, translation } from "../geometry/transform.ts";
import type { Part } from "../propose/part.ts";
import type { Wheel } from "../propose/wheels.ts";
import type { Notes } from "../report.ts";

/** Puts the tyres on y = 0, the middle of the wheelbase on z = 0 and the middle of the car on x = 0. */
export function ground(
  parts: readonly Part[],
  wheels: readonly Wheel[],
  notes: Notes,
): { parts: Part[]; wheels: Wheel[]; matrix: Matrix } {
  const box = boundsOf(parts);
  const mean = (of: (wheel: Wheel) => number) => wheels.reduce((sum, wheel) => sum + of(wheel), 0) / wheels.length;
  const known = wheels.length > 0;
  const x = -(known ? mean((wheel) => wheel.centre[0]) : (box.min[0] + box.max[0]) / 2);
  const y = -(known ? mean((wheel) => wheel.centre[1] - wheel.radius) : box.min[1]);
  const z = -(known ? mean((wheel) => wheel.centre[2]) : (box.min[2] + box.max[2]) / 2);
  if (Math.max(Math.abs(x), Math.abs(y), Math.abs(z)) > 0.0005) {
    notes.add("done", "grounded", { x: Number(x.toFixed(3)), y: Number(y.toFixed(3)), z: Number(z.toFixed(3)) });
  }
  const matrix = translation(x, y, z);
  return {
    matrix,
    parts: parts.map((part) => ({ ...part, ...transformPiece(part, matrix) })),
    wheels: wheels.map((wheel) => ({
      ...wheel,
      centre: [wheel.centre[0] + x, wheel.centre[1] + y, wheel.centre[2] + z],
    })),
  };
}
