import { Union } from "./union.ts";
import { weld } from "./weld.ts";

/** mm: vertices that are nearer are one. */
const WELD = 0.16;

/**
 * A part of a panel before it is laid flat, in millimetres. Side `3t + k` of triangle t runs from its corner k to the
 * next. Where two sides are joined the film goes on; a cut is a pair of sides that are joined no longer.
 */
export type Mesh = {
  /** x, y, z of each vertex; several meshes share it. */
  position: Float64Array;
  /** Three vertices a triangle. */
  vertex: Int32Array;
  /** Of each side the one that it is joined to, −1 on a border. */
  joined: Int32Array;
  /** Of each triangle its number in the surface. */
  source: Int32Array;
};

export const next = (side: number): number => (side % 3 === 2 ? side - 2 : side + 1);

/** A triangle without area: its number in the surface, and the vertices of the mesh that it lies on. */
export type Collapsed = { source: number; vertex: readonly [number, number, number] };

/**
 * The triangles of a surface in the list, welded and joined wherever exactly two of them share a side. Triangles without
 * area after that are told apart.
 * @returns `original`: of each vertex of the mesh the one of the surface
 */
export function meshOf(
  positions: ArrayLike<number>,
  triangles: ArrayLike<number>,
  list: readonly number[],
): { mesh: Mesh; original: Uint32Array; collapsed: Collapsed[] } {
  const local = new Map<number, number>();
  const points: number[] = [];
  const corner = list.flatMap((t) =>
    [0, 1, 2].map((k) => {
      const from = triangles[t * 3 + k]!;
      let to = local.get(from);
      if (to === undefined) {
        to = local.size;
        local.set(from, to);
        for (let axis = 0; axis < 3; axis++) points.push(positions[from * 3 + axis]! * 1000);
      }
      return to;
    }),
  );
  const position = Float64Array.from(points);
  const welded = weld(position, WELD);
  const vertex: number[] = [];
  const source: number[] = [];
  const collapsed: Collapsed[] = [];
  for (const [i, t] of list.entries()) {
    const [a, b, c] = [0, 1, 2].map((k) => welded[corner[i * 3 + k]!]!) as [number, number, number];
    if (a === b || b === c || c === a) collapsed.push({ source: t, vertex: [a, b, c] });
    else {
      vertex.push(a, b, c);
      source.push(t);
    }
  }
  const mesh: Mesh = {
    position,
    vertex: Int32Array.from(vertex),
    joined: new Int32Array(vertex.length).fill(-1),
    source: Int32Array.from(source),
  };
  join(mesh);
  return { mesh, original: Uint32Array.from(local.keys()), collapsed };
}

function join({ vertex, joined, position }: Mesh): void {
  const count = position.length / 3;
  const sides = new Map<number, number[]>();
  for (let side = 0; side < vertex.length; side++) {
    const [a, b] = [vertex[side]!, vertex[next(side)]!];
    const key = a < b ? a * count + b : b * count + a;
    const list = sides.get(key);
    if (list) list.push(side);
    else sides.set(key, [side]);
  }
  for (const [one, other, third] of sides.values()) {
    // three triangles at one side, or two that turn against each other, are no surface that film goes over
    if (one === undefined || other === undefined || third !== undefined || vertex[one] === vertex[other]) continue;
    joined[one] = other;
    joined[other] = one;
  }
}

/** The triangles in the list as a mesh of their own. */
export function part({ position, vertex, joined, source }: Mesh, list: readonly number[]): Mesh {
  const at = new Int32Array(source.length).fill(-1);
  for (const [i, t] of list.entries()) at[t] = i;
  const sides = list.flatMap((t) => [t * 3, t * 3 + 1, t * 3 + 2]);
  return {
    position,
    vertex: Int32Array.from(sides, (side) => vertex[side]!),
    joined: Int32Array.from(sides, (side) => {
      const other = joined[side]!;
      const to = other < 0 ? -1 : at[Math.floor(other / 3)]!;
      return to < 0 ? -1 : to * 3 + (other % 3);
    }),
    source: Int32Array.from(list, (t) => source[t]!),
  };
}

/** The same with these sides cut. */
export function withCuts(mesh: Mesh, sides: readonly number[]): Mesh {
  const joined = mesh.joined.slice();
  for (const side of sides) {
    const other = joined[side]!;
    if (other < 0) continue;
    joined[side] = -1;
    joined[other] = -1;
  }
  return { ...mesh, joined };
}

/** Lists of triangles that hang together, the largest first by number. */
export function connected({ joined, source }: Mesh): number[][] {
  const union = new Union(source.length);
  for (let side = 0; side < joined.length; side++)
    if (joined[side]! >= 0) union.join(Math.floor(side / 3), Math.floor(joined[side]! / 3));
  const { of, count } = union.numbered();
  const lists: number[][] = Array.from({ length: count }, () => []);
  for (let t = 0; t < source.length; t++) lists[of[t]!]!.push(t);
  return lists.sort((a, b) => b.length - a.length || a[0]! - b[0]!);
}

/** The points of the flat sheet: corners are one where the sides beside them are joined. */
export function sheetPoints({ joined }: Mesh): { of: Int32Array; count: number } {
  const union = new Union(joined.length);
  for (let side = 0; side < joined.length; side++) {
    const other = joined[side]!;
    if (other < 0) continue;
    union.join(side, next(other));
    union.join(next(side), other);
  }
  return union.numbered();
}
