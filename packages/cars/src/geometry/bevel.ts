import { boundaryOf } from "./flange.ts";
import { empty, type Mesh, normalAt, point, type V3, vertexCount } from "./mesh.ts";
import { unit } from "./solids.ts";

/** How an open edge is finished: a flat chamfer `out` along the sheet and `down` behind it, then a wall. Metres. */
export type Bevel = {
  out: number;
  down: number;
  /** Depth of the wall's foot behind the sheet at a point of the edge. */
  depth: (p: V3) => number;
  /** How far the foot stands out beyond the chamfer: the draft of a casting. */
  draft: number;
};

const step = (p: V3, u: V3, out: number, axis: V3, down: number): V3 => [
  p[0] + u[0] * out - axis[0] * down,
  p[1] + u[1] * out - axis[1] * down,
  p[2] + u[2] * out - axis[2] * down,
];

/**
 * Chamfer and wall along every open edge of a sheet, each shaded flat against the others. Both go down along `axis`
 * and out across it, whatever the sheet's slope. Vertices of each come in pairs, upper one first.
 */
export function bevelled(mesh: Mesh, axis: V3, bevel: Bevel): { chamfer: Mesh; wall: Mesh } {
  const { edges, tangent } = boundaryOf(mesh, 0);
  const chamfer = empty();
  const wall = empty();
  const slots = new Map<number, number>();
  const start = (v: number): number => {
    const known = slots.get(v);
    if (known !== undefined) return known;
    const base = vertexCount(chamfer);
    const p = point(mesh, v);
    const raw = tangent.get(v)!;
    const along = raw[0] * axis[0] + raw[1] * axis[1] + raw[2] * axis[2];
    const u = unit([raw[0] - axis[0] * along, raw[1] - axis[1] * along, raw[2] - axis[2] * along]);
    const depth = Math.max(bevel.down + 0.001, bevel.depth(p));
    const edge = step(p, u, bevel.out, axis, bevel.down);
    const foot = step(p, u, bevel.out + bevel.draft, axis, depth);
    const upper = normalAt(mesh, v);
    const slant = unit([0, 1, 2].map((k) => upper[k]! * bevel.out + u[k]! * bevel.down) as V3);
    const upright = unit([0, 1, 2].map((k) => u[k]! * depth + axis[k]! * bevel.draft) as V3);
    chamfer.position.push(...p, ...edge);
    chamfer.normal.push(...slant, ...slant);
    wall.position.push(...edge, ...foot);
    wall.normal.push(...upright, ...upright);
    slots.set(v, base);
    return base;
  };
  for (const [a, b] of edges) {
    const [A, B] = [start(a), start(b)];
    for (const part of [chamfer, wall]) part.index.push(A, A + 1, B, B, A + 1, B + 1);
  }
  return { chamfer, wall };
}
