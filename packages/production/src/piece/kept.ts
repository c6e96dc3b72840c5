import { ringsOf, type StowedParts } from "../geometry/stowed.ts";
import type { Draw, Filled, Piece, Pictured } from "./piece.ts";

export type KeptDraw = (Omit<Filled, "rings"> & { rings: StowedParts }) | Pictured;

/** A piece whose regions wait, so that threads can hand it on; it has its number once all pieces are known. */
export type KeptPiece = Omit<Piece, "number" | "cut" | "bleed" | "beyond" | "under" | "draws" | "white"> & {
  cut: StowedParts;
  bleed: StowedParts;
  beyond: StowedParts | null;
  under: KeptDraw[];
  draws: KeptDraw[];
  white: KeptDraw[];
};

const openedDraw = (draw: KeptDraw): Draw => {
  if (draw.kind === "raster") return draw;
  const { rings: away, ...fields } = draw;
  return {
    ...fields,
    get rings() {
      return ringsOf(away);
    },
  };
};

/** The piece as whoever draws it sees it: each of its regions is made when it is looked at. */
export function opened(kept: KeptPiece, number: number): Piece {
  const { cut, bleed, beyond, under, draws, white, ...fields } = kept;
  return {
    ...fields,
    number,
    get cut() {
      return ringsOf(cut);
    },
    get bleed() {
      return ringsOf(bleed);
    },
    get beyond() {
      return beyond && ringsOf(beyond);
    },
    under: under.map(openedDraw),
    draws: draws.map(openedDraw),
    white: white.map(openedDraw),
  };
}

/** What of pieces is handed over and not copied. */
export const buffersOf = (pieces: readonly KeptPiece[]): ArrayBuffer[] =>
  pieces
    .flatMap(({ cut, bleed, beyond, under, draws, white }) => [
      cut,
      bleed,
      ...(beyond ? [beyond] : []),
      ...[...under, ...draws, ...white].flatMap((draw) => (draw.kind === "area" ? [draw.rings] : [])),
    ])
    .flatMap(({ points, ends }) => [points.buffer, ends.buffer] as ArrayBuffer[]);
