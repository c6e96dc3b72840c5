import { boundsOf, type Piece, sizeOf } from "../geometry/piece.ts";
import { scaling, transformPiece } from "../geometry/transform.ts";
import type { Notes } from "../report.ts";

const SHORTEST = 2.5;
const LONGEST = 6.5;
const USUAL = 4.5;

/** Metres per unit: metres, centimetres, millimetres, inches, feet, then toys to some power of ten. */
const UNITS = [1, 0.01, 0.001, 0.0254, 0.3048, 10, 0.1, 100, 1000, 0.0001];

/** The factor that makes a length that of a car, and whether it is a known unit. */
export function scaleFor(length: number): { factor: number; known: boolean } {
  const factor = UNITS.find((unit) => length * unit >= SHORTEST && length * unit <= LONGEST);
  return factor === undefined ? { factor: USUAL / length, known: false } : { factor, known: true };
}

const round = (value: number, digits = 4) => Number(value.toPrecision(digits));

/** The factor that brings the car to metres, by the stated length (m) or by the guess above. Expects the length along Z. */
export function factorOf(pieces: readonly Piece[], statedLength: number | undefined, notes: Notes): number {
  const length = sizeOf(boundsOf(pieces))[2];
  const { factor, known } = statedLength ? { factor: statedLength / length, known: true } : scaleFor(length);
  if (Math.abs(factor - 1) < 1e-9) return 1;
  const values = { length: round(length), factor: round(factor), result: round(length * factor) };
  if (statedLength) notes.add("done", "scale-stated", values);
  else notes.add("warning", known ? "scale" : "scale-guess", values);
  return factor;
}

export function rescale(pieces: readonly Piece[], statedLength: number | undefined, notes: Notes): Piece[] {
  const factor = factorOf(pieces, statedLength, notes);
  return factor === 1 ? [...pieces] : pieces.map((piece) => transformPiece(piece, scaling(factor)));
}
