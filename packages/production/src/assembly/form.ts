import type { Piece } from "../piece/piece.ts";
import type { CarSide } from "./edges.ts";
import type { Measure } from "./measure.ts";

/** Outlines as x and y in turns, mm. */
export type Outlines = number[][];

/** A piece of film as it goes on the car. */
export type AssemblyStep = {
  piece: number;
  /** Layers of the build that are printed on it. */
  layers: readonly string[];
  panel: string;
  kind: Piece["kind"];
  film: string;
  sheets: number[];
  /** Tiles that it is printed in, 1 where it is whole. */
  tiles: number;
  mirrored: boolean;
  /** As it is cut, mm. */
  width: number;
  height: number;
  stretch: { mean: number; most: number };
  /** Pieces that are on the car already where it lies. */
  over: number[];
  /** A mounted part stands in its panel's place: its slot, and whether the part has the panel, so that film goes on it. */
  on?: { slot: string; carries: boolean };
  /** Slots of mounted parts that lie over some of it: it is laid before they are mounted. */
  under?: string[];
  /** Side of the car that shows it, and where there: mm to the right and up in car space. */
  side: CarSide;
  shown: Outlines;
  middle: [number, number];
  /** Its panel laid flat, upright as whoever stands before it sees it: index of `flats`; and the piece there. */
  flat: number;
  outline: Outlines;
  /** Sides on which it goes around the panel's edge. */
  around: Measure["towards"][];
  measures: Measure[];
};
export type AssemblySheet = {
  film: string;
  number: number;
  /** mm of the roll. */
  width: number;
  length: number;
  /** m² that are cut out, and the share of the sheet that nothing is cut from. */
  cut: number;
  waste: number;
};
/** What an installer needs, in words of no language. Steps in the order of application. */
export type Assembly = {
  format: 1;
  steps: AssemblyStep[];
  flats: { panel: string; outlines: Outlines; width: number; height: number }[];
  films: { name: string; finish: string; clear: boolean; kind: Piece["kind"]; mirrored: boolean }[];
  sheets: AssemblySheet[];
};
