import { expect, it } from "vitest";
import { percentOf } from "./tax-rates.ts";

it("reads a percentage as people write it", () => {
  expect(percentOf("19")).toBe(19);
  expect(percentOf("8,1 %")).toBe(8.1);
  expect(percentOf(" ")).toBe(null);
  for (const wrong of ["101", "-1", "a", "1.23456", "1e2"]) expect(percentOf(wrong)).toBe(undefined);
});
