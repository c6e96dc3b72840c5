import { type Manifest, type PanelSurface, readSurface } from "@carloom/build";
import type { Services } from "@carloom/platform";
import { kept } from "./kept.ts";

/** Cars whose panels are kept, some 0.8 MB each. */
const KEPT_SURFACES = 8;

/** The panels' triangles of a template, by its manifest as it is stored; null where it has none that can be read. */
export function createSurfaces({ storage, log }: Pick<Services, "storage" | "log">) {
  const surfaces = kept<Promise<PanelSurface | null>>(KEPT_SURFACES);

  const load = async (name: string): Promise<PanelSurface | null> => {
    const bytes = await storage.get(name);
    return bytes && readSurface(bytes);
  };
  return async (manifest: Manifest): Promise<PanelSurface | null> => {
    const name = manifest.panelSurface?.url;
    if (name === undefined) return null;
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
}
