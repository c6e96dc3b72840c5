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
  it("fit by interface and span", () => {
    const lip = slot({ id: "lip", mount: { interface: "a.chin", span: 1000 } });
    const part = (code: string, span: number) => PartMeasures.parse({ mount: { interface: code, span } });
    expect(fitment(lip, part("a.chin", 1015)).verdict).toBe("fits");
    expect(codes(part("a.chin", 1030), lip)).toEqual([["span", "warn"]]);
    expect(codes(part("b.chin", 1000), lip)).toEqual([["interface", "block"]]);
    expect(codes(PartMeasures.parse({}), lip)).toEqual([["no-data", "unknown"]]);
  });
});
