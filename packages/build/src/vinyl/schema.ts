import { z } from "zod";
import { BLENDS, MOST_PIECES, MOST_VINYL_PARTS, VINYL_VERSION } from "../constants.ts";
import { TextArt } from "../document.ts";
import { ShapeArt } from "../shape/schema.ts";

const Side = z.number().min(0.001).max(30);
const Factor = z.number().min(-1000).max(1000);
const Metres = z.number().min(-60).max(60);

/** One shape or text of a vinyl. The first lies at the bottom. */
export const VinylPiece = z.strictObject({
  name: z.string().max(80).optional(),
  art: z.discriminatedUnion("kind", [ShapeArt, TextArt]),
  /** Width and height of its own box in metres, in which measures of shapes are true. */
  size: z.tuple([Side, Side]),
  /** From its box to the vinyl, both around their middles, y upwards: (a x + c y + e, b x + d y + f). */
  at: z.tuple([Factor, Factor, Factor, Factor, Metres, Metres]),
  /** Absent is 1. */
  opacity: z.number().min(0).max(1).optional(),
  /** Against the pieces below it alone. */
  blend: z.enum(BLENDS).optional(),
  /** By its place in the list. */
  mask: z
    .strictObject({
      piece: z
        .int()
        .min(0)
        .max(MOST_PIECES - 1),
      inverted: z.boolean(),
    })
    .optional(),
  /** Is not drawn; it may clip others. */
  hidden: z.literal(true).optional(),
});
export type VinylPiece = z.infer<typeof VinylPiece>;

/** How much a piece is to draw and to measure: the straight and curved parts of its lines. */
const partsOf = ({ art }: VinylPiece): number => {
  // letters of somebody's own face are as long as their path data: about eight characters a part
  if (art.kind === "text")
    return art.text.length * 4 + (art.own?.glyphs.reduce((sum, { length }) => sum + length / 8, 0) ?? 0);
  const { shape } = art;
  if (shape.form === "path") return shape.lines.reduce((sum, { parts }) => sum + parts.length, 0);
  return shape.form === "camo" ? 400 : 8;
};

/**
 * What is stored of a vinyl. It holds all that it is drawn from, but for the faces of its letters. Under the hash of its
 * content it stays of the version that it was made in. What it gains, also by a new shape, is a new version: it is let in
 * here, `VINYL_VERSION` counts up, and `versions/vinyl/` gets its fixture and form.
 */
export const VinylContent = z
  .strictObject({
    /** 2: texts bring letters of somebody's own face. */
    version: z.union([z.literal(1), z.literal(2)]),
    /** Width and height in metres at which it was made. */
    size: z.tuple([Side, Side]),
    pieces: z.array(VinylPiece).min(1).max(MOST_PIECES),
  })
  .refine(
    // what clips is drawn and measured anew for each that it clips
    ({ pieces }) =>
      pieces.reduce((sum, piece) => {
        const mask = piece.mask && pieces[piece.mask.piece];
        return sum + partsOf(piece) + (mask ? partsOf(mask) : 0);
      }, 0) <= MOST_VINYL_PARTS,
    `the lines of a vinyl have at most ${MOST_VINYL_PARTS} parts`,
  )
  .refine(
    ({ pieces }) => pieces.every(({ mask }, i) => !mask || (mask.piece !== i && mask.piece < pieces.length)),
    "a piece is clipped by another one of the same vinyl",
  );
export type VinylContent = z.infer<typeof VinylContent>;

export type VinylReading = { ok: true; value: VinylContent } | { ok: false; newer: boolean; message: string };

/** Reads what is stored, or what somebody sends. */
export function readVinyl(value: unknown): VinylReading {
  const version = typeof value === "object" && value !== null ? (value as { version?: unknown }).version : undefined;
  if (typeof version === "number" && Number.isInteger(version) && version > VINYL_VERSION)
    return { ok: false, newer: true, message: "This vinyl was made by a later version." };
  const parsed = VinylContent.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  const [issue] = parsed.error.issues;
  return {
    ok: false,
    newer: false,
    message: issue ? `${issue.path.join(".")}: ${issue.message}` : "This is no vinyl.",
  };
}

/** The bytes that its hash is taken of: one content has one hash, whoever sends it and however it was written. */
export const vinylText = (content: VinylContent): string => JSON.stringify(VinylContent.parse(content));
