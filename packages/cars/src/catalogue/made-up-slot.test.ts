import type * as Table from "@carloom/build/slots";
import { expect, it, vi } from "vitest";
import { PART_KINDS } from "../tables/parts/types.ts";
import { clashesOf, type Standing } from "./clash.ts";

vi.mock("@carloom/build/slots", async (original) => {
  const { SLOTS } = await original<typeof Table>();
  const label = { en: "Snorkel", ko: "스노클", ja: "シュノーケル" };
  return { SLOTS: { ...SLOTS, snorkel: { label, category: { slug: "snorkel", names: label }, near: ["hood"] } } };
});

it("a slot that the table names may have parts, which are held against what it is near", () => {
  expect(PART_KINDS).toContain("snorkel");
  expect(PART_KINDS.filter((kind) => kind.startsWith("wheels"))).toEqual([]);
  const position = [0, 0, 0, 0.1, 0, 0, 0, 0.1, 0];
  const mesh = { position, normal: [], uv: [], index: [0, 1, 2] };
  const part = (slug: string, kind: string) =>
    ({ slug, kind, at: [0, 0, 0], model: { pieces: [{ mesh }] } }) as unknown as Standing;
  const clashes = clashesOf([part("s", "snorkel"), part("h", "hood"), part("l", "lights")]);
  expect([...clashes].sort()).toEqual([
    ["h", ["s"]],
    ["s", ["h"]],
  ]);
});
