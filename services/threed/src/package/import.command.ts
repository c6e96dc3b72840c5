import type { OpenedPackage } from "@carloom/asset";
import type { Services } from "@carloom/platform";
import { requestPrintMap } from "../template/print-map-request.ts";
import { registerTemplate } from "../template/template.command.ts";
import { lostNames } from "../template/names.ts";
import { manifestsByUuid, templateBySlug } from "../template/template.repository.ts";

type Store = Pick<Services, "db" | "storage" | "log">;

/** A package would take away what saved builds name. */
export class LostNamesError extends Error {
  override name = "LostNamesError";
  readonly lost: readonly string[];
  constructor(slug: string, lost: readonly string[]) {
    super(
      `The package lacks what builds of ${slug} may name: ${lost
        .slice(0, 12)
        .map((name) => name.replace(":", " "))
        .join(", ")}.`,
    );
    this.lost = lost;
  }
}

/**
 * Makes a template of an opened package, or replaces the one of its address: only by one that has every zone, slot and
 * panel of it, so that no saved build breaks. A new one is closed. @throws LostNamesError
 */
export async function registerPackage(
  services: Store,
  { slug: own, title, description, manifest, files, picture }: OpenedPackage,
  { slug = own, open = false }: { slug?: string; open?: boolean } = {},
): ReturnType<typeof registerTemplate> {
  const before = await templateBySlug(services.db, { closed: true }, slug);
  const reading = before && (await manifestsByUuid(services.db, [before.uuid])).get(before.uuid);
  if (reading?.status === "ok") {
    const lost = lostNames(reading.value, manifest);
    if (lost.length > 0) throw new LostNamesError(slug, lost);
  }
  const thumbnails = picture ? { thumbnail: picture } : {};
  const stored = await registerTemplate(services, { slug, title, description, open }, manifest, files, thumbnails);
  await requestPrintMap(services.db, stored.uuid);
  return stored;
}
