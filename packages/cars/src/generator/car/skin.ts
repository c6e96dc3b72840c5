import { smoothstep } from "../../geometry/curves.ts";
import { displace, type Mesh } from "../../geometry/mesh.ts";
import { smoothNormals } from "../../geometry/normals.ts";
import { split } from "../../geometry/split.ts";
import { subdivide, trianglesOf } from "../../geometry/subdivide.ts";
import type { AxleTable, CarTable } from "../../tables/types.ts";
import { buildCage } from "./cage.ts";
import { folded } from "./folds.ts";

const LEVELS = 4;

/** Outer diameter of an axle's tyres, metres. */
export const tyreDiameterOf = (table: CarTable, axle: AxleTable): number => axle.tyreDiameter ?? table.tyreDiameter;

/** Axle centres in drawing space and the radius of the arch around each: x, y, radius. */
export function axles(table: CarTable): [[number, number, number], [number, number, number]] {
  const at = (x: number, axle: AxleTable): [number, number, number] => [
    x,
    tyreDiameterOf(table, axle) / 2,
    axle.archRadius ?? table.archRadius,
  ];
  return [at(0, table.front), at(table.dimensions.wheelbase, table.rear)];
}

/** Radius of an arch's outline through a point about its centre: exponent 2 is round, more is squarer. */
export const archNorm = (n: number, dx: number, dy: number): number =>
  n === 2 ? Math.hypot(dx, dy) : (Math.abs(dx) ** n + Math.abs(dy) ** n) ** (1 / n);

/** The whole left half of the body before anything is cut: cage, Catmull–Clark, sculpted flares, normals, pressed folds. */
export function buildSkin(table: CarTable): Mesh {
  let quads = buildCage(table.cage);
  for (let level = 0; level < LEVELS; level++) quads = subdivide(quads);
  const raw: Mesh = { position: quads.position, normal: quads.position.slice(), index: trianglesOf(quads.quads) };
  const n = table.archSquare ?? 2;
  const sculpted = displace(raw, (p) => {
    let out = 0;
    for (const [i, [ax, ay, arch]] of axles(table).entries()) {
      const r = archNorm(n, p[0] - ax, p[1] - ay);
      const t = Math.min(1, 1 - Math.max(0, r - arch + 0.02) / table.flare.reach);
      if (t <= 0) continue;
      const mask = smoothstep((Math.abs(p[2]) - 0.6) / 0.22) * smoothstep((p[1] - 0.08) / 0.2);
      // Quintic: curvature-continuous, a quadratic falloff leaves lumps.
      out += (i ? table.flare.rear : table.flare.front) * t * t * t * (t * (6 * t - 15) + 10) * mask;
    }
    return [p[0], p[1], p[2] + Math.sign(p[2]) * out];
  });
  return folded(split(smoothNormals(sculpted), (_x, _y, z) => -z).inside, table.folds ?? []);
}
