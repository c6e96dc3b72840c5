import { weldIds } from "./weld.ts";
import { empty, type Mesh, normalAt, point, type V3, vertexCount } from "./mesh.ts";

type Boundary = { edges: [number, number][]; tangent: Map<number, V3> };

/** Open edges of a sheet and, per vertex on them, the outward direction in the sheet's plane. */
export function boundaryOf(mesh: Mesh, planeZ = 1e-4): Boundary {
  const { ids, count } = weldIds(mesh.position, 1e5);
  // An edge is open when no triangle has it the other way round.
  const half = new Map<number, [number, number]>();
  for (let i = 0; i < mesh.index.length; i++) {
    const a = ids[mesh.index[i]!]!;
    const b = ids[mesh.index[i - (i % 3) + ((i + 1) % 3)]!]!;
    if (a === b || half.delete(b * count + a)) continue;
    half.set(a * count + b, [a, b]);
  }
  const edges: [number, number][] = [];
  const tangent = new Map<number, V3>();
  for (const [a, b] of half.values()) {
    const pa = point(mesh, a);
    const pb = point(mesh, b);
    // The symmetry plane is no edge: the reflected half continues there.
    if (Math.abs(pa[2]) < planeZ && Math.abs(pb[2]) < planeZ) continue;
    edges.push([a, b]);
    const e: V3 = [pb[0] - pa[0], pb[1] - pa[1], pb[2] - pa[2]];
    for (const v of [a, b]) {
      const n = normalAt(mesh, v);
      const sum = tangent.get(v) ?? [0, 0, 0];
      tangent.set(v, [
        sum[0] + e[1] * n[2] - e[2] * n[1],
        sum[1] + e[2] * n[0] - e[0] * n[2],
        sum[2] + e[0] * n[1] - e[1] * n[0],
      ]);
    }
  }
  for (const [v, t] of tangent) {
    if (Math.abs(point(mesh, v)[2]) < planeZ) t[2] = 0;
    const l = Math.hypot(...t) || 1;
    tangent.set(v, [t[0] / l, t[1] / l, t[2] / l]);
  }
  return { edges, tangent };
}

/** One ring of the rolled edge: `out` along the tangent, `down` against the normal, shading direction by angle. */
type Ring = { out: number; down: number; angle: number };

function sweep(mesh: Mesh, { edges, tangent }: Boundary, rings: readonly Ring[]): { mesh: Mesh; source: number[] } {
  const out = empty();
  const source: number[] = [];
  const slots = new Map<number, number>();
  const start = (v: number): number => {
    const known = slots.get(v);
    if (known !== undefined) return known;
    const base = vertexCount(out);
    const p = point(mesh, v);
    const n = normalAt(mesh, v);
    const u = tangent.get(v)!;
    for (const ring of rings) {
      const c = Math.cos(ring.angle);
      const s = Math.sin(ring.angle);
      for (let k = 0; k < 3; k++) {
        out.position.push(p[k]! + u[k]! * ring.out - n[k]! * ring.down);
        out.normal.push(n[k]! * c + u[k]! * s);
      }
      source.push(v);
    }
    slots.set(v, base);
    return base;
  };
  for (const [a, b] of edges) {
    const A = start(a);
    const B = start(b);
    for (let k = 0; k + 1 < rings.length; k++) {
      out.index.push(A + k, A + k + 1, B + k, B + k, A + k + 1, B + k + 1);
    }
  }
  return { mesh: out, source };
}

/** A sheet's edge rolled over with radius `r` (45° and 90°); `source` names the sheet vertex of each new vertex. */
export function rolledEdge(mesh: Mesh, r: number): { mesh: Mesh; source: number[] } {
  const k = Math.SQRT1_2;
  return sweep(mesh, boundaryOf(mesh), [
    { out: 0, down: 0, angle: 0 },
    { out: r * k, down: r * (1 - k), angle: Math.PI / 4 },
    { out: r, down: r, angle: Math.PI / 2 },
  ]);
}

/** The return behind a rolled edge: from depth `r` to depth `d`. */
export function returnFlange(mesh: Mesh, r: number, d: number): Mesh {
  const side = Math.PI / 2;
  return sweep(mesh, boundaryOf(mesh), [
    { out: r, down: r, angle: side },
    { out: r, down: d, angle: side },
  ]).mesh;
}

/** Sheet, rolled edge and return in one: for trim that is one material. */
export function flanged(mesh: Mesh, r: number, d: number): Mesh {
  const side = Math.PI / 2;
  const rim = sweep(mesh, boundaryOf(mesh), [
    { out: 0, down: 0, angle: 0 },
    { out: r, down: r, angle: side },
    { out: r, down: d, angle: side },
  ]).mesh;
  const base = vertexCount(mesh);
  return {
    position: [...mesh.position, ...rim.position],
    normal: [...mesh.normal, ...rim.normal],
    index: [...mesh.index, ...rim.index.map((v) => v + base)],
  };
}
