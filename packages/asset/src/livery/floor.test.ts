import { expect, it } from "vitest";
import { joinPieces } from "../geometry/join.ts";
import type { Piece, Vec3 } from "../geometry/piece.ts";
import { weldPiece } from "../geometry/weld.ts";
import { box, pieceOf, sheet } from "../testing/shapes.ts";
import { floorTriangles } from "./floor.ts";
import { closeVisible } from "./panels.ts";

const level = (x: number, y: number, z: number, width: number, length: number) =>
  pieceOf(sheet(4, (u, v): Vec3 => [x + (u - 0.5) * width, y, z + (v - 0.5) * length]));
const count = (piece: Piece) => floorTriangles(weldPiece(piece), 0.33).filter(Boolean).length;

it("the floor is what is level, low, large and in the middle", () => {
  expect(count(level(0, 0.25, 0, 1.4, 3))).toBe(32);
  expect(count(level(0, 0.95, 1.4, 1.4, 1))).toBe(0);
  // a board along the side, and the top of a lip under the nose
  expect(count(level(0.85, 0.25, 0, 0.16, 2.4))).toBe(0);
  expect(count(level(0, 0.15, 2.2, 1.6, 0.15))).toBe(0);
  const car = joinPieces([level(0, 0.25, 0, 1.4, 3), level(0, 0.95, 1.4, 1.4, 1), level(0.85, 0.25, 0, 0.16, 2.4)]);
  expect([...floorTriangles(weldPiece(car), 0.33)].map((flag, t) => (flag ? t : -1)).filter((t) => t >= 32)).toEqual(
    [],
  );
});

it("of a plate whose edge alone is seen the underside stays hidden, and a fold of a panel does not", () => {
  const closed = (size: Vec3) => {
    const piece = weldPiece(pieceOf(box([0, 0.25, 0], size)));
    const isSide = (t: number) =>
      [0, 1, 2].every((k) => Math.abs(piece.normal[(piece.index[t * 3 + k] as number) * 3 + 1] as number) < 0.5);
    const seen = Uint8Array.from({ length: piece.index.length / 3 }, (_, t) => (isSide(t) ? 1 : 0));
    return { shown: closeVisible(piece, seen), seen };
  };
  const plate = closed([1.5, 0.06, 3.9]);
  expect([...plate.shown]).toEqual([...plate.seen]);
  expect(closed([0.1, 0.06, 0.3]).shown.every((label) => label === 1)).toBe(true);
});
