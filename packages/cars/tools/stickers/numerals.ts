// Carloom Race: numerals 0 to 9 of our own. Squared bowls, tight counters, stems heavier than bars, leaning forward.
import { box, cut, type Path, move, polygon, rect, scale, slant, stroke, union } from "./shape.ts";

const STEM = 68;
const BAR = 54;
/** Drawn with one pen in a space stretched so that bars come out thinner than stems. */
const STRETCH = STEM / BAR;
const HEIGHT = 300;
const [L, R, T, M, B] = [34, 172, 34, 181, HEIGHT * STRETCH - 34];

type Knot = readonly [x: number, y: number, radius?: number];

/** A line with rounded knots, as path data. */
function rounded(knots: readonly Knot[], closed = false): string {
  const at = (i: number) => knots[(i + knots.length) % knots.length]!;
  const toward = (from: Knot, to: Knot, by: number) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return `${from[0] + ((to[0] - from[0]) * by) / length} ${from[1] + ((to[1] - from[1]) * by) / length}`;
  };
  let d = "";
  knots.forEach((knot, i) => {
    const r = !closed && (i === 0 || i === knots.length - 1) ? 0 : (knot[2] ?? 0);
    const start = d ? "L" : "M";
    if (r === 0) d += `${start}${knot[0]} ${knot[1]}`;
    else {
      // A rounder corner than the parabola: cubic with its handles at 0.62.
      d += `${start}${toward(knot, at(i - 1), r)}C${toward(knot, at(i - 1), r * 0.4)} ${toward(knot, at(i + 1), r * 0.4)} ${toward(knot, at(i + 1), r)}`;
    }
  });
  return closed ? `${d}Z` : d;
}

const pen = (knots: readonly Knot[], closed = false) => scale(stroke(rounded(knots, closed), STEM), 1, 1 / STRETCH);
const six = () =>
  pen([
    [R, 112],
    [R, T, 62],
    [L, T, 62],
    [L, B, 62],
    [R, B, 62],
    [R, M - 22, 62],
    [L, M - 22],
  ]);

const DRAWN: Record<string, () => Path> = {
  0: () =>
    pen(
      [
        [L, T, 62],
        [R, T, 62],
        [R, B, 62],
        [L, B, 62],
      ],
      true,
    ),
  1: () => polygon([56, 0], [134, 0], [134, 300], [66, 300], [66, 84], [0, 102], [0, 46]),
  2: () =>
    pen([
      [L, 124],
      [L, T, 62],
      [R, T, 62],
      [R, 172, 56],
      [L, 256, 48],
      [L, B],
      [R + 32, B],
    ]),
  3: () =>
    union(
      pen([
        [L, 116],
        [L, T, 62],
        [R - 4, T, 62],
        [R - 4, M, 58],
        [82, M],
      ]),
      pen([
        [82, M],
        [R, M, 58],
        [R, B, 62],
        [L, B, 62],
        [L, B - 84],
      ]),
    ),
  4: () =>
    union(polygon([70, 0], [142, 0], [76, 184], [0, 236], [0, 184]), rect(0, 184, 214, 54), rect(112, 104, 68, 196)),
  5: () =>
    pen([
      [R + 24, T],
      [L + 2, T],
      [L + 2, M - 24],
      [R, M - 24, 62],
      [R, B, 62],
      [L, B, 62],
      [L, B - 84],
    ]),
  6: six,
  7: () =>
    cut(
      pen([
        [0, T],
        [R, T],
        [R, 112, 40],
        [84, 420],
      ]),
      rect(-50, 300, 400, 200),
    ),
  8: () =>
    union(
      pen(
        [
          [L + 5, T, 60],
          [R - 5, T, 60],
          [R - 5, M, 60],
          [L + 5, M, 60],
        ],
        true,
      ),
      pen(
        [
          [L, M, 60],
          [R, M, 60],
          [R, B, 62],
          [L, B, 62],
        ],
        true,
      ),
    ),
  9: () => {
    const b = box(six());
    return move(scale(six(), -1, -1), 2 * b.x + b.w, 2 * b.y + b.h);
  },
};

/** A number with its left upper corner at x, y; tight as on a race car. */
export function numeral(text: string, x: number, y: number, height: number, lean = 0.14): Path {
  let pen = 0;
  const parts: Path[] = [];
  for (const digit of text) {
    const drawn = DRAWN[digit]!();
    const b = box(drawn);
    parts.push(move(drawn, pen - b.x, 0));
    pen += b.w + 18;
  }
  const all = scale(slant(union(...parts), lean, HEIGHT), height / HEIGHT);
  const b = box(all);
  return move(all, x - b.x, y - b.y);
}
/** A number centred in a box and filling its width or height. */
export function numeralIn(text: string, x: number, y: number, w: number, h: number, lean?: number): Path {
  const raw = numeral(text, 0, 0, HEIGHT, lean);
  const b = box(raw);
  const k = Math.min(w / b.w, h / b.h);
  return move(scale(raw, k), x + (w - b.w * k) / 2, y + (h - b.h * k) / 2);
}
