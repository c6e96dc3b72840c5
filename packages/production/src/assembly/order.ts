import { areaOf, type Box, boxOf, common, type Ring, simplified, within } from "../geometry/rings.ts";
import type { AssemblyStep } from "./form.ts";

/** A step with where its piece lies on the flat panel, and how high on the car, metres. */
export type Laid = { step: AssemblyStep; inside: readonly Ring[]; height: number };

/** mm² that two pieces share before one lies over the other. */
const SHARED = 1;

/** Which lies over which need not be known to the tenth of a millimetre. */
const COARSE = 0.1;

/** Rows of a piece that are looked at first are so far apart, mm; what shares so much there surely does, mm². */
const ROW = 1;
const CLEARLY = 10;

/** A piece as it is compared with all others of its panel: hundreds of them are tens of thousands of pairs. */
type Outlined = { rings: readonly Ring[]; box: Box; rows: Rows };
/** From where to where a region reaches in each row, in turns; `first` is the row of the first, counted from 0 mm. */
type Rows = { first: number; spans: readonly Float64Array[] };

function outlined({ inside }: Laid): Outlined {
  const box = boxOf(inside);
  const rings = simplified(inside, COARSE);
  return { rings, box, rows: rowsOf(rings, box) };
}

/** @param rings outlines and holes, as regions have them: none lies over another */
function rowsOf(rings: readonly Ring[], [, low, , high]: Box): Rows {
  const row = (y: number) => Math.ceil(y / ROW - 0.5);
  const first = row(low);
  const crossed: number[][] = Array.from({ length: Math.max(0, row(high) - first) }, () => []);
  for (const ring of rings) {
    let [ax, ay] = ring.at(-1) ?? [0, 0];
    for (const [bx, by] of ring) {
      const [from, to] = ay < by ? [row(ay), row(by)] : [row(by), row(ay)];
      for (let k = from; k < to; k++) crossed[k - first]?.push(ax + ((bx - ax) * ((k + 0.5) * ROW - ay)) / (by - ay));
      [ax, ay] = [bx, by];
    }
  }
  return { first, spans: crossed.map((xs) => Float64Array.from(xs).sort()) };
}

function clearlyMeet(a: Rows, b: Rows): boolean {
  let shared = 0;
  const end = Math.min(a.first + a.spans.length, b.first + b.spans.length);
  for (let row = Math.max(a.first, b.first); row < end; row++) {
    const [p, q] = [a.spans[row - a.first], b.spans[row - b.first]];
    if (!p || !q) continue;
    for (let i = 0, j = 0; i + 1 < p.length && j + 1 < q.length; ) {
      const [from, to] = [Math.max(p[i] ?? 0, q[j] ?? 0), Math.min(p[i + 1] ?? 0, q[j + 1] ?? 0)];
      if (to > from) shared += (to - from) * ROW;
      if (shared > CLEARLY) return true;
      if ((p[i + 1] ?? 0) < (q[j + 1] ?? 0)) i += 2;
      else j += 2;
    }
  }
  return false;
}

function meet(a: Outlined, b: Outlined): boolean {
  const shared: Box = [
    Math.max(a.box[0], b.box[0]),
    Math.max(a.box[1], b.box[1]),
    Math.min(a.box[2], b.box[2]),
    Math.min(a.box[3], b.box[3]),
  ];
  if ((shared[2] - shared[0]) * (shared[3] - shared[1]) <= SHARED || shared[0] >= shared[2]) return false;
  if (clearlyMeet(a.rows, b.rows)) return true;
  const near = within(a.rings, shared);
  return near.length > 0 && areaOf(common(near, within(b.rings, shared))) > SHARED;
}

/**
 * Wraps before stickers, but for what a sticker lies under; the highest panel first, so that water and dirt run over no
 * fresh edge; on one panel from the bottom layer up. @param pieces as they are numbered: the lower layer first
 */
export function inOrder(pieces: readonly Laid[]): AssemblyStep[] {
  const byFlat = new Map<number, Laid[]>();
  for (const piece of pieces) byFlat.set(piece.step.flat, [...(byFlat.get(piece.step.flat) ?? []), piece]);
  const stages = new Map<number, number>();
  const over = new Map<number, number[]>();
  for (const list of byFlat.values()) {
    const outlines = list.map((piece) => ({ piece, outline: outlined(piece) }));
    for (const [i, { piece, outline }] of outlines.entries()) {
      const under = outlines.slice(0, i).flatMap((one) => (meet(one.outline, outline) ? [one.piece] : []));
      over.set(
        piece.step.piece,
        under.map((one) => one.step.piece),
      );
      const own = piece.step.kind === "wrap" ? 0 : 1;
      stages.set(piece.step.piece, Math.max(own, ...under.map((one) => stages.get(one.step.piece) ?? 0)));
    }
  }
  const panels = new Map<string, { sum: number; count: number; first: number }>();
  for (const [i, { step, height }] of pieces.entries()) {
    const { panel } = step;
    const known = panels.get(panel) ?? { sum: 0, count: 0, first: i };
    panels.set(panel, { ...known, sum: known.sum + height, count: known.count + 1 });
  }
  const heightOf = (panel: string) => {
    const { sum = 0, count = 1 } = panels.get(panel) ?? {};
    return sum / count;
  };
  const stage = ({ piece }: AssemblyStep) => stages.get(piece) ?? 0;
  return pieces
    .map(({ step }) => step)
    .sort(
      (a, b) =>
        stage(a) - stage(b) ||
        (a.panel === b.panel ? 0 : heightOf(b.panel) - heightOf(a.panel)) ||
        (panels.get(a.panel)?.first ?? 0) - (panels.get(b.panel)?.first ?? 0) ||
        a.piece - b.piece,
    )
    .map((step) => ({ ...step, over: over.get(step.piece) ?? [] }));
}
