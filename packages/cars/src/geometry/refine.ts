import { type Mesh, vertexCount } from "./mesh.ts";

/**
 * Splits edges longer than `longest` metres whose ends both satisfy `near`, so that small curves cut cleanly.
 * Midpoints lie on the cubic through both ends and their tangent planes, hence the surface stays fair.
 */
export function refine(mesh: Mesh, near: (x: number, y: number, z: number) => boolean, longest: number): Mesh {
  const count = vertexCount(mesh);
  const position = mesh.position.slice();
  const normal = mesh.normal.slice();
  const wanted = new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    if (near(position[i * 3]!, position[i * 3 + 1]!, position[i * 3 + 2]!)) wanted[i] = 1;
  }
  const middle = new Map<number, number>();
  const split = (i: number, j: number): number => {
    if (!wanted[i] || !wanted[j]) return -1;
    const [a, b] = i < j ? [i, j] : [j, i];
    const key = a * count + b;
    const known = middle.get(key);
    if (known !== undefined) return known;
    const e = [0, 1, 2].map((c) => position[b * 3 + c]! - position[a * 3 + c]!);
    if (Math.hypot(e[0]!, e[1]!, e[2]!) < longest) {
      middle.set(key, -1);
      return -1;
    }
    const along = (v: number) => e[0]! * normal[v * 3]! + e[1]! * normal[v * 3 + 1]! + e[2]! * normal[v * 3 + 2]!;
    const da = along(a);
    const db = along(b);
    const id = position.length / 3;
    const n: number[] = [];
    for (let c = 0; c < 3; c++) {
      const na = normal[a * 3 + c]!;
      const nb = normal[b * 3 + c]!;
      position.push((position[a * 3 + c]! + position[b * 3 + c]!) / 2 + (db * nb - da * na) / 8);
      n.push(na + nb);
    }
    const l = Math.hypot(n[0]!, n[1]!, n[2]!) || 1;
    normal.push(n[0]! / l, n[1]! / l, n[2]! / l);
    middle.set(key, id);
    return id;
  };
  const index: number[] = [];
  for (let i = 0; i < mesh.index.length; i += 3) {
    const v = [mesh.index[i]!, mesh.index[i + 1]!, mesh.index[i + 2]!] as const;
    const m = [split(v[0], v[1]), split(v[1], v[2]), split(v[2], v[0])] as const;
    triangulate(v, m, index);
  }
  return { position, normal, index };
}

type Three = readonly [number, number, number];

/** Appends the triangles of `v` when its edges have the midpoints `m` (-1 is none). */
function triangulate(v: Three, m: Three, index: number[]): void {
  const cuts = m.filter((x) => x >= 0).length;
  if (cuts === 0) index.push(...v);
  else if (cuts === 3) index.push(v[0], m[0], m[2], m[0], v[1], m[1], m[2], m[1], v[2], m[0], m[1], m[2]);
  else {
    // Turn the triangle so that the odd edge (the only cut, or the only whole one) is the first.
    const first = m.findIndex((x) => (cuts === 1 ? x >= 0 : x < 0));
    const [a, b, c] = [v[first]!, v[(first + 1) % 3]!, v[(first + 2) % 3]!];
    if (cuts === 1) index.push(a, m[first]!, c, m[first]!, b, c);
    else {
      const bc = m[(first + 1) % 3]!;
      const ca = m[(first + 2) % 3]!;
      index.push(a, b, bc, a, bc, ca, ca, bc, c);
    }
  }
}
