import { extname } from "node:path";
import { packTemplate } from "@carloom/asset";
import type { Services } from "@carloom/platform";
import { filesOfManifest, mapManifestUrls } from "../template/manifest-urls.ts";
import { manifestsByUuid, templateBySlug } from "../template/template.repository.ts";
import { declaredLicence } from "./licence.repository.ts";

type Store = Pick<Services, "db" | "storage">;

async function stored({ storage }: Pick<Store, "storage">, name: string): Promise<Uint8Array> {
  const bytes = await storage.get(name);
  if (!bytes) throw new Error("A file of a template is gone.");
  return new Uint8Array(bytes);
}

/**
 * A template as a package that another installation takes in, open or not; null where there is none that this code reads.
 * The panels' surface stays: it is measured anew.
 */
export async function exportTemplate(services: Store, slug: string): Promise<Uint8Array | null> {
  const { db } = services;
  const row = await templateBySlug(db, { closed: true }, slug);
  const reading = row && (await manifestsByUuid(db, [row.uuid])).get(row.uuid);
  if (!row || reading?.status !== "ok") return null;
  const { panelSurface: _, ...manifest } = reading.value;
  const files = new Map<string, Uint8Array>();
  const nameOf = new Map<string, string>();
  for (const [index, { url }] of filesOfManifest(manifest).entries()) {
    const name = `model/${index}${extname(url)}`;
    nameOf.set(url, name);
    files.set(name, await stored(services, url));
  }
  return packTemplate({
    slug: row.slug,
    title: row.title,
    description: row.description,
    licence: await declaredLicence(db, row.uuid),
    manifest: mapManifestUrls(manifest, (url) => nameOf.get(url) ?? url),
    files,
    picture: row.thumbnail
      ? { bytes: await stored(services, row.thumbnail), extension: extname(row.thumbnail).slice(1) }
      : null,
  });
}
