import { expect, it } from "vitest";
import { worthOf } from "./worth.ts";

it("lays what was paid on the cards to the last coin", () => {
  expect(worthOf(10_000, 2)).toEqual([5000, 5000]);
  expect(worthOf(10_000, 3)).toEqual([3334, 3333, 3333]);
  expect(worthOf(2, 3)).toEqual([1, 1, 0]);
});
