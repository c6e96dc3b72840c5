import { expect, it } from "vitest";
import { narrowestDrawn } from "./narrow.ts";

const drawn = (body: string, box = "0 0 200 100") =>
  narrowestDrawn(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`);

it("measures the narrowest part of a drawing, as shares of its sides", () => {
  const found = drawn(`<rect width="120" height="100"/><rect x="150" y="0" width="4" height="100"/>`);
  expect(found?.wide).toBeCloseTo(4 / 200, 3);
  expect(found?.high).toBeCloseTo(4 / 100, 3);
});

it("a thin line on a wide area is cut out with it, a hole makes what is around it narrow", () => {
  expect(
    drawn(`<rect width="120" height="100"/><rect x="20" y="50" width="80" height="1" fill="#ff0000"/>`),
  ).toBeNull();
  const ring = drawn(`<path fill-rule="evenodd" d="M0 0H100V100H0Z M3 3H97V97H3Z"/>`);
  // the widest circle has room in a corner
  expect((ring?.high ?? 0) * 100).toBeGreaterThan(2.9);
  expect((ring?.high ?? 0) * 100).toBeLessThan(3.8);
});

it("says nothing of what is printed as pixels or has no size", () => {
  expect(drawn(`<text>A</text>`)).toBeNull();
  expect(narrowestDrawn(`<svg><rect width="1" height="9"/></svg>`)).toBeNull();
});
