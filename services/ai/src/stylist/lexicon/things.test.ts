import { PAINT_FINISHES, SLOT_IDS } from "@carloom/build";
import { expect, it } from "vitest";
import { FINISH_WORDS, PART_WORDS } from "./things.ts";

it("every finish has words, once", () => {
  expect(FINISH_WORDS.map(({ finish }) => finish).sort()).toEqual([...PAINT_FINISHES].sort());
  for (const { words } of FINISH_WORDS) expect(words.length).toBeGreaterThan(3);
});

it("every slot has words of its own", () => {
  const own = PART_WORDS.filter(({ slots }) => slots.length === 1 || slots[0]?.startsWith("wheels.")).flatMap(
    ({ slots }) => slots,
  );
  expect(own.sort()).toEqual([...SLOT_IDS].sort());
});
