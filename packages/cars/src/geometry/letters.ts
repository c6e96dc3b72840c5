// Our own stroke alphabet: each glyph is a set of open lines on a 4 × 6 grid, outlined with mitred ends.
import { empty, type Mesh, type V3, vertexCount } from "./mesh.ts";

type P = [number, number];

/** Width of the grid against its height. */
const NARROW = 0.86;

const LINES: Record<string, P[][]> = {
  A: [
    [
      [0, 6],
      [0, 1.2],
      [1.2, 0],
      [2.8, 0],
      [4, 1.2],
      [4, 6],
    ],
    [
      [0, 3.6],
      [4, 3.6],
    ],
  ],
  C: [
    [
      [4, 1.4],
      [4, 1],
      [3, 0],
      [1, 0],
      [0, 1],
      [0, 5],
      [1, 6],
      [3, 6],
      [4, 5],
      [4, 4.6],
    ],
  ],
  D: [
    [
      [0, 6],
      [0, 0],
      [2.6, 0],
      [4, 1.4],
      [4, 4.6],
      [2.6, 6],
      [0, 6],
      [0, 3],
    ],
  ],
  E: [
    [
      [4, 0],
      [0, 0],
      [0, 6],
      [4, 6],
    ],
    [
      [0, 2.95],
      [3.2, 2.95],
    ],
  ],
  P: [
    [
      [0, 6],
      [0, 0],
      [3, 0],
      [4, 1],
      [4, 2.4],
      [3, 3.4],
      [0, 3.4],
    ],
  ],
  F: [
    [
      [4, 0],
      [0, 0],
      [0, 6],
    ],
    [
      [0, 2.9],
      [3.2, 2.9],
    ],
  ],
  G: [
    [
      [4, 1.3],
      [4, 1],
      [3, 0],
      [1, 0],
      [0, 1],
      [0, 5],
      [1, 6],
      [4, 6],
      [4, 3.3],
      [2.3, 3.3],
    ],
  ],
  H: [
    [
      [0, 0],
      [0, 6],
    ],
    [
      [4, 0],
      [4, 6],
    ],
    [
      [0, 3],
      [4, 3],
    ],
  ],
  I: [
    [
      [0, 0],
      [0, 6],
    ],
  ],
  K: [
    [
      [0, 0],
      [0, 6],
    ],
    [
      [4, 0],
      [4, 0.7],
      [1.5, 3],
      [4, 5.3],
      [4, 6],
    ],
    [
      [0, 3],
      [1.8, 3],
    ],
  ],
  L: [
    [
      [0, 0],
      [0, 6],
      [3.8, 6],
    ],
  ],
  M: [
    [
      [0, 6],
      [0, 0],
      [1, 0],
      [2.5, 3],
      [4, 0],
      [5, 0],
      [5, 6],
    ],
  ],
  N: [
    [
      [0, 6],
      [0, 0],
      [1, 0],
      [4, 4.6],
      [4, 6],
    ],
    [
      [4, 5],
      [4, 0],
    ],
  ],
  O: [
    [
      [1, 0],
      [3, 0],
      [4, 1],
      [4, 5],
      [3, 6],
      [1, 6],
      [0, 5],
      [0, 1],
      [1, 0],
      [3, 0],
    ],
  ],
  R: [
    [
      [0, 6],
      [0, 0],
      [3, 0],
      [4, 1],
      [4, 2.4],
      [3, 3.4],
      [0, 3.4],
    ],
    [
      [2, 3.4],
      [4, 6],
    ],
  ],
  S: [
    [
      [4, 1.2],
      [4, 1],
      [3, 0],
      [1, 0],
      [0, 1],
      [0, 2],
      [1, 3],
      [3, 3],
      [4, 4],
      [4, 5],
      [3, 6],
      [1, 6],
      [0, 5],
      [0, 4.8],
    ],
  ],
  T: [
    [
      [0, 0],
      [4, 0],
    ],
    [
      [2, 0],
      [2, 6],
    ],
  ],
  V: [
    [
      [0, 0],
      [2, 6],
      [4, 0],
    ],
  ],
  "2": [
    [
      [0, 1.3],
      [0, 1],
      [1, 0],
      [3, 0],
      [4, 1],
      [4, 2.2],
      [0, 5],
      [0, 6],
      [4, 6],
    ],
  ],
  "3": [
    [
      [0, 1.1],
      [0, 1],
      [1, 0],
      [3, 0],
      [4, 1],
      [4, 2],
      [3, 3],
      [1.4, 3],
    ],
    [
      [2.6, 3],
      [3, 3],
      [4, 4],
      [4, 5],
      [3, 6],
      [1, 6],
      [0, 5],
      [0, 4.9],
    ],
  ],
  "5": [
    [
      [4, 0],
      [0, 0],
      [0, 2.6],
      [3, 2.6],
      [4, 3.6],
      [4, 5],
      [3, 6],
      [1, 6],
      [0, 5],
      [0, 4.8],
    ],
  ],
  "7": [
    [
      [0, 0],
      [4, 0],
      [4, 0.9],
      [1.6, 6],
    ],
  ],
  "8": [
    [
      [1, 3],
      [0, 2],
      [0, 1],
      [1, 0],
      [3, 0],
      [4, 1],
      [4, 2],
      [3, 3],
      [1, 3],
      [0, 4],
      [0, 5],
      [1, 6],
      [3, 6],
      [4, 5],
      [4, 4],
      [3, 3],
    ],
  ],
};

/** Letters open to the right stand closer to the next one, in grid units. */
const OPEN: Record<string, number> = { L: -1.1, F: -0.9, T: -0.5, A: -0.1, V: -0.5, "7": -0.4 };

const n = (v: number) => String(Math.round(v * 100) / 100);

/** Outline of a line of weight `w`: one closed ring down one side and up the other, mitred. */
function outline(line: P[], w: number): P[] {
  const side = (sign: number): P[] =>
    line.map((p, i) => {
      const a = line[Math.max(0, i - 1)]!;
      const b = line[Math.min(line.length - 1, i + 1)]!;
      const dir = (q: P, r: P): P => {
        const l = Math.hypot(r[0] - q[0], r[1] - q[1]) || 1;
        return [(r[0] - q[0]) / l, (r[1] - q[1]) / l];
      };
      const d0 = i ? dir(a, p) : dir(p, b);
      const d1 = i < line.length - 1 ? dir(p, b) : dir(a, p);
      const m: P = [-(d0[1] + d1[1]), d0[0] + d1[0]];
      const l = Math.hypot(...m) || 1;
      const cos = Math.max(0.45, (-d0[1] * m[0] + d0[0] * m[1]) / l);
      return [p[0] + (sign * m[0] * w) / (2 * l * cos), p[1] + (sign * m[1] * w) / (2 * l * cos)];
    });
  return [...side(1), ...side(-1).reverse()];
}

/** Lines of a word laid out: cap height and stroke weight in one unit, y down from the cap line. */
function layOut(text: string, height: number, weight: number): { rings: P[][]; centres: number[]; width: number } {
  const unit = (height - weight) / 6;
  const rings: P[][] = [];
  const centres: number[] = [];
  let x = weight / 2;
  for (const letter of text) {
    if (letter === " ") {
      x += unit * 3;
      continue;
    }
    const lines = LINES[letter];
    if (!lines) throw new Error(`The alphabet has no "${letter}".`);
    const across = Math.max(...lines.flat().map((p) => p[0])) * unit * NARROW;
    for (const line of lines) {
      const placed = line.map(([px, py]): P => [x + px * unit * NARROW, weight / 2 + py * unit]);
      rings.push(outline(placed, weight));
      centres.push(x + across / 2);
    }
    x += across + weight * 1.42 + (OPEN[letter] ?? 0) * unit;
  }
  return { rings, centres, width: x - weight * 0.92 };
}

/** Path data of a word in SVG axes; `slant` shears to the right. */
export function lettering(text: string, height: number, weight: number, slant: number): { d: string; width: number } {
  const { rings, width } = layOut(text, height, weight);
  const d = rings
    .map((ring) => `M${ring.map(([px, py]) => `${n(px + slant * (height - py))} ${n(py)}`).join("L")}Z`)
    .join("");
  return { d, width: width + slant * height };
}

/**
 * A word as a flat mesh: `place` takes (right, up) from the word's centre, metres, and gives point and normal.
 * `spacing` widens the word by that share.
 */
export function wordMesh(
  text: string,
  height: number,
  weight: number,
  place: (u: number, v: number) => { p: V3; n: V3 },
  spacing = 1,
): Mesh {
  const { rings, centres, width } = layOut(text, height, weight);
  const mesh = empty();
  for (const [r, ring] of rings.entries()) {
    const half = ring.length / 2;
    const base = vertexCount(mesh);
    for (const [x, y] of ring) {
      // Letters keep their shape; only their places spread.
      const { p, n: normal } = place((centres[r]! - width / 2) * (spacing - 1) + x - width / 2, height / 2 - y);
      mesh.position.push(...p);
      mesh.normal.push(...normal);
    }
    for (let i = 0; i + 1 < half; i++) {
      const [a, b, c, d] = [base + i, base + i + 1, base + ring.length - 1 - i, base + ring.length - 2 - i];
      mesh.index.push(a, b, c, b, d, c);
    }
  }
  return mesh;
}
