import type { PanelSurface } from "../printed/surface.ts";

/** A piece of film: a panel, or a part of one. */
export type PrintPiece = {
  /** Index of `surface.panels`. */
  panel: number;
  /** Where its points begin in `flat`, and how many there are. */
  first: number;
  points: number;
  /** The direction of the sheet that film with a grain runs along: the car's length, on noses and tails its width. */
  grain: readonly [number, number];
  /** Relief cuts in it. */
  cuts: number;
};

/**
 * Every panel laid flat at true scale. Millimetres; each piece stands upright as somebody sees it who stands before the
 * panel, its lower left corner at 0, 0. Triangles are those of the surface, one to one.
 */
export type PrintMap = {
  surface: PanelSurface;
  /** What the film was allowed to stretch before it was cut, as a share of its length. */
  limit: number;
  pieces: readonly PrintPiece[];
  /** Of each triangle: its piece. */
  pieceOf: Uint16Array;
  /** Of each triangle: three points. */
  corner: Uint32Array;
  /** x, y of each point. */
  flat: Float32Array;
  /** Of each point: the vertex of the surface where it goes on the car. */
  vertex: Uint32Array;
};
