import { describe, expect, it } from "vitest";
import { emptyBuild } from "../empty.ts";
import type { Manifest, PartMeasures } from "../manifest.ts";
import { roadHints } from "./hints.ts";
import { roadMeasures } from "./measures.ts";

const hub = { offset: { min: 25, max: 45, stock: 35 }, width: { min: 8, max: 10, stock: 9 } };
const car = {
  dimensions: { length: 4.5, width: 1.9, height: 1.3 },
  slots: [{ id: "wheels.front", hub }, { id: "wheels.rear", hub }, { id: "lip" }, { id: "lights" }],
} as unknown as Manifest;
const sold = { min: [-1, 0.13, -2.25], max: [1, 1.28, 2.25] };
const part = (measures: object) => measures as PartMeasures;
const build = (more: object) => ({ ...emptyBuild(), ...more });
const stance = (more: object) => ({
  stance: { height: 0, camber: { front: 0, rear: 0 }, offset: { front: 0, rear: 0 }, ...more },
});
const nothing = { sold, now: sold, widest: 0 };

describe("what the road measures of a build", () => {
  it("is nothing of a car as it is sold", () => {
    const measures = roadMeasures(emptyBuild(), car, new Map(), nothing);
    expect(measures).toMatchObject({
      length: 0,
      width: 0,
      height: 0,
      clearance: 130,
      glass: null,
      wheels: 0,
      slots: [],
    });
    const rules = (["LENGTH", "WIDTH", "HEIGHT", "WHEELS", "CLEARANCE", "GLASS"] as const).map((kind) => ({
      kind,
      // stricter than the car is sold: not the build's doing
      limit: kind === "CLEARANCE" ? 200 : kind === "GLASS" ? 70 : 0,
      slots: [],
    }));
    expect(roadHints(measures, rules)).toEqual([]);
  });

  it("tells lamps in another color than the car is sold with, as the rule of lamps asks", () => {
    const lamps = [{ lamp: "head", sold: "#ffffff", now: "#ffcc00" }];
    const rule = { kind: "LAMPS", limit: null, slots: [] } as const;
    expect(roadHints(roadMeasures(emptyBuild(), car, new Map(), nothing, lamps), [rule])).toEqual([
      { rule, value: null, slots: [], lamps },
    ]);
    expect(roadHints(roadMeasures(emptyBuild(), car, new Map(), nothing), [rule])).toEqual([]);
  });

  it("follows parts, the ride height, the film on the glass and the wheels' offset", () => {
    const reach = { sold, now: { min: [-1, 0.1, -2.25], max: [1, 1.33, 2.3] }, widest: 1.93 };
    const wheels = part({ wheel: { offset: 25, width: 10 } });
    const measures = roadMeasures(
      build({ glass: { tint: 0.5, color: "#000000" }, ...stance({ height: -25, offset: { front: 0, rear: 4 } }) }),
      car,
      new Map([
        ["wheels.rear", wheels],
        ["lights", part({})],
      ]),
      reach,
    );
    expect(measures).toMatchObject({
      length: 50,
      width: 30,
      height: 25,
      clearance: 75,
      isLowered: true,
      glass: 39,
      // 10 mm less offset, half an inch of width, 4 mm of spacers
      wheels: 27,
    });
    const rules = [
      { kind: "LENGTH", limit: 30, slots: [] },
      { kind: "WIDTH", limit: 30, slots: [] },
      { kind: "CLEARANCE", limit: 90, slots: [] },
      { kind: "GLASS", limit: 70, slots: [] },
      { kind: "WHEELS", limit: 10, slots: [] },
      { kind: "PARTS", limit: null, slots: ["lights", "exhaust"] },
      { kind: "PARTS", limit: null, slots: ["exhaust"] },
    ] as const;
    expect(roadHints(measures, rules).map(({ rule, value, slots }) => [rule.kind, value, slots])).toEqual([
      ["LENGTH", 50, []],
      ["CLEARANCE", 75, []],
      ["GLASS", 39, []],
      ["WHEELS", 27, []],
      ["PARTS", null, ["lights"]],
    ]);
  });

  it("knows what the build itself states where the model tells nothing", () => {
    const measures = roadMeasures(build(stance({ height: -50 })), car, new Map(), null);
    expect(measures).toMatchObject({ length: 0, height: -50, clearance: null, isLowered: false });
    expect(roadHints(measures, [{ kind: "HEIGHT", limit: 40, slots: [] }])).toHaveLength(1);
  });
});
