import { type ArtFacts, type Placement, preflight, printWarnings } from "@carloom/build";
import { degreesOf, type Quat, uprightRotation, withDegrees } from "@carloom/editor";
import { describe, expect, it } from "vitest";
import { newPlacement } from "../art/art.ts";
import { cureOf, movedInside } from "./cures.ts";

const side = uprightRotation([1, 0, 0]);
const sticker = (over: Partial<Placement> = {}): Placement => ({
  ...newPlacement({ kind: "text", text: "27", font: "archivo", color: "#ffffff" }, 0.4, 2),
  id: "a",
  position: [0.9, 0.6, 0],
  rotation: side,
  ...over,
});
const READ: ArtFacts = { pixels: null, reads: true };
const linesOf = (one: Placement, art: ArtFacts) =>
  printWarnings(preflight(one, degreesOf(one.rotation as Quat), art, { share: 1, panels: ["door"] }));

describe("a warning of the preflight", () => {
  const twin = { plane: "x", readable: false } as unknown as Placement["mirror"];
  it.each([
    ["too few dots", sticker(), { ...READ, reads: false, pixels: { width: 800, height: 400 } }],
    [
      "letters that are too small",
      sticker({ size: [0.02, 0.01] }),
      { ...READ, letters: { wide: 0.3, high: 0.9, least: 0.005 } },
    ],
    ["upside down", sticker({ rotation: withDegrees(side, 170) }), READ],
    ["backwards", sticker({ flip: true }), READ],
    ["a twin that reads backwards", sticker({ mirror: twin }), READ],
  ])("is gone after one press: %s", (_, one, art) => {
    const [line] = linesOf(one, art);
    const cure = line ? cureOf(one, line) : null;
    expect(cure).not.toBeNull();
    const after = linesOf({ ...one, ...cure?.patch }, art).map(({ code }) => code);
    expect(after).not.toContain(line?.code);
  });
  it("says how large the picture may be", () => {
    const one = sticker();
    const [line] = linesOf(one, { pixels: { width: 800, height: 400 }, reads: false });
    const cure = line && cureOf(one, line);
    expect(cure?.mm).toBeLessThan(one.size[0] * 1000);
    expect(cure?.patch.size?.[0]).toBeCloseTo((cure?.mm ?? 0) / 1000, 6);
  });
  it("makes letters no larger than they must be, in their shape, and offers nothing past the largest sticker", () => {
    const facts = (wide: number) => ({ ...READ, letters: { wide, high: 0.9, least: 0.005 } });
    const one = sticker({ size: [0.02, 0.005] });
    const [line] = linesOf(one, facts(0.25));
    const size = (line && cureOf(one, line))?.patch.size ?? [0, 0];
    expect(size[0] / size[1]).toBeCloseTo(4, 6);
    expect(size[0]).toBeGreaterThanOrEqual(0.0317);
    expect(size[0]).toBeLessThan(0.033);
    const long = sticker({ size: [4, 0.5] });
    const [far] = linesOf(long, facts(0.0005));
    expect(far?.code).toBe("small");
    expect(far && cureOf(long, far)).toBeNull();
  });
  it("that only says something wants no cure", () => {
    expect(cureOf(sticker(), { code: "pieces", state: "note", values: {} })).toBeNull();
  });
});

describe("a sticker that an edge cuts", () => {
  /** A panel beside the car, in metres along it and up. */
  const door = (from: number, to: number, low: number, high: number) => (one: Placement) => {
    const [, y, z] = one.position;
    const [w, h] = one.size;
    const inside = (at: number, size: number, a: number, b: number) =>
      Math.max(0, Math.min(at + size / 2, b) - Math.max(at - size / 2, a)) / size;
    return { share: inside(z, w, from, to) * inside(y, h, low, high), panels: ["door"] };
  };
  it("is moved as little as it must, and stays as large", () => {
    const cut = sticker({ position: [0.9, 0.6, 0.42] });
    const coverage = door(-0.5, 0.5, 0.2, 1);
    const patch = movedInside(cut, coverage);
    expect(patch).not.toBeNull();
    expect(patch?.size).toBeUndefined();
    expect(coverage({ ...cut, ...patch }).share).toBeGreaterThanOrEqual(0.97);
    expect(Math.abs((patch?.position?.[2] ?? 9) - 0.42)).toBeLessThan(0.3);
  });
  it("is made smaller where no place is large enough, and told of where none is near", () => {
    const wide = sticker();
    const patch = movedInside(wide, door(-0.1, 0.1, 0.4, 0.8));
    expect(patch?.size?.[0]).toBeLessThanOrEqual(0.2);
    expect(movedInside(wide, door(8, 9, 0, 1))).toBeNull();
  });
});
