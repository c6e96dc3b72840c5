import type { HubMeasures, PartOption, Slot } from "@carloom/build";
import { describe, expect, it } from "vitest";
import { measuresText } from "../panels/parts/measures.ts";
import { deciding, judgeOn, slotsToFill, verdictOf } from "./verdict.ts";

const label = { en: "", ko: "", ja: "" };
const hub: HubMeasures = {
  boltPattern: { count: 5, pcd: 114.3 },
  centreBore: 66.1,
  diameter: { min: 18, max: 20, stock: 19 },
  width: { min: 8, max: 10, stock: 9 },
  offset: { min: 25, max: 45, stock: 35 },
  tyreDiameter: 680,
  tyreWidth: 255,
};
const slot = (id: string, over: Partial<Slot> = {}): Slot => ({
  id,
  label,
  anchors: [{ node: id, position: [0, 0, 0], rotation: [0, 0, 0, 1], mirror: false }],
  stock: true,
  ...over,
});
const part = (over: Partial<PartOption> = {}): PartOption => ({
  version: 1,
  model3d: { url: "x", bytes: 1 },
  measures: {},
  conflicts: [],
  requires: [],
  ...over,
});
const wheel = (pcd: number, diameter = 19) =>
  part({ measures: { wheel: { boltPattern: { count: 5, pcd }, centreBore: 66.1, diameter, width: 9, offset: 35 } } });

describe("slots that one choice fills", () => {
  const slots = ["wheels.front", "wheels.rear", "lip"];
  it("are both axles where the wheel was made for both", () => {
    expect(slotsToFill("wheels.front", ["wheels.front", "wheels.rear"], slots, true)).toEqual([
      "wheels.front",
      "wheels.rear",
    ]);
    expect(slotsToFill("wheels.front", ["wheels.front"], slots, true)).toEqual(["wheels.front"]);
    expect(slotsToFill("wheels.rear", ["wheels.front", "wheels.rear"], slots, false)).toEqual(["wheels.rear"]);
    expect(slotsToFill("lip", ["lip"], slots, true)).toEqual(["lip"]);
  });
});

describe("verdict over slots", () => {
  const axles = [
    slot("wheels.front", { hub }),
    slot("wheels.rear", { hub: { ...hub, diameter: { min: 19, max: 21, stock: 20 } } }),
  ];
  it("is the worst of them, each reason once", () => {
    expect(verdictOf(wheel(114.3), axles, new Map())).toEqual({ verdict: "fits", reasons: [] });
    expect(verdictOf(wheel(114.3, 18), axles, new Map()).verdict).toBe("warn");
    const blocked = verdictOf(wheel(112), axles, new Map());
    expect(blocked.reasons.filter(({ code }) => code === "bolt-pattern")).toHaveLength(1);
    expect(deciding(blocked)?.code).toBe("bolt-pattern");
  });
  it("counts what it clashes with on the car, and nothing else's quarrels", () => {
    const spoiler = slot("spoiler");
    const mounted = new Map([
      ["exhaust", part()],
      ["lip", part({ conflicts: ["skirts"] })],
      ["skirts", part()],
    ]);
    const wing = part({ conflicts: ["exhaust"], requires: ["roof"] });
    const codes = verdictOf(wing, [spoiler], mounted).reasons.map(({ code }) => code);
    expect(codes).toContain("conflict");
    expect(codes).toContain("requires");
    expect(codes.filter((code) => code === "conflict")).toHaveLength(1);
  });
});

describe("a judge", () => {
  it("says what the verdict is on the car as it stands, and says the same of the same part without looking again", () => {
    const wing = part({ conflicts: ["exhaust"] });
    const spoiler = [slot("spoiler")];
    const mounted = new Map([["exhaust", part()]]);
    const [bare, fitted] = [judgeOn(new Map()), judgeOn(mounted)];
    expect(bare(wing, spoiler)).toEqual(verdictOf(wing, spoiler, new Map()));
    expect(fitted(wing, spoiler)).toEqual(verdictOf(wing, spoiler, mounted));
    expect(fitted(wing, spoiler)).not.toEqual(bare(wing, spoiler));
    expect(fitted(wing, spoiler)).toBe(fitted(wing, spoiler));
    expect(fitted(wing, [slot("spoiler"), slot("roof")])).not.toBe(fitted(wing, spoiler));
  });
});

describe("measures", () => {
  it("are written as a drawing does", () => {
    expect(measuresText({ ...wheel(114.3).measures, weightKg: 9.6 }, "en")).toBe(
      "19 × 9 ET35, 5×114.3, CB 66.1, 9.6 kg",
    );
    expect(measuresText({ size: [1508.4, 319, 360] }, "en")).toBe("1,508 × 319 × 360 mm");
    expect(measuresText({}, "ko")).toBe("");
  });
});
