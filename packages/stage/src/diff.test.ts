import { BuildDocument } from "@carloom/build";
import { describe, expect, it } from "vitest";
import { diffBuilds } from "./diff.ts";

const build = (part: object) => BuildDocument.parse(part);
const A = "00000000-0000-4000-8000-000000000001";
const B = "00000000-0000-4000-8000-000000000002";

describe("differences of builds", () => {
  it("are none between equal builds, even when they are not the same object", () => {
    const one = { paint: { body: { color: "#112233", finish: "solid" } }, parts: { spoiler: A } };
    expect(diffBuilds(build(one), build(one))).toEqual({
      paint: [],
      parts: [],
      stickers: false,
      stance: false,
      doors: false,
      glass: false,
      plate: false,
      lights: false,
      scene: false,
    });
  });

  it("name changed, added and removed zones and slots", () => {
    const from = build({
      paint: { body: { color: "#112233", finish: "solid" }, roof: { color: "#000000", finish: "matte" } },
      parts: { spoiler: A, lip: A },
    });
    const to = build({
      paint: { body: { color: "#112233", finish: "pearl" }, trim: { color: "#000000", finish: "matte" } },
      parts: { lip: B },
    });
    const diff = diffBuilds(from, to);
    expect(diff.paint.sort()).toEqual(["body", "roof", "trim"]);
    expect(diff.parts).toEqual([
      { slot: "spoiler", part: null },
      { slot: "lip", part: B },
    ]);
  });

  it("see stance, glass, lights and scene", () => {
    const to = build({
      stance: { height: -30 },
      glass: { tint: 0.5, color: "#101010" },
      lights: { on: true },
      scene: { id: "dusk-road" },
    });
    expect(diffBuilds(build({}), to)).toMatchObject({
      stance: true,
      glass: true,
      lights: true,
      scene: true,
      stickers: false,
    });
  });
});
