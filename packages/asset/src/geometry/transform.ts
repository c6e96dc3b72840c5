import type { Matrix, Piece, Vec3 } from "./piece.ts";

export function applyPoint(m: Matrix, x: number, y: number, z: number): Vec3 {
  const at = (i: number) => m[i] as number;
  return [
    at(0) * x + at(4) * y + at(8) * z + at(12),
    at(1) * x + at(5) * y + at(9) * z + at(13),
    at(2) * x + at(6) * y + at(10) * z + at(14),
  ];
}

/** As many numbers as a matrix has, to be taken apart. */
type Sixteen = [
  ...[number, number, number, number],
  ...[number, number, number, number],
  ...[number, number, number, number],
  ...[number, number, number, number],
];

/** Transposed cofactors of the upper 3 × 3: carries normals through any affine map, mirrored or not, up to length. */
function normalMatrix(m: Matrix): number[] {
  const [a, b, c, , d, e, f, , g, h, i] = m as number[] as Sixteen;
  return [
    e * i - f * h,
    f * g - d * i,
    d * h - e * g,
    c * h - b * i,
    a * i - c * g,
    b * g - a * h,
    b * f - c * e,
    c * d - a * f,
    a * e - b * d,
  ];
}

export function determinant(m: Matrix): number {
  const n = normalMatrix(m);
  return (
    (m[0] as number) * (n[0] as number) + (m[1] as number) * (n[1] as number) + (m[2] as number) * (n[2] as number)
  );
}

/** Moves a piece; a mirroring matrix turns its triangles so that they still face outwards. */
export function transformPiece(piece: Piece, m: Matrix): Piece {
  const count = piece.position.length / 3;
  const position = new Float32Array(count * 3);
  const normal = new Float32Array(count * 3);
  const n = normalMatrix(m);
  const sign = determinant(m) < 0 ? -1 : 1;
  const [m0, m1, m2, , m4, m5, m6, , m8, m9, m10, , m12, m13, m14] = m as number[] as Sixteen;
  const [n0, n1, n2, n3, n4, n5, n6, n7, n8] = n as Sixteen;
  // of every vertex of a car, several times: nothing is made for one
  for (let i = 0; i < count; i++) {
    const at = i * 3;
    const px = piece.position[at] as number;
    const py = piece.position[at + 1] as number;
    const pz = piece.position[at + 2] as number;
    position[at] = m0 * px + m4 * py + m8 * pz + m12;
    position[at + 1] = m1 * px + m5 * py + m9 * pz + m13;
    position[at + 2] = m2 * px + m6 * py + m10 * pz + m14;
    const x = piece.normal[at] as number;
    const y = piece.normal[at + 1] as number;
    const z = piece.normal[at + 2] as number;
    let nx = (n0 * x + n3 * y + n6 * z) * sign;
    let ny = (n1 * x + n4 * y + n7 * z) * sign;
    let nz = (n2 * x + n5 * y + n8 * z) * sign;
    const length = Math.hypot(nx, ny, nz) || 1;
    nx /= length;
    ny /= length;
    nz /= length;
    normal[at] = nx;
    normal[at + 1] = ny;
    normal[at + 2] = nz;
  }
  let index = piece.index;
  if (sign < 0) {
    index = piece.index.slice();
    for (let t = 0; t < index.length; t += 3) {
      const b = index[t + 1] as number;
      index[t + 1] = index[t + 2] as number;
      index[t + 2] = b;
    }
  }
  return { ...piece, position, normal, index };
}

/** `a` after `b`. */
export function multiply(a: Matrix, b: Matrix): Matrix {
  return Array.from({ length: 16 }, (_, i) => {
    const [row, column] = [i % 4, Math.floor(i / 4) * 4];
    return [0, 1, 2, 3].reduce((sum, k) => sum + (a[k * 4 + row] as number) * (b[column + k] as number), 0);
  });
}

export const IDENTITY: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

export function scaling(factor: number): Matrix {
  return [factor, 0, 0, 0, 0, factor, 0, 0, 0, 0, factor, 0, 0, 0, 0, 1];
}

export function translation(x: number, y: number, z: number): Matrix {
  return [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1];
}

/** Right-handed turn about an axis (unit) through a point, radians. */
export function rotation(axis: Readonly<Vec3>, angle: number, about: Readonly<Vec3> = [0, 0, 0]): Matrix {
  const [x, y, z] = axis;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const t = 1 - c;
  const m = [
    t * x * x + c,
    t * x * y + s * z,
    t * x * z - s * y,
    0,
    t * x * y - s * z,
    t * y * y + c,
    t * y * z + s * x,
    0,
    t * x * z + s * y,
    t * y * z - s * x,
    t * z * z + c,
    0,
    0,
    0,
    0,
    1,
  ];
  const moved = applyPoint(m, ...about);
  m[12] = about[0] - moved[0];
  m[13] = about[1] - moved[1];
  m[14] = about[2] - moved[2];
  return m;
}
