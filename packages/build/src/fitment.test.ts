import { describe, expect, it } from "vitest";
import { conflicts, fitment } from "./fitment.ts";
import { PartMeasures, PartOption, Slot } from "./manifest.ts";

const label = { en: "", ko: "", ja: "" };
const J5 = { count: 5, pcd: 114.3 };
const D5 = { count: 5, pcd: 112 };
const hub = {
  boltPattern: J5,
  centreBore: 66.1,
  diameter: { min: 18, max: 21, stock: 19 },
  width: { min: 8, max: 10, stock: 9 },
  offset: { min: 25, max: 45, stock: 35 },
  tyreDiameter: 680,
  tyreWidth: 245,
  brakeDiameter: 400,
};
const slot = (more: object) => Slot.parse({ id: "x", label, anchors: [{ node: "x", position: [0, 0, 0] }], ...more });
const wheels = slot({ hub });
const brakes = slot({ id: "brakes", brake: { boltPattern: J5, clearDiameter: 420 } });
const wheel = (more: object = {}) =>
  PartMeasures.parse({ wheel: { boltPattern: D5, centreBore: 66.1, diameter: 19, width: 9, offset: 35, ...more } });
const kit = (sweptDiameter: number, boltPatterns = [J5, D5]) =>
  PartMeasures.parse({ brake: { boltPatterns, discFront: 355, discRear: 330, sweptDiameter } });
const codes = (measures: PartMeasures, to = wheels) =>
  fitment(to, measures).reasons.map(({ code, verdict }) => [code, verdict]);
const option = (measures: PartMeasures) =>
  PartOption.parse({ version: 1, model3d: { url: "model.glb", bytes: 1 }, measures });

describe("wheels", () => {
  it("fit when any pattern that they are drilled for is the hub's", () => {
    expect(codes(wheel())).toEqual([["bolt-pattern", "block"]]);
    expect(fitment(wheels, wheel()).reasons[0]?.values).toEqual({ part: "5×112", car: "5×114.3" });
    expect(fitment(wheels, wheel({ alsoDrilled: [J5] })).verdict).toBe("fits");
    expect(codes(wheel({ alsoDrilled: [{ count: 6, pcd: 114.3 }] }))).toEqual([["bolt-pattern", "block"]]);
  });

  it("need room for the stock brake, with a gap", () => {
    expect(codes(wheel({ boltPattern: J5, clearDiameter: 402 }))).toEqual([["brake-clearance", "block"]]);
    expect(fitment(wheels, wheel({ boltPattern: J5, clearDiameter: 403 })).verdict).toBe("fits");
    expect(fitment(wheels, wheel({ boltPattern: J5 })).verdict).toBe("fits");
  });
});

describe("brakes", () => {
  it("fit hubs that they are bored for, and warn when the stock wheels are too small", () => {
    expect(fitment(brakes, kit(410)).verdict).toBe("fits");
    expect(codes(kit(430), brakes)).toEqual([["brake-stock-wheels", "warn"]]);
    expect(codes(kit(410, [D5]), brakes)).toEqual([["bolt-pattern", "block"]]);
    expect(codes(wheel(), brakes)).toEqual([["no-data", "unknown"]]);
  });

  it("clash with mounted wheels that are too narrow, said of both", () => {
    const mounted = (clearDiameter: number) =>
      new Map([
        ["wheels.front", option(wheel({ clearDiameter }))],
        ["brakes", option(kit(410))],
      ]);
    expect(conflicts(mounted(413))).toEqual([]);
    expect(conflicts(mounted(412)).map(({ verdict, values }) => [verdict, values.slot, values.other])).toEqual([
      ["block", "wheels.front", "brakes"],
      ["block", "brakes", "wheels.front"],
    ]);
  });
});

describe("other parts", () => {
  const lip = slot({ id: "lip", mount: { interface: "chin", span: 1000, edge: [10, 20, 40] } });
  const part = (more: object = {}) => PartMeasures.parse({ mount: { interface: "chin", span: 1000, ...more } });

  it("fit by kind of place and span", () => {
    expect(fitment(lip, part({ span: 1015 })).verdict).toBe("fits");
    expect(codes(part({ span: 1030 }), lip)).toEqual([["span", "warn"]]);
    expect(codes(part({ span: 1080 }), lip)).toEqual([["span", "block"]]);
    expect(codes(part({ interface: "deck" }), lip)).toEqual([["interface", "block"]]);
    expect(codes(PartMeasures.parse({}), lip)).toEqual([["no-data", "unknown"]]);
  });

  it("follow the car's edge, or say by how much they do not", () => {
    expect(codes(part({ edge: [12, 20, 44] }), lip)).toEqual([]);
    expect(fitment(lip, part({ edge: [10, 28, 40] })).reasons).toEqual([
      { code: "edge", verdict: "warn", values: { part: 8 } },
    ]);
    expect(codes(part({ edge: [10, 20, 60] }), lip)).toEqual([["edge", "block"]]);
  });

  it("on stands need room for them and nothing else", () => {
    expect(codes(part({ span: 1500, feet: 840, edge: [0, 0, 0] }), lip)).toEqual([]);
    expect(codes(part({ span: 1500, feet: 1100 }), lip)).toEqual([["feet", "block"]]);
  });
});

describe("parts of one car", () => {
  const named = (id: string, more: object = {}) =>
    PartOption.parse({ version: 1, model3d: { url: "model.glb", bytes: 1 }, measures: {}, id, ...more });

  it("conflict with single parts by their name, and with slots whatever is in them", () => {
    const diffuser = named("diffuser-race", { conflicts: ["exhaust-twin"] });
    const both = (exhaust: string) =>
      new Map([
        ["diffuser", diffuser],
        ["exhaust", named(exhaust)],
      ] as const);
    expect(conflicts(both("exhaust-oval"))).toEqual([]);
    expect(conflicts(both("exhaust-twin")).map(({ code, values }) => [code, values.slot, values.other])).toEqual([
      ["conflict", "diffuser", "exhaust"],
    ]);
    const whole = named("cover", { conflicts: ["exhaust"] });
    expect(
      conflicts(
        new Map([
          ["diffuser", whole],
          ["exhaust", named("exhaust-oval")],
        ]),
      ),
    ).toHaveLength(1);
  });

  it("ask for what they need", () => {
    const wing = named("wing", { requires: ["lip"] });
    expect(conflicts(new Map([["spoiler", wing]])).map(({ code, verdict }) => [code, verdict])).toEqual([
      ["requires", "warn"],
    ]);
    expect(
      conflicts(
        new Map([
          ["spoiler", wing],
          ["lip", named("lip-low")],
        ]),
      ),
    ).toEqual([]);
  });
});
