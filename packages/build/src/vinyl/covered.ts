import { flattened } from "../shape/flat.ts";
import { contoursOf } from "../shape/outline.ts";
import { type Matrix, placed } from "./matrix.ts";
import type { VinylContent, VinylPiece } from "./schema.ts";

/** Level strips that a vinyl is measured in. */
const BANDS = 160;
/** Shares of the width: gaps that are narrower are none, and strips whose ends differ by less are one. */
const HAIR = 0.002;

/** Of every strip, from the lowest: begin, end, begin, end … as shares of the width from its middle. */
type Spans = readonly (readonly number[])[];

const EMPTY: readonly number[] = [];
/** Ends that a strip gathers before what lies over one another becomes one. */
const MOST_ENDS = 4096;

/** The corners of a piece, line by line, in the vinyl's own metres. */
function linesOf({ art, size, at }: VinylPiece): Float64Array[] {
  const [w, h] = [size[0] / 2, size[1] / 2];
  const own =
    art.kind === "shape" ? contoursOf(art.shape, size).map(flattened) : [Float64Array.of(-w, -h, w, -h, w, h, -w, h)];
  for (const line of own)
    for (let i = 0; i < line.length; i += 2)
      [line[i], line[i + 1]] = placed(at as Matrix, line[i] ?? 0, line[i + 1] ?? 0);
  return own;
}

/** Where a piece lies in every strip, by the even-odd rule: each side is looked at in the strips that it crosses alone. */
function spansOf(piece: VinylPiece, [width, height]: readonly [number, number]): Spans {
  const cuts: number[][] = [];
  const bandAt = (y: number) => (y / height + 0.5) * BANDS - 0.5;
  for (const line of linesOf(piece))
    for (let i = 0; i < line.length; i += 2) {
      const j = (i + 2) % line.length;
      const [x0, y0, x1, y1] = [line[i] ?? 0, bandAt(line[i + 1] ?? 0), line[j] ?? 0, bandAt(line[j + 1] ?? 0)];
      const [low, high] = [Math.max(0, Math.ceil(Math.min(y0, y1))), Math.min(BANDS, Math.ceil(Math.max(y0, y1)))];
      for (let band = low; band < high; band++)
        (cuts[band] ??= []).push((x0 + ((band - y0) / (y1 - y0)) * (x1 - x0)) / width);
    }
  return Array.from({ length: BANDS }, (_, band) => cuts[band]?.sort((a, b) => a - b) ?? EMPTY);
}

/** What of the first spans lies in the second ones, or outside of them. */
function within(a: readonly number[], b: readonly number[], inverted: boolean): readonly number[] {
  const out: number[] = [];
  let [i, j, on] = [0, 0, false];
  while (i < a.length || j < b.length) {
    const at = Math.min(a[i] ?? Infinity, b[j] ?? Infinity);
    while (a[i] === at) i++;
    while (b[j] === at) j++;
    const next = i % 2 === 1 && (j % 2 === 1) !== inverted;
    if (next !== on) out.push(at);
    on = next;
  }
  return out;
}

/** What spans that may lie over one another cover together: within the box, without gaps as narrow as a hair. */
function united(spans: readonly number[]): number[] {
  const order = Array.from({ length: spans.length / 2 }, (_, i) => i * 2);
  order.sort((i, j) => (spans[i] ?? 0) - (spans[j] ?? 0));
  const out: number[] = [];
  for (const i of order) {
    const [from, to] = [Math.max(-0.5, spans[i] ?? 0), Math.min(0.5, spans[i + 1] ?? 0)];
    if (to <= from) continue;
    const last = out.at(-1);
    if (last !== undefined && from - last < HAIR) out[out.length - 1] = Math.max(last, to);
    else out.push(from, to);
  }
  return out.map((x) => Math.round(x * 1e5) / 1e5);
}

const alike = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((x, i) => Math.abs(x - (b[i] ?? 0)) < HAIR);

/** Its whole area is known and hides what lies below it. */
const isSolid = ({ art, opacity = 1 }: VinylPiece) =>
  art.kind === "shape" &&
  opacity === 1 &&
  (art.fill.kind === "solid" || art.fill.stops.every(({ alpha }) => alpha === 1));

/**
 * What the pieces of a vinyl cover of its box together, as rectangles side by side: left, bottom, right, top of each, in
 * shares of the box from its middle. Text counts as its box; what only takes away takes nothing off.
 */
export function coveredBy({ pieces, size }: VinylContent): number[] {
  const known = new Map<VinylPiece, Spans>();
  const spansIn = (piece: VinylPiece): Spans => {
    const found = known.get(piece) ?? spansOf(piece, size);
    known.set(piece, found);
    return found;
  };
  const masks = new Set(pieces.flatMap(({ mask }) => (mask ? [pieces[mask.piece]] : [])));
  const all: number[][] = Array.from({ length: BANDS }, () => []);
  for (const piece of pieces) {
    if (piece.hidden || piece.opacity === 0 || piece.blend === "knockout") continue;
    let own = spansIn(piece);
    const mask = piece.mask && pieces[piece.mask.piece];
    if (mask && piece.mask && !(piece.mask.inverted && !isSolid(mask))) {
      const { inverted } = piece.mask;
      const by = spansIn(mask);
      own = own.map((one, band) => within(one, by[band] ?? EMPTY, inverted));
    }
    for (const [band, spans] of own.entries()) {
      const ends = all[band] ?? [];
      for (const end of spans) ends.push(end);
      if (ends.length > MOST_ENDS) all[band] = united(ends);
    }
    if (!masks.has(piece)) known.delete(piece);
  }
  const out: number[] = [];
  const tidy = all.map(united);
  for (let band = 0; band < BANDS; ) {
    const at = tidy[band] ?? [];
    let end = band + 1;
    while (end < BANDS && alike(at, tidy[end] ?? [])) end++;
    const [low, high] = [band / BANDS - 0.5, end / BANDS - 0.5];
    for (let i = 0; i + 1 < at.length; i += 2) out.push(at[i] ?? 0, low, at[i + 1] ?? 0, high);
    band = end;
  }
  return out;
}
