import { setImmediate as nextTurn } from "node:timers/promises";
import {
  type BuildDocument,
  type Coverage,
  coverageOfFace,
  formOf,
  madeOf,
  type Manifest,
  type Measured,
  type PrintedFace,
  printedFace,
  stencilsOf,
} from "@carloom/build";
import type { Services } from "@carloom/platform";
import { kept } from "./kept.ts";
import type { PrintedPieces } from "../port.ts";
import { createSurfaces } from "./surfaces.ts";

/** Faces whose areas are kept. */
const KEPT_FACES = 20_000;
/** The page's other requests wait no longer than this, in ms. */
const TURN_MS = 10;
/**
 * Triangles that are looked at for one build, some seconds of work; 1,000 stickers of usual sizes ask for a fifth. What
 * comes after is billed whole.
 */
const WORK = 2_000_000;

/** Computes what is printed of stickers on templates; what was computed once is remembered by car and place. */
export function createPrinted(
  services: Pick<Services, "storage" | "log">,
  { work = WORK, surfaceOf = createSurfaces(services) } = {},
) {
  const faces = kept<PrintedFace>(KEPT_FACES);

  /** Both in the order of the build's stickers. @param manifest as it is stored: addresses are names of objects */
  return async (
    manifest: Manifest,
    build: BuildDocument,
    vinyls: ReadonlyMap<string, { covered: readonly number[] }> = new Map(),
  ): Promise<{ printed: readonly PrintedPieces[]; coverage: readonly (Coverage | null)[] }> => {
    const name = manifest.panelSurface?.url;
    const surface = build.stickers.length > 0 ? await surfaceOf(manifest) : null;
    if (!surface) {
      const nothing = build.stickers.map(() => null);
      return { printed: nothing, coverage: nothing };
    }
    const stickers = build.stickers.map((placed): Measured => {
      const vinyl = placed.art.kind === "vinyl" ? vinyls.get(placed.art.hash) : undefined;
      return vinyl ? { ...placed, covered: vinyl.covered } : placed;
    });
    const stencilOf = stencilsOf(stickers);
    let left = work;
    let since = performance.now();
    const faceOf = async (placement: Measured, twin: boolean): Promise<PrintedFace | null> => {
      const { position, rotation, size, depth, projection, panels } = placement;
      const stencil = stencilOf(placement);
      const form = formOf(placement, stencil);
      const key = JSON.stringify([name, position, rotation, size, depth, projection, panels, twin, form]);
      const before = faces.get(key);
      if (before) return before;
      if (left <= 0) return null;
      if (performance.now() - since > TURN_MS) {
        await nextTurn();
        since = performance.now();
      }
      const face = printedFace(surface, placement, twin, stencil);
      left -= face.work;
      faces.set(key, face);
      return face;
    };
    const printed: PrintedPieces[] = [];
    const coverage: (Coverage | null)[] = [];
    for (const placement of stickers) {
      const own = await faceOf(placement, false);
      const pieces = [own, placement.mirror && (await faceOf(placement, true))];
      const wanted = placement.mirror ? pieces : pieces.slice(0, 1);
      printed.push(wanted.includes(null) ? null : wanted.flatMap((face) => (face && madeOf(face, placement)) ?? []));
      coverage.push(own && coverageOfFace(own));
    }
    return { printed, coverage };
  };
}
