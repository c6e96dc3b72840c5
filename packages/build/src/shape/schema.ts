import { z } from "zod";
import { HexColor } from "../color.ts";
import { MOST_LINES, MOST_PARTS } from "../constants.ts";

const Share = z.number().min(0).max(1);
/** A measure of a shape that stays what it is when the shape grows. Metres. */
const Measure = z.number().min(0).max(4);

/** A place of the box from its middle, in its width and height: −½ is left and below. Handles may stand outside. */
const Place = z.number().min(-4).max(4);
const PathLine = z.strictObject({
  start: z.tuple([Place, Place]),
  /** To the next corner straight (x, y), or as a Bézier curve (both handles, then the corner). */
  parts: z.array(z.union([z.tuple([Place, Place]), z.tuple([Place, Place, Place, Place, Place, Place])])).min(1),
});

/** What a shape is, in its box; measures in metres, the others as shares of the box. */
export const Shape = z.discriminatedUnion("form", [
  z.strictObject({ form: z.literal("ellipse") }),
  /** `band` is how wide the ring itself is. */
  z.strictObject({ form: z.literal("ring"), band: Measure }),
  z.strictObject({ form: z.literal("polygon"), sides: z.int().min(3).max(24), corner: Measure }),
  /** `inner` is where the notches lie between middle and points. */
  z.strictObject({
    form: z.literal("star"),
    points: z.int().min(3).max(48),
    inner: z.number().min(0.05).max(1),
    corner: Measure,
  }),
  z.strictObject({ form: z.literal("rectangle"), corner: Measure }),
  /** As long as its box, as thick as that is high; dashes of `dash` with `gap` between, unbroken where `dash` is 0. */
  z.strictObject({ form: z.literal("line"), cap: z.enum(["flat", "round", "arrow"]), dash: Measure, gap: Measure }),
  /** Heights of its left and right end, and where they stand: 0 at the bottom, 1 at the top. */
  z.strictObject({ form: z.literal("wedge"), from: Share, to: Share, at: Share }),
  /** From the lower left to the upper right: how far it bends, how thick its body is, how open its end. */
  z.strictObject({ form: z.literal("swoosh"), bend: z.number().min(-1).max(1), body: Share, end: Share }),
  /** Patches all over the box, each about as high as `patch`; `cover` is how many of them are there. */
  z.strictObject({
    form: z.literal("camo"),
    patch: z.number().min(0.02).max(2),
    cover: Share,
    soft: z.boolean(),
    seed: z.int().min(0).max(9999),
  }),
  /** Lines that somebody drew, each closed; where they cross, they fill by the even-odd rule. What lies outside the box is cut. */
  z.strictObject({
    form: z.literal("path"),
    lines: z
      .array(PathLine)
      .min(1)
      .max(MOST_LINES)
      .refine(
        (lines) => lines.reduce((sum, { parts }) => sum + parts.length, 0) <= MOST_PARTS,
        `at most ${MOST_PARTS} parts of lines`,
      ),
  }),
  /** A bar whose ends lean, degrees. */
  z.strictObject({ form: z.literal("bar"), slant: z.number().min(-80).max(80) }),
]);
export type Shape = z.infer<typeof Shape>;

export const GradientStop = z.strictObject({ at: Share, color: HexColor, alpha: Share });
export type GradientStop = z.infer<typeof GradientStop>;
const Stops = z.array(GradientStop).min(2).max(12);

/** What a shape is filled with. Between stops colours go through OKLab. */
export const Fill = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("solid"), color: HexColor }),
  /** Degrees against the art's right, counter-clockwise. */
  z.strictObject({ kind: z.literal("linear"), angle: z.number().min(-180).max(180), stops: Stops }),
  /** From a point of the box (shares of it, from the lower left) to its edges. */
  z.strictObject({ kind: z.literal("radial"), center: z.tuple([Share, Share]), stops: Stops }),
]);
export type Fill = z.infer<typeof Fill>;

/** Vector art that is drawn from what stands here alone: as sharp as it is printed, in true measures. */
export const ShapeArt = z.strictObject({
  kind: z.literal("shape"),
  shape: Shape,
  fill: Fill,
  /** Lies inside the shape, so that its measures stay true. `width` in metres. */
  outline: z.strictObject({ color: HexColor, width: z.number().min(0.0005).max(0.5) }).optional(),
});
export type ShapeArt = z.infer<typeof ShapeArt>;
