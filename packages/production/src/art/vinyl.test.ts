import type { VinylContent, VinylPiece } from "@carloom/build/vinyl";
import { describe, expect, it } from "vitest";
import { areaOf, boxOf, type Rings } from "../geometry/rings.ts";
import { vinylArt } from "./vinyl.ts";

/** A square of 100 mm in the middle of a vinyl of 200 mm. */
const piece = (over: Partial<VinylPiece> = {}): VinylPiece => ({
  art: { kind: "shape", shape: { form: "rectangle", corner: 0 }, fill: { kind: "solid", color: "#d4232b" } },
  size: [0.1, 0.1],
  at: [1, 0, 0, 1, 0, 0],
  ...over,
});
const art = (pieces: VinylPiece[], size: [number, number] = [200, 200]) => {
  const content: VinylContent = { version: 1, size: [0.2, 0.2], pieces };
  return vinylArt(content, size, () => null).items;
};
const ringsOf = (item: ReturnType<typeof art>[number] | undefined): Rings => (item?.kind === "area" ? item.rings : []);
const box = (item: ReturnType<typeof art>[number] | undefined) => boxOf(ringsOf(item)).map((side) => Math.round(side));

describe("a vinyl as it is printed", () => {
  it("lays each piece where it was composed, in the size that the layer has", () => {
    const [moved] = art([piece({ at: [1, 0, 0, 1, 0.03, -0.02] })], [400, 100]);
    expect(box(moved)).toEqual([-40, -35, 160, 15]);
    const [mirrored] = art([piece({ at: [-1, 0, 0, 1, 0, 0] })]);
    expect(Math.round(areaOf(ringsOf(mirrored)))).toBe(10_000);
  });

  it("clips a piece by another one, and by what lies outside of it", () => {
    const stencil = piece({ size: [0.04, 0.1], hidden: true });
    const [inside] = art([stencil, piece({ mask: { piece: 0, inverted: false } })]);
    expect(Math.round(areaOf(ringsOf(inside)))).toBe(4000);
    const [outside] = art([stencil, piece({ mask: { piece: 0, inverted: true } })]);
    expect(Math.round(areaOf(ringsOf(outside)))).toBe(6000);
  });

  it("knocks a piece out of what lies below it alone", () => {
    const hole = piece({ size: [0.05, 0.05], blend: "knockout" });
    const items = art([piece(), hole, piece({ size: [0.02, 0.02], opacity: 0.5 })]);
    expect(items.map((item) => [Math.round(areaOf(ringsOf(item))), item.alpha])).toEqual([
      [7500, 1],
      [400, 0.5],
    ]);
  });

  it("moves a gradient along with its piece", () => {
    const stops = [
      { at: 0, color: "#000000", alpha: 1 },
      { at: 1, color: "#ffffff", alpha: 1 },
    ];
    const fill = { kind: "linear", angle: 0, stops } as const;
    const [turned] = art([
      piece({ art: { kind: "shape", shape: { form: "rectangle", corner: 0 }, fill }, at: [0, 1, -1, 0, 0.01, 0] }),
    ]);
    expect(turned?.kind === "area" && turned.at?.map((value) => Math.round(value))).toEqual([0, 1, -1, 0, 10, 0]);
  });
});
