// Our own stroke alphabet: each glyph is a set of open lines on a 4 × 6 grid, outlined with mitred ends.
type P = [number, number];
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

/** Path data of a word: cap height and stroke weight in millimetres, `slant` shears to the right. */
export function lettering(text: string, height: number, weight: number, slant: number): { d: string; width: number } {
  const unit = (height - weight) / 6;
  let x = weight / 2;
  let d = "";
  for (const letter of text) {
    if (letter === " ") {
      x += unit * 3;
      continue;
    }
    const lines = LINES[letter];
    if (!lines) throw new Error(`The alphabet has no "${letter}".`);
    const across = Math.max(...lines.flat().map((p) => p[0]));
    for (const line of lines) {
      const ring = outline(
        line.map(([px, py]): P => [x + px * unit * 0.86, weight / 2 + py * unit]),
        weight,
      );
      d += `M${ring.map(([px, py]) => `${n(px + slant * (height - py))} ${n(py)}`).join("L")}Z`;
    }
    x += across * unit * 0.86 + weight * 1.42;
  }
  return { d, width: x - weight * 0.92 + slant * height };
}
