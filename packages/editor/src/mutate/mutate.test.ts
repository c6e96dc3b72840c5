import { emptyBuild, MAX_STICKERS, paintOfZone, soldPaints } from "@carloom/build";
import { testPlacement } from "@carloom/build/testing";
import { describe, expect, it } from "vitest";
import { mountPart } from "./parts.ts";
import { type PaintOf, resetPaint, setPaint } from "./paint.ts";
import {
  addSticker,
  duplicateStickers,
  moved,
  placementId,
  renameSticker,
  resized,
  updateStickers,
} from "./stickers.ts";

const stock: PaintOf = (zone, { paint }) => paint[zone] ?? { color: "#202020", finish: "color-shift", flop: "#aa0000" };
const GREY = { color: "#777777", finish: "solid" } as const;
/** A car whose roof is sold in the body's paint and whose wheels are not. */
const sold = soldPaints([
  { id: "body", paint: GREY },
  { id: "roof", paint: GREY },
  { id: "mirrors", paint: { color: "#101010", finish: "solid" } },
]);
const worn: PaintOf = (zone, build) => paintOfZone(zone, build, sold) ?? GREY;
const layers = (...ids: string[]) => ({ ...emptyBuild(), stickers: ids.map((id) => testPlacement(id)) });

describe("paint", () => {
  it("starts from the zone's own paint and leaves no trace of stock", () => {
    const red = setPaint(emptyBuild(), ["body"], { color: "#FF0000" }, stock);
    expect(red.paint.body).toEqual({ color: "#ff0000", finish: "color-shift", flop: "#aa0000" });
    expect(setPaint(red, ["body"], { color: "#202020" }, stock).paint).toEqual({});
    expect(resetPaint(red, ["body"]).paint).toEqual({});
  });
  it("of a leader is worn by who follows it, and by nobody whose own paint tells them apart", () => {
    const red = setPaint(emptyBuild(), ["body"], { color: "#c8102e" }, worn);
    expect(Object.keys(red.paint)).toEqual(["body"]);
    expect(worn("roof", red).color).toBe("#c8102e");
    expect(worn("mirrors", red).color).toBe("#101010");
    // a part of the leader's paint may be changed: the rest is what is seen
    expect(setPaint(red, ["roof"], { finish: "matte" }, worn).paint.roof).toEqual({
      color: "#c8102e",
      finish: "matte",
    });
  });
  it("leaves no trace of a zone that ends at its leader's paint, and a trace of one that ends at its own", () => {
    const red = setPaint(emptyBuild(), ["body"], { color: "#c8102e" }, worn);
    expect(setPaint(red, ["roof"], { color: "#c8102e" }, worn)).toBe(red);
    const grey = setPaint(red, ["roof"], GREY, worn);
    expect(grey.paint.roof).toEqual(GREY);
    expect(resetPaint(grey, ["roof"])).toEqual(red);
  });
  it("of a zone that was kept as sold goes back to its leader's by a reset, and is its own once it is painted", () => {
    const kept = { ...setPaint(emptyBuild(), ["body"], { color: "#c8102e" }, worn), asSold: ["roof"] };
    expect(worn("roof", kept)).toEqual(GREY);
    expect(worn("roof", resetPaint(kept, ["roof"])).color).toBe("#c8102e");
    expect(resetPaint(kept, ["roof"])).not.toHaveProperty("asSold");
    expect(setPaint(kept, ["roof"], { finish: "matte" }, worn)).toMatchObject({
      paint: { roof: { color: "#777777" } },
    });
  });
  it("drops the second colour where the finish has none", () => {
    expect(setPaint(emptyBuild(), ["body"], { finish: "matte" }, stock).paint.body).toEqual({
      color: "#202020",
      finish: "matte",
    });
  });
});

describe("parts", () => {
  it("swaps, never stacks, and goes back to stock", () => {
    const one = mountPart(emptyBuild(), ["lip"], "a");
    expect(mountPart(one, ["lip"], "b").parts).toEqual({ lip: "b" });
    expect(mountPart(one, ["lip"], null).parts).toEqual({});
    expect(mountPart(one, ["lip"], "a")).toBe(one);
  });
});

describe("stickers", () => {
  it("stop at the limit", () => {
    const full = layers(...Array.from({ length: MAX_STICKERS }, (_, i) => `a${i}`));
    expect(addSticker(full, testPlacement("x"))).toBe(full);
  });
  it("copy above the original, unlocked and a little aside", () => {
    const document = updateStickers(layers("a", "b"), ["a"], { locked: true });
    const copies = duplicateStickers(document, ["a"], () => "copy").stickers;
    expect(copies.map((s) => s.id)).toEqual(["a", "copy", "b"]);
    expect(copies[1]?.locked).toBe(false);
    expect(copies[1]?.position).not.toEqual(copies[0]?.position);
  });
  it("move in the art's plane: right on the left door is to the tail", () => {
    expect(moved(testPlacement("a"), 0.001, 0)).toEqual([0.9, 0.6, 0.099]);
    expect(moved(testPlacement("a"), 0, 0.01)).toEqual([0.9, 0.61, 0.1]);
  });
  it("keep depth in proportion and sizes inside the limits", () => {
    expect(resized({ size: [0.4, 0.2], depth: 0.2 }, [0.8, 0.4])).toEqual({ size: [0.8, 0.4], depth: 0.4 });
    expect(resized({ size: [0.4, 0.2], depth: 0.2 }, [0, 99]).size).toEqual([0.005, 8]);
  });
  it("take a name of their own, and lose it when it is emptied", () => {
    const named = renameSticker(layers("a"), "a", "  Number ");
    expect(named.stickers[0]?.name).toBe("Number");
    expect(renameSticker(named, "a", "Number")).toBe(named);
    expect("name" in (renameSticker(named, "a", "").stickers[0] ?? {})).toBe(false);
  });
  it("have valid identifiers", () => {
    expect(placementId(() => 0.999)).toBe("szzzzzzzzzz");
    expect(placementId()).toMatch(/^s[a-z0-9]{10}$/);
  });
});
