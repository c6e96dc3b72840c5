import { setImmediate as nextTurn } from "node:timers/promises";
import {
  type BuildDocument,
  isPrinted,
  type Manifest,
  type PanelSurface,
  type Placement,
  type PrintedFace,
  printedFace,
  readSurface,
} from "@carloom/build";
import type { Services } from "@carloom/platform";

/** Of one sticker: m² of every piece of it that is printed, its own and its twin's. Null: the whole of its size is. */
export type PrintedPieces = readonly number[] | null;

/** Cars whose panels are kept, some 0.8 MB each, and faces whose areas are. */
const KEPT = { surfaces: 8, faces: 20_000 };
/** The page's other requests wait no longer than this, in ms. */
const TURN_MS = 10;
/**
 * Triangles that are looked at for one build, some seconds of work; 1,000 stickers of usual sizes ask for a fifth. What
 * comes after is billed whole.
 */
const WORK = 2_000_000;

/** Remembers the last of what was asked for. */
function kept<T>(limit: number) {
  const all = new Map<string, T>();
  return {
    get(key: string): T | undefined {
      const value = all.get(key);
      if (value !== undefined) {
        all.delete(key);
        all.set(key, value);
      }
      return value;
    },
    set(key: string, value: T): void {
      all.set(key, value);
      const oldest = all.size > limit ? all.keys().next().value : undefined;
      if (oldest !== undefined) all.delete(oldest);
    },
    forget: (key: string) => void all.delete(key),
  };
}

/** Computes what is printed of stickers on templates; what was computed once is remembered by car and place. */
export function createPrinted({ storage, log }: Pick<Services, "storage" | "log">, work = WORK) {
  const surfaces = kept<Promise<PanelSurface | null>>(KEPT.surfaces);
  const faces = kept<PrintedFace>(KEPT.faces);

  const load = async (name: string): Promise<PanelSurface | null> => {
    const bytes = await storage.get(name);
    return bytes && readSurface(bytes);
  };
  const surfaceOf = (name: string): Promise<PanelSurface | null> => {
    const before = surfaces.get(name);
    if (before) return before;
    const loading = load(name).catch((error: unknown) => {
      surfaces.forget(name);
      log.warn("the panels of a template cannot be read", { name, error: String(error) });
      return null;
    });
    surfaces.set(name, loading);
    return loading;
  };

  /** In the order of the build's stickers. @param manifest as it is stored: addresses are names of objects */
  return async (manifest: Manifest, build: BuildDocument): Promise<readonly PrintedPieces[]> => {
    const name = build.stickers.length > 0 ? manifest.panelSurface?.url : undefined;
    const surface = name === undefined ? null : await surfaceOf(name);
    if (!surface) return build.stickers.map(() => null);
    let left = work;
    let since = performance.now();
    const faceOf = async (placement: Placement, twin: boolean): Promise<PrintedFace | null> => {
      const { position, rotation, size, depth, projection, panels } = placement;
      const key = JSON.stringify([name, position, rotation, size, depth, projection, panels, twin]);
      const before = faces.get(key);
      if (before) return before;
      if (left <= 0) return null;
      if (performance.now() - since > TURN_MS) {
        await nextTurn();
        since = performance.now();
      }
      const face = printedFace(surface, placement, twin);
      left -= face.work;
      faces.set(key, face);
      return face;
    };
    const all: PrintedPieces[] = [];
    for (const placement of build.stickers) {
      const pieces = [await faceOf(placement, false), placement.mirror && (await faceOf(placement, true))];
      const wanted = placement.mirror ? pieces : pieces.slice(0, 1);
      all.push(
        wanted.includes(null) ? null : wanted.flatMap((face) => (face && isPrinted(face) ? [face.printed] : [])),
      );
    }
    return all;
  };
}
