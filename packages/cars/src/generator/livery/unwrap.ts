import type { Chart } from "./mask.ts";
import { point, type V3, vertexCount } from "../../geometry/mesh.ts";
import { cross, unit } from "../../geometry/solids.ts";
import type { Panel } from "./panel.ts";

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

/** Projection along the mean normal, or a given one; u runs along the car where it can. */
function plane(panel: Panel, towards?: V3): (p: V3) => [number, number] {
  const n = towards ?? meanNormal(panel);
  const along: V3 = Math.abs(n[0]) > 0.8 ? [0, 0, 1] : [1, 0, 0];
  const v = unit(cross(n, along));
  const u = cross(v, n);
  return (p) => [u[0] * p[0] + u[1] * p[1] + u[2] * p[2], v[0] * p[0] + v[1] * p[1] + v[2] * p[2]];
}

/** Outermost points by direction around `centre`, in the plane of the two axes; ordered by angle. */
function outline(panel: Panel, [a, b]: readonly [number, number], centre: readonly [number, number]) {
  const bins = new Map<number, { r: number; p: number; q: number }>();
  for (let i = 0; i < vertexCount(panel.mesh); i++) {
    const at = point(panel.mesh, i);
    const p = a === 2 ? Math.abs(at[a]!) : at[a]!;
    const q = b === 2 ? Math.abs(at[b]!) : at[b]!;
    const bin = Math.round(Math.atan2(q - centre[1], p - centre[0]) * BINS);
    const r = Math.hypot(p - centre[0], q - centre[1]);
    const known = bins.get(bin);
    if (!known || r > known.r) bins.set(bin, { r, p, q });
  }
  return [...bins.entries()].sort((x, y) => x[0] - y[0]).map(([, v]) => v);
}

/** Directions of an outline per radian. */
const BINS = 22;

/**
 * Unrolls around a line along `axis` (0 x, 1 y, 2 z) through `centre`: one coordinate is the place on the axis,
 * the other the arc length of the panel's outline seen along the axis.
 */
function wrap(panel: Panel, axis: 0 | 1 | 2, centre: readonly [number, number]): (p: V3) => [number, number] {
  const [a, b] = axis === 0 ? ([2, 1] as const) : axis === 1 ? ([0, 2] as const) : ([0, 1] as const);
  const ring = outline(panel, [a, b], centre);
  const angles = ring.map(({ p, q }) => Math.atan2(q - centre[1], p - centre[0]));
  const arc = [0];
  for (let i = 1; i < ring.length; i++) {
    arc.push(arc[i - 1]! + Math.hypot(ring[i]!.p - ring[i - 1]!.p, ring[i]!.q - ring[i - 1]!.q));
  }
  // A bumper is one chart over both halves: the arc starts at the centre line and goes both ways.
  const front = axis === 1 && angles.at(-1)! > Math.PI / 2 + 0.5;
  const origin = front ? arc.at(-1)! : 0;
  return (v) => {
    const p = a === 2 ? Math.abs(v[a]!) : v[a]!;
    const q = b === 2 ? Math.abs(v[b]!) : v[b]!;
    const angle = Math.atan2(q - centre[1], p - centre[0]);
    let i = 0;
    while (i + 2 < angles.length && angles[i + 1]! < angle) i++;
    const t = (angle - angles[i]!) / (angles[i + 1]! - angles[i]!);
    const s = arc[i]! + (arc[i + 1]! - arc[i]!) * t - origin;
    return axis === 1 ? [v[2] < 0 ? -s : s, v[1]] : [v[axis], s];
  };
}

/** Every panel laid flat as it is seen from outside, at the scale that the table gives it. */
export function chartsOf(panels: readonly Panel[], share: Readonly<Record<string, number>> = {}): Chart[] {
  return panels.map((panel) => {
    const { id, uv } = unwrap(panel);
    const scale = share[id] ?? 1;
    // A picture painted into the map reads right from outside: v runs down, and the triangles go round against the clock.
    const mirrored = signedArea(uv, panel.mesh.index) > 0;
    return { id, uv: uv.map((v, i) => (mirrored && i % 2 === 0 ? -v : v) * scale), index: panel.mesh.index };
  });
}

/** Twice the area that the triangles cover, those that go round the other way subtracted. */
function signedArea(uv: readonly number[], index: readonly number[]): number {
  let sum = 0;
  for (let t = 0; t < index.length; t += 3) {
    const [a, b, c] = [index[t]! * 2, index[t + 1]! * 2, index[t + 2]! * 2];
    sum += (uv[b]! - uv[a]!) * (uv[c + 1]! - uv[a + 1]!) - (uv[b + 1]! - uv[a + 1]!) * (uv[c]! - uv[a]!);
  }
  return sum;
}

/** Lays a panel flat at true scale; rolled edges collapse onto the sheet's edge, so nothing overlaps. */
export function unwrap(panel: Panel): Flat {
  const { unwrap: way } = panel;
  const project =
    way === "plane" ? plane(panel) : "normal" in way ? plane(panel, way.normal) : wrap(panel, way.axis, way.centre);
  const uv: number[] = [];
  for (let i = 0; i < panel.source.length; i += 3) {
    uv.push(...project([panel.source[i]!, panel.source[i + 1]!, panel.source[i + 2]!]));
  }
  return { id: panel.id, uv };
}
