import { type Sight, UNIT } from "./raster.ts";

/** Metres that a surface must step back for an edge to be drawn, beyond what its own slope explains. */
const STEP = 0.012;
/** Cosine between neighbouring normals below which a fold is an edge, and below which it goes on being one. */
const FOLD = Math.cos((32 * Math.PI) / 180);
const FAINT = Math.cos((18 * Math.PI) / 180);
/** From this product of two normals on, of which none is longer than a unit, there is no fold. */
const SMOOTH = FAINT * UNIT * UNIT * (1 + 1e-9);
/** Half the width in pixels of what is no line any more but a patch where two surfaces fight for each pixel. */
const PATCH = 5;

/** 0 where nothing runs, 1 for a line inside the drawing, 2 for its outline. A pixel wide. */
export type Lines = Uint8Array;

/** The lines of a drawing: outlines, where one piece ends at another, where a surface steps back and where it folds. */
export function linesOf(seen: Sight): Lines {
  const { width, height, id } = seen;
  const strong = new Uint8Array(width * height);
  const outside = outsideOf(seen);
  const faint: number[] = [];
  const isFaint = new Uint8Array(width * height);
  const look = (a: number, by: number): void => {
    const b = a + by;
    if (!id[a] && !id[b]) return;
    // the outline runs along the inside: what is drawn is as large as the car
    if (!id[a] || !id[b]) strong[id[a] ? a : b] = outside[id[a] ? b : a] ? 2 : 1;
    else if (id[a] !== id[b] || steps(seen, a, b, by)) strong[a] ||= 1;
    else {
      const fold = folds(seen, a, b);
      if (fold < FOLD) strong[a] ||= 1;
      else if (fold < FAINT) isFaint[a] = 1;
    }
  };
  for (let y = 1; y + 2 < height; y++)
    for (let x = 1, a = y * width + 1; x + 2 < width; x++, a++) {
      look(a, 1);
      look(a, width);
    }
  for (let a = 0; a < strong.length; a++) if (strong[a]) faint.push(a);
  // a fold that flattens out is followed for as long as it can be told
  for (let a = faint.pop(); a !== undefined; a = faint.pop())
    for (const by of [1, -1, width, -width, width + 1, width - 1, -width + 1, -width - 1])
      if (isFaint[a + by] && !strong[a + by]) {
        strong[a + by] = 1;
        faint.push(a + by);
      }
  return withoutPatches(strong, width, height);
}

/** The nothing around the car, without what is seen through it: its corner is part of it. */
function outsideOf({ width, height, id }: Sight): Uint8Array {
  const out = new Uint8Array(width * height);
  const isNew = (at: number) => !id[at] && !out[at];
  // run by run: pixel by pixel a picture of millions kept tens of megabytes of what is still to be looked at
  const next = [0];
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    if (!isNew(at)) continue;
    const row = at - (at % width);
    let [from, to] = [at, at];
    while (from > row && isNew(from - 1)) from--;
    while (to + 1 < row + width && isNew(to + 1)) to++;
    out.fill(1, from, to + 1);
    for (const by of [-width, width]) {
      if (row + by < 0 || row + by >= out.length) continue;
      for (let x = from + by; x <= to + by; x++) if (isNew(x) && (x === from + by || !isNew(x - 1))) next.push(x);
    }
  }
  return out;
}

/** Whether the surface departs from its own slope between two pixels. */
function steps({ id, depth }: Sight, a: number, b: number, by: number): boolean {
  const jump = Math.abs(depth[a]! - depth[b]!);
  if (jump < STEP) return false;
  const slope = (at: number, next: number) =>
    id[next] && id[at] === id[next] ? Math.abs(depth[at]! - depth[next]!) : 0;
  return jump > STEP + 2 * Math.max(slope(a, a - by), slope(b, b + by));
}

const dot = (normal: Int16Array, i: number, j: number): number =>
  normal[i]! * normal[j]! + normal[i + 1]! * normal[j + 1]! + normal[i + 2]! * normal[j + 2]!;

/** Cosine between the normals of two pixels; 1 where nothing is folded. */
function folds({ normal }: Sight, a: number, b: number): number {
  const [i, j] = [a * 3, b * 3];
  const both = dot(normal, i, j);
  return both > SMOOTH ? 1 : both / (Math.sqrt(dot(normal, i, i) * dot(normal, j, j)) || 1);
}

/** Takes out what is marked all over: squares that are filled, and what touches them. */
function withoutPatches(lines: Lines, width: number, height: number): Lines {
  const side = 2 * PATCH + 1;
  // sums over all above and to the left, so that a square is four of them
  const sums = new Int32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0, row = 0; x < width; x++) {
      row += lines[y * width + x]! ? 1 : 0;
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row;
    }
  const out = lines.slice();
  for (let y = 0; y + side <= height; y++)
    for (let x = 0; x + side <= width; x++) {
      const [top, low] = [y * (width + 1) + x, (y + side) * (width + 1) + x];
      const marked = sums[low + side]! - sums[low]! - sums[top + side]! + sums[top]!;
      if (marked < 0.72 * side * side) continue;
      for (let py = y; py < y + side; py++) out.fill(0, py * width + x, py * width + x + side);
    }
  return out;
}
