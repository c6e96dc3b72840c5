// @vitest-environment happy-dom
import "../testing/page-settings.ts";
import type { Placement } from "@carloom/build";
import { testPlacement } from "@carloom/build/testing";
import { afterEach, expect, it, vi } from "vitest";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { artFacts, reportOf } from "../print-check/report.ts";

afterEach(() => vi.unstubAllGlobals());

// contents are kept by hash: those of this file are its own
const hash = (digit: string) => `${"e".repeat(63)}${digit}`;
const text = (letters: string) => ({ kind: "text", text: letters, font: "archivo", color: "#000000" });
const disc = { kind: "shape", shape: { form: "ellipse" }, fill: { kind: "solid", color: "#c8102e" } };
const at = (scale: number) => [scale, 0, 0, scale, 0, 0];
const stored: Record<string, object> = {
  [hash("1")]: { version: 1, size: [1, 0.5], pieces: [{ art: disc, size: [1, 0.5], at: at(1) }] },
  // large letters, and the same at a hundredth
  [hash("2")]: {
    version: 1,
    size: [1, 0.5],
    pieces: [
      { art: text("27"), size: [0.5, 0.4], at: at(1) },
      { art: text("27"), size: [0.5, 0.4], at: at(0.01) },
    ],
  },
};

const reportFor = async (digit: string, more: Partial<Placement> = {}) => {
  vi.stubGlobal("fetch", async (url: string) => {
    const known = Object.keys(stored).find((one) => url.includes(one));
    return known ? Response.json(stored[known]) : new Response(null, { status: 404 });
  });
  const art = { kind: "vinyl", hash: hash(digit) } as const;
  const facts = await artFacts({} as Catalogue, art);
  const sticker = testPlacement("v", { art, size: [1, 0.5], ...more }) as Placement;
  return facts && reportOf(sticker, facts, null).lines.map(({ code }) => code);
};

it("a vinyl is sharp at any size; its letters are judged by the smallest and may not be mirrored", async () => {
  expect(await reportFor("1", { flip: true })).toEqual(["sharp"]);
  expect(await reportFor("2", { flip: true })).toEqual(["small", "backwards", "sharp"]);
  // four times as large they can be read
  expect(await reportFor("2", { size: [4, 2] })).not.toContain("small");
  // one that cannot be had is told of by its layer
  expect(await reportFor("3")).toBeNull();
});
