import { expect, it } from "vitest";
import { isScrolled } from "./scrolled.ts";

it("begins at 100 px", () => {
  expect([0, 99, 100, 101].map(isScrolled)).toEqual([false, false, true, true]);
});
