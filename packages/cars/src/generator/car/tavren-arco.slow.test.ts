import { beforeAll, describe, expect, it } from "vitest";
import { manifestOf } from "../../catalogue/manifest.ts";
import { bounds, type Mesh, type V3 } from "../../geometry/mesh.ts";
import { tavrenArco as table } from "../../tables/tavren-arco.ts";
import { builtCar } from "../../testing/built.ts";
import { describeCar } from "../../testing/car-checks.ts";
import type { BuiltCar } from "./build.ts";

describeCar(table);

describe("a mid-engined car", () => {
  let car: BuiltCar;
  beforeAll(async () => {
    ({ car } = await builtCar(table));
  });

  const pieces = (name: string) => car.model.pieces.filter((p) => p.name === name);
  const boundsOf = (name: string) => bounds(...pieces(name).map((p): Mesh => p.mesh));
  const manifest = () => manifestOf(table, car, { url: "model.glb", bytes: 1, sha256: "0".repeat(64) });

  it("carries glass and louvres on its engine cover, plate and name on the body", () => {
    for (const name of ["glass.backlight", "slats.louvre", "duct.louvre"]) {
      expect(pieces(name).length, name).toBeGreaterThan(0);
      for (const piece of pieces(name)) expect(piece.parent, name).toBe("hinge.trunk");
    }
    for (const name of ["plate", "word"]) for (const piece of pieces(name)) expect(piece.parent, name).toBeUndefined();
    const labels = Object.fromEntries(manifest().panels.map((p) => [p.id, p.label.en]));
    expect([labels.hood, labels.trunk]).toEqual(["Front trunk lid", "Engine cover"]);
  });

  it("has its engine between the seats and the rear axle, below its glass", () => {
    const engine = boundsOf("engine.plenum");
    expect(engine.max[2]).toBeLessThan(boundsOf("seat").min[2]);
    expect(engine.min[2]).toBeGreaterThan(-table.dimensions.wheelbase / 2);
    expect(engine.max[1]).toBeLessThan(boundsOf("glass.backlight").min[1]);
  });

  it("leads the side intakes deep into the body", () => {
    const skin = bounds(car.sheets.sideIntake);
    expect(skin.max[2] - boundsOf("duct.sideIntake").min[0]).toBeGreaterThan(0.2);
    // Left and right ducts mirror each other about the centre line.
    expect(boundsOf("duct.sideIntake").max[0]).toBeCloseTo(-boundsOf("duct.sideIntake").min[0], 6);
  });

  it("sinks a luggage bay below the hood, clear of the wheels", () => {
    const bay = boundsOf("bay.frunk");
    const hood = boundsOf("panel.hood");
    expect(hood.max[1] - bay.min[1]).toBeGreaterThan(0.3);
    expect(bay.max[0]).toBeLessThan(table.front.track / 2 - table.front.tyreWidth);
    expect(bay.max[2]).toBeLessThan(hood.max[2]);
  });

  it("seats two", () => {
    const seat = boundsOf("seat");
    // Two rows would reach over a metre.
    expect(seat.max[2] - seat.min[2]).toBeLessThan(1);
  });

  it("swings its doors up and out, as reflections of each other", () => {
    const hinges = manifest().hinges;
    /** Where the hinge takes a point one metre behind it. */
    const swung = (id: string): V3 => {
      const { axis, angle } = hinges.find((h) => h.id === id)!;
      const l = Math.hypot(...axis);
      const [x, y, z] = axis.map((v) => v / l) as V3;
      const a = (angle * Math.PI) / 180;
      const [s, c] = [Math.sin(a), Math.cos(a)];
      // Rodrigues, for the point (0, 0, -1).
      return [-y * s - x * z * (1 - c), x * s - y * z * (1 - c), -c - z * z * (1 - c)];
    };
    const left = swung("door.left");
    const right = swung("door.right");
    expect(left[1]).toBeGreaterThan(0.6);
    expect(left[0]).toBeGreaterThan(0.2);
    expect(right[0]).toBeCloseTo(-left[0], 9);
    expect(right[1]).toBeCloseTo(left[1], 9);
  });

  it("stands on larger tyres behind, each in its own arch", () => {
    const slots = manifest().slots;
    const tyre = (id: string) => slots.find((s) => s.id === id)!.hub!.tyreDiameter;
    expect([tyre("wheels.front"), tyre("wheels.rear")]).toEqual([686, 716]);
    for (const end of ["front", "rear"] as const) {
      const hub = car.model.frames.find((f) => f.name === `slot.wheels.${end}.left`)!;
      const mesh = car.model.instances
        .filter((i) => i.name === hub.name)
        .flatMap((i) => i.pieces)
        .find((p) => p.name === "tyre")!.mesh;
      expect(hub.at[1] + bounds(mesh).min[1]).toBeCloseTo(0, 3);
    }
  });

  it("keeps the modules of its flat lamps behind the lens, seen from ahead", () => {
    const lens = car.sheets.headlamp;
    const modules = pieces("lamp.projector");
    expect(modules.length).toBeGreaterThan(0);
    for (const { mesh } of modules)
      for (let i = 0; i < mesh.position.length; i += 3) {
        const [across, y] = [Math.abs(mesh.position[i]!), mesh.position[i + 1]!];
        const above = [...lens.position.keys()].filter(
          (k) => k % 3 === 1 && Math.abs(lens.position[k + 1]! - across) < 0.02,
        );
        expect(y).toBeGreaterThan(Math.min(...above.map((k) => lens.position[k]!)));
      }
  });
});
