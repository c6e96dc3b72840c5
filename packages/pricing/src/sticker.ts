import type { Placement } from "@carloom/build";
import { assertInteger, divideRounded } from "./round.ts";

/** What a material costs: minor units per square metre, and the least that one printed piece costs. */
export type MaterialRate = { perSquareMetre: number; minimum: number };

/**
 * Area in cm² of a width and height in metres, to the nearest mm² (0.01 cm²). The price is computed from exactly
 * this number, so what is shown times the rate is what is charged.
 */
export function areaCm2(size: readonly [number, number]): number {
  const [width, height] = size;
  if (!(width > 0 && height > 0) || !Number.isFinite(width * height))
    throw new RangeError("A size is two lengths above zero.");
  return Math.round(width * height * 1e6) / 100;
}

/** What is printed of a sticker: pieces and the area of one in cm², to 0.01 cm², with which area × pieces is all of it. */
export type PrintedSticker = { pieces: number; areaCm2: number };

/**
 * @param printed m² of every piece that is printed; null: all that the placement asks for, and the whole of its size
 * @returns null when nothing is printed
 */
export function printedSticker(
  placement: Pick<Placement, "hidden" | "mirror" | "size" | "blend">,
  printed: readonly number[] | null,
): PrintedSticker | null {
  const pieces = printed && !placement.hidden ? printed.length : stickerPieces(placement);
  if (pieces === 0) return null;
  if (!printed) return { pieces, areaCm2: areaCm2(placement.size) };
  const squareMetres = printed.reduce((sum, area) => sum + area, 0) / pieces;
  // never more than the art, whose size is rounded the same way
  return { pieces, areaCm2: Math.min(Math.round(squareMetres * 1e6) / 100, areaCm2(placement.size)) };
}

/** Price of one piece in minor units: area × rate, at least the material's minimum. */
export function stickerPrice(areaInCm2: number, rate: MaterialRate): number {
  const squareMillimetres = Math.round(areaInCm2 * 100);
  assertInteger(squareMillimetres, "An area");
  const price = divideRounded(
    BigInt(squareMillimetres) * BigInt(assertInteger(rate.perSquareMetre, "A rate")),
    1_000_000n,
  );
  return Math.max(price, assertInteger(rate.minimum, "A minimum"));
}

/** Pieces that are printed for a placement: none while hidden or for what only takes away, two with a linked twin. */
export function stickerPieces(placement: Pick<Placement, "hidden" | "mirror" | "blend">): number {
  if (placement.hidden || placement.blend === "knockout") return 0;
  return placement.mirror ? 2 : 1;
}
