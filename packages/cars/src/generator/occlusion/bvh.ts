/** Triangles that a leaf holds at most. */
const LEAF = 4;
/** Buckets that a split is chosen from. */
const BINS = 12;

/** Triangles in a binary tree of boxes, for the one question whether a short ray meets any of them. */
export type Bvh = {
  /** Six numbers a node: least corner, greatest corner. Metres. */
  box: Float32Array;
  /** Two numbers a node: first triangle and their count in a leaf, else the left child (the right one follows) and 0. */
  link: Int32Array;
  /** Nine numbers a triangle in the leaves' order: a corner and the two edges from it. */
  triangle: Float32Array;
};

/** @param corners nine numbers a triangle, metres */
export function buildBvh(corners: Float32Array): Bvh {
  const count = corners.length / 9;
  const low = new Float32Array(count * 3);
  const high = new Float32Array(count * 3);
  for (let t = 0; t < count; t++) {
    for (let k = 0; k < 3; k++) {
      const [a, b, c] = [corners[t * 9 + k]!, corners[t * 9 + 3 + k]!, corners[t * 9 + 6 + k]!];
      low[t * 3 + k] = Math.min(a, b, c);
      high[t * 3 + k] = Math.max(a, b, c);
    }
  }
  const order = new Int32Array(count);
  for (let t = 0; t < count; t++) order[t] = t;
  const box = new Float32Array(Math.max(1, count * 2) * 6);
  const link = new Int32Array(Math.max(1, count * 2) * 2);
  let nodes = 1;
  const b = new Float64Array(6);
  const c = new Float64Array(6);
  const pending: [number, number, number][] = [[0, 0, count]];
  for (let job = pending.pop(); job; job = pending.pop()) {
    const [node, from, to] = job;
    for (let k = 0; k < 6; k++) b[k] = c[k] = k < 3 ? Infinity : -Infinity;
    for (let i = from; i < to; i++) {
      const t = order[i]! * 3;
      for (let k = 0; k < 3; k++) {
        const [l, h] = [low[t + k]!, high[t + k]!];
        if (l < b[k]!) b[k] = l;
        if (h > b[k + 3]!) b[k + 3] = h;
        const m = l + h;
        if (m < c[k]!) c[k] = m;
        if (m > c[k + 3]!) c[k + 3] = m;
      }
    }
    box.set(b, node * 6);
    const middle = to - from > LEAF ? part(order, low, high, from, to, c) : from;
    if (middle === from || middle === to) {
      link[node * 2] = from;
      link[node * 2 + 1] = to - from;
      continue;
    }
    link[node * 2] = nodes;
    pending.push([nodes, from, middle], [nodes + 1, middle, to]);
    nodes += 2;
  }
  const triangle = new Float32Array(count * 9);
  for (let i = 0; i < count; i++) {
    const t = order[i]! * 9;
    for (let k = 0; k < 3; k++) {
      triangle[i * 9 + k] = corners[t + k]!;
      triangle[i * 9 + 3 + k] = corners[t + 3 + k]! - corners[t + k]!;
      triangle[i * 9 + 6 + k] = corners[t + 6 + k]! - corners[t + k]!;
    }
  }
  return { box: box.slice(0, nodes * 6), link: link.slice(0, nodes * 2), triangle };
}

// Of the split at hand.
const counts = new Int32Array(BINS);
const boxes = new Float64Array(BINS * 6);
const cost = new Float64Array(BINS);
const sum = new Float64Array(6);

/** Orders a range into two along its longest axis where boxes times counts weigh least; answers where the second begins. */
function part(
  order: Int32Array,
  low: Float32Array,
  high: Float32Array,
  from: number,
  to: number,
  centres: Float64Array,
): number {
  let axis = 0;
  for (let k = 1; k < 3; k++) if (centres[k + 3]! - centres[k]! > centres[axis + 3]! - centres[axis]!) axis = k;
  const start = centres[axis]!;
  const span = centres[axis + 3]! - start;
  if (!(span > 0)) return to - from > 8 * LEAF ? (from + to) >> 1 : from;
  const scale = (BINS * 0.9999) / span;
  const bin = (t: number) => Math.floor((low[t * 3 + axis]! + high[t * 3 + axis]! - start) * scale);
  counts.fill(0);
  for (let k = 0; k < 6 * BINS; k++) boxes[k] = k % 6 < 3 ? Infinity : -Infinity;
  for (let i = from; i < to; i++) {
    const t = order[i]!;
    const at = bin(t);
    counts[at]!++;
    grow(at * 6, low, high, t * 3);
  }
  cost.fill(0);
  for (const way of [1, -1]) {
    for (let k = 0; k < 6; k++) sum[k] = k < 3 ? Infinity : -Infinity;
    let n = 0;
    for (let s = 0; s + 1 < BINS; s++) {
      const at = way > 0 ? s : BINS - 1 - s;
      for (let k = 0; k < 3; k++) {
        if (boxes[at * 6 + k]! < sum[k]!) sum[k] = boxes[at * 6 + k]!;
        if (boxes[at * 6 + 3 + k]! > sum[k + 3]!) sum[k + 3] = boxes[at * 6 + 3 + k]!;
      }
      n += counts[at]!;
      // Entry s is the cut after bin s.
      cost[way > 0 ? s : BINS - 2 - s]! += n === 0 ? 0 : n * area(sum);
    }
  }
  let best = 0;
  for (let s = 1; s + 1 < BINS; s++) if (cost[s]! < cost[best]!) best = s;
  let i = from;
  let j = to - 1;
  while (i <= j) {
    if (bin(order[i]!) <= best) i++;
    else {
      const swap = order[i]!;
      order[i] = order[j]!;
      order[j] = swap;
      j--;
    }
  }
  return i === from || i === to ? (from + to) >> 1 : i;
}

function grow(box: number, low: Float32Array, high: Float32Array, t: number): void {
  for (let k = 0; k < 3; k++) {
    if (low[t + k]! < boxes[box + k]!) boxes[box + k] = low[t + k]!;
    if (high[t + k]! > boxes[box + k + 3]!) boxes[box + k + 3] = high[t + k]!;
  }
}

function area(b: Float64Array): number {
  const [x, y, z] = [b[3]! - b[0]!, b[4]! - b[1]!, b[5]! - b[2]!];
  return x * y + y * z + z * x;
}

const stack = new Int32Array(128);

/** Whether a ray reaches a box of a tree: what is met in none of it is not asked. `nx`, `ny`, `nz` tell its near sides. */
function enters(
  box: Float32Array,
  b: number,
  nx: number,
  ny: number,
  nz: number,
  ox: number,
  oy: number,
  oz: number,
  ix: number,
  iy: number,
  iz: number,
  length: number,
): boolean {
  // Comparisons, not Math.min: half of all set-up time was spent here.
  let near = (box[b + nx]! - ox) * ix;
  if (near > length) return false;
  let far = (box[b + 3 - nx]! - ox) * ix;
  if (far < 0) return false;
  const y0 = (box[b + ny]! - oy) * iy;
  if (y0 > far || y0 > length) return false;
  const y1 = (box[b + 5 - ny]! - oy) * iy;
  if (y1 < near || y1 < 0) return false;
  if (y0 > near) near = y0;
  if (y1 < far) far = y1;
  const z0 = (box[b + nz]! - oz) * iz;
  if (z0 > far || z0 > length) return false;
  const z1 = (box[b + 7 - nz]! - oz) * iz;
  return z1 >= near && z1 >= 0;
}

/** Whether a ray of `length` metres from a point along a unit direction meets a triangle, from either side. */
export function meets(
  { box, link, triangle }: Bvh,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  length: number,
): boolean {
  const ix = 1 / dx;
  const iy = 1 / dy;
  const iz = 1 / dz;
  // Where in a box its near side lies, by axis.
  const nx = dx < 0 ? 3 : 0;
  const ny = dy < 0 ? 4 : 1;
  const nz = dz < 0 ? 5 : 2;
  if (!enters(box, 0, nx, ny, nz, ox, oy, oz, ix, iy, iz, length)) return false;
  let top = 0;
  let node = 0;
  for (;;) {
    const first = link[node * 2]!;
    const count = link[node * 2 + 1]!;
    if (count === 0) {
      // Both are asked here, where they lie side by side: few ever wait.
      const left = enters(box, first * 6, nx, ny, nz, ox, oy, oz, ix, iy, iz, length);
      if (enters(box, first * 6 + 6, nx, ny, nz, ox, oy, oz, ix, iy, iz, length)) {
        if (left) stack[top++] = first;
        node = first + 1;
        continue;
      }
      if (left) {
        node = first;
        continue;
      }
    }
    for (let t = first * 9, end = (first + count) * 9; t < end; t += 9) {
      const e1x = triangle[t + 3]!;
      const e1y = triangle[t + 4]!;
      const e1z = triangle[t + 5]!;
      const e2x = triangle[t + 6]!;
      const e2y = triangle[t + 7]!;
      const e2z = triangle[t + 8]!;
      const px = dy * e2z - dz * e2y;
      const py = dz * e2x - dx * e2z;
      const pz = dx * e2y - dy * e2x;
      const det = e1x * px + e1y * py + e1z * pz;
      if (det === 0) continue;
      const inv = 1 / det;
      const sx = ox - triangle[t]!;
      const sy = oy - triangle[t + 1]!;
      const sz = oz - triangle[t + 2]!;
      const u = (sx * px + sy * py + sz * pz) * inv;
      if (u < 0 || u > 1) continue;
      const qx = sy * e1z - sz * e1y;
      const qy = sz * e1x - sx * e1z;
      const qz = sx * e1y - sy * e1x;
      const v = (dx * qx + dy * qy + dz * qz) * inv;
      if (v < 0 || u + v > 1) continue;
      const at = (e2x * qx + e2y * qy + e2z * qz) * inv;
      if (at > 0 && at < length) return true;
    }
    if (top === 0) return false;
    node = stack[--top]!;
  }
}
