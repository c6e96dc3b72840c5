import { createHash } from "node:crypto";
import { type AssetFile, type Manifest, writeSurface } from "@carloom/build";
import type { Services } from "@carloom/platform";
import { keepObjects } from "../object/keep.ts";
import { setPanelSurface, unmeasuredTemplates } from "./template.repository.ts";

type Store = Pick<Services, "db" | "storage" | "log">;

/**
 * The file that printed areas are computed from, of the whole model of a car; null where the car takes no stickers or
 * its model cannot be read. Stickers are then priced by the whole of their size.
 */
export async function measurePanels(
  { log }: Pick<Store, "log">,
  slug: string,
  texCoord: NonNullable<Manifest["livery"]>["texCoord"],
  glb: Uint8Array,
): Promise<Uint8Array | null> {
  try {
    // the reader of models is loaded with the first one, not at every start
    const { panelSurface } = await import("@carloom/asset");
    const surface = await panelSurface(glb, texCoord);
    return surface.owner.length > 0 ? writeSurface(surface) : null;
  } catch (error) {
    log.warn("the panels of a template cannot be measured", { slug, error: String(error) });
    return null;
  }
}

/** The file of panels as a manifest names it. */
export const panelFile = (url: string, bytes: Uint8Array): AssetFile => ({
  url,
  bytes: bytes.byteLength,
  sha256: createHash("sha256").update(bytes).digest("hex"),
});

/** Measures the panels of templates that were registered before that was done, one after the other. */
export async function measureMissing(services: Store): Promise<number> {
  let done = 0;
  for (const { uuid, slug, model, texCoord } of await unmeasuredTemplates(services.db)) {
    const glb = await services.storage.get(model);
    const bytes = glb && (await measurePanels(services, slug, texCoord, glb));
    if (!bytes) continue;
    const object = { folder: "model", bytes, extension: "bin" };
    await keepObjects(services, [object], async (trx, [url = ""]) => {
      if (await setPanelSurface(trx, uuid, model, panelFile(url, bytes))) done++;
    });
  }
  return done;
}
