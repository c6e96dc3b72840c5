import { compact, empty, type Field, type Mesh, vertexCount } from "./mesh.ts";

export type Halves = { inside: Mesh; outside: Mesh };

/** Which half to build; the other one answers empty, which halves the work of a cut. */
export type Keep = "both" | "inside" | "outside";

/** Distances below this snap to the cut, so no sliver triangles appear. Metres. */
const SNAP = 2e-5;

/**
 * Cuts a mesh where `field` is zero. New vertices carry the interpolated normal of the edge they lie on,
 * so a cut never disturbs the shading. `inside` is where the field is negative.
 */
export function split(mesh: Mesh, field: Field, keep: Keep = "both"): Halves {
  return cutAt(mesh, field, valuesOf(mesh, field), 0, keep);
}

/**
 * What is left of a mesh while panel after panel is cut out of it. Only indices move: vertices that nothing uses any more
 * stay until {@link Remainder.mesh} drops them, which spares a copy of the whole body for every cut.
 */
export class Remainder {
  private rest: Mesh;

  constructor({ position, normal, index }: Mesh) {
    this.rest = { position: position.slice(), normal: normal.slice(), index };
  }

  /**
   * Cuts a panel out with a gap of `gap` metres along the curve: it ends half of it within the curve, and the rest
   * begins half of it beyond. The field is asked once a vertex.
   */
  take(field: Field, gap: number): Mesh {
    const values = this.valuesOf(field);
    const { rest } = this;
    const inside = cutAt(rest, (x, y, z) => field(x, y, z) + gap / 2, values, gap / 2, "inside").inside;
    this.keep((x, y, z) => field(x, y, z) - gap / 2, values, -gap / 2);
    return inside;
  }

  /** Cuts away where the field is negative. */
  drop(field: Field): void {
    this.keep(field, this.valuesOf(field), 0);
  }

  mesh(): Mesh {
    return compact(this.rest);
  }

  private keep(field: Field, values: Float64Array, shift: number): void {
    const { rest } = this;
    const distance = snapped(values, shift);
    if (!distance.some((d) => d < 0)) return;
    const index: number[] = [];
    walk(rest.index, distance, crossings(rest, distance, field, rest), null, (a, b, c) => {
      if (a !== b && b !== c && a !== c) index.push(a, b, c);
    });
    rest.index = index;
  }

  /** The field at the vertices in use; what is not used lies nowhere. */
  private valuesOf(field: Field): Float64Array {
    const { position, index } = this.rest;
    const values = new Float64Array(position.length / 3).fill(Number.NaN);
    for (const v of index)
      if (values[v] !== values[v]) values[v] = field(position[v * 3]!, position[v * 3 + 1]!, position[v * 3 + 2]!);
    for (let v = 0; v < values.length; v++) if (values[v] !== values[v]) values[v] = Infinity;
    return values;
  }
}

function valuesOf({ position }: Mesh, field: Field): Float64Array {
  const values = new Float64Array(position.length / 3);
  for (let i = 0; i < values.length; i++)
    values[i] = field(position[i * 3]!, position[i * 3 + 1]!, position[i * 3 + 2]!);
  return values;
}

/** Distances at the vertices, those that all but lie on the cut made to do so. */
function snapped(values: Float64Array, shift: number): Float64Array {
  const distance = new Float64Array(values.length);
  for (let i = 0; i < values.length; i++) {
    const value = values[i]! + shift;
    distance[i] = Math.abs(value) < SNAP ? 0 : value;
  }
  return distance;
}

/** @param values the field's at the vertices, to which `shift` is to be added; `field` has it already */
function cutAt(mesh: Mesh, field: Field, values: Float64Array, shift: number, keep: Keep): Halves {
  const distance = snapped(values, shift);
  if (!distance.some((d) => d < 0)) return { inside: empty(), outside: mesh };
  if (!distance.some((d) => d > 0)) return { inside: mesh, outside: empty() };
  return cut(mesh, distance, field, keep);
}

/** The same with one value per vertex instead of a field. */
export function splitByValue(mesh: Mesh, values: Float64Array): Halves {
  return cut(mesh, values, null, "both");
}

/** Vertices and triangles of one half, in the order that the triangles first use them. */
class Part {
  readonly mesh = empty();
  private readonly from: Mesh;
  private readonly count: number;
  private readonly slot: Int32Array;
  /** The same for vertices on the cut. */
  private readonly added: number[] = [];
  private used = 0;

  constructor(from: Mesh) {
    this.from = from;
    this.count = vertexCount(from);
    this.slot = new Int32Array(this.count).fill(-1);
  }

  private take(v: number, cuts: Crossings): number {
    const { position, normal } = this.mesh;
    if (v < this.count) {
      const known = this.slot[v]!;
      if (known >= 0) return known;
      const [p, n] = [this.from.position, this.from.normal];
      position.push(p[v * 3]!, p[v * 3 + 1]!, p[v * 3 + 2]!);
      normal.push(n[v * 3]!, n[v * 3 + 1]!, n[v * 3 + 2]!);
      return (this.slot[v] = this.used++);
    }
    const k = v - this.count;
    const known = this.added[k];
    if (known !== undefined) return known;
    const [p, n] = [cuts.position, cuts.normal];
    position.push(p[k * 3]!, p[k * 3 + 1]!, p[k * 3 + 2]!);
    normal.push(n[k * 3]!, n[k * 3 + 1]!, n[k * 3 + 2]!);
    return (this.added[k] = this.used++);
  }

  add(a: number, b: number, c: number, cuts: Crossings): void {
    if (a === b || b === c || a === c) return;
    this.mesh.index.push(this.take(a, cuts), this.take(b, cuts), this.take(c, cuts));
  }
}

/** New vertices on edges that cross the cut, numbered after the mesh's own. */
type Crossings = { position: number[]; normal: number[] };

function cut(mesh: Mesh, distance: Float64Array, field: Field | null, keep: Keep): Halves {
  const cuts: Crossings = { position: [], normal: [] };
  const inside = keep === "outside" ? null : new Part(mesh);
  const outside = keep === "inside" ? null : new Part(mesh);
  walk(
    mesh.index,
    distance,
    crossings(mesh, distance, field, cuts, vertexCount(mesh)),
    inside && ((a, b, c) => inside.add(a, b, c, cuts)),
    outside && ((a, b, c) => outside.add(a, b, c, cuts)),
  );
  return { inside: inside?.mesh ?? empty(), outside: outside?.mesh ?? empty() };
}

/**
 * Makes the vertex on an edge that crosses the cut, once an edge, and answers its number.
 * @param into takes the new vertices @param base what numbers begin with beyond those already there
 */
function crossings(
  mesh: Mesh,
  distance: Float64Array,
  field: Field | null,
  into: Crossings,
  base = 0,
): (from: number, to: number) => number {
  const count = distance.length;
  const onEdge = new Map<number, number>();
  const p = mesh.position;
  const m = mesh.normal;
  return (from, to) => {
    const [a, b] = from < to ? [from, to] : [to, from];
    const key = a * count + b;
    const known = onEdge.get(key);
    if (known !== undefined) return known;
    const t = field ? root(mesh, field, a, b, distance) : distance[a]! / (distance[a]! - distance[b]!);
    const id = base + into.position.length / 3;
    onEdge.set(key, id);
    const n = [0, 0, 0];
    for (let c = 0; c < 3; c++) {
      into.position.push(p[a * 3 + c]! + (p[b * 3 + c]! - p[a * 3 + c]!) * t);
      n[c] = m[a * 3 + c]! + (m[b * 3 + c]! - m[a * 3 + c]!) * t;
    }
    const l = Math.hypot(n[0]!, n[1]!, n[2]!) || 1;
    into.normal.push(n[0]! / l, n[1]! / l, n[2]! / l);
    return id;
  };
}

type Add = (a: number, b: number, c: number) => void;

/** Goes over the triangles and hands each half its share; a half that nobody asks for is passed over. */
function walk(
  index: readonly number[],
  distance: Float64Array,
  crossing: (from: number, to: number) => number,
  inside: Add | null,
  outside: Add | null,
): void {
  for (let i = 0; i < index.length; i += 3) {
    const [a, b, c] = [index[i]!, index[i + 1]!, index[i + 2]!];
    const [da, db, dc] = [distance[a]!, distance[b]!, distance[c]!];
    if (da <= 0 && db <= 0 && dc <= 0) {
      if (inside && (da < 0 || db < 0 || dc < 0)) inside(a, b, c);
      continue;
    }
    if (da >= 0 && db >= 0 && dc >= 0) {
      outside?.(a, b, c);
      continue;
    }
    const corner = [a, b, c];
    const low: number[] = [];
    const high: number[] = [];
    for (let k = 0; k < 3; k++) {
      const v = corner[k]!;
      const w = corner[(k + 1) % 3]!;
      if (distance[v]! <= 0) low.push(v);
      if (distance[v]! >= 0) high.push(v);
      if (distance[v]! * distance[w]! < 0) {
        const x = crossing(v, w);
        low.push(x);
        high.push(x);
      }
    }
    for (let k = 1; inside && k + 1 < low.length; k++) inside(low[0]!, low[k]!, low[k + 1]!);
    for (let k = 1; outside && k + 1 < high.length; k++) outside(high[0]!, high[k]!, high[k + 1]!);
  }
}

/** Where along a→b the field is zero: regula falsi, as fields are curved. */
function root(mesh: Mesh, field: Field, a: number, b: number, distance: Float64Array): number {
  const p = mesh.position;
  const at = (t: number, c: number) => p[a * 3 + c]! + (p[b * 3 + c]! - p[a * 3 + c]!) * t;
  let [t0, t1, f0, f1] = [0, 1, distance[a]!, distance[b]!];
  let t = f0 / (f0 - f1);
  for (let step = 0; step < 4; step++) {
    const value = field(at(t, 0), at(t, 1), at(t, 2));
    if (Math.abs(value) < 1e-5) break;
    if (value < 0 === f0 < 0) [t0, f0] = [t, value];
    else [t1, f1] = [t, value];
    t = t0 + (t1 - t0) * (f0 / (f0 - f1));
  }
  return t;
}
