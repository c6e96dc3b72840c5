import { type Mesh, point, type V3 } from "../../geometry/mesh.ts";
import { cross } from "../../geometry/solids.ts";

/** What a cut left over is no measure: the map's area below which a triangle is left out, units squared. */
const SLIVER = 1e-10;

/** Length on the car of one unit of a chart, mm: of squares with the chart's area, over all that has a place in the map. */
export function chartScale(mesh: Mesh, uv: readonly number[]): number {
  let onCar = 0;
  let onMap = 0;
  for (let i = 0; i < mesh.index.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => mesh.index[i + k]!) as [number, number, number];
    const flat = (to: number) => [uv[to * 2]! - uv[a * 2]!, uv[to * 2 + 1]! - uv[a * 2 + 1]!] as const;
    const [p, q] = [flat(b), flat(c)];
    const area = Math.abs(p[0] * q[1] - p[1] * q[0]);
    if (area < SLIVER) continue;
    const [o, s, t] = [point(mesh, a), point(mesh, b), point(mesh, c)];
    const side = (to: V3): V3 => [to[0] - o[0], to[1] - o[1], to[2] - o[2]];
    onCar += Math.hypot(...cross(side(s), side(t)));
    onMap += area;
  }
  return Math.sqrt(onCar / onMap) * 1000;
}
