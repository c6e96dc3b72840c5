import { type Coverage, type Placement, printedFace, shareOf } from "@carloom/build";
import type { LiverySurface } from "./surface.ts";

/**
 * What share of a placement's face is printed, and on which panels. With a panel mask only what falls on other panels
 * is left out of the count: it is cut on purpose.
 */
export function coverageOf(surface: LiverySurface, placement: Placement): Coverage {
  const face = printedFace(surface.printed, placement);
  return { share: shareOf(face), panels: face.panels };
}
