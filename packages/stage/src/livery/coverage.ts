import {
  type Coverage,
  coverageOfFace,
  type Measured,
  type PanelSurface,
  printedFace,
  type Stencil,
} from "@carloom/build";
import type { Stage } from "../types.ts";

/**
 * What share of a placement's face is printed, and on which panels. With a panel mask only what falls on other panels
 * is left out of the count: it is cut on purpose.
 */
export function coverageOf(surface: PanelSurface, placement: Measured, stencil: Stencil | null = null): Coverage {
  return coverageOfFace(printedFace(surface, placement, false, stencil));
}

/** The same on the car that stands; null before a template with a livery map does. No first frame waits for this. */
export function coverageIn(
  stage: Pick<Stage, "panels"> | null,
  placement: Measured,
  stencil: Stencil | null = null,
): Coverage | null {
  const surface = stage?.panels() ?? null;
  return surface && coverageOf(surface, placement, stencil);
}
