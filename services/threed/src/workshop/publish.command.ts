import { randomUUID } from "node:crypto";
import { extname } from "node:path";
import { composeFormer, type Former, type Manifest } from "@carloom/build";
import type { Database, RequestContext } from "@carloom/platform";
import { invalid, notFound, type Outcome } from "../failure.ts";
import { filesOfManifest, mapManifestUrls } from "../template/manifest-urls.ts";
import { addPendingObjects } from "../object/object.repository.ts";
import { setPartModelStatus } from "../part/part.repository.ts";
import { tellWithdrawn } from "../part/withdrawn.ts";
import { requestPrintMap } from "../template/print-map-request.ts";
import {
  announceTemplate,
  closeTemplate,
  openTemplate,
  registerTemplate,
  type Thumbnails,
} from "../template/template.command.ts";
import { readChannels } from "../template/channels.policy.ts";
import { mayOpenAt, NO_MOMENT } from "../template/opens-at.policy.ts";
import { publishedOf } from "../template/published.ts";
import { lostNames, namesOf, type Rename, renamesFor } from "../template/names.ts";
import { setChannels, setSeo, setTemplateStatus, templateBySlug } from "../template/template.repository.ts";
import { addVersion, formersOf } from "../template/version.repository.ts";
import { requestTurnFilm } from "../template/turn-film-request.ts";
import { readText } from "../text.ts";
import { changed } from "./workshop.command.ts";
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

export type Publishing = {
  open: boolean;
  /** What names that it lacks are called in this version. */
  renames?: readonly Rename[];
  /** When a car that is coming opens by itself; absent: as it was said before. */
  opensAt?: Date | null;
  /** Slugs of the channels that show and sell it, null all; absent: as before. */
  channels?: readonly string[] | null;
};

/** What that version has and another one of the car lacks. */
export async function lostOf(db: Database, row: WorkshopRow, manifest: Manifest): Promise<string[]> {
  const before = await publishedOf(db, row);
  return before ? lostNames(before, manifest) : [];
}

/** What the version calls otherwise than the one before, and than all that there were. */
async function renamed(
  db: Database,
  row: WorkshopRow,
  after: Manifest,
  given: readonly Rename[],
): Promise<{ ok: true; renames: Former; former: Former } | { ok: false; message: string }> {
  const before = await publishedOf(db, row);
  const read = before ? renamesFor(before, after, given) : { ok: true as const, renames: {} };
  if (!read.ok) return read;
  const known =
    row.template_uuid === null ? undefined : (await formersOf(db, [row.template_uuid])).get(row.template_uuid);
  return { ...read, former: composeFormer(known ?? {}, read.renames, new Set(namesOf(after))) };
}

/**
 * Makes the car a template, or replaces the one that was made of this import: open to everybody, or coming soon. One that
 * lacks a zone, slot or panel that is there is refused until it is said what that is called now, so builds that were saved
 * with it stay whole. What was said of it is kept with the version.
 */
export async function publishImport(
  context: RequestContext,
  uuid: string,
  { open, renames: given = [], opensAt, channels }: Publishing,
): Promise<Outcome<WorkshopRow>> {
  const { db, visitor } = context;
  const row = await importByUuid(db, uuid, "car");
  if (!row) return notFound("import");
  const lacking = missing(row);
  if (lacking !== null) return invalid(lacking);
  const result = (await resultsByUuid(db, [uuid])).get(uuid);
  if (!result || !row.licence || !row.picture) return invalid("The import is not finished.");
  const there = await templateBySlug(db, { closed: true }, row.slug);
  if (there && there.uuid !== row.template_uuid) return invalid("Another car has this address. Choose another one.");
  if (open && opensAt) return invalid("Only what is coming opens at a moment.");
  if (!mayOpenAt(opensAt ?? null)) return invalid(NO_MOMENT);
  const sold = readChannels(channels ?? null);
  if (!sold.ok) return invalid(sold.message);
  const { licence } = row;
  const named = await renamed(db, row, result.manifest, given);
  if (!named.ok) return invalid(named.message);
  const { files, manifest } = await packageOf(context, result.manifest);
  const whole: Manifest = {
    ...manifest,
    brand: row.brand,
    model: row.model,
    bodyStyle: row.body_style as Manifest["bodyStyle"],
    credits: creditsOf(licence),
  };
  const input = {
    slug: row.slug,
    title: row.title,
    // below, where nobody takes it down or deletes it meanwhile
    open: false,
    description: row.description ?? result.package?.description ?? null,
    former: named.former,
  };
  const stored = await registerTemplate(context, input, whole, files, await thumbnailsOf(context, row.picture));
  return changed(context, uuid, async (trx, held) => {
    // whoever took it down or another version meanwhile has the last word
    const against = held.taken_down_at ? missing(held) : null;
    if (against !== null) {
      await closeTemplate(trx, row.slug);
      return invalid(against);
    }
    await changeImport(trx, uuid, { template_uuid: stored.uuid });
    const { title, description, brand, model } = row;
    await addVersion(trx, {
      title,
      description,
      brand,
      model,
      licence,
      template_uuid: stored.uuid,
      renames: named.renames,
      published_by: visitor?.userId ?? null,
    });
    // published anew, a car still opens when it was said to
    const before = there?.is_announced ? there.opens_at : null;
    const moment = opensAt === undefined ? before : opensAt;
    const replaced = await setSeo(trx, stored.uuid, held);
    if (replaced) await addPendingObjects(trx, randomUUID(), [replaced]);
    if (channels !== undefined) await setChannels(trx, stored.uuid, sold.channels);
    await (open ? openTemplate(trx, row.slug) : announceTemplate(trx, row.slug, moment));
    await requestPrintMap(trx, stored.uuid);
    await requestTurnFilm(trx, stored.uuid);
    return null;
  });
}

/** Takes a car or a part out of everything that visitors are offered, after a complaint; builds of a car rest with it. */
export async function takeDownImport(
  context: RequestContext,
  uuid: string,
  given: string,
): Promise<Outcome<WorkshopRow>> {
  const reason = readText(given, { name: "reason", min: 3, max: 1000 });
  if (!reason.ok) return invalid(reason.message);
  return changed(context, uuid, async (trx, { template_uuid: template, part_uuid: part }) => {
    if (template === null && part === null) return invalid("This is not published.");
    if (template !== null) await setTemplateStatus(trx, template, "closed");
    if (part !== null) {
      await setPartModelStatus(trx, part, "closed");
      await tellWithdrawn(trx, part);
    }
    await changeImport(trx, uuid, { taken_down_at: new Date(), taken_down_reason: reason.text });
    return null;
  });
}

/** Lets a car that was taken down be published again; it stays closed until somebody does. */
export const restoreImport = (context: RequestContext, uuid: string): Promise<Outcome<WorkshopRow>> =>
  changed(context, uuid, async (trx) => {
    await changeImport(trx, uuid, { taken_down_at: null, taken_down_reason: null });
    return null;
  });
