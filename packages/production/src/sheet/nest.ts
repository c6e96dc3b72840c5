import type { Piece } from "../piece/piece.ts";
import type { ShopProfile } from "../profile.ts";

/** A piece, or a tile of one: `window` is the part of the piece's own mm that is printed here. */
export type Cell = {
  piece: Piece;
  window: readonly [number, number, number, number];
  tile: { number: number; of: number } | null;
};
export type Placed = Cell & { x: number; y: number };
/** `waste` is the share of its film that nothing is cut from. */
export type Sheet = { placed: readonly Placed[]; width: number; length: number; waste: number };

/** mm below a piece for what is written of it: of a sticker, of a wrap. */
export const LABEL = { sticker: 5, wrap: 9 } as const;
/** mm that marks and notes take at each end of a sheet. */
export const END = 30;
/** No page of a PDF is longer. */
const LONGEST = 4900;

const round = (value: number) => Math.round(value * 1000) / 1000;

/** Room beside a piece: weed around, and its line of text. */
export const roomOf = ({ piece, window: [x0, y0, x1, y1] }: Cell, { weed }: Pick<ShopProfile, "weed">) => ({
  width: x1 - x0 + 2 * weed,
  height: y1 - y0 + 2 * weed + LABEL[piece.kind],
});

/** mm across that are printed on. */
export const usable = ({ media, weed }: Pick<ShopProfile, "media" | "weed">, kind: Piece["kind"]): number =>
  media[kind] - 2 * media.margin - 2 * weed;

/** A piece in tiles that the roll is wide enough for, each reaching over the next. */
export function tilesOf(piece: Piece, profile: ShopProfile): Cell[] {
  const along = (size: number, most: number): [number, number][] => {
    if (size <= most) return [[0, size]];
    const count = Math.ceil((size - profile.overlap) / (most - profile.overlap));
    const each = (size + (count - 1) * profile.overlap) / count;
    return Array.from({ length: count }, (_, i) => {
      const from = i * (each - profile.overlap);
      return [round(from), i === count - 1 ? size : round(from + each)];
    });
  };
  const columns = along(piece.width, usable(profile, piece.kind));
  const rows = along(piece.height, LONGEST - 2 * END - LABEL.wrap - 2 * profile.weed);
  const of = columns.length * rows.length;
  return rows.flatMap(([y0, y1], row) =>
    columns.map(([x0, x1], column) => ({
      piece,
      window: [x0, y0, x1, y1] as const,
      tile: of === 1 ? null : { number: row * columns.length + column + 1, of },
    })),
  );
}

type Shelf = { y: number; height: number; x: number };
type Open = { shelves: Shelf[]; placed: Placed[]; used: number; length: number };

/**
 * Lays cells of one kind on sheets of its roll's width: the highest first, side by side, each on the first shelf that has room. Nothing
 * is turned, so that all of one car run along the roll in one direction.
 */
export function nested(cells: readonly Cell[], profile: ShopProfile): Sheet[] {
  const roll = profile.media[cells[0]?.piece.kind ?? "sticker"];
  const width = roll - 2 * profile.media.margin;
  const sized = cells.map((cell, i) => ({ cell, i, ...roomOf(cell, profile) }));
  sized.sort((a, b) => b.height - a.height || b.width - a.width || a.i - b.i);
  const open: Open[] = [];
  for (const { cell, width: w, height: h } of sized) {
    const most = Math.max(profile.media.length - 2 * END, h);
    const found = open.find((sheet) => place(sheet, cell, w, h, width, most));
    if (found) continue;
    const sheet: Open = { shelves: [], placed: [], used: 0, length: most };
    open.push(sheet);
    place(sheet, cell, w, h, width, most);
  }
  const cutOf = ({ piece: { cutArea }, window: [x0, y0, x1, y1], piece }: Placed) =>
    cutArea * (((x1 - x0) * (y1 - y0)) / (piece.width * piece.height));
  return open.map(({ placed, used }) => {
    const length = round(used + 2 * END);
    const cut = placed.reduce((sum, one) => sum + cutOf(one), 0);
    return { placed, width: roll, length, waste: 1 - cut / (roll * length) };
  });
}

function place(sheet: Open, cell: Cell, w: number, h: number, width: number, most: number): boolean {
  const shelf = sheet.shelves.find((one) => one.height >= h && one.x + w <= width);
  if (!shelf) {
    if (sheet.used + h > Math.min(most, sheet.length) && sheet.shelves.length > 0) return false;
    sheet.shelves.push({ y: sheet.used, height: h, x: w });
    sheet.placed.push({ ...cell, x: 0, y: round(sheet.used) });
    sheet.used += h;
    return true;
  }
  sheet.placed.push({ ...cell, x: round(shelf.x), y: round(shelf.y) });
  shelf.x += w;
  return true;
}
