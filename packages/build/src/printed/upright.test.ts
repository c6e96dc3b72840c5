import { expect, it } from "vitest";
import { rotationOf } from "./pose.ts";
import { degreesOf, uprightAxes } from "./upright.ts";

type Vec3 = readonly [number, number, number];

/** Upright art on a surface, turned clockwise. */
function turned(normal: Vec3, degrees: number) {
  const { x, y, z } = uprightAxes(normal);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const mix = (a: Vec3, b: Vec3, of: number, and: number): Vec3 => [
    a[0] * of + b[0] * and,
    a[1] * of + b[1] * and,
    a[2] * of + b[2] * and,
  ];
  return rotationOf(mix(x, y, cos, -sin), mix(y, x, cos, sin), z);
}

it.each([
  ["a door", [1, 0, 0]],
  ["the other door", [-1, 0.2, 0.1]],
  ["the hood", [0, 1, 0.1]],
  ["the tail's slope", [0, 0.9, -0.3]],
  ["a bumper", [0, 0.1, 1]],
] as const)("says how far art on %s is turned, whatever way that looks", (_, normal) => {
  for (const degrees of [0, 30, -30, 90, 136, -136, 180])
    expect(degreesOf(turned(normal, degrees))).toBeCloseTo(degrees, 6);
});

it("is read from before the car on what lies flat, and upright on sides", () => {
  expect(uprightAxes([1, 0, 0]).y[1]).toBeCloseTo(1);
  expect(uprightAxes([0, 1, 0.1]).y[2]).toBeLessThan(-0.9);
  expect(uprightAxes([0, 1, -0.1]).y[2]).toBeGreaterThan(0.9);
});
