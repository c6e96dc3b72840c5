import type { Piece } from "../geometry/piece.ts";
import { type Around, Closest, NEAR } from "./room.ts";
import { samplePoints } from "./samples.ts";

/** Metres of a cell of the section, and of what is looked at around it. */
const CELL = 0.001;
const MARGIN = NEAR + 0.01;
/** The hub: what is bolted there touches. Metres across, and to either side of the mounting plane. */
const HUB = { radius: 0.095, side: 0.03 };

/** Squared distances along one line, to the nearest cell whose value is 0 (Felzenszwalb and Huttenlocher). */
function along(f: Float64Array, n: number, out: Float64Array, v: Int32Array, z: Float64Array): void {
  let k = 0;
  v[0] = 0;
  z[0] = Number.NEGATIVE_INFINITY;
  z[1] = Number.POSITIVE_INFINITY;
  for (let q = 1; q < n; q++) {
    let s: number;
    do {
      const p = v[k] as number;
      s = ((f[q] as number) + q * q - ((f[p] as number) + p * p)) / (2 * q - 2 * p);
    } while (s <= (z[k] as number) && --k >= 0);
    k++;
    v[k] = q;
    z[k] = s;
    z[k + 1] = Number.POSITIVE_INFINITY;
  }
  k = 0;
  for (let q = 0; q < n; q++) {
    while ((z[k + 1] as number) < q) k++;
    const p = v[k] as number;
    out[q] = (q - p) * (q - p) + (f[p] as number);
  }
}

/** For each cell the distance to the nearest one that is set, in cells. */
function distances(set: Uint8Array, width: number, height: number): Float64Array {
  const far = 1e9;
  const grid = Float64Array.from(set, (one) => (one ? 0 : far));
  const most = Math.max(width, height);
  const [f, out, v, z] = [
    new Float64Array(most),
    new Float64Array(most),
    new Int32Array(most),
    new Float64Array(most + 1),
  ];
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) f[y] = grid[y * width + x] as number;
    along(f, height, out, v, z);
    for (let y = 0; y < height; y++) grid[y * width + x] = out[y] as number;
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) f[x] = grid[y * width + x] as number;
    along(f, width, out, v, z);
    for (let x = 0; x < width; x++) grid[y * width + x] = Math.sqrt(out[x] as number);
  }
  return grid;
}

/** As the stage does: radii beyond the bead are stretched, the bead stays on the rim. */
export function fitted(tyres: readonly Piece[], radius: number): Piece[] {
  return tyres.map((piece) => {
    const { position } = piece;
    let [inner, outer] = [Number.POSITIVE_INFINITY, 0];
    for (let i = 0; i < position.length; i += 3) {
      const r = Math.hypot(position[i + 1] as number, position[i + 2] as number);
      inner = Math.min(inner, r);
      outer = Math.max(outer, r);
    }
    if (outer - inner < 1e-4 || radius <= inner + 1e-3) return piece;
    const stretch = (radius - inner) / (outer - inner);
    const next = position.slice();
    for (let i = 0; i < position.length; i += 3) {
      const r = Math.hypot(position[i + 1] as number, position[i + 2] as number);
      const k = r > 1e-6 ? (inner + (r - inner) * stretch) / r : 1;
      next[i + 1] = (position[i + 1] as number) * k;
      next[i + 2] = (position[i + 2] as number) * k;
    }
    return { ...piece, position: next };
  });
}

/**
 * The room of a wheel that turns: its section, swept around the axle, against everything around it. Neither the car's faces nor
 * the wheel's need to point anywhere, and the car may be open.
 */
export function wheelRoom(wheel: readonly Piece[], { points, names, of }: Around): Closest {
  let [least, most, radius] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (const { position } of wheel)
    for (let i = 0; i < position.length; i += 3) {
      least = Math.min(least, position[i] as number);
      most = Math.max(most, position[i] as number);
      radius = Math.max(radius, Math.hypot(position[i + 1] as number, position[i + 2] as number));
    }
  const closest = new Closest();
  if (!(radius > 0) || most - least > 1.5 || radius > 1.5) return closest;
  const from = least - MARGIN;
  const width = Math.ceil((most - least + 2 * MARGIN) / CELL) + 1;
  const height = Math.ceil((radius + MARGIN) / CELL) + 1;
  const cellOf = (x: number, r: number) => Math.round(r / CELL) * width + Math.round((x - from) / CELL);
  const solid = new Uint8Array(width * height);
  for (const piece of wheel)
    samplePoints(piece, CELL * 0.9, null, (x, y, z) => {
      // of millions of points, to a millimetre: a root is quicker than what guards against overflow
      solid[cellOf(x, Math.sqrt(y * y + z * z))] = 1;
    });
  // what the outside does not reach, as the inside of a tyre, is solid as well
  const free = new Uint8Array(width * height);
  const stack = [width * height - 1, 0, width - 1];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    if (free[at] || solid[at]) continue;
    free[at] = 1;
    const x = at % width;
    if (x > 0) stack.push(at - 1);
    if (x < width - 1) stack.push(at + 1);
    if (at >= width) stack.push(at - width);
    if (at + width < width * height) stack.push(at + width);
  }
  const closed = free.map((one) => 1 - one);
  const toSolid = distances(closed, width, height);
  const toFree = distances(free, width, height);
  for (let i = 0; i < of.length; i++) {
    const x = points[i * 3] as number;
    const r = Math.hypot(points[i * 3 + 1] as number, points[i * 3 + 2] as number);
    const isNear = r < radius + MARGIN - CELL && x > least - NEAR && x < most + NEAR;
    if (!isNear || (r < HUB.radius && Math.abs(x) < HUB.side)) continue;
    const name = names[of[i] as number] ?? "";
    const at = cellOf(x, r);
    // the outermost solid cell holds the surface itself
    if (closed[at] && (toFree[at] as number) > 1) closest.inside(CELL * ((toFree[at] as number) - 1), name);
    else closest.outside(CELL * (toSolid[at] as number), name);
  }
  return closest;
}
