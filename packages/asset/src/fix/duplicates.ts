import { boundsOf, type Piece } from "../geometry/piece.ts";

/** Pieces that lie where another of as many triangles lies, to a tenth of a thousandth of the whole. */
export function duplicatesOf(pieces: readonly Piece[]): Piece[] {
  const box = boundsOf(pieces);
  const step = Math.max(...box.max.map((high, k) => high - (box.min[k] as number))) / 10_000 || 1;
  const seen = new Set<string>();
  return pieces.filter((piece) => {
    const { min, max } = boundsOf([piece]);
    const key = [piece.index.length, ...min.map((v) => Math.round(v / step)), ...max.map((v) => Math.round(v / step))];
    const text = key.join(" ");
    const before = seen.has(text);
    seen.add(text);
    return before;
  });
}
