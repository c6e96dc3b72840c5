import { beforeAll, describe, expect, it } from "vitest";
import { bevelled } from "../../geometry/bevel.ts";
import { bounds, type Mesh, point, triangleCount, vertexCount } from "../../geometry/mesh.ts";
import { simplifierReady } from "../../geometry/simplify.ts";
import { grid } from "../../geometry/solids.ts";
import { RIMS } from "../../tables/rims.ts";
import { buildBrake, caliperWord, stockBrake, sweptDiameter } from "./brake.ts";
import { buildRim, buildTyre, tyrePrint } from "./rim.ts";
import { clearDiameter } from "./tyre.ts";

beforeAll(() => simplifierReady);

const measures = { diameter: 19, width: 9, offset: 35, boltPattern: { count: 5, pcd: 112 } };
const reach = (mesh: Mesh) => {
  let [least, most] = [Infinity, 0];
  for (let i = 0; i < vertexCount(mesh); i++) {
    const [, y, z] = point(mesh, i);
    [least, most] = [Math.min(least, Math.hypot(y, z)), Math.max(most, Math.hypot(y, z))];
  }
  return { least, most };
};

describe("rims", () => {
  it.each(Object.keys(RIMS))("%s keeps the measures that it is sold by", (name) => {
    const pieces = [...buildRim(RIMS[name]!, measures), buildTyre(measures, { diameter: 0.68, width: 0.245 })];
    const of = (piece: string) => pieces.filter((p) => p.name === piece).map((p) => p.mesh);
    const barrel = bounds(of("rim.barrel")[0]!);
    const half = (9 * 25.4) / 2000;
    // The inner bead lies half a width inboard of the centre, which ET puts inboard of the hub.
    expect(barrel.min[0]).toBeCloseTo(-half - 0.035, 3);
    expect(reach(of("rim.barrel")[0]!).least * 2000).toBeGreaterThanOrEqual(clearDiameter(19));
    expect(reach(of("tyre")[0]!).most).toBeCloseTo(0.34, 3);
    // Spokes stay in front of what the brake needs.
    expect(bounds(...of("rim")).max[0]).toBeLessThan(half - 0.035 + 0.006);
    for (const { mesh, occlusion } of pieces) if (occlusion) expect(occlusion.length).toBe(vertexCount(mesh));
  });

  it("shows a hole more for each further pattern", () => {
    const one = buildRim(RIMS["fold-5"]!, measures);
    const two = buildRim(RIMS["fold-5"]!, { ...measures, alsoDrilled: [{ count: 5, pcd: 100 }] });
    const walls = (pieces: typeof one) =>
      pieces.filter((p) => p.name === "rim").reduce((sum, p) => sum + triangleCount(p.mesh), 0);
    expect(walls(two)).toBeGreaterThan(walls(one) + 100);
  });
});

describe("tyres", () => {
  const size = { diameter: 0.7, width: 0.245 };

  it.each(["road", "terrain"] as const)("of the %s carry words that read on both sides", (tread) => {
    const [left, right] = (["left", "right"] as const).map((side) => tyrePrint(measures, size, side, tread));
    expect([left!.material, right!.material]).toEqual(["tyre.print", "tyre.print"]);
    // Reflected by its anchor, the right one is the left one's other way round.
    const letters = ({ mesh }: typeof left & object) =>
      Array.from({ length: vertexCount(mesh) }, (_, i) => point(mesh, i)).filter(([x]) => x > 0.05);
    const [a, b] = [letters(left!), letters(right!)];
    expect(a.length).toBeGreaterThan(100);
    const reflected = new Set(a.map(([x, y, z]) => [x, y, z === 0 ? 0 : -z].join()));
    for (const [x, y, z] of b) expect(reflected.has([x, y, z === 0 ? 0 : z].join())).toBe(true);
  });

  it.each(["road", "terrain"] as const)("of the %s have their print on the wall, stretched as they are", (tread) => {
    const carcass = buildTyre(measures, size, tread).mesh;
    const print = tyrePrint(measures, size, "left", tread).mesh;
    // The stage fits a mesh by its least and greatest radius.
    const [whole, own] = [reach(carcass), reach(print)];
    expect(own.least).toBeCloseTo(whole.least, 4);
    expect(own.most).toBeCloseTo(whole.most, 4);
    const { min, max } = bounds(print);
    expect(min[1] + max[1]).toBeCloseTo(0, 6);
    expect(min[2] + max[2]).toBeCloseTo(0, 6);
    // Letters lie on the wall, no more than 3 mm before it.
    const edge = bounds(carcass).max[0];
    expect(max[0]).toBeGreaterThan(edge);
    expect(max[0]).toBeLessThan(edge + 0.003);
  });
});

describe("brakes", () => {
  it("stay within the circle that they state", () => {
    for (const radius of [0.15, 0.1775, 0.2]) {
      const pieces = buildBrake(radius, stockBrake("Halden")).filter((p) => p.name !== "hose");
      expect(Math.max(...pieces.map((p) => reach(p.mesh).most)) * 2).toBeLessThanOrEqual(sweptDiameter(radius));
    }
  });

  it("carry a word that reads on both sides", () => {
    const design = stockBrake("L");
    const [left, right] = (["left", "right"] as const).map((side) => caliperWord(0.19, design, side).mesh);
    // Reflected by its anchor, the right one is the left one turned half round the axle's normal: read downwards.
    const heights = (mesh: Mesh) => bounds(mesh).min[1] + bounds(mesh).max[1];
    expect(heights(left!)).toBeCloseTo(-heights(right!), 4);
    expect(bounds(left!).min[0]).toBeCloseTo(bounds(right!).min[0], 6);
  });
});

describe("bevelled edges", () => {
  it("go out and down along the axis, with a flat chamfer", () => {
    const sheet = grid([
      [
        [0, 0, 1],
        [0, 0, 2],
      ],
      [
        [0, 1, 1],
        [0, 1, 2],
      ],
    ]);
    const sign = Math.sign(sheet.normal[0]!);
    const { chamfer, wall } = bevelled(sheet, [sign, 0, 0], { out: 0.1, down: 0.1, depth: () => 0.5, draft: 0 });
    expect(bounds(wall).min[1]).toBeLessThan(-0.05);
    expect(Math.max(...wall.position.filter((_, i) => i % 3 === 0).map((x) => Math.abs(x)))).toBeCloseTo(0.5);
    for (let i = 0; i < vertexCount(chamfer); i++)
      expect(Math.hypot(...chamfer.normal.slice(i * 3, i * 3 + 3))).toBeCloseTo(1);
  });
});
