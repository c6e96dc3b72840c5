import { describe, expect, it } from "vitest";
import type { Mesh } from "../../geometry/mesh.ts";
import { grid } from "../../geometry/solids.ts";
import type { Model, Piece } from "../gltf/model.ts";
import { bakeOcclusion } from "./bake.ts";
import { buildBvh, meets } from "./bvh.ts";

const plate = (half: number, y: number, n = 8): Mesh => {
  const at = (k: number) => -half + (2 * half * k) / n;
  const sheet = grid(
    Array.from({ length: n + 1 }, (_, i) =>
      Array.from({ length: n + 1 }, (_, j): [number, number, number] => [at(j), y, at(i)]),
    ),
  );
  return { ...sheet, normal: sheet.normal.map((_, i) => (i % 3 === 1 ? 1 : 0)) };
};
const piece = (name: string, mesh: Mesh, material = "black", parent?: string): Piece => ({
  name,
  material,
  mesh,
  ...(parent !== undefined && { parent }),
});
const model = (pieces: Piece[], rest: Partial<Model> = {}): Model => ({
  name: "test",
  frames: [],
  pieces,
  instances: [],
  ...rest,
});
const of = (made: Model, name: string) => made.pieces.find((p) => p.name === name)!;
/** The value at the vertex nearest to the middle. */
const middle = ({ mesh, occlusion }: Piece) => {
  let best = 0;
  const far = (i: number) => Math.hypot(mesh.position[i * 3]!, mesh.position[i * 3 + 2]!);
  for (let i = 1; i < mesh.position.length / 3; i++) if (far(i) < far(best)) best = i;
  return occlusion![best]!;
};

describe("a tree of boxes", () => {
  it("answers as asking every triangle does", () => {
    const count = 300;
    let seed = 7;
    const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    const corners = Float32Array.from({ length: count * 9 }, (_, i) => Math.floor(i / 9) / count + random() * 0.1);
    const tree = buildBvh(corners);
    const single = Array.from({ length: count }, (_, t) => buildBvh(corners.slice(t * 9, t * 9 + 9)));
    let hits = 0;
    for (let k = 0; k < 400; k++) {
      const at = random();
      const [x, y, z] = [at + random() * 0.1, at + random() * 0.1, at + random() * 0.1];
      const d = [random() - 0.5, random() - 0.5, random() - 0.5];
      const l = Math.hypot(...d);
      const ray = [x, y, z, d[0]! / l, d[1]! / l, d[2]! / l, 0.3] as const;
      const any = single.some((one) => meets(one, ...ray));
      expect(meets(tree, ...ray)).toBe(any);
      if (any) hits++;
    }
    expect(hits).toBeGreaterThan(20);
    expect(hits).toBeLessThan(380);
  });
});

describe("baked occlusion", () => {
  it("is open under the sky, and nearly closed in a narrow gap", () => {
    const lone = bakeOcclusion(model([piece("floor", plate(1, 0))]), false);
    expect(of(lone, "floor").occlusion!.every((v) => v === 1)).toBe(true);
    const lid = piece("lid", plate(1, 0.01));
    const covered = bakeOcclusion(model([piece("floor", plate(1, 0)), lid]), false);
    expect(middle(of(covered, "floor"))).toBeLessThan(0.2);
    expect(middle(of(covered, "lid"))).toBe(1);
  });

  it("lets glass through, and gives it none", () => {
    const made = bakeOcclusion(model([piece("floor", plate(1, 0)), piece("pane", plate(1, 0.05), "glass")]), false);
    expect(middle(of(made, "floor"))).toBe(1);
    expect(of(made, "pane").occlusion).toBeUndefined();
  });

  it("darkens what looks down below a standing car, most in the middle", () => {
    const floor = plate(1, 0.2);
    const low = piece("low", { ...floor, normal: floor.normal.map((v) => -v) });
    const [standing, flying] = [true, false].map((on) => of(bakeOcclusion(model([low]), on), "low"));
    expect(Math.min(...flying!.occlusion!)).toBe(1);
    expect(middle(standing!)).toBeLessThan(0.7);
    // A corner sees the lit road beside the car.
    expect(standing!.occlusion![0]!).toBeGreaterThan(middle(standing!) + 0.1);
  });

  it("keeps copies for the other axle out, and what a piece states in", () => {
    const frames = [
      { name: "axle.front", at: [0, 0, 0] as [number, number, number] },
      { name: "axle.rear", at: [0, 0, 0] as [number, number, number] },
    ];
    const pieces = [
      piece("disc", plate(0.2, 0), "disc", "axle.front"),
      piece("disc", plate(0.2, 0.005), "disc", "axle.rear"),
    ];
    const apart = bakeOcclusion(model(pieces, { frames }), false);
    for (const one of apart.pieces) expect(middle(one)).toBe(1);
    const stated = { ...pieces[0]!, occlusion: new Array<number>(81).fill(0.5) };
    expect(middle(bakeOcclusion(model([stated], { frames }), false).pieces[0]!)).toBe(0.5);
  });

  it("is shared where a mesh is: all corners keep one set of pieces", () => {
    const pieces = [piece("disc", plate(0.2, 0))];
    const frames = [-1, 1].map((x) => ({ name: `hub.${x}`, at: [x, 0, 0] as [number, number, number] }));
    const made = bakeOcclusion(
      model([], { frames, instances: frames.map(({ name }) => ({ name, parent: name, pieces })) }),
      false,
    );
    expect(made.instances[0]!.pieces).toBe(made.instances[1]!.pieces);
    expect(made.instances[0]!.pieces[0]!.occlusion).toHaveLength(81);
  });

  it("lights what lies under a lid as if the lid stood open", () => {
    const lid = piece("panel.hood", plate(1, 0.52));
    const inner = piece("inner.hood", plate(1, 0.51));
    const shut = bakeOcclusion(model([lid, inner, piece("floor", plate(1, 0.4))]), true);
    const bared = bakeOcclusion(model([lid, inner, piece("bay.floor", plate(1, 0.4))]), true);
    expect(middle(of(shut, "floor"))).toBeLessThan(0.5);
    expect(middle(of(bared, "bay.floor"))).toBe(1);
    expect(of(bared, "inner.hood").occlusion).toBeUndefined();
    // Its like still shades it.
    const crowded = bakeOcclusion(model([piece("bay.floor", plate(1, 0.4)), piece("bay.cover", plate(1, 0.5))]), true);
    expect(middle(of(crowded, "bay.floor"))).toBeLessThan(0.5);
  });
});
