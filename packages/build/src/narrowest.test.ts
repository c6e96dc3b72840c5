import { expect, it } from "vitest";
import { narrowestPart } from "./narrowest.ts";

const box = (x0: number, y0: number, x1: number, y1: number) => [x0, y0, x1, y0, x1, y1, x0, y1];
const disc = (x: number, y: number, radius: number) =>
  Array.from({ length: 64 }, (_, i) => [
    x + radius * Math.cos((i * Math.PI) / 32),
    y + radius * Math.sin((i * Math.PI) / 32),
  ]).flat();

it("measures a strip by its width, however long it is, and a dot by its diameter", () => {
  expect(narrowestPart([box(0, 0, 200, 2)], 3)).toBeCloseTo(2, 1);
  expect(narrowestPart([disc(0, 0, 1.2)], 3)).toBeCloseTo(2.4, 1);
  expect(narrowestPart([box(0, 0, 200, 4)], 3)).toBeNull();
});

it("finds the narrowest of several parts", () => {
  expect(narrowestPart([box(0, 0, 100, 100), box(120, 0, 121, 50), disc(200, 0, 1)], 3)).toBeCloseTo(1, 1);
});

it("a ring is as narrow as its band, and what lies in its hole is a part of its own", () => {
  expect(narrowestPart([disc(0, 0, 50), disc(0, 0, 48)], 3)).toBeCloseTo(2, 1);
  expect(narrowestPart([disc(0, 0, 50), disc(0, 0, 40), disc(0, 0, 0.8)], 3)).toBeCloseTo(1.6, 1);
});

it("what ends in a point is as wide as it is elsewhere", () => {
  expect(narrowestPart([[0, 0, 100, 0, 50, 80]], 3)).toBeNull();
  // a needle: nowhere wider than its base, less than a circle of 3 mm
  expect(narrowestPart([[0, -1.5, 100, 0, 0, 1.5]], 3)).toBeLessThan(3);
});

it("two parts that meet at a hair are told by whatever is wide in them; nothing is null", () => {
  expect(
    narrowestPart([[0, 0, 40, 0, 40, 19, 41, 19, 41, 0, 80, 0, 80, 40, 41, 40, 41, 21, 40, 21, 40, 40, 0, 40]], 3),
  ).toBeNull();
  expect(narrowestPart([], 3)).toBeNull();
});
