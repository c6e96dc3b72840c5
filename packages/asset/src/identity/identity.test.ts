import { expect, it } from "vitest";
import type { Place } from "./places.ts";
import { proposeMoves } from "./propose-moves.ts";

const place = (x: number, y: number, z: number, size: readonly [number, number, number], area: number): Place => ({
  centre: [x, y, z],
  size: [...size],
  area,
});
const DOOR = [0.1, 0.8, 1.1] as const;

it("what a version calls otherwise is found by where it lies and what it is like", () => {
  const body = place(0, 0.7, 0, [1.8, 1.2, 4.4], 12);
  const before = new Map([
    ["zone:body", body],
    ["zone:trim", place(0, 0.4, 0, [1.7, 0.3, 4.3], 1.4)],
    ["zone:roof", place(0, 1.3, -0.2, [1.1, 0.1, 1.2], 1.2)],
    ["zone:pipes", place(0, 0.3, -2.1, [1, 0.1, 0.2], 0.1)],
    ["panel:door.left", place(0.85, 0.7, 0.2, DOOR, 0.9)],
    ["panel:door.right", place(-0.85, 0.7, 0.2, DOOR, 0.9)],
  ]);
  const after = new Map([
    ["zone:body", place(0, 0.75, 0, [1.8, 1.25, 4.4], 13)],
    ["zone:body.2", place(0, 0.41, 0.02, [1.7, 0.3, 4.25], 1.3)],
    ["panel:door.front.left", place(0.85, 0.71, 0.21, DOOR, 0.88)],
    ["panel:door.front.right", place(-0.85, 0.71, 0.21, DOOR, 0.88)],
    ["panel:hood", place(0, 0.9, 1.4, [1.4, 0.2, 1], 1.3)],
  ]);
  const lost = [...before.keys()].filter((name) => !after.has(name));
  const moves = proposeMoves(before, after, lost);
  expect(moves.map(({ from, to }) => [from, to])).toEqual([
    ["zone:trim", "zone:body.2"],
    ["panel:door.left", "panel:door.front.left"],
    ["panel:door.right", "panel:door.front.right"],
  ]);
  expect(moves.every(({ likeness }) => likeness > 0.8)).toBe(true);
});
