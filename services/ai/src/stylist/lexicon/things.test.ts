import { PAINT_FINISHES } from "@carloom/build";
import { expect, it } from "vitest";
import { FINISH_WORDS } from "./things.ts";

it("every finish has words, once", () => {
  expect(FINISH_WORDS.map(({ finish }) => finish).sort()).toEqual([...PAINT_FINISHES].sort());
  for (const { words } of FINISH_WORDS) expect(words.length).toBeGreaterThan(3);
});
