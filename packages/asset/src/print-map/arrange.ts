import { outlinesOf, type PrintMap, type Ring, sizeOf } from "@carloom/build/print-map";
import { isDrawn } from "./report.ts";

/** A piece that is drawn: which of how many of its panel. */
export type Counted = { piece: number; panel: string; number: number; of: number };
/** A piece on a sheet: its lower left corner, mm from the sheet's upper left corner. */
export type Placed = Counted & { left: number; bottom: number; width: number; height: number; rings: Ring[] };
export type Arranged = { width: number; height: number; placed: Placed[] };

/** mm between pieces, and for what is written below each. */
const GAP = 60;
const CAPTION = 60;
/** mm: a row is about as long as the longest car's side. */
const ROW = 6000;
type Row = "left" | "middle" | "right";
const rowOf = (panel: string): Row =>
  panel.endsWith(".left") ? "left" : panel.endsWith(".right") ? "right" : "middle";

/** Metres along the car of a piece's middle. */
function along({ surface, vertex, pieces }: PrintMap, piece: number): number {
  const { first = 0, points = 1 } = pieces[piece] ?? {};
  let sum = 0;
  for (let p = first; p < first + points; p++) sum += surface.positions[vertex[p]! * 3 + 2]!;
  return sum / points;
}

/**
 * The pieces as the car lies unrolled: its left side above with the nose at the left, what runs across it in the middle, its
 * right side below with the nose at the right. Pieces of a panel stand together.
 * @param least mm that a piece takes at least, for what is written below it
 * @param only this panel alone
 */
export function arrange(
  map: PrintMap,
  least: (piece: Counted & { width: number; height: number }) => number,
  only?: string,
): Arranged {
  const rings = outlinesOf(map);
  const panels = map.surface.panels.map((id, index) => {
    const own = map.pieces.flatMap(({ panel }, piece) => (panel === index ? [piece] : []));
    const drawn = own.filter((piece) => rings[piece]!.length > 0 && isDrawn(map, piece));
    return { id, pieces: drawn, at: drawn.length > 0 ? along(map, drawn[0]!) : 0 };
  });
  const wanted = panels.filter(({ id, pieces }) => pieces.length > 0 && (only === undefined || id === only));
  const lines = (["left", "middle", "right"] as const).flatMap((row) => {
    const list = wanted.filter(({ id }) => rowOf(id) === row);
    list.sort((a, b) => (row === "right" ? a.at - b.at : b.at - a.at));
    const counted = list.flatMap(({ id, pieces }) =>
      pieces.map((piece, i) => ({ piece, panel: id, number: i + 1, of: pieces.length, ...sizeOf(map, piece) })),
    );
    return wrapped(counted.map((one) => ({ ...one, slot: Math.max(one.width, least(one)) })));
  });
  const placed: Placed[] = [];
  let [top, width] = [0, 0];
  for (const line of lines) {
    const height = Math.max(...line.map((size) => size.height));
    let left = 0;
    for (const { slot, ...size } of line) {
      placed.push({ ...size, left, bottom: top + height, rings: rings[size.piece]! });
      left += slot + GAP;
    }
    width = Math.max(width, left - GAP);
    top += height + CAPTION + GAP;
  }
  return { width, height: Math.max(0, top - GAP), placed };
}

type Sized = Counted & { width: number; height: number; slot: number };

/** A row in lines that are not longer than the paper. */
function wrapped(row: readonly Sized[]): Sized[][] {
  const lines: Sized[][] = [];
  let long = Number.POSITIVE_INFINITY;
  for (const size of row) {
    if (long + size.slot > ROW) {
      lines.push([]);
      long = 0;
    }
    lines.at(-1)!.push(size);
    long += size.slot + GAP;
  }
  return lines;
}

/** The rings of a placed piece in the sheet's own coordinates, y down. */
export function onPage({ flat, pieces }: PrintMap, { piece, left, bottom, rings }: Placed): [number, number][][] {
  if (!pieces[piece]) return [];
  return rings.map(({ points }) => points.map((p) => [left + flat[p * 2]!, bottom - flat[p * 2 + 1]!]));
}
