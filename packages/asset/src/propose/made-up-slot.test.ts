import type * as Table from "@carloom/build/slots";
import { expect, it, vi } from "vitest";
import { slotLabel } from "../manifest/labels.ts";
import { anchorOf, NAMED_SLOTS, proposeSlots } from "./slots.ts";
import type { Zoned } from "./zones.ts";

vi.mock("@carloom/build/slots", async (original) => {
  const { SLOTS } = await original<typeof Table>();
  const label = { en: "Snorkel", ko: "스노클", ja: "シュノーケル" };
  const named = { words: / snorkel /, foot: "middle" };
  return { SLOTS: { ...SLOTS, snorkel: { label, category: { slug: "snorkel", names: label }, named } } };
});

it("a slot that the table names is found in somebody's file, anchored and called by its name", () => {
  const snorkel = {
    node: "Snorkel_L.001",
    substance: "paint",
    position: new Float32Array([0.5, 1, 0, 0.7, 1.4, 0, 0.5, 1, 0.2]),
  } as unknown as Zoned;
  expect(NAMED_SLOTS).toContain("snorkel");
  expect(anchorOf(snorkel)).toBe("slot.snorkel");
  const [slot] = proposeSlots([snorkel], [], () => 35);
  expect(slot?.id).toBe("snorkel");
  expect(slot?.anchors[0]?.position[1]).toBeCloseTo(1.2);
  expect(slotLabel("snorkel").ko).toBe("스노클");
});
