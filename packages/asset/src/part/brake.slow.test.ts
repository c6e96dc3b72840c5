import { describe, expect, it } from "vitest";
import { createIO } from "../read/io.ts";
import { testBrake } from "../testing/brakes.ts";
import { glbOf, turned } from "../testing/parts.ts";
import { importPart } from "./import-part.ts";
import { tryPart } from "./try-part.ts";

describe("brakes", () => {
  it.each([
    ["as they are mounted", {}],
    ["in millimetres, with their axle along z", { scale: 1000, axle: "z" as const }],
    ["with their face to the right, and nothing named", { axle: "-x" as const, isNameless: true }],
  ])("%s are measured to the millimetre", async (_, over) => {
    const { found, option, report } = await importPart(await testBrake({ disc: 355, caliper: 25, ...over }), {
      name: "part-0815.glb",
    });
    expect(found.kind).toBe("brakes");
    const { brake } = found;
    expect(Math.abs((brake?.discFront ?? 0) - 355)).toBeLessThan(1);
    expect(brake).toMatchObject({ discRear: brake?.discFront, bolts: { count: 5, pcd: 112 }, isPair: false });
    expect(Math.abs((brake?.bore ?? 0) - 66.6)).toBeLessThan(1);
    expect(option.measures.brake).toMatchObject({ boltPatterns: [{ count: 5, pcd: 112 }], discFront: 355 });
    expect(Math.abs((option.measures.brake?.sweptDiameter ?? 0) - 405)).toBeLessThanOrEqual(2);
    // the ring lies behind the face that wheels are bolted against
    expect(Math.abs(found.anchor[0] - 29)).toBeLessThan(1.5);
    expect(report.output.validatorErrors).toBe(0);
    // of all four corners
    expect(found.weightKg).toBeGreaterThan(20);
    expect(found.weightKg).toBeLessThan(90);
  });

  it("paint their calipers alone, and take a person's word over all", async () => {
    const file = await testBrake({ disc: 355, bolts: { count: 0, pcd: 112 } });
    const { found, option } = await importPart(file, { name: "brake" });
    expect(found.materials.find(({ name }) => name === "caliper")).toMatchObject({ zone: "calipers" });
    expect(found.materials.find(({ name }) => name === "disc")).toMatchObject({ zone: null });
    expect(option.measures.brake).toBeUndefined();
    const said = await importPart(file, {
      name: "brake",
      corrections: { bolts: { count: 5, pcd: 120 }, size: { axis: "y", mm: 380 }, weightKg: 41 },
    });
    expect(said.option.measures).toMatchObject({
      brake: { boltPatterns: [{ count: 5, pcd: 120 }], discFront: 380 },
      weightKg: 41,
    });
  });

  it("of both axles in one file are a set: each hangs below its own, about its own hub", async () => {
    const { found, glb } = await importPart(await testBrake({ disc: 370, rear: 345 }), { name: "brake-kit.glb" });
    expect(found.brake).toMatchObject({ isPair: true });
    expect(Math.abs((found.brake?.discRear ?? 0) - 345)).toBeLessThan(1);
    const nodes = (await (await createIO()).readBinary(glb)).getRoot().listNodes();
    const axles = nodes.filter((node) => node.getName().startsWith("axle."));
    expect(axles.map((node) => node.getName()).sort()).toEqual(["axle.front", "axle.rear"]);
    for (const axle of axles) expect(axle.listChildren().length).toBeGreaterThan(0);
    expect(Math.max(...found.size)).toBeLessThan(450);
  });

  it("are tried in the car's own wheels: by how much a rim leaves room, or is in their way", async () => {
    const part = (await importPart(await testBrake({ disc: 355, caliper: 25 }), { name: "brake" })).glb;
    const anchors = (["front", "rear"] as const).map(
      (end) =>
        ({ node: `slot.brakes.${end}.left`, position: [0, 0, 0], rotation: [0, 0, 0, 1], mirror: false }) as never,
    );
    const car = (front: number, rear: number) =>
      glbOfCar({ "slot.brakes.front.left": [0.8, 0.33, 1.3], "slot.brakes.rear.left": [0.8, 0.33, -1.3] }, front, rear);
    const slots = [{ id: "brakes", anchors, tyreDiameter: null }];
    // 202.5 mm of reach in barrels of 210 and 206 mm: the rear one is nearer
    const [fits] = await tryPart({ part, car: await car(210, 206), slots });
    expect(fits).toMatchObject({ slot: "brakes", collision: 0, name: "slot.wheels.rear.left" });
    expect(Math.abs((fits?.clearance ?? 0) - 3.5)).toBeLessThan(1.6);
    const [meets] = await tryPart({ part, car: await car(198.5, 210), slots });
    expect(meets?.name).toBe("slot.wheels.front.left");
    expect(Math.abs((meets?.collision ?? 0) - 4)).toBeLessThan(1.6);
  });
});

/** Nothing but the barrels of two wheels (radii in mm) and where brakes are mounted. */
async function glbOfCar(
  at: Readonly<Record<string, [number, number, number]>>,
  front: number,
  rear: number,
): Promise<Uint8Array> {
  const barrel = (radius: number, z: number) => {
    const { position, index } = turned([
      [-120, radius],
      [-120, radius + 8],
      [40, radius + 8],
      [40, radius],
    ]);
    const shift = [0.8, 0.33, z];
    return { index, position: position.map((value, k) => value + (shift[k % 3] as number)) };
  };
  return glbOf(
    [
      { name: "slot.wheels.front.left", material: "Alloy", shape: barrel(front, 1.3) },
      { name: "slot.wheels.rear.left", material: "Alloy", shape: barrel(rear, -1.3) },
    ],
    (point) => point,
    at,
  );
}
