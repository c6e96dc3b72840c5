import type { Manifest } from "@carloom/build";
import { expect } from "vitest";
import type { BuiltCar } from "../generator/car/build.ts";
import { bounds } from "../geometry/mesh.ts";
import type { CarTable } from "../tables/types.ts";

/** A car whose tail lamps have room for it brakes and turns with lamps of their own, each where it belongs. */
export function expectLamps({ fittings }: CarTable, { model }: BuiltCar, lights: Manifest["lights"]): void {
  const apart = fittings.tailLamp.signal ? ["brake", "indicator.left", "indicator.right"] : [];
  expect(lights.map(({ id }) => id)).toEqual(["head", "tail", ...apart]);
  for (const { id, material } of lights) {
    const { min, max } = bounds(...model.pieces.filter((p) => p.material === material).map((p) => p.mesh));
    if (id !== "head") expect(max[2], id).toBeLessThan(0);
    if (id === "indicator.left") expect(min[0]).toBeGreaterThan(0.4);
    if (id === "indicator.right") expect(max[0]).toBeLessThan(-0.4);
  }
}
