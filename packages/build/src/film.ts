// What production asks of how art falls on a car: apart from the index, as nothing that runs in a page needs it.
import { clipped, doubleAreaOf } from "./printed/clip.ts";

export type { BuildDocument, Placement } from "./document.ts";
export { boxAxes, FACING_FADE, leanOf, limitedDepth, mirrorPose, printRotation } from "./printed/pose.ts";
export { narrowestPart } from "./narrowest.ts";
export { dpiState, isWide, PRINT_RULES, type PrintKind, type PrintRules } from "./print-rules.ts";
export type { Blend, StickerArt } from "./document.ts";
export { type Fade, fadesIn } from "./fades.ts";
export { stencilsOf } from "./printed/stencils-of.ts";
export { sampledStops } from "./shape/gradient.ts";
export { contoursOf } from "./shape/outline.ts";
export type { Contour } from "./shape/contour.ts";
export type { GradientStop, ShapeArt } from "./shape/schema.ts";
export { nearTriangles } from "./printed/surface.ts";

/** m² of a triangle's art that lies in a box and faces the viewer; null where nothing does. */
export function clippedTriangle(corners: Float64Array, half: readonly [number, number, number]): number | null {
  const piece = clipped(corners, half);
  return piece && doubleAreaOf(piece) / 2;
}
