import { emptyBuild } from "@carloom/build";
import { testPlacement } from "@carloom/build/testing";
import { describe, expect, it } from "vitest";
import { seenAlone } from "../../viewport/isolated.ts";
import { groundFor } from "./ground.ts";
import { libraryShelf, rememberUse, toggleFavourite, usedHere } from "./library-shelf.ts";

/** Pixels of these colours, as many of each as stand behind it. */
const pixels = (...parts: [rgb: [number, number, number], count: number, alpha?: number][]) =>
  parts.flatMap(([rgb, count, alpha = 255]) => Array.from({ length: count }, () => [...rgb, alpha]).flat());

describe("the ground of a tile", () => {
  it("is far from every colour of the art: white on dark, black on light, both in the middle, grey on neither", () => {
    expect(groundFor(pixels([[255, 255, 255], 90]))).toBe("dark");
    expect(groundFor(pixels([[0, 0, 0], 90]))).toBe("light");
    expect(groundFor(pixels([[255, 255, 255], 50], [[0, 0, 0], 50]))).toBe("middle");
    expect(groundFor(pixels([[130, 134, 138], 90]))).not.toBe("middle");
    expect(groundFor(pixels([[255, 214, 60], 60], [[250, 250, 250], 40]))).toBe("dark");
  });
  it("does not listen to what is clear, or to a few soft pixels of an edge", () => {
    expect(groundFor(pixels([[0, 0, 0], 500, 0], [[255, 255, 255], 90]))).toBe("dark");
    expect(groundFor(pixels([[255, 255, 255], 97], [[20, 20, 20], 2]))).toBe("dark");
    expect(groundFor(pixels([[0, 0, 0], 50, 0]))).toBe("middle");
  });
});

describe("what somebody likes and used", () => {
  it("comes last used first, each once, and a star is taken back", () => {
    for (const uuid of ["a", "b", "a", "c"]) rememberUse(uuid);
    expect(libraryShelf.get().recent).toEqual(["c", "a", "b"]);
    toggleFavourite("a");
    toggleFavourite("b");
    toggleFavourite("a");
    expect(libraryShelf.get().favourites).toEqual(["b"]);
  });
  it("is found on the car, the topmost first", () => {
    const at = (id: string, uuid: string) => testPlacement(id, { art: { kind: "library", uuid } });
    const text = testPlacement("t", { art: { kind: "text", text: "27", font: "archivo", color: "#ffffff" } });
    expect(usedHere({ stickers: [at("1", "a"), at("2", "b"), text, at("3", "a")] })).toEqual(["a", "b"]);
  });
});

describe("layers shown alone", () => {
  const build = {
    ...emptyBuild(),
    stickers: [testPlacement("m"), testPlacement("a", { mask: { layer: "m", inverted: false } }), testPlacement("b")],
  };
  it("bring what clips them, which is not shown itself, and leave the build as it is", () => {
    const seen = seenAlone(build, ["a"]);
    expect(seen.stickers.map(({ id, hidden }) => [id, hidden])).toEqual([
      ["m", true],
      ["a", false],
    ]);
    expect(build.stickers).toHaveLength(3);
    expect(seenAlone(build, null)).toBe(build);
    // when they are gone, everything is shown again
    expect(seenAlone(build, ["gone"])).toBe(build);
  });
});
