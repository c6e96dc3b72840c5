import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { STICKER_TYPES } from "../catalogue/types.ts";
import { STICKERS } from "./stickers.ts";

const ELEMENTS = new Set(["svg", "g", "path", "rect", "circle"]);
const ATTRIBUTES = new Set([
  "xmlns",
  "viewBox",
  "width",
  "height",
  "fill",
  "d",
  "x",
  "y",
  "cx",
  "cy",
  "r",
  "transform",
]);

describe("the sticker library", () => {
  it("covers every type with at least two pieces", () => {
    expect(STICKERS.length).toBeGreaterThanOrEqual(16);
    for (const type of STICKER_TYPES)
      expect(STICKERS.filter((s) => s.type === type).length, type).toBeGreaterThanOrEqual(2);
  });

  it.each(STICKERS.map((s) => [s.slug, s] as const))("%s is static vector art at its true size", (_slug, sticker) => {
    const svg = readFileSync(join(import.meta.dirname, "../../content", sticker.file), "utf8");
    for (const [, name] of svg.matchAll(/<\/?([a-zA-Z]+)/g)) expect(ELEMENTS.has(name!), name).toBe(true);
    for (const [, name] of svg.matchAll(/\s([a-zA-Z:-]+)="/g)) expect(ATTRIBUTES.has(name!), name).toBe(true);
    expect(svg).not.toMatch(/url\(|href|NaN|style=|on[a-z]+=/);
    const box = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)!;
    expect(Number(box[1])).toBeCloseTo(sticker.width * 1000, 1);
    expect(Number(box[2])).toBeCloseTo(sticker.height * 1000, 1);
  });
});
