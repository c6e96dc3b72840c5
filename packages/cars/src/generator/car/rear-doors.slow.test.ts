import { beforeAll, describe, expect, it } from "vitest";
import { manifestOf } from "../../catalogue/manifest.ts";
import { bounds } from "../../geometry/mesh.ts";
import { orro5 } from "../../tables/orro-5.ts";
import type { CarTable } from "../../tables/types.ts";
import { type BuiltCar, buildCar } from "./build.ts";

/** The hatch with a second pair of doors drawn behind its own: the step is any table's. */
const table: CarTable = {
  ...orro5,
  curves: {
    ...orro5.curves,
    shapes: {
      ...orro5.curves.shapes,
      doorRear: {
        view: "side",
        guard: 0.4,
        keys: [
          [1.85, 0.2, 1],
          [1.94, 0.6],
          [1.965, 1.1, 1],
          [2.3, 1.1, 1],
          [2.25, 0.8],
          [2.15, 0.2, 1],
        ],
      },
      handleRear: {
        view: "side",
        guard: 0.4,
        keys: [
          [2.1, 0.905, 1],
          [2.2, 0.905, 1],
          [2.2, 0.885, 1],
          [2.1, 0.885, 1],
        ],
      },
    },
    posts: { middle: orro5.curves.pillars[0]! },
  },
  fittings: {
    ...orro5.fittings,
    frames: { ...orro5.fittings.frames, doorRear: [1.98, 0.5, 0.8] },
    cabin: {
      ...orro5.fittings.cabin,
      rear: { bench: [-0.1, 0.1, 0], card: { x0: 1.95, x1: 2.25, by: [0, 0, 0] } },
    },
  },
};

describe("rear doors", () => {
  let car: BuiltCar;
  const of = (name: string) => {
    const piece = car.model.pieces.find((p) => p.name === name);
    if (!piece) throw new Error(`The car has no "${name}".`);
    return piece;
  };

  beforeAll(async () => {
    car = await buildCar(table);
  });

  it("are panels with a chart of their own, hung on their own hinges", () => {
    for (const side of ["left", "right"]) {
      const hinge = `hinge.door.rear.${side}`;
      expect(of(`panel.door.rear.${side}`).parent).toBe(hinge);
      expect(car.livery.boxes.has(`door.rear.${side}`)).toBe(true);
      for (const part of ["glass.door.rear", "seal.door.rear", "pillar.door.rear", "handle.rear", "card.rear"])
        expect(of(`${part}.${side}`).parent, part).toBe(hinge);
      expect(of(`post.${side}`).parent).toBeUndefined();
    }
  });

  it("lie behind the front doors, glass and all", () => {
    // Car space: forward is +z.
    for (const part of ["panel.door", "glass.door", "pillar.door"]) {
      const front = bounds(of(`${part}.left`).mesh);
      const rear = bounds(of(`${part}.rear.left`).mesh);
      expect(rear.max[2], part).toBeLessThan(front.max[2] - 0.02);
      expect(rear.min[2], part).toBeLessThan(front.min[2] - 0.02);
    }
  });

  it("are hinges and named panels of the manifest", () => {
    const manifest = manifestOf(table, car, { url: "model.glb", bytes: 1, sha256: "0".repeat(64) });
    expect(manifest.hinges.map((h) => h.id)).toEqual(
      expect.arrayContaining(["door.left", "door.rear.left", "door.rear.right"]),
    );
    const label = (id: string) => manifest.panels.find((p) => p.id === id)?.label.en;
    expect(label("door.left")).toBe("Left front door");
    expect(label("door.rear.left")).toBe("Left rear door");
  });
});
