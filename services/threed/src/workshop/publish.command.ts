import { extname } from "node:path";
import type { Manifest } from "@carloom/build";
import type { RequestContext } from "@carloom/platform";
import { done, invalid, notFound, type Outcome } from "../failure.ts";
import { filesOfManifest, mapManifestUrls } from "../template/manifest-urls.ts";
import { requestPrintMap } from "../template/print-map-request.ts";
import {
  announceTemplate,
  closeTemplate,
  openTemplate,
  registerTemplate,
  type Thumbnails,
} from "../template/template.command.ts";
import { templateBySlug } from "../template/template.repository.ts";
import { readText } from "../text.ts";
import { creditsOf } from "./workshop.policy.ts";
import { changeImport, importByUuid, resultsByUuid, type WorkshopRow } from "./workshop.repository.ts";

/** The files of a package by the short names that its manifest then gives them. */
async function packageOf({ storage }: Pick<RequestContext, "storage">, manifest: Manifest) {
  const files = new Map<string, Uint8Array>();
  const nameOf = new Map<string, string>();
  for (const [index, { url }] of filesOfManifest(manifest).entries()) {
    const bytes = await storage.get(url);
    if (!bytes) throw new Error("A file of an import is gone.");
    const name = `${index}${extname(url)}`;
    nameOf.set(url, name);
    files.set(name, bytes);
  }
  return { files, manifest: mapManifestUrls(manifest, (url) => nameOf.get(url) ?? url) };
}

async function thumbnailsOf({ storage }: Pick<RequestContext, "storage">, name: string): Promise<Thumbnails> {
  const bytes = await storage.get(name);
  return bytes ? { thumbnail: { bytes, extension: extname(name).slice(1) } } : {};
}

function missing({ state, licence, picture, brand, model, taken_down_at }: WorkshopRow): string | null {
  if (taken_down_at) return "This car was taken down. An owner may let it be shown again.";
  if (state !== "DONE") return "The import is not finished.";
  if (!licence) return "State the licence first.";
  if (!brand || !model) return "Name the brand and the model first.";
  return picture ? null : "Take a picture of the car first.";
}

/**
 * Makes the car a template, or replaces the one that was made of this import: open to everybody, or coming soon. Zones, slots
 * and panels keep their names, so builds that were saved with it stay whole.
 */
export async function publishImport(
  context: RequestContext,
  uuid: string,
  open: boolean,
): Promise<Outcome<WorkshopRow>> {
  const { db } = context;
  const row = await importByUuid(db, uuid);
  if (!row) return notFound("import");
  const lacking = missing(row);
  if (lacking !== null) return invalid(lacking);
  const result = (await resultsByUuid(db, [uuid])).get(uuid);
  if (!result || !row.licence || !row.picture) return invalid("The import is not finished.");
  const there = await templateBySlug(db, { closed: true }, row.slug);
  if (there && there.uuid !== row.template_uuid) return invalid("Another car has this address. Choose another one.");
  const { files, manifest } = await packageOf(context, result.manifest);
  const whole: Manifest = {
    ...manifest,
    brand: row.brand,
    model: row.model,
    bodyStyle: row.body_style as Manifest["bodyStyle"],
    credits: creditsOf(row.licence),
  };
  const input = { slug: row.slug, title: row.title, open, description: result.package?.description ?? null };
  const stored = await registerTemplate(context, input, whole, files, await thumbnailsOf(context, row.picture));
  await changeImport(db, uuid, { template_uuid: stored.uuid });
  // published anew, a car still opens when it was said to
  const moment = there?.is_announced ? there.opens_at : null;
  await (open ? openTemplate(db, row.slug) : announceTemplate(db, row.slug, moment));
  await requestPrintMap(db, stored.uuid);
  const now = await importByUuid(db, uuid);
  return now ? done(now) : notFound("import");
}

/** Takes a car out of everything that visitors see, after a complaint; its builds rest with it. */
export async function takeDownImport(
  context: RequestContext,
  uuid: string,
  given: string,
): Promise<Outcome<WorkshopRow>> {
  const reason = readText(given, { name: "reason", min: 3, max: 1000 });
  if (!reason.ok) return invalid(reason.message);
  const row = await importByUuid(context.db, uuid);
  if (!row) return notFound("import");
  if (row.template_uuid === null) return invalid("This car is not published.");
  await context.db.transaction().execute(async (trx) => {
    await closeTemplate(trx, row.slug);
    await changeImport(trx, uuid, { taken_down_at: new Date(), taken_down_reason: reason.text });
  });
  const now = await importByUuid(context.db, uuid);
  return now ? done(now) : notFound("import");
}

/** Lets a car that was taken down be published again; it stays closed until somebody does. */
export async function restoreImport(context: RequestContext, uuid: string): Promise<Outcome<WorkshopRow>> {
  const row = await importByUuid(context.db, uuid);
  if (!row) return notFound("import");
  await changeImport(context.db, uuid, { taken_down_at: null, taken_down_reason: null });
  const now = await importByUuid(context.db, uuid);
  return now ? done(now) : notFound("import");
}
