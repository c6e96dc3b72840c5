import { describe, expect, it } from "vitest";
import { emptyBuild } from "./empty.ts";
import { composeFormer, throughFormer } from "./former.ts";
import { parseBuild } from "./preset.ts";
import { testPlacement } from "./testing/placement.ts";

const paint = (color: string) => ({ color, finish: "solid" as const });
const former = {
  "zone:trim": "zone:body.2",
  "zone:roof": null,
  "panel:hood": "panel:bonnet",
  "panel:lid": "panel:hatch",
};

describe("a build that names what a car called otherwise", () => {
  it("is read by today's names, and stays a build", () => {
    const build = {
      ...emptyBuild(),
      paint: { trim: paint("#111111"), roof: paint("#222222"), body: paint("#333333") },
      asSold: ["trim", "roof", "mirrors"],
      stickers: [testPlacement("a", { panels: ["hood", "bonnet", "door.left"] }), testPlacement("b", { panels: null })],
    };
    const read = throughFormer(former, build);
    expect(read.paint).toEqual({ "body.2": paint("#111111"), body: paint("#333333") });
    expect(read.asSold).toEqual(["body.2", "mirrors"]);
    expect(read.stickers.map(({ panels }) => panels)).toEqual([["bonnet", "door.left"], null]);
    expect(parseBuild(read).ok).toBe(true);
    expect(build.paint.trim).toEqual(paint("#111111"));
    // once more changes nothing
    expect(throughFormer(former, read)).toBe(read);
  });

  it("is itself where nothing was renamed, and what names the zone as it is called now counts", () => {
    const build = { ...emptyBuild(), paint: { body: paint("#333333") } };
    expect(throughFormer(former, build)).toBe(build);
    expect(throughFormer(null, build)).toBe(build);
    const both = { paint: { trim: paint("#111111"), "body.2": paint("#444444") } };
    expect(throughFormer(former, both).paint).toEqual({ "body.2": paint("#444444") });
  });

  it("is read through every version since, and a name that is used again means what it says", () => {
    const twice = composeFormer(
      former,
      { "zone:body.2": "zone:trim.3", "panel:bonnet": "panel:hood" },
      new Set(["panel:hood"]),
    );
    expect(twice).toEqual({
      "zone:trim": "zone:trim.3",
      "zone:roof": null,
      "zone:body.2": "zone:trim.3",
      "panel:lid": "panel:hatch",
      "panel:bonnet": "panel:hood",
    });
    expect(composeFormer({ "zone:a": "zone:b" }, { "zone:b": null }, new Set())).toEqual({
      "zone:a": null,
      "zone:b": null,
    });
  });
});
