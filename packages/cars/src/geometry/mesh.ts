/** A point or direction, metres. */
export type V3 = [number, number, number];

/** Signed distance-like function of a point: negative inside. */
export type Field = (x: number, y: number, z: number) => number;

/** Indexed triangles: three numbers per vertex in `position` and `normal`, three per triangle in `index`. */
export type Mesh = { position: number[]; normal: number[]; index: number[] };

export const empty = (): Mesh => ({ position: [], normal: [], index: [] });
export const triangleCount = (mesh: Mesh): number => mesh.index.length / 3;
export const vertexCount = (mesh: Mesh): number => mesh.position.length / 3;

export function point(mesh: Mesh, i: number): V3 {
  return [mesh.position[i * 3]!, mesh.position[i * 3 + 1]!, mesh.position[i * 3 + 2]!];
}

export function normalAt(mesh: Mesh, i: number): V3 {
  return [mesh.normal[i * 3]!, mesh.normal[i * 3 + 1]!, mesh.normal[i * 3 + 2]!];
}

/** Appends meshes to one; vertices are not welded. */
export function merge(...meshes: Mesh[]): Mesh {
  const out = empty();
  for (const mesh of meshes) {
    const base = vertexCount(out);
    for (const v of mesh.position) out.position.push(v);
    for (const v of mesh.normal) out.normal.push(v);
    for (const v of mesh.index) out.index.push(v + base);
  }
  return out;
}

/** Turns every triangle over, with its normals. */
export function flip(mesh: Mesh): Mesh {
  const index = mesh.index.slice();
  for (let i = 0; i < index.length; i += 3) [index[i], index[i + 1]] = [index[i + 1]!, index[i]!];
  return { position: mesh.position, normal: mesh.normal.map((v) => -v), index };
}

/** Reflection in one axis (2 is the drawing's z, 0 the car's x), with the winding kept outward. */
export function mirror(mesh: Mesh, axis: 0 | 2 = 2): Mesh {
  const out: Mesh = { position: mesh.position.slice(), normal: mesh.normal.slice(), index: mesh.index.slice() };
  for (let i = axis; i < out.position.length; i += 3) {
    out.position[i] = -out.position[i]!;
    out.normal[i] = -out.normal[i]!;
  }
  for (let i = 0; i < out.index.length; i += 3) [out.index[i], out.index[i + 1]] = [out.index[i + 1]!, out.index[i]!];
  return out;
}

/** A half and its reflection in z. */
export const both = (half: Mesh): Mesh => merge(half, mirror(half));

/** Moves every vertex; normals stay as they are. */
export function displace(mesh: Mesh, move: (p: V3, n: V3) => V3): Mesh {
  const position: number[] = [];
  for (let i = 0; i < vertexCount(mesh); i++) {
    const p = move(point(mesh, i), normalAt(mesh, i));
    position.push(p[0], p[1], p[2]);
  }
  return { position, normal: mesh.normal.slice(), index: mesh.index.slice() };
}

/** Moves along the normals by `d` metres, outward positive. */
export const offset = (mesh: Mesh, d: number): Mesh =>
  displace(mesh, (p, n) => [p[0] + n[0] * d, p[1] + n[1] * d, p[2] + n[2] * d]);

export const translate = (mesh: Mesh, d: V3): Mesh => displace(mesh, (p) => [p[0] + d[0], p[1] + d[1], p[2] + d[2]]);

/** Applies a linear map (rotation or permutation) to points and normals alike. */
export function rotate(mesh: Mesh, turn: (v: V3) => V3): Mesh {
  const out: Mesh = { position: [], normal: [], index: mesh.index.slice() };
  for (let i = 0; i < vertexCount(mesh); i++) {
    const p = turn(point(mesh, i));
    const n = turn(normalAt(mesh, i));
    out.position.push(p[0], p[1], p[2]);
    out.normal.push(n[0], n[1], n[2]);
  }
  return out;
}

/** Rotation by `angle` radians about an axis of the frame (0 x, 1 y, 2 z). */
export function turn(mesh: Mesh, axis: 0 | 1 | 2, angle: number): Mesh {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const a = (axis + 1) % 3;
  const b = (axis + 2) % 3;
  return rotate(mesh, (v) => {
    const out: V3 = [v[0], v[1], v[2]];
    out[a] = c * v[a]! - s * v[b]!;
    out[b] = s * v[a]! + c * v[b]!;
    return out;
  });
}

/** Drops degenerate triangles and vertices that nothing uses. */
export function compact(mesh: Mesh): Mesh {
  const { position, normal, index } = mesh;
  const slot = new Int32Array(vertexCount(mesh)).fill(-1);
  const out = empty();
  let count = 0;
  const take = (v: number): number => {
    if (slot[v]! < 0) {
      slot[v] = count++;
      out.position.push(position[v * 3]!, position[v * 3 + 1]!, position[v * 3 + 2]!);
      out.normal.push(normal[v * 3]!, normal[v * 3 + 1]!, normal[v * 3 + 2]!);
    }
    return slot[v]!;
  };
  for (let i = 0; i < index.length; i += 3) {
    const a = index[i]!;
    const b = index[i + 1]!;
    const c = index[i + 2]!;
    if (a !== b && b !== c && a !== c) out.index.push(take(a), take(b), take(c));
  }
  return out;
}

export type Bounds = { min: V3; max: V3 };

export function bounds(...meshes: Mesh[]): Bounds {
  const min: V3 = [Infinity, Infinity, Infinity];
  const max: V3 = [-Infinity, -Infinity, -Infinity];
  for (const { position } of meshes) {
    for (let i = 0; i < position.length; i++) {
      const k = i % 3;
      if (position[i]! < min[k]!) min[k] = position[i]!;
      if (position[i]! > max[k]!) max[k] = position[i]!;
    }
  }
  return { min, max };
}
