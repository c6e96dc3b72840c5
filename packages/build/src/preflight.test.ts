import { describe, expect, it } from "vitest";
import type { Shape } from "./shape/schema.ts";
import { dpiAt, leastCapital, preflight, printWarnings, readingOf } from "./preflight.ts";

const sticker = { size: [0.4, 0.2] as [number, number], flip: false, mirror: null };
const text = { pixels: null, reads: true };
const whole = { share: 1, panels: ["door.left"] };
const codes = (...args: Parameters<typeof preflight>) =>
  preflight(...args).map(({ code, state }) => `${code} ${state}`);

describe("preflight", () => {
  it("passes text inside one panel", () => {
    expect(codes(sticker, 3, text, whole)).toEqual(["one-panel pass", "sharp pass", "upright pass"]);
  });
  it("counts the coarser direction of a picture at its size", () => {
    // 1,000 px on 400 mm are 63.5 dpi.
    expect(dpiAt({ width: 1000, height: 4000 }, [0.4, 0.2])).toBeCloseTo(63.5);
    const art = { pixels: { width: 1000, height: 500 }, reads: false };
    expect(preflight(sticker, 0, art, whole)[0]).toEqual({
      code: "resolution",
      state: "block",
      values: { dpi: 64, mm: 400, least: 150, near: 150 },
    });
    const at = (width: number, over = {}) => codes({ ...sticker, size: [width, width / 2], ...over }, 0, art, whole);
    // a sticker is looked at from near by: 100 dpi at the least, 150 to be well
    expect(at(0.256)[0]).toBe("resolution block");
    expect(at(0.25)[0]).toBe("resolution warn");
    expect(at(0.16)).toContain("resolution pass");
    // a wrap is not: 72 and 100
    const wrap = { projection: "wrap" as const };
    expect([0.36, 0.3, 0.25].map((width) => at(width, wrap).find((code) => code.startsWith("resolution")))).toEqual([
      "resolution block",
      "resolution warn",
      "resolution pass",
    ]);
    const strict = {
      dpi: { sticker: { warn: 300, refuse: 200 }, wrap: { warn: 1, refuse: 1 } },
      leastCut: 1,
      leastStroke: 1,
    };
    expect(preflight({ ...sticker, size: [0.16, 0.08] }, 0, art, whole, strict)[0]?.state).toBe("block");
  });
  it("says what is off the panel, cut by an edge, or printed in pieces", () => {
    expect(codes(sticker, 0, text, { share: 0, panels: [] })[0]).toBe("off-panel block");
    expect(preflight(sticker, 0, text, { share: 0.8, panels: ["a"] })[0]).toMatchObject({
      code: "cut",
      values: { percent: 20 },
    });
    const pieces = preflight(sticker, 0, text, { share: 1, panels: ["a", "b"] });
    expect(pieces[0]).toMatchObject({ code: "pieces", state: "note", panels: ["a", "b"] });
    expect(printWarnings(pieces)).toEqual([]);
  });
  it("does not warn of a cut that is printed whole, and still of what lies beside the body", () => {
    const lines = preflight({ ...sticker, whole: true }, 0, text, { share: 0.8, panels: ["a"] });
    expect(lines[0]).toEqual({ code: "whole", state: "note", values: { percent: 20 } });
    expect(printWarnings(lines)).toEqual([]);
    expect(codes({ ...sticker, whole: true }, 0, text, { share: 0, panels: [] })[0]).toBe("off-panel block");
    expect(codes({ ...sticker, whole: true }, 0, text, whole)[0]).toBe("one-panel pass");
  });
  it("warns of what is read the wrong way up or round, and only of that", () => {
    expect(codes(sticker, 178, text, whole)[0]).toBe("upside-down warn");
    expect(codes({ ...sticker, flip: true }, 0, text, whole)[0]).toBe("backwards warn");
    expect(codes({ ...sticker, mirror: { readable: false } }, 0, text, whole)[0]).toBe("twin-backwards warn");
    expect(codes({ ...sticker, mirror: { readable: true } }, 0, text, whole)).toContain("upright pass");
    expect(printWarnings(preflight({ ...sticker, flip: true }, 180, { ...text, reads: false }, whole))).toEqual([]);
    // a picture that somebody brought has a top, and may be flipped on purpose
    const brought = { ...text, reads: false, stands: true };
    expect(codes({ ...sticker, flip: true }, 180, brought, whole)[0]).toBe("upside-down warn");
    expect(printWarnings(preflight({ ...sticker, flip: true }, 90, brought, whole))).toEqual([]);
  });
  it("knows what is read, and what somebody brought and so stands", () => {
    const of = (kind: Parameters<typeof readingOf>[0]["kind"], known = {}) => readingOf({ kind }, known);
    const unread = { reads: false };
    expect([of("text"), of("shape"), of("upload")]).toEqual([{ reads: true }, unread, { reads: false, stands: true }]);
    expect([of("library", { type: "numbers" }), of("library", { type: "stripes" }), of("library")]).toEqual([
      { reads: true },
      unread,
      unread,
    ]);
    expect([of("vinyl", { hasText: true }), of("vinyl")]).toEqual([{ reads: true }, unread]);
  });
  it("warns of letters that nobody reads, by the direction that squeezes them more", () => {
    const letters = { wide: 0.25, high: 0.9, least: leastCapital("27") };
    const small = (size: [number, number], over = letters) =>
      preflight({ ...sticker, size }, 0, { ...text, letters: over }, whole).find(({ code }) => code === "small");
    expect(small([0.04, 0.011])).toBeUndefined();
    expect(small([0.02, 0.0055])).toMatchObject({ state: "warn", values: { mm: 3.5, least: 5 } });
    // as high as the first, squeezed to a third of its width
    expect(small([0.0133, 0.011])).toMatchObject({ values: { mm: 2.3 } });
    expect(small([0.02, 0.0055])?.values.times).toBeCloseTo(5 / 3.465, 3);
    expect([leastCapital("Carloom"), leastCapital("かるーむ")]).toEqual([0.005, 0.005]);
    expect([leastCapital("질주"), leastCapital("GT 疾風")]).toEqual([0.0065, 0.0065]);
  });
  it("warns of outlines that are too thin to print and of what no knife cuts out, by the true measures of the shape", () => {
    const drawn = (shape: Shape, size: [number, number], width?: number) =>
      preflight(
        { ...sticker, size },
        0,
        { ...text, reads: false, shape: { shape, ...(width && { outline: { color: "#000000", width } }) } },
        whole,
      )
        .filter(({ state }) => state === "warn")
        .map(({ code, values }) => [code, values.mm]);
    expect(drawn({ form: "ellipse" }, [0.1, 0.1], 0.0005)).toEqual([]);
    expect(drawn({ form: "ellipse" }, [0.1, 0.1], 0.0003)).toEqual([["thin", 0.3]]);
    expect(drawn({ form: "ring", band: 0.002 }, [0.1, 0.1])).toEqual([["narrow", 2]]);
    expect(drawn({ form: "line", cap: "flat", dash: 0, gap: 0 }, [0.3, 0.0025])).toEqual([["narrow", 2.5]]);
    // of what is drawn freely its narrowest part is measured
    const dot = [
      {
        start: [0.5, 0.5],
        parts: [
          [0.51, 0.5],
          [0.51, 0.52],
          [0.5, 0.52],
        ],
      },
      {
        start: [0, 0],
        parts: [
          [0.4, 0],
          [0.4, 0.4],
          [0, 0.4],
        ],
      },
    ] as Extract<Shape, { form: "path" }>["lines"];
    expect(drawn({ form: "path", lines: dot }, [0.2, 0.1])).toEqual([["narrow", 2]]);
    expect(drawn({ form: "path", lines: dot.slice(1) }, [0.2, 0.1])).toEqual([]);
    expect(drawn({ form: "swoosh", bend: 0.3, body: 0.01, end: 0 }, [0.2, 0.05]).map(([code]) => code)).toEqual([
      "narrow",
    ]);
    expect(drawn({ form: "swoosh", bend: 0.3, body: 0.6, end: 0 }, [0.6, 0.2])).toEqual([]);
    const camo = { form: "camo", cover: 1, soft: true, seed: 3 } as const;
    expect(drawn({ ...camo, patch: 0.1 }, [0.6, 0.4])).toEqual([]);
    // along the car it is trimmed with the panel
    expect(drawn({ form: "line", cap: "flat", dash: 0, gap: 0 }, [2, 0.0025])).toEqual([]);
  });
  it("warns of parts of a drawing that no knife cuts out in its size", () => {
    const drawing = { ...text, reads: false, parts: { wide: 0.02, high: 0.04 } };
    const narrow = (size: [number, number]) =>
      preflight({ ...sticker, size }, 0, drawing, whole).find(({ code }) => code === "narrow");
    expect(narrow([0.2, 0.1])).toBeUndefined();
    expect(narrow([0.1, 0.05])).toMatchObject({ state: "warn", values: { mm: 2, least: 3 } });
    expect(narrow([2, 0.05])).toBeUndefined();
  });
  it("warns of letters whose rim is too thin to print", () => {
    const rimmed = (rim: number) =>
      preflight(
        { ...sticker, size: [0.2, 0.05] },
        0,
        { ...text, letters: { wide: 0.25, high: 1, least: 0.005, rim } },
        whole,
      )
        .filter(({ code }) => code === "thin")
        .map(({ state, values }) => [state, values.mm]);
    // an em of 50 mm
    expect(rimmed(0.005)).toEqual([["warn", 0.3]]);
    expect(rimmed(0.01)).toEqual([]);
  });
  it("warns of a drawing whose thinnest stroke is too thin at its size", () => {
    const art = { pixels: null, reads: false, strokes: { wide: 0.002, high: 0.004 } };
    const thin = (size: [number, number]) =>
      preflight({ ...sticker, size }, 0, art, whole)
        .filter(({ code }) => code === "thin")
        .map(({ values }) => values.mm);
    expect(thin([0.15, 0.1])).toEqual([0.3]);
    expect(thin([0.3, 0.15])).toEqual([]);
  });
  it("says nothing of the body before it is there", () => {
    expect(codes(sticker, 0, text, null)).toEqual(["sharp pass", "upright pass"]);
  });
});
