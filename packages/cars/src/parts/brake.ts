import { type Mesh, merge, translate, type V3 } from "../geometry/mesh.ts";
import { lathe, loft, tube } from "../geometry/solids.ts";
import type { Piece } from "../gltf/model.ts";

/** A drilled disc with its bell about x, outboard +x, hub face at x = 0. Radius in metres. */
function disc(radius: number): { ring: Mesh; bell: Mesh; holes: Mesh } {
  const ring = lathe(
    [
      [-0.05, radius * 0.58],
      [-0.05, radius],
      [-0.044, radius + 0.001],
      [-0.042, radius * 0.995],
      [-0.038, radius * 0.995],
      [-0.036, radius + 0.001],
      [-0.03, radius],
      [-0.03, radius * 0.58],
    ],
    60,
    25,
  );
  const bell = lathe(
    [
      [-0.046, radius * 0.6],
      [-0.028, radius * 0.58],
      [-0.006, radius * 0.5],
      [0, radius * 0.46],
      [0, 0.0005],
    ],
    48,
    25,
  );
  // Drill holes are dark studs flush with the face: cheaper than cutting and the same at any distance.
  const hole = lathe(
    [
      [-0.031, 0.0045],
      [-0.0297, 0.0045],
      [-0.0297, 0.0004],
    ],
    6,
    30,
  );
  const holes: Mesh[] = [];
  for (let k = 0; k < 36; k++) {
    const a = (k / 36) * Math.PI * 2;
    const r = radius * (0.7 + 0.1 * (k % 3));
    holes.push(translate(hole, [0, Math.cos(a) * r, Math.sin(a) * r]));
  }
  return { ring, bell, holes: merge(...holes) };
}

/** A fixed caliper that hugs the disc behind the axle (−z). */
function caliper(radius: number): Mesh {
  const sections: V3[][] = [];
  for (let i = 0; i <= 12; i++) {
    const a = Math.PI * 1.5 + (-0.58 + (1.16 * i) / 12);
    const e = Math.abs(i - 6) / 6;
    const outer = radius + 0.026 - 0.012 * e ** 3;
    const inner = radius * 0.66 + 0.012 * e ** 3;
    const x1 = 0.012 - 0.012 * e ** 4;
    const P = (r: number, x: number): V3 => [x, Math.cos(a) * r, Math.sin(a) * r];
    sections.push([
      P(inner, -0.09),
      P(outer, -0.09),
      P(outer, x1 - 0.014),
      P(outer - 0.012, x1),
      P(inner + 0.01, x1),
      P(inner, x1 - 0.008),
    ]);
  }
  return loft(sections, 30);
}

/** Disc and caliper of one corner in wheel axes: x outward, origin on the hub face. */
export function buildBrake(radius: number): Piece[] {
  const { ring, bell, holes } = disc(radius);
  const pipe = tube(
    [
      [-0.04, -0.02, -radius * 0.95],
      [-0.07, 0.05, -radius * 0.9],
      [-0.12, 0.1, -radius * 0.7],
    ],
    0.005,
    6,
  );
  return [
    { name: "disc", material: "disc", mesh: ring },
    { name: "bell", material: "steel", mesh: bell },
    { name: "holes", material: "black", mesh: holes },
    { name: "caliper", material: "zone.calipers", mesh: caliper(radius) },
    { name: "hose", material: "rubber", mesh: pipe },
  ];
}
