import { describe, expect, it } from "vitest";
import { nodeChain } from "../testing/glb.ts";
import { testWheel, testWing } from "../testing/parts.ts";
import { importPart } from "./import-part.ts";

describe("a wheel", () => {
  it.each([
    ["as it is mounted", {}],
    ["in millimetres, with its axle along z", { scale: 1000, axle: "z" as const }],
    ["with its face to the right", { axle: "-x" as const }],
    ["with a tyre that no name tells", { tyre: { diameter: 650, width: 235 } }],
  ])("%s is measured to the millimetre", async (_, over) => {
    const file = await testWheel({ diameter: 18, width: 8, offset: 42, ...over });
    const { found, option, report } = await importPart(file, { name: "part-0815.glb" });
    expect(found.kind).toBe("wheel");
    const { wheel } = found;
    expect(Math.abs((wheel?.diameter ?? 0) - 18 * 25.4)).toBeLessThan(1);
    expect(Math.abs((wheel?.width ?? 0) - 8 * 25.4)).toBeLessThan(1);
    expect(Math.abs((wheel?.offset ?? 0) - 42)).toBeLessThan(1);
    expect(wheel).toMatchObject({ inches: { diameter: 18, width: 8 }, bolts: { count: 5, pcd: 112 }, isSeen: true });
    expect(Math.abs((wheel?.bore ?? 0) - 66.6)).toBeLessThan(1);
    expect(option.measures.wheel).toMatchObject({
      boltPattern: { count: 5, pcd: 112 },
      diameter: 18,
      width: 8,
      offset: 42,
    });
    expect(report.output.validatorErrors).toBe(0);
    expect(wheel?.tyre ?? null).toEqual("tyre" in over ? { diameter: 650, width: 235 } : null);
    // a rim of aluminium, and no tyre weighed with it
    expect(found.weightKg).toBeGreaterThan(4);
    expect(found.weightKg).toBeLessThan(16);
  });

  it("says what it could not see, and takes a person's word over all", async () => {
    const file = await testWheel({ diameter: 19, width: 9, offset: 30, bolts: { count: 0, pcd: 112 } });
    const plain = await importPart(file, {});
    expect(plain.found.wheel?.bolts).toBeNull();
    expect(plain.option.measures.wheel).toBeUndefined();
    const corrections = {
      bolts: { count: 5, pcd: 120 },
      bore: 72.6,
      rim: { diameter: 20, width: 10 },
      anchor: [25, 0, 0],
      weightKg: 9.9,
      zones: [["Alloy", null]],
    } as const;
    const said = await importPart(file, {
      corrections: { ...corrections, anchor: [25, 0, 0], zones: [["Alloy", null]] },
    });
    expect(said.option.measures).toMatchObject({
      wheel: { boltPattern: { count: 5, pcd: 120 }, centreBore: 72.6, diameter: 20, width: 10, offset: 25 },
      weightKg: 9.9,
    });
    expect(said.found.materials).toEqual([
      expect.objectContaining({ name: "Alloy", zone: null, confidence: "stated" }),
    ]);
    expect(plain.found.materials[0]).toMatchObject({ zone: "wheels" });
  });

  it("is brought to the size that one side truly has", async () => {
    const file = await testWheel({ diameter: 18, width: 8, offset: 40 });
    const over = 18 * 25.4 + 2 * 17.3;
    const { found } = await importPart(file, { corrections: { size: { axis: "y", mm: over * 1.1 } } });
    expect(Math.abs((found.wheel?.diameter ?? 0) - 1.1 * 18 * 25.4)).toBeLessThan(1);
  });
});

describe("a wing", () => {
  it("is measured across, and across its stands; it stands on their feet", async () => {
    const { found, option } = await importPart(await testWing(1420, 900), { name: "GT.glb" });
    expect(found).toMatchObject({ kind: "spoiler", confidence: "high", size: [1420, 265, 260] });
    expect(Math.abs((found.mount?.span ?? 0) - 1420)).toBeLessThanOrEqual(1);
    expect(Math.abs((found.mount?.feet ?? 0) - 900)).toBeLessThanOrEqual(1);
    expect(found.anchor[1]).toBeCloseTo(-132.5, 0);
    expect(found.anchor[2]).toBeCloseTo(20, 0);
    expect(option.measures.mount).toMatchObject({ interface: "deck", span: 1420 });
    expect(found.materials.find(({ name }) => name === "CarPaint")).toMatchObject({ zone: "body" });
  });

  it("in inches or turned is set as it is mounted; a person turns it further", async () => {
    const { found } = await importPart(await testWing(1500, 800, 39.3701), { name: "wing" });
    expect(Math.abs(found.size[0] - 1500)).toBeLessThanOrEqual(1);
    const turned = await importPart(await testWing(1500, 800), { name: "wing", corrections: { turn: [0, 90, 0] } });
    expect(turned.found.size[2]).toBe(1500);
  });
});

it("what is no part ends with a reason", async () => {
  await expect(importPart(nodeChain(20_000))).rejects.toMatchObject({ code: "node-depth" });
  const file = await testWing(1420);
  await expect(
    importPart(file, {
      corrections: {
        roles: [
          ["CarPaint", "none"],
          ["Black", "none"],
        ],
      },
    }),
  ).rejects.toMatchObject({ code: "no-geometry" });
});
