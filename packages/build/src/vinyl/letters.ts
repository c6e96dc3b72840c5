import type { TextArt } from "../document.ts";
import type { ArtFacts } from "../preflight.ts";
import type { VinylContent, VinylPiece } from "./schema.ts";

type Letters = NonNullable<ArtFacts["letters"]>;
type Lying = Pick<VinylPiece, "size" | "at">;
/** A text of a vinyl, and how it lies there. */
export type VinylText = Lying & { art: TextArt };

/** Texts that a vinyl shows: one that has any is read. */
export const textsIn = ({ pieces }: Pick<VinylContent, "pieces">): VinylText[] =>
  pieces.flatMap(({ art, size, at, hidden }) => (art.kind === "text" && !hidden ? [{ art, size, at }] : []));

/** How large the box of a piece is in its vinyl, metres. */
export const boxIn = ({ size: [width, height], at }: Lying): [number, number] => [
  width * Math.hypot(at[0], at[1]),
  height * Math.hypot(at[2], at[3]),
];

/**
 * The letters of a vinyl that are hardest to read, in shares of its box; undefined where it has none.
 * @param texts letters in shares of the box of their own piece
 * @param size of the vinyl, metres
 */
export function hardestLetters(
  texts: readonly (Lying & { letters: Letters })[],
  size: readonly [number, number],
): Letters | undefined {
  let worst: { letters: Letters; ease: number } | undefined;
  for (const text of texts) {
    const { letters } = text;
    const box = boxIn(text);
    const [wide, high] = [letters.wide * box[0], letters.high * box[1]];
    const ease = Math.min(wide, high) / letters.least;
    if (worst && worst.ease <= ease) continue;
    worst = { letters: { ...letters, wide: wide / size[0], high: high / size[1] }, ease };
  }
  return worst?.letters;
}
