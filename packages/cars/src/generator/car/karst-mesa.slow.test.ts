import { beforeAll, describe, expect, it } from "vitest";
import { manifestOf } from "../../catalogue/manifest.ts";
import { bounds, type Mesh, vertexCount } from "../../geometry/mesh.ts";
import { karstMesa as table } from "../../tables/karst-mesa.ts";
import { builtCar } from "../../testing/built.ts";
import { describeCar } from "../../testing/car-checks.ts";
import type { BuiltCar } from "./build.ts";

describeCar(table);

/** Drawing x of a point in car space. */
const drawn = (z: number) => table.dimensions.wheelbase / 2 - z;

describe("a pickup", () => {
  let car: BuiltCar;
  const all = (name: string) => car.model.pieces.filter((p) => p.name === name);
  const box = (name: string) => {
    const found = all(name);
    if (!found.length) throw new Error(`The car has no "${name}".`);
    return bounds(...found.map((p) => p.mesh));
  };

  beforeAll(async () => {
    ({ car } = await builtCar(table));
  });

  it("has an open bed: floor well below its rim, nothing painted above it", () => {
    const { bed } = table.fittings;
    const inside = (mesh: Mesh) => {
      let hits = 0;
      for (let i = 0; i < vertexCount(mesh); i++) {
        const [x, y, z] = [mesh.position[i * 3]!, mesh.position[i * 3 + 1]!, mesh.position[i * 3 + 2]!];
        const along = drawn(z);
        if (along > bed!.x0 + 0.05 && along < bed!.x1 - 0.05 && Math.abs(x) < bed!.half - 0.05 && y > bed!.floor + 0.05)
          hits++;
      }
      return hits;
    };
    for (const piece of car.model.pieces.filter((p) => p.name.startsWith("panel.") || p.name === "underlay"))
      expect(inside(piece.mesh), piece.name).toBe(0);
    expect(box("bed.rail").max[1] - box("bed").min[1]).toBeGreaterThan(0.4);
  });

  it("parts cab and bed by a slit that nothing fills", () => {
    const { x0, x1 } = table.fittings.bed!.gap;
    const middle = (x0 + x1) / 2;
    const names = new Set(["panel.fender.rear.left", "panel.cab.left", "underlay", "bed.wall", "bed.rail"]);
    for (const piece of car.model.pieces.filter((p) => names.has(p.name))) {
      for (let t = 0; t < piece.mesh.index.length; t += 3) {
        const xs = [0, 1, 2].map((k) => drawn(piece.mesh.position[piece.mesh.index[t + k]! * 3 + 2]!));
        const across = Math.min(...xs) < middle - 1e-4 && Math.max(...xs) > middle + 1e-4;
        if (across) throw new Error(`${piece.name} crosses the slit at ${xs.join()}`);
      }
    }
  });

  it("drops its gate about the foot, with name, handle and inner face", () => {
    for (const name of ["panel.trunk", "word", "bed.gate", "handle.gate"])
      for (const piece of all(name)) expect(piece.parent, name).toBe("hinge.trunk");
    for (const name of ["plate", "glass.backlight"])
      for (const piece of all(name)) expect(piece.parent).toBeUndefined();
    const hinge = car.model.frames.find((f) => f.name === "hinge.trunk")!;
    const gate = box("panel.trunk");
    expect(hinge.at[1]).toBeLessThan(gate.min[1] + 0.05);
    const manifest = manifestOf(table, car, { url: "model.glb", bytes: 1, sha256: "0".repeat(64) });
    // About +X by a negative angle: what stands above the hinge swings rearward.
    expect(manifest.hinges.find((h) => h.id === "trunk")!.angle).toBeLessThan(-80);
  });

  it("covers the tyres with its flares and stands clear of the ground", () => {
    const tyre = table.front.track / 2 + table.front.tyreWidth / 2;
    expect(box("flare").max[0]).toBeGreaterThan(tyre);
    expect(box("flare").max[0]).toBeLessThan(tyre + 0.06);
    for (const { name, mesh } of car.model.pieces)
      if (!/^(axle|spring)$/.test(name)) expect(bounds(mesh).min[1], name).toBeGreaterThan(0.24);
  });
});
