import { empty, flip, type Mesh, type V3, vertexCount } from "./mesh.ts";
import { creaseNormals, signedVolume, smoothNormals } from "./normals.ts";
import { edgeKey, type QuadMesh, subdivide, trianglesOf } from "./subdivide.ts";

/** Turns a closed mesh so that it faces outward. */
export const outward = (mesh: Mesh): Mesh => (signedVolume(mesh) < 0 ? flip(mesh) : mesh);

/** Lathe about x: profile of [x, radius]. */
export function lathe(profile: readonly (readonly [number, number])[], segments = 64, crease = 35): Mesh {
  const mesh = empty();
  const n = profile.length;
  for (let i = 0; i < segments; i++) {
    const a = (i / segments) * Math.PI * 2;
    for (const [x, r] of profile) {
      mesh.position.push(x, Math.cos(a) * r, Math.sin(a) * r);
      mesh.normal.push(1, 0, 0);
    }
  }
  for (let i = 0; i < segments; i++) {
    for (let j = 0; j + 1 < n; j++) {
      const a = i * n + j;
      const b = ((i + 1) % segments) * n + j;
      mesh.index.push(a, b, a + 1, b, b + 1, a + 1);
    }
  }
  return outward(creaseNormals(mesh, crease));
}

/** Skin over closed sections of equal point count, capped at both ends unless told otherwise. */
export function loft(sections: readonly (readonly V3[])[], crease = 35, cap = true): Mesh {
  const mesh = empty();
  const n = sections[0]!.length;
  for (const section of sections) {
    for (const p of section) {
      mesh.position.push(...p);
      mesh.normal.push(0, 1, 0);
    }
  }
  for (let i = 0; i + 1 < sections.length; i++) {
    for (let j = 0; j < n; j++) {
      const a = i * n + j;
      const b = i * n + ((j + 1) % n);
      mesh.index.push(a, b, a + n, b, b + n, a + n);
    }
  }
  if (cap) {
    const last = (sections.length - 1) * n;
    for (let j = 1; j + 1 < n; j++) mesh.index.push(0, j + 1, j, last, last + j, last + j + 1);
  }
  const creased = creaseNormals(mesh, crease);
  return cap ? outward(creased) : creased;
}

export function box(min: V3, max: V3): Mesh {
  const section = (x: number): V3[] => [
    [x, min[1], min[2]],
    [x, max[1], min[2]],
    [x, max[1], max[2]],
    [x, min[1], max[2]],
  ];
  return loft([section(min[0]), section(max[0])]);
}

/** Catmull–Clark smoothed box through sections of four corners each; `sharp` creases its four long edges. */
export function soft(sections: readonly (readonly V3[])[], levels = 2, sharp = 0): Mesh {
  const position: number[] = [];
  const quads: number[] = [];
  for (const section of sections) for (const p of section) position.push(...p);
  for (let i = 0; i + 1 < sections.length; i++) {
    for (let j = 0; j < 4; j++) {
      const k = (j + 1) % 4;
      quads.push(i * 4 + j, i * 4 + k, (i + 1) * 4 + k, (i + 1) * 4 + j);
    }
  }
  const last = (sections.length - 1) * 4;
  quads.push(3, 2, 1, 0, last, last + 1, last + 2, last + 3);
  const crease = new Map<string, number>();
  for (let i = 0; sharp && i < last; i++) crease.set(edgeKey(i, i + 4), sharp);
  let mesh: QuadMesh = { position, quads, crease };
  for (let level = 0; level < levels; level++) mesh = subdivide(mesh);
  const raw: Mesh = { position: mesh.position, normal: mesh.position.slice(), index: trianglesOf(mesh.quads) };
  return smoothNormals(outward(raw));
}

/** A cushion: box of half sizes `half` about `centre`, with edges rounded by support loops at share `bevel`. */
export function cushion(centre: V3, half: V3, bevel = 0.25, levels = 2): Mesh {
  const section = (x: number): V3[] => [
    [x, centre[1] - half[1], centre[2] - half[2]],
    [x, centre[1] + half[1], centre[2] - half[2]],
    [x, centre[1] + half[1], centre[2] + half[2]],
    [x, centre[1] - half[1], centre[2] + half[2]],
  ];
  const xs = [-half[0], -half[0] * (1 - bevel), half[0] * (1 - bevel), half[0]];
  return soft(
    xs.map((x) => section(centre[0] + x)),
    levels,
  );
}

/** Round bar along a path. */
export function tube(path: readonly V3[], radius: number, segments = 12): Mesh {
  const sections = path.map((p, i): V3[] => {
    const a = path[Math.max(0, i - 1)]!;
    const b = path[Math.min(path.length - 1, i + 1)]!;
    const d = unit([b[0] - a[0], b[1] - a[1], b[2] - a[2]]);
    const e = unit(cross(d, Math.abs(d[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
    const f = cross(d, e);
    return Array.from({ length: segments }, (_, k): V3 => {
      const c = Math.cos((k / segments) * Math.PI * 2) * radius;
      const s = Math.sin((k / segments) * Math.PI * 2) * radius;
      return [p[0] + e[0] * c + f[0] * s, p[1] + e[1] * c + f[1] * s, p[2] + e[2] * c + f[2] * s];
    });
  });
  return loft(sections, 50);
}

/** An open sheet over a grid of points, rows by columns. */
export function grid(rows: readonly (readonly V3[])[]): Mesh {
  const mesh = empty();
  const n = rows[0]!.length;
  for (const row of rows) for (const p of row) mesh.position.push(...p);
  for (let i = 0; i < rows.length - 1; i++) {
    for (let j = 0; j + 1 < n; j++) {
      const a = i * n + j;
      mesh.index.push(a, a + 1, a + n, a + 1, a + n + 1, a + n);
    }
  }
  mesh.normal = new Array(vertexCount(mesh) * 3).fill(0);
  return smoothNormals(mesh);
}

export const cross = (a: V3, b: V3): V3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export function unit(v: V3): V3 {
  const l = Math.hypot(...v) || 1;
  return [v[0] / l, v[1] / l, v[2] / l];
}
