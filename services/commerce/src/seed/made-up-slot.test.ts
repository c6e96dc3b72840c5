import type * as Table from "@carloom/build/slots";
import { SLOT_IDS, slotKind } from "@carloom/build";
import { expect, it, vi } from "vitest";
import { CATEGORIES, categoryOf } from "./base.ts";

vi.mock("@carloom/build/slots", async (original) => {
  const { SLOTS } = await original<typeof Table>();
  const names = { en: "Snorkels", ko: "스노클", ja: "シュノーケル" };
  return { SLOTS: { ...SLOTS, snorkel: { label: names, category: { slug: "snorkel", names } } } };
});

it("a slot that the table names has its shelf in the shop, behind those of the others and before the rest", () => {
  expect(SLOT_IDS).toContain("snorkel");
  expect(slotKind("snorkel")?.label.en).toBe("Snorkels");
  expect(categoryOf("snorkel")).toBe("snorkel");
  expect(Object.keys(CATEGORIES).slice(-5)).toEqual(["brakes", "snorkel", "part", "sticker", "sample"]);
  expect(CATEGORIES.snorkel).toEqual({ en: "Snorkels", ko: "스노클", ja: "シュノーケル" });
});
