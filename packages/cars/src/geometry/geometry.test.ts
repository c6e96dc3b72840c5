import { describe, expect, it } from "vitest";
import { closedCurve, profile, rounded, shape } from "./curves.ts";
import { boundaryOf, rolledEdge } from "./flange.ts";
import { bounds, type Field, type Mesh, triangleCount, type V3, vertexCount } from "./mesh.ts";
import { signedVolume } from "./normals.ts";
import { refine } from "./refine.ts";
import { box, cushion, grid, lathe } from "./solids.ts";
import { Remainder, split } from "./split.ts";
import { subdivide } from "./subdivide.ts";

describe("a polygon with rounded corners", () => {
  it("has arcs of the radius asked for and straight edges between them", () => {
    const ring = closedCurve(
      rounded([
        [0, 0, 0.2],
        [2, 0, 0.2],
        [2, 1, 0],
        [0, 1, 0.2],
      ]),
      1,
    );
    for (const [x, y] of ring.filter((p) => p[0] < 0.199 && p[1] < 0.199))
      expect(Math.hypot(x - 0.2, y - 0.2)).toBeCloseTo(0.2, 9);
    expect(ring.some(([x, y]) => x === 2 && y === 1)).toBe(true);
    expect(
      shape(
        rounded([
          [0, 0, 0.2],
          [2, 0, 0.2],
          [2, 1, 0],
          [0, 1, 0.2],
        ]),
        1,
      )(0, 0),
    ).toBeCloseTo(0.2 * (Math.SQRT2 - 1), 2);
  });

  it("cuts a radius down to what fits", () => {
    const ring = closedCurve(
      rounded([
        [0, 0, 9],
        [1, 0, 9],
        [1, 1, 9],
        [0, 1, 9],
      ]),
      1,
    );
    for (const [x, y] of ring) expect(Math.hypot(x - 0.5, y - 0.5)).toBeLessThan(0.52);
  });
});

const sheet = (n: number): Mesh =>
  grid(
    Array.from({ length: n + 1 }, (_, i) =>
      Array.from({ length: n + 1 }, (_, j): [number, number, number] => [i / n, 0, 1 + j / n]),
    ),
  );

function area(mesh: Mesh): number {
  let sum = 0;
  for (let i = 0; i < mesh.index.length; i += 3) {
    const [a, b, c] = [mesh.index[i]! * 3, mesh.index[i + 1]! * 3, mesh.index[i + 2]! * 3];
    const p = mesh.position;
    const [ux, uz] = [p[b]! - p[a]!, p[b + 2]! - p[a + 2]!];
    const [vx, vz] = [p[c]! - p[a]!, p[c + 2]! - p[a + 2]!];
    sum += Math.abs(ux * vz - uz * vx) / 2;
  }
  return sum;
}

describe("cutting", () => {
  it("parts a sheet along a circle without losing area, normals carried", () => {
    const { inside, outside } = split(sheet(40), (x, _y, z) => Math.hypot(x - 0.5, z - 1.5) - 0.3);
    expect(area(inside) + area(outside)).toBeCloseTo(1, 6);
    expect(area(inside)).toBeCloseTo(Math.PI * 0.09, 3);
    for (let i = 0; i < inside.normal.length; i += 3) expect(Math.abs(inside.normal[i + 1]!)).toBeCloseTo(1, 6);
  });

  it("refines only where asked and leaves no open seam", () => {
    const fine = refine(sheet(4), (x) => x < 0.6, 0.1);
    expect(triangleCount(fine)).toBeGreaterThan(32);
    expect(area(fine)).toBeCloseTo(1, 9);
    // Open edges lie on the rim alone: an unmatched midpoint would open one inside.
    for (const [a, b] of boundaryOf(fine).edges) {
      for (const v of [a, b]) {
        const [x, z] = [fine.position[v * 3]!, fine.position[v * 3 + 2]! - 1];
        expect(Math.min(x, z, 1 - x, 1 - z)).toBeCloseTo(0, 9);
      }
    }
  });

  it("rolls an edge outwards and down by its radius", () => {
    const edge = rolledEdge(sheet(4), 0.01);
    const box = bounds(edge.mesh);
    expect(box.max[0]).toBeCloseTo(1 + 0.01, 2);
    expect(Math.max(...edge.source)).toBeLessThan(25);
  });
});

describe("solids", () => {
  it("face outward", () => {
    expect(signedVolume(box([0, 0, 0], [1, 2, 3])) / 6).toBeCloseTo(6, 6);
    expect(signedVolume(cushion([0, 0, 0], [1, 1, 1]))).toBeGreaterThan(0);
    const disc = lathe([
      [0, 0.0001],
      [0, 1],
      [1, 1],
      [1, 0.0001],
    ]);
    expect(signedVolume(disc) / 6).toBeCloseTo(Math.PI, 1);
  });

  it("subdivide towards a sphere, creases stay", () => {
    const cube = {
      position: [0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1],
      quads: [3, 2, 1, 0, 4, 5, 6, 7, 0, 1, 5, 4, 1, 2, 6, 5, 2, 3, 7, 6, 3, 0, 4, 7],
    };
    const once = subdivide({ ...cube, crease: new Map() });
    expect(once.position.length / 3).toBe(26);
    // No corner keeps its place: only edge and face points touch the sides.
    expect(Math.min(...once.position.slice(0, 24))).toBeGreaterThan(0);
    const sharp = subdivide({
      ...cube,
      crease: new Map([
        ["0_1", 3],
        ["1_2", 3],
        ["2_3", 3],
        ["0_3", 3],
        ["0_4", 3],
        ["1_5", 3],
        ["2_6", 3],
        ["3_7", 3],
        ["4_5", 3],
        ["5_6", 3],
        ["6_7", 3],
        ["4_7", 3],
      ]),
    });
    expect(Math.min(...sharp.position.slice(0, 24))).toBe(0);
  });
});

describe("curves", () => {
  it("measure inside as negative and keep corners", () => {
    const square = shape([
      [0, 0, 1],
      [1, 0, 1],
      [1, 1, 1],
      [0, 1, 1],
    ]);
    expect(square(0.5, 0.5)).toBeCloseTo(-0.5, 6);
    expect(square(1.05, 0.5)).toBeCloseTo(0.05, 6);
    expect(square(0.01, 0.01)).toBeCloseTo(-0.01, 6);
  });

  it("interpolate without overshoot", () => {
    const f = profile([
      [0, 0],
      [1, 1],
      [2, 1],
      [3, 5],
    ]);
    for (let t = 1; t <= 2; t += 0.1) expect(f(t)).toBeCloseTo(1, 9);
    expect(f(-1)).toBe(0);
    expect(f(9)).toBe(5);
  });
});

describe("a remainder", () => {
  it("is what cutting one panel after the other leaves, and gives the same panels", () => {
    const sheet = grid(
      Array.from({ length: 31 }, (_, i) => Array.from({ length: 31 }, (_, j): V3 => [i / 30, j / 30, 0])),
    );
    const rounds: Field[] = [
      (x, y) => Math.hypot(x - 0.3, y - 0.3) - 0.2,
      (x, y) => Math.hypot(x - 0.55, y - 0.4) - 0.25,
      (x) => 0.9 - x,
    ];
    const gap = 0.02;
    const rest = new Remainder(sheet);
    let left = sheet;
    const areas = (mesh: Mesh) => [flatArea(mesh), triangleCount(mesh)];
    for (const field of rounds) {
      const panel = rest.take(field, gap);
      const [inside, outside] = [
        split(left, (x, y, z) => field(x, y, z) + gap / 2).inside,
        split(left, (x, y, z) => field(x, y, z) - gap / 2).outside,
      ];
      left = outside;
      expect(areas(panel)[0]).toBeCloseTo(areas(inside)[0]!, 5);
      expect(areas(panel)[1]).toBe(areas(inside)[1]);
    }
    const mesh = rest.mesh();
    expect(areas(mesh)[0]).toBeCloseTo(areas(left)[0]!, 5);
    expect(vertexCount(mesh)).toBe(vertexCount(left));
    expect(areas(mesh)[0]).toBeLessThan(areas(sheet)[0]! - 0.2);
  });
});

/** Area of a mesh in the plane of x and y. */
function flatArea({ position: p, index }: Mesh): number {
  let sum = 0;
  for (let t = 0; t < index.length; t += 3) {
    const [a, b, c] = [index[t]! * 3, index[t + 1]! * 3, index[t + 2]! * 3];
    sum += Math.abs((p[b]! - p[a]!) * (p[c + 1]! - p[a + 1]!) - (p[b + 1]! - p[a + 1]!) * (p[c]! - p[a]!)) / 2;
  }
  return sum;
}
