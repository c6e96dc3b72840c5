import { beforeAll, describe, expect, it } from "vitest";
import { manifestOf } from "../../catalogue/manifest.ts";
import { bounds, point, vertexCount } from "../../geometry/mesh.ts";
import { tordenFell as table } from "../../tables/torden-fell.ts";
import { builtCar } from "../../testing/built.ts";
import { describeCar } from "../../testing/car-checks.ts";
import type { BuiltCar } from "./build.ts";
import { fieldsOf } from "./fields.ts";

describeCar(table);

describe("a car with cladding, rails and a floating roof", () => {
  let car: BuiltCar;
  const all = (name: string) => car.model.pieces.filter((p) => p.name === name);
  const box = (name: string) => bounds(...all(name).map((p) => p.mesh));

  beforeAll(async () => {
    ({ car } = await builtCar(table));
  });

  it("hangs each piece of cladding on what it lies on", () => {
    for (const side of ["left", "right"]) {
      expect(all(`cladding.door.${side}`)[0]?.parent).toBe(`hinge.door.${side}`);
      expect(all(`cladding.door.rear.${side}`)[0]?.parent).toBe(`hinge.door.rear.${side}`);
    }
    expect(all("cladding.bumper")[0]?.parent).toBe("slot.bumper.front");
    expect(all("cladding")[0]?.parent).toBeUndefined();
  });

  it("ends the painted doors where the cladding begins, and stands before them", () => {
    const door = box("panel.door.left");
    const cladding = box("cladding.door.left");
    expect(door.min[1]).toBeGreaterThan(cladding.max[1] - 0.03);
    expect(cladding.max[0]).toBeGreaterThan(door.max[0] - 0.01);
  });

  it("keeps side glass out of the tailgate and backlight and band inside it", () => {
    const { trunk } = fieldsOf(table);
    const values = (mesh: BuiltCar["sheets"]["whole"]) =>
      Array.from({ length: vertexCount(mesh) }, (_, i) => trunk(...point(mesh, i)));
    expect(Math.min(...values(car.sheets.sideGlass))).toBeGreaterThan(-1e-4);
    expect(Math.max(...values(car.sheets.backlight))).toBeLessThan(0);
    expect(Math.max(...values(car.sheets.tailBand))).toBeLessThan(0);
  });

  it("draws the arches square: wider at 45° than a circle of the same height", () => {
    const { arch } = fieldsOf(table);
    const [r, y] = [table.archRadius, table.tyreDiameter / 2];
    expect(arch(0, y + r, 0.9)).toBeCloseTo(0, 6);
    expect(arch(r * Math.SQRT1_2, y + r * Math.SQRT1_2, 0.9)).toBeLessThan(-0.01);
  });

  it("carries rails on the roof and a stock spoiler past it in its slot", () => {
    const roof = box("panel.roof");
    expect(box("rail.left").max[1]).toBeGreaterThan(roof.max[1]);
    expect(box("rail.left").min[0]).toBeGreaterThan(0.5);
    expect(box("spoiler").min[2]).toBeLessThan(roof.min[2] - 0.05);
    expect(all("spoiler").every((p) => p.parent === "slot.spoiler")).toBe(true);
    const manifest = manifestOf(table, car, { url: "model.glb", bytes: 1, sha256: "0".repeat(64) });
    expect(manifest.slots.find((s) => s.id === "spoiler")?.stock).toBe(true);
    expect(manifest.zones.map((z) => z.id)).toContain("cladding");
  });
});
