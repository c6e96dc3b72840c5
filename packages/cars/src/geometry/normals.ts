import { weldIds } from "./weld.ts";
import { compact, empty, type Mesh, type V3, vertexCount } from "./mesh.ts";

/** Twice the area vector of triangle `i` (an offset into `index`). */
function areaVector(mesh: Mesh, i: number): V3 {
  const p = mesh.position;
  const [a, b, c] = [mesh.index[i]! * 3, mesh.index[i + 1]! * 3, mesh.index[i + 2]! * 3];
  const [ux, uy, uz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
  const [vx, vy, vz] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!];
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}

/** Area-weighted vertex normals over shared indices. */
export function smoothNormals(mesh: Mesh): Mesh {
  const sum = new Float64Array(mesh.position.length);
  for (let i = 0; i < mesh.index.length; i += 3) {
    const n = areaVector(mesh, i);
    for (let k = 0; k < 3; k++) {
      const v = mesh.index[i + k]! * 3;
      sum[v]! += n[0];
      sum[v + 1]! += n[1];
      sum[v + 2]! += n[2];
    }
  }
  const normal: number[] = [];
  for (let i = 0; i < sum.length; i += 3) {
    const l = Math.hypot(sum[i]!, sum[i + 1]!, sum[i + 2]!) || 1;
    normal.push(sum[i]! / l, sum[i + 1]! / l, sum[i + 2]! / l);
  }
  return { position: mesh.position, normal, index: mesh.index };
}

/** Normals that break where faces meet at more than `degrees`; vertices are split as needed. */
export function creaseNormals(mesh: Mesh, degrees = 35): Mesh {
  const { ids, count } = weldIds(mesh.position, 2e4);
  const { position, index } = mesh;
  const faces = index.length / 3;
  const face = new Float64Array(index.length);
  const length = new Float64Array(faces);
  // Triangles around each place, in their order: where its list starts, then the lists.
  const start = new Int32Array(count + 1);
  for (let f = 0; f < faces; f++) {
    const n = areaVector(mesh, f * 3);
    face.set(n, f * 3);
    length[f] = Math.hypot(n[0], n[1], n[2]) || 1e-12;
    for (let k = 0; k < 3; k++) start[ids[index[f * 3 + k]!]! + 1]!++;
  }
  for (let v = 0; v < count; v++) start[v + 1]! += start[v]!;
  const around = new Int32Array(index.length);
  const filled = start.slice(0, count);
  for (let i = 0; i < index.length; i++) around[filled[ids[index[i]!]!]!++] = (i / 3) | 0;

  const cos = Math.cos((degrees * Math.PI) / 180);
  const out = empty();
  const slots = new Map<number, number>();
  const step = (v: number, l: number) => Math.round((v / l) * 200) + 200;
  for (let i = 0; i < index.length; i++) {
    const f = (i / 3) | 0;
    const v = index[i]!;
    const id = ids[v]!;
    const [ax, ay, az] = [face[f * 3]!, face[f * 3 + 1]!, face[f * 3 + 2]!];
    let [x, y, z] = [0, 0, 0];
    for (let k = start[id]!; k < start[id + 1]!; k++) {
      const g = around[k]!;
      const [bx, by, bz] = [face[g * 3]!, face[g * 3 + 1]!, face[g * 3 + 2]!];
      if ((ax * bx + ay * by + az * bz) / (length[f]! * length[g]!) < cos) continue;
      x += bx;
      y += by;
      z += bz;
    }
    const l = Math.hypot(x, y, z) || 1;
    const key = ((id * 401 + step(x, l)) * 401 + step(y, l)) * 401 + step(z, l);
    let slot = slots.get(key);
    if (slot === undefined) {
      slot = vertexCount(out);
      slots.set(key, slot);
      out.position.push(position[v * 3]!, position[v * 3 + 1]!, position[v * 3 + 2]!);
      out.normal.push(x / l, y / l, z / l);
    }
    out.index.push(slot);
  }
  return compact(out);
}

/** Six times the signed volume: positive for a closed mesh wound outward. */
export function signedVolume(mesh: Mesh): number {
  const p = mesh.position;
  let volume = 0;
  for (let i = 0; i < mesh.index.length; i += 3) {
    const [a, b, c] = [mesh.index[i]! * 3, mesh.index[i + 1]! * 3, mesh.index[i + 2]! * 3];
    volume +=
      p[a]! * (p[b + 1]! * p[c + 2]! - p[b + 2]! * p[c + 1]!) -
      p[a + 1]! * (p[b]! * p[c + 2]! - p[b + 2]! * p[c]!) +
      p[a + 2]! * (p[b]! * p[c + 1]! - p[b + 1]! * p[c]!);
  }
  return volume;
}
