import { PartMeasures } from "@carloom/build";
import { describe, expect, it } from "vitest";
import { measuresText } from "./measures.ts";

const text = (measures: object) => measuresText(PartMeasures.parse(measures), "en");

describe("measures of a part", () => {
  it("name every pattern that a rim is drilled for", () => {
    const wheel = { diameter: 20, width: 9.5, offset: 35, centreBore: 67.1, boltPattern: { count: 5, pcd: 114.3 } };
    expect(text({ wheel, weightKg: 9.2 })).toBe("20 × 9.5 ET35, 5×114.3, CB 67.1, 9.2 kg");
    expect(text({ wheel: { ...wheel, alsoDrilled: [{ count: 5, pcd: 120 }] } })).toContain("5×114.3 / 5×120");
  });

  it("are the discs of brakes, the box of other parts", () => {
    const brake = { boltPatterns: [{ count: 5, pcd: 112 }], discFront: 380, discRear: 356, sweptDiameter: 428 };
    expect(text({ brake, size: [1, 2, 3] })).toBe("380 / 356 mm");
    expect(text({ size: [1560, 320, 210] })).toBe("1,560 × 320 × 210 mm");
  });
});
