import { z } from "zod";

/** Outlines of one text in a face of somebody's own: characters of path data, and different letters. */
export const MOST_OUTLINES = 120_000;
const MOST_GLYPHS = 600;
const MOST_RUNS = 420;
const MOST_NUMBERS = 1600;

/** Two hundred letters of a large em run far. */
const Units = z.number().min(-1e7).max(1e7);
const few = (most: number) => [(of: object) => Object.keys(of).length <= most, `at most ${most} entries`] as const;

/**
 * The letters of one text as a face of somebody's own draws them, so that whoever opens the build sees them in the right shape
 * and nobody needs the font's file. `@carloom/build/own-face` sets text in them.
 */
export const OwnLetters = z
  .strictObject({
    /** The font in its owner's list; it may be gone. */
    face: z.uuid(),
    name: z.string().min(1).max(80),
    /** Units of the em. */
    em: z.int().min(16).max(16_384),
    /** Outlines: SVG path data of M, L, Q, C and Z in units, y up from the base line. */
    glyphs: z
      .array(
        z
          .string()
          .max(60_000)
          .regex(/^[MLQCZ0-9 .-]*$/, "an outline is path data"),
      )
      .max(MOST_GLYPHS),
    /** A line, or a letter alone: how far it runs, then for each of its outlines which one it is and where it lies (x, y). */
    runs: z.record(z.string().min(1).max(200), z.array(Units).min(1).max(MOST_NUMBERS)).refine(...few(MOST_RUNS)),
    /** Two letters beside one another: what is between them beside what each runs. */
    kerns: z
      .record(z.string().min(2).max(40), Units)
      .refine(...few(MOST_RUNS))
      .optional(),
  })
  .refine(
    ({ glyphs }) => glyphs.reduce((sum, { length }) => sum + length, 0) <= MOST_OUTLINES,
    `the outlines of a text are at most ${MOST_OUTLINES} characters`,
  );
export type OwnLetters = z.infer<typeof OwnLetters>;
