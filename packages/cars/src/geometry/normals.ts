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

function weldIds(mesh: Mesh): { ids: number[]; count: number } {
  const seen = new Map<string, number>();
  const ids: number[] = [];
  const p = mesh.position;
  for (let i = 0; i < p.length; i += 3) {
    const key = `${Math.round(p[i]! * 2e4)},${Math.round(p[i + 1]! * 2e4)},${Math.round(p[i + 2]! * 2e4)}`;
    let id = seen.get(key);
    if (id === undefined) seen.set(key, (id = seen.size));
    ids.push(id);
  }
  return { ids, count: seen.size };
}

/** Normals that break where faces meet at more than `degrees`; vertices are split as needed. */
export function creaseNormals(mesh: Mesh, degrees = 35): Mesh {
  const { ids, count } = weldIds(mesh);
  const face: V3[] = [];
  const around: number[][] = Array.from({ length: count }, () => []);
  for (let i = 0; i < mesh.index.length; i += 3) {
    face.push(areaVector(mesh, i));
    for (let k = 0; k < 3; k++) around[ids[mesh.index[i + k]!]!]!.push(i / 3);
  }
  const cos = Math.cos((degrees * Math.PI) / 180);
  const length = face.map((f) => Math.hypot(...f) || 1e-12);
  const out = empty();
  const slots = new Map<string, number>();
  for (let i = 0; i < mesh.index.length; i++) {
    const f = Math.floor(i / 3);
    const v = mesh.index[i]!;
    const n: V3 = [0, 0, 0];
    for (const g of around[ids[v]!]!) {
      const a = face[f]!;
      const b = face[g]!;
      if ((a[0] * b[0] + a[1] * b[1] + a[2] * b[2]) / (length[f]! * length[g]!) < cos) continue;
      for (let c = 0; c < 3; c++) n[c]! += b[c]!;
    }
    const l = Math.hypot(...n) || 1;
    const key = `${ids[v]}:${n.map((c) => Math.round((c / l) * 200)).join()}`;
    let slot = slots.get(key);
    if (slot === undefined) {
      slot = vertexCount(out);
      slots.set(key, slot);
      out.position.push(mesh.position[v * 3]!, mesh.position[v * 3 + 1]!, mesh.position[v * 3 + 2]!);
      out.normal.push(n[0] / l, n[1] / l, n[2] / l);
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
