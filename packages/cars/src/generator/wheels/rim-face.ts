import { bevelled } from "../../geometry/bevel.ts";
import { smoothstep } from "../../geometry/curves.ts";
import { empty, type Mesh, merge, point, type V3, vertexCount } from "../../geometry/mesh.ts";
import { simplify } from "../../geometry/simplify.ts";
import { unit } from "../../geometry/solids.ts";
import { split } from "../../geometry/split.ts";
import { fillet, type Flat, type Polar, type RimDesign } from "../../tables/rim-design.ts";

/** Where the face of one rim lies: radii and the outer edge's x, metres. */
export type FaceFrame = { hub: number; end: number; outer: number; edge: number };
/** Round holes through the face: bolt circles. */
export type Hole = { y: number; z: number; radius: number };

/** Edge length of the face before it is simplified, metres. */
const CELL = 0.0085;
const CAP = 0.03;
const CHAMFER = 0.0022;
/** Step of slopes, metres. */
const NEAR = 0.0002;
const AXIS: V3 = [1, 0, 0];

function polarAt(design: RimDesign, frame: FaceFrame, y: number, z: number): Polar {
  const half = Math.PI / design.count;
  const angle = Math.atan2(z, y);
  const a = ((((angle + half) % (2 * half)) + 2 * half) % (2 * half)) - half;
  const r = Math.hypot(y, z);
  const reach = frame.end - frame.hub;
  return { r, a, t: (r - frame.hub) / reach, half, reach };
}

/** Concave section of the face: x over the radius. */
function section(design: RimDesign, { hub, end, edge }: FaceFrame, r: number): number {
  const e = Math.max(0, Math.min(1, (r - hub) / (end - hub)));
  return edge - design.dish + (design.dish - design.lip) * e ** design.curve;
}

/** A flat ring of cells, in rings of equal division so that spokes cut alike in each sector. */
function disc(from: number, to: number, count: number): Mesh {
  const mesh = empty();
  const around = Math.ceil((Math.PI * 2 * to * 0.8) / CELL / count) * count;
  const rings = Math.ceil((to - from) / CELL);
  for (let i = 0; i <= rings; i++) {
    const r = from + ((to - from) * i) / rings;
    for (let k = 0; k < around; k++) {
      const a = (k / around) * Math.PI * 2;
      mesh.position.push(0, Math.cos(a) * r, Math.sin(a) * r);
      mesh.normal.push(1, 0, 0);
    }
  }
  for (let i = 0; i < rings; i++) {
    for (let k = 0; k < around; k++) {
      const a = i * around + k;
      const b = i * around + ((k + 1) % around);
      mesh.index.push(a, a + around, b, b, a + around, b + around);
    }
  }
  return mesh;
}

/** Lifts a flat facet to its height. Normals look a little way into the facet, so that folds stay sharp. */
function shaped(flat: Mesh, height: (y: number, z: number) => number): Mesh {
  const inward = new Float64Array(vertexCount(flat) * 3);
  for (let i = 0; i < flat.index.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => point(flat, flat.index[i + k]!)) as [V3, V3, V3];
    for (let k = 0; k < 3; k++) {
      const v = flat.index[i + k]! * 3;
      inward[v]! += 1;
      inward[v + 1]! += (a[1] + b[1] + c[1]) / 3;
      inward[v + 2]! += (a[2] + b[2] + c[2]) / 3;
    }
  }
  const out: Mesh = { position: [], normal: [], index: flat.index };
  for (let i = 0; i < vertexCount(flat); i++) {
    const [, y, z] = point(flat, i);
    out.position.push(height(y, z), y, z);
    const count = inward[i * 3]! || 1;
    const [dy, dz] = [inward[i * 3 + 1]! / count - y, inward[i * 3 + 2]! / count - z];
    const far = Math.hypot(dy, dz) || 1;
    const [py, pz] = [y + (dy / far) * 4 * NEAR, z + (dz / far) * 4 * NEAR];
    const sy = (height(py + NEAR, pz) - height(py - NEAR, pz)) / (2 * NEAR);
    const sz = (height(py, pz + NEAR) - height(py, pz - NEAR)) / (2 * NEAR);
    out.normal.push(...unit([1, -sy, -sz]));
  }
  return out;
}

/** The face's sheet with what finishes its edges; `wall` goes from light to dark. */
export function rimFace(
  design: RimDesign,
  frame: FaceFrame,
  holes: readonly Hole[],
): { top: Mesh; chamfer: Mesh; wall: Mesh } {
  const at = (y: number, z: number) => polarAt(design, frame, y, z);
  const k = design.fillet ?? 0.016;
  const solid: Flat = (p) => fillet(fillet(design.solid(p), p.r - frame.hub, k), frame.end - p.r, k);
  const open = (y: number, z: number) =>
    holes.reduce((d, h) => Math.max(d, h.radius - Math.hypot(y - h.y, z - h.z)), solid(at(y, z)));
  const height = (y: number, z: number) => {
    const p = at(y, z);
    // Folds run out at hub and rim, where the face is turned.
    const fade = smoothstep(p.t * 4) * smoothstep((1 - p.t) * 6);
    return section(design, frame, p.r) + (design.relief ? design.relief.height(p) * fade : 0);
  };
  const sheet = split(disc(CAP, frame.outer, design.count), (_x, y, z) => open(y, z), "inside").inside;
  let facets = [sheet];
  for (const fold of design.relief?.folds ?? [])
    facets = facets.flatMap((facet) => {
      const halves = split(facet, (_x, y, z) => fold(at(y, z)));
      return [halves.inside, halves.outside];
    });
  const top = simplify(merge(...facets.map((facet) => shaped(facet, height))), 0.0003, 0.02);
  const foot = (p: V3) => {
    const { t } = at(p[1], p[2]);
    return design.depth * (1 - 0.55 * Math.max(0, Math.min(1, t)));
  };
  return { top, ...bevelled(top, AXIS, { out: CHAMFER * 0.7, down: CHAMFER, depth: foot, draft: 0.004 }) };
}

/** Light on a wall, which comes in pairs of vertices, edge and foot. */
export const wallLight = (wall: Mesh): number[] =>
  Array.from({ length: vertexCount(wall) }, (_, i) => (i % 2 ? 0.22 : 0.8));
