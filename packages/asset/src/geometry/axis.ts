import { type Piece, triangleCross, type Vec3 } from "./piece.ts";

/** Area-weighted spread of a surface about its centroid: 3 × 3, row-major. */
function covariance(pieces: readonly Piece[]): number[] {
  let weight = 0;
  const sum = [0, 0, 0];
  const products = new Array<number>(9).fill(0);
  for (const { position, index } of pieces) {
    for (let t = 0; t < index.length / 3; t++) {
      const area = Math.hypot(...triangleCross(position, index, t));
      const mid = [0, 1, 2].map(
        (k) =>
          ((position[(index[t * 3] as number) * 3 + k] as number) +
            (position[(index[t * 3 + 1] as number) * 3 + k] as number) +
            (position[(index[t * 3 + 2] as number) * 3 + k] as number)) /
          3,
      );
      weight += area;
      for (let i = 0; i < 3; i++) {
        sum[i] = (sum[i] as number) + area * (mid[i] as number);
        for (let j = 0; j < 3; j++)
          products[i * 3 + j] = (products[i * 3 + j] as number) + area * (mid[i] as number) * (mid[j] as number);
      }
    }
  }
  return products.map(
    (value, i) => value / weight - ((sum[Math.floor(i / 3)] as number) * (sum[i % 3] as number)) / weight ** 2,
  );
}

/** Eigenvalues and unit eigenvectors of a symmetric 3 × 3, by Jacobi turns; ascending. */
export function eigen(matrix: readonly number[]): { value: number; vector: Vec3 }[] {
  const a = [...matrix];
  const v = [1, 0, 0, 0, 1, 0, 0, 0, 1];
  const get = (m: number[], i: number, j: number) => m[i * 3 + j] as number;
  for (let sweep = 0; sweep < 24; sweep++) {
    for (const [p, q] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const) {
      const apq = get(a, p, q);
      if (Math.abs(apq) < 1e-15) continue;
      const theta = (get(a, q, q) - get(a, p, p)) / (2 * apq);
      const t = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.hypot(theta, 1));
      const c = 1 / Math.hypot(t, 1);
      const s = t * c;
      for (let k = 0; k < 3; k++) {
        const [akp, akq] = [get(a, k, p), get(a, k, q)];
        a[k * 3 + p] = c * akp - s * akq;
        a[k * 3 + q] = s * akp + c * akq;
      }
      for (let k = 0; k < 3; k++) {
        const [apk, aqk] = [get(a, p, k), get(a, q, k)];
        a[p * 3 + k] = c * apk - s * aqk;
        a[q * 3 + k] = s * apk + c * aqk;
        const [vkp, vkq] = [get(v, k, p), get(v, k, q)];
        v[k * 3 + p] = c * vkp - s * vkq;
        v[k * 3 + q] = s * vkp + c * vkq;
      }
    }
  }
  return [0, 1, 2]
    .map((i) => ({ value: get(a, i, i), vector: [get(v, 0, i), get(v, 1, i), get(v, 2, i)] as Vec3 }))
    .sort((x, y) => x.value - y.value);
}

/** The axle of a wheel-shaped surface: the direction of least spread, pointing to +X; null when it is not flat enough to tell. */
export function axleOf(pieces: readonly Piece[]): Vec3 | null {
  const [thin, middle] = eigen(covariance(pieces));
  if (!thin || !middle || thin.value > middle.value * 0.8) return null;
  const sign = thin.vector[0] < 0 ? -1 : 1;
  const axle = thin.vector.map((value) => value * sign) as Vec3;
  return axle[0] > 0.6 ? axle : null;
}
