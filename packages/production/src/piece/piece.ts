import type { Blend, Fade, Placement, PrintKind } from "@carloom/build/film";
import type { StretchFigures } from "@carloom/build/print-map";
import type { Paint, Pixels } from "../art/art.ts";
import type { Affine } from "../geometry/affine.ts";
import type { Point, Ring } from "../geometry/rings.ts";

type Inked = {
  alpha: number;
  blend: Exclude<Blend, "knockout"> | null;
  /** Faded groups around it, the outermost first: what lies in one run of them is one picture. */
  fades?: readonly Fade[];
};
/** A region with what it is filled with; `matrix` takes places of the paint to the piece. */
export type Filled = Inked & { kind: "area"; rings: readonly Ring[]; paint: Paint; matrix: Affine };
/** Pixels in cells, each as even as the film is there; `matrix` takes the unit square of the whole picture to the piece. */
export type Pictured = Inked & { kind: "raster"; pixels: Pixels; cells: { clip: Ring; matrix: Affine }[] };
export type Draw = Filled | Pictured;

/** One piece of film as it is printed and cut, mm, its lower left corner at 0, 0. */
export type Piece = {
  /** 1, 2, 3 … as it is written beside it. */
  number: number;
  /** Layers that are printed on it, bottom first, and whether it is their reflection. */
  layers: readonly string[];
  twin: boolean;
  kind: PrintKind;
  /** Panel, and which piece of the print map it is laid out on. */
  panel: string;
  filmPiece: number;
  finish: Placement["finish"];
  /** Something of it lets through what is below. */
  clear: boolean;
  mirrored: boolean;
  cut: readonly Ring[];
  /** What is printed at the most: the cut and its bleed. */
  bleed: readonly Ring[];
  /**
   * Where `under` is printed: the bleed with a hole where the piece itself is, whose line runs the other way round; null where
   * nothing is seen through the piece, so that it may lie below all of it.
   */
  beyond: readonly Ring[] | null;
  /** Printed beyond the cut, then what is printed. */
  under: readonly Draw[];
  draws: readonly Draw[];
  /** As dense as what is printed over it; colors of their paints are not printed. */
  white: readonly Draw[];
  width: number;
  height: number;
  /** mm² of film that is cut out. */
  cutArea: number;
  /** Where the cut lies in it. */
  cutBox: readonly [number, number, number, number];
  dpi: number | null;
  /**
   * mm of the narrowest part that is cut out of a sticker, and of the narrowest that is printed as an area of its own, by
   * the widest circle that it has room for; null where all is as wide as the shop asks for.
   */
  narrow: number | null;
  thin: number | null;
  /** Directions on the piece. */
  up: Point;
  grain: Point;
  stretch: StretchFigures;
  /** Takes points of the print map's film to the piece. */
  place: Affine;
  flattened: readonly string[];
};
