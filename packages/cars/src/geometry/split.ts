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
  const count = vertexCount(mesh);
  const distance = new Float64Array(count);
  let negative = 0;
  let positive = 0;
  for (let i = 0; i < count; i++) {
    const value = field(mesh.position[i * 3]!, mesh.position[i * 3 + 1]!, mesh.position[i * 3 + 2]!);
    distance[i] = Math.abs(value) < SNAP ? 0 : value;
    if (distance[i]! < 0) negative++;
    if (distance[i]! > 0) positive++;
  }
  if (!negative) return { inside: empty(), outside: mesh };
  if (!positive) return { inside: mesh, outside: empty() };
  return cut(mesh, distance, field, keep);
}

/** The same with one value per vertex instead of a field. */
export function splitByValue(mesh: Mesh, values: Float64Array): Halves {
  return cut(mesh, values, null, "both");
}

function cut(mesh: Mesh, distance: Float64Array, field: Field | null, keep: Keep): Halves {
  const position = mesh.position.slice();
  const normal = mesh.normal.slice();
  const count = vertexCount(mesh);
  const onEdge = new Map<number, number>();
  const inside: number[] = [];
  const outside: number[] = [];

  const crossing = (from: number, to: number): number => {
    const [a, b] = from < to ? [from, to] : [to, from];
    const key = a * count + b;
    const known = onEdge.get(key);
    if (known !== undefined) return known;
    const t = field ? root(mesh, field, a, b, distance) : distance[a]! / (distance[a]! - distance[b]!);
    const id = position.length / 3;
    onEdge.set(key, id);
    const n = [0, 0, 0];
    for (let c = 0; c < 3; c++) {
      position.push(mesh.position[a * 3 + c]! + (mesh.position[b * 3 + c]! - mesh.position[a * 3 + c]!) * t);
      n[c] = mesh.normal[a * 3 + c]! + (mesh.normal[b * 3 + c]! - mesh.normal[a * 3 + c]!) * t;
    }
    const l = Math.hypot(n[0]!, n[1]!, n[2]!) || 1;
    normal.push(n[0]! / l, n[1]! / l, n[2]! / l);
    return id;
  };

  for (let i = 0; i < mesh.index.length; i += 3) {
    const corner = [mesh.index[i]!, mesh.index[i + 1]!, mesh.index[i + 2]!];
    const below = corner.filter((v) => distance[v]! < 0).length;
    const above = corner.filter((v) => distance[v]! > 0).length;
    if (above === 0) {
      if (below) inside.push(...corner);
      continue;
    }
    if (below === 0) {
      outside.push(...corner);
      continue;
    }
    const low: number[] = [];
    const high: number[] = [];
    for (let k = 0; k < 3; k++) {
      const a = corner[k]!;
      const b = corner[(k + 1) % 3]!;
      if (distance[a]! <= 0) low.push(a);
      if (distance[a]! >= 0) high.push(a);
      if (distance[a]! * distance[b]! < 0) {
        const x = crossing(a, b);
        low.push(x);
        high.push(x);
      }
    }
    for (let k = 1; k + 1 < low.length; k++) inside.push(low[0]!, low[k]!, low[k + 1]!);
    for (let k = 1; k + 1 < high.length; k++) outside.push(high[0]!, high[k]!, high[k + 1]!);
  }
  return {
    inside: keep === "outside" ? empty() : compact({ position, normal, index: inside }),
    outside: keep === "inside" ? empty() : compact({ position, normal, index: outside }),
  };
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
