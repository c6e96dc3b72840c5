import { narrowestPart } from "@carloom/build/film";
import { type Ring, signedArea } from "./rings.ts";

/** mm²: a part of a region that is smaller is where two lines almost meet. */
const SPECK = 0.05;

/** mm of the narrowest part of a region, specks aside; null where all of it is wider than `enough` mm. */
export const narrowestOf = (rings: readonly Ring[], enough: number): number | null =>
  narrowestPart(
    rings.filter((ring) => Math.abs(signedArea(ring)) > SPECK).map((ring) => ring.flat()),
    enough,
  );
