import { outlinesOf, type Ring, sizeOf } from "./outline.ts";
import type { PrintMap } from "./print-map.ts";

/** A piece that is drawn: which of how many of its panel. */
export type Counted = { piece: number; panel: string; number: number; of: number };
/** What a piece is called in a file. */
export const pieceId = ({ panel, number, of }: Counted): string => (of > 1 ? `${panel}.${number}` : panel);
/** The group of a sheet that holds the template itself; what is drawn anywhere else is art. */
export const TEMPLATE_LAYER = "template";

/** A piece on a sheet: its lower left corner, mm from the sheet's upper left corner; `slot` is the room that it has across. */
export type Placed = Counted & {
  left: number;
  bottom: number;
  width: number;
  height: number;
  slot: number;
  rings: Ring[];
};
/** Where everything lies on a sheet of templates, mm; the same in every language, so that art made on it finds its way back. */
export type SheetLayout = { width: number; height: number; placed: Placed[] };

/** mm around everything, and of the square by which a print is checked. */
export const SHEET_MARGIN = 60;
export const SHEET_CHECK = 100;
/** mm between pieces, and for what is written below each. */
const GAP = 60;
const CAPTION = 60;
/** mm: a row is about as long as the longest car's side. */
const ROW = 6000;
/** mm of a sheet of all panels, and of one panel alone: what title and notes have, a piece at least, and the sheet. */
const WHOLE = { head: 440, slot: 620, width: 3400 };
const ALONE = { head: 176, slot: 248, width: 1500 };
/** mm²: what is smaller is no piece that anybody cuts, but a crumb of the model. */
const CRUMB = 100;

export function isDrawn(map: PrintMap, piece: number): boolean {
  const { width, height } = sizeOf(map, piece);
  return width * height >= CRUMB;
}

type Row = "left" | "middle" | "right";
const rowOf = (panel: string): Row =>
  panel.endsWith(".left") ? "left" : panel.endsWith(".right") ? "right" : "middle";

/** Metres along the car of a piece's middle. */
function along({ surface, vertex, pieces }: PrintMap, piece: number): number {
  const { first = 0, points = 1 } = pieces[piece] ?? {};
  let sum = 0;
  for (let p = first; p < first + points; p++) sum += surface.positions[(vertex[p] ?? 0) * 3 + 2] ?? 0;
  return sum / points;
}

/**
 * The pieces as the car lies unrolled: its left side above with the nose at the left, what runs across it in the middle, its
 * right side below with the nose at the right. Pieces of a panel stand together.
 * @param only this panel alone
 */
export function sheetLayout(map: PrintMap, only?: string): SheetLayout {
  const kind = only === undefined ? WHOLE : ALONE;
  const rings = outlinesOf(map);
  const panels = map.surface.panels.map((id, index) => {
    const own = map.pieces.flatMap(({ panel }, piece) => (panel === index ? [piece] : []));
    const drawn = own.filter((piece) => (rings[piece]?.length ?? 0) > 0 && isDrawn(map, piece));
    return { id, pieces: drawn, at: along(map, drawn[0] ?? 0) };
  });
  const wanted = panels.filter(({ id, pieces }) => pieces.length > 0 && (only === undefined || id === only));
  const lines = (["left", "middle", "right"] as const).flatMap((row) => {
    const list = wanted.filter(({ id }) => rowOf(id) === row);
    list.sort((a, b) => (row === "right" ? a.at - b.at : b.at - a.at));
    const counted = list.flatMap(({ id, pieces }) =>
      pieces.map((piece, i) => ({ piece, panel: id, number: i + 1, of: pieces.length, ...sizeOf(map, piece) })),
    );
    return wrapped(counted.map((one) => ({ ...one, slot: Math.max(one.width, kind.slot) })));
  });
  const placed: Placed[] = [];
  let [top, across] = [SHEET_MARGIN + kind.head, kind.width];
  for (const line of lines) {
    const height = Math.max(...line.map((size) => size.height));
    let left = SHEET_MARGIN;
    for (const size of line) {
      placed.push({ ...size, left, bottom: top + height, rings: rings[size.piece] ?? [] });
      left += size.slot + GAP;
    }
    across = Math.max(across, left - GAP - SHEET_MARGIN);
    top += height + CAPTION + GAP;
  }
  return { width: across + 2 * SHEET_MARGIN, height: top - (placed.length > 0 ? GAP : 0) + SHEET_MARGIN, placed };
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
    lines.at(-1)?.push(size);
    long += size.slot + GAP;
  }
  return lines;
}

/** The rings of a placed piece in the sheet's own coordinates, y down. */
export function onPage({ flat, pieces }: PrintMap, { piece, left, bottom, rings }: Placed): [number, number][][] {
  if (!pieces[piece]) return [];
  return rings.map(({ points }) => points.map((p) => [left + (flat[p * 2] ?? 0), bottom - (flat[p * 2 + 1] ?? 0)]));
}
