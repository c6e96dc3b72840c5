import { point, type V3, vertexCount } from "../geometry/mesh.ts";
import { cross, unit } from "../geometry/solids.ts";
import type { Panel } from "../car/panels.ts";

/** A panel laid flat: two metres-true coordinates per vertex of its mesh. */
export type Flat = { id: string; uv: number[] };

/** Area-weighted mean normal of the panel's triangles. */
function meanNormal(panel: Panel): V3 {
  const sum: V3 = [0, 0, 0];
  const { mesh } = panel;
  for (let i = 0; i < mesh.index.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => point(mesh, mesh.index[i + k]!)) as [V3, V3, V3];
    const n = cross([b[0] - a[0], b[1] - a[1], b[2] - a[2]], [c[0] - a[0], c[1] - a[1], c[2] - a[2]]);
    for (let k = 0; k < 3; k++) sum[k]! += n[k]!;
  }
  return unit(sum);
}

/** Projection along the mean normal; u runs along the car where it can. */
function plane(panel: Panel): (p: V3) => [number, number] {
  const n = meanNormal(panel);
  const along: V3 = Math.abs(n[0]) > 0.8 ? [0, 0, 1] : [1, 0, 0];
  const v = unit(cross(n, along));
  const u = cross(v, n);
  return (p) => [u[0] * p[0] + u[1] * p[1] + u[2] * p[2], v[0] * p[0] + v[1] * p[1] + v[2] * p[2]];
}

/** Plan outline of a bumper from centre to corner as [x, z], from the outermost points by direction. */
function outline(panel: Panel, centre: number): [number, number][] {
  const bins = new Map<number, [number, number, number]>();
  const { mesh } = panel;
  for (let i = 0; i < vertexCount(mesh); i++) {
    const [x, , z] = point(mesh, i);
    if (z < 0) continue;
    const a = Math.atan2(z, Math.abs(x - centre));
    const r = Math.hypot(x - centre, z);
    const bin = Math.round(a * 24);
    const known = bins.get(bin);
    if (!known || r > known[0]) bins.set(bin, [r, x, z]);
  }
  const ring = [...bins.entries()].sort((a, b) => a[0] - b[0]).map(([, [, x, z]]): [number, number] => [x, z]);
  ring[0] = [ring[0]![0], 0];
  return ring;
}

/** Unrolls around the corner: u is the arc length of the plan outline, v the height. */
function wrap(panel: Panel): (p: V3) => [number, number] {
  const xs = Array.from({ length: vertexCount(panel.mesh) }, (_, i) => panel.mesh.position[i * 3]!);
  const forward = xs.reduce((a, b) => a + b, 0) / xs.length < 0.5;
  const centre = forward ? Math.max(...xs) + 0.35 : Math.min(...xs) - 0.35;
  const ring = outline(panel, centre);
  const angles = ring.map(([x, z]) => Math.atan2(z, Math.abs(x - centre)));
  const arc = [0];
  for (let i = 1; i < ring.length; i++)
    arc.push(arc[i - 1]! + Math.hypot(ring[i]![0] - ring[i - 1]![0], ring[i]![1] - ring[i - 1]![1]));
  return (p) => {
    const a = Math.atan2(Math.abs(p[2]), Math.abs(p[0] - centre));
    let i = 0;
    while (i + 2 < angles.length && angles[i + 1]! < a) i++;
    const t = (a - angles[i]!) / (angles[i + 1]! - angles[i]!);
    const s = arc[i]! + (arc[i + 1]! - arc[i]!) * t;
    return [(p[2] < 0 ? s : -s) * (forward ? -1 : 1), -p[1]];
  };
}

/** Lays a panel flat at true scale; rolled edges collapse onto the sheet's edge, so nothing overlaps. */
export function unwrap(panel: Panel): Flat {
  const project = panel.unwrap === "wrap" ? wrap(panel) : plane(panel);
  const uv: number[] = [];
  for (let i = 0; i < panel.source.length; i += 3) {
    uv.push(...project([panel.source[i]!, panel.source[i + 1]!, panel.source[i + 2]!]));
  }
  return { id: panel.id, uv };
}
