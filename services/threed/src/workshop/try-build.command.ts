import { type BuildDocument, type Manifest, presetToBuild, throughFormer, vinylObject } from "@carloom/build";
import type { RequestContext } from "@carloom/platform";
import { cdnUrl } from "../cdn-url.ts";
import { MOST_VINYLS, readBuild } from "../design/resolve.ts";
import { done, invalid, notFound, type Outcome, unreadable } from "../failure.ts";
import { ownerOf } from "../owner/owner.policy.ts";
import { slotsOfPart } from "../part/part.policy.ts";
import { partModelsByUuid } from "../part/part.repository.ts";
import { readableParts, wholePart } from "../part/unreadable.ts";
import { ownPreset } from "../preset/preset.repository.ts";
import { shownByReference } from "../share/share.repository.ts";
import { stickersByUuid } from "../sticker/sticker.repository.ts";
import { mapPartUrls } from "../template/manifest-urls.ts";
import { manifestsByUuid } from "../template/template.repository.ts";
import { formersOf } from "../template/version.repository.ts";
import { uploadsByUuid } from "../upload/upload.repository.ts";
import { vinylsByHash } from "../vinyl/vinyl.repository.ts";
import { importByUuid, resultsByUuid } from "./workshop.repository.ts";

/** A build as it stands on a car that is not published, with what a stage needs to draw it. */
export type TriedBuild = {
  build: BuildDocument;
  /** uuid → what is mounted, at addresses of the CDN. */
  parts: Record<string, { url: string; option: unknown }>;
  stickers: Record<string, string>;
  uploads: Record<string, { url: string; width: number; height: number }>;
  vinyls: Record<string, string>;
  /** Metres of the car that it was made on, where that is another one. */
  other: Manifest["dimensions"] | null;
  /** What this car does not have, or does not take. */
  leftOut: { zones: number; parts: number; stickers: number };
};

type Source = { build: unknown; templateUuid: string | null; ownerId: string | null };

/** The code or uuid in what was pasted: a code alone, a link, the link of its summary, or a message with a link in it. */
export function namedBy(pasted: string): string {
  const link = /\/s\/([^\s/?#"'<>]+)/.exec(pasted)?.[1];
  const path = pasted
    .trim()
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "");
  return (link ?? path.split("/").at(-1) ?? "").replace(/\.pdf$/, "").replace(/[).,;!]+$/, "");
}

/** What somebody shows, by its link or code; a preset of who asks, by its uuid; or a document. */
async function sourceOf(
  { db, visitor }: RequestContext,
  { reference, build }: { reference?: string | null; build?: unknown },
): Promise<Source | null> {
  if (!reference) return build === null || build === undefined ? null : { build, templateUuid: null, ownerId: null };
  const named = namedBy(reference);
  const shown = await shownByReference(db, named);
  if (shown) return { build: shown.option, templateUuid: shown.template_uuid, ownerId: shown.owner_id };
  const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(named);
  const preset = visitor && isUuid ? await ownPreset(db, ownerOf(visitor), named) : undefined;
  if (!preset || !visitor) return null;
  const { setting, stickers, part_model_uuids: partModelUuids, template_uuid: templateUuid } = preset;
  const read = presetToBuild({ setting, stickers, partModelUuids }, () => []);
  return read.ok ? { build: read.value, templateUuid, ownerId: ownerOf(visitor) } : null;
}

/** Puts a build on a car of the workshop: what the car has is taken over, as pasting between cars does, the rest is counted. */
export async function tryBuild(
  context: RequestContext,
  uuid: string,
  given: { reference?: string | null; build?: unknown },
): Promise<Outcome<TriedBuild>> {
  const { db } = context;
  const row = await importByUuid(db, uuid, "car");
  const result = row && (await resultsByUuid(db, [uuid])).get(uuid);
  if (!row || !result) return notFound("import");
  const source = await sourceOf(context, given);
  if (!source) return invalid("No build is shown under this link. Check it, or give a build file.");
  const parsed = readBuild(source.build);
  if (!parsed.ok) return unreadable(parsed);
  const { manifest } = result;
  // of this very car: as this version will be read once its names are said
  const isOwn = source.templateUuid !== null && source.templateUuid === row.template_uuid;
  const former =
    source.templateUuid === null ? null : (await formersOf(db, [source.templateUuid])).get(source.templateUuid);
  const moves = Object.fromEntries((result.moves ?? []).map(({ from, to }) => [from, to]));
  const build = throughFormer(isOwn ? moves : null, throughFormer(former, parsed.value));
  return done(
    await fitted(context, { build, ownerId: source.ownerId }, manifest, row.slug, isOwn ? null : source.templateUuid),
  );
}

async function fitted(
  context: RequestContext,
  { build, ownerId }: { build: BuildDocument; ownerId: string | null },
  manifest: Manifest,
  slug: string,
  otherUuid: string | null,
): Promise<TriedBuild> {
  const { db } = context;
  const uuidsOf = (kind: "library" | "upload") =>
    build.stickers.flatMap(({ art }) => (art.kind === kind ? [(art as { uuid: string }).uuid] : []));
  const hashes = [...new Set(build.stickers.flatMap(({ art }) => (art.kind === "vinyl" ? [art.hash] : [])))];
  const [parts, stickers, uploads, vinyls] = await Promise.all([
    partModelsByUuid(db, [...new Set(Object.values(build.parts))]),
    stickersByUuid(db, [...new Set(uuidsOf("library"))]),
    uploadsByUuid(db, [...new Set(uuidsOf("upload"))], ownerId),
    vinylsByHash(db, hashes.slice(0, MOST_VINYLS)),
  ]);
  const zones = new Set(manifest.zones.map(({ id }) => id));
  const paint = Object.fromEntries(Object.entries(build.paint).filter(([zone]) => zones.has(zone)));
  const readable = new Map(readableParts([...parts.values()]).map((part) => [part.uuid, part]));
  const mounted = Object.entries(build.parts).filter(([slot, part]) => {
    const found = readable.get(part);
    return found && slotsOfPart(manifest, slug, found).includes(slot);
  });
  const shown = build.stickers.filter(({ art }) =>
    art.kind === "library"
      ? stickers.has(art.uuid)
      : art.kind === "upload"
        ? uploads.has(art.uuid)
        : art.kind !== "vinyl" || vinyls.has(art.hash),
  );
  const url = (name: string) => cdnUrl(context, name);
  const reading = otherUuid === null ? undefined : (await manifestsByUuid(db, [otherUuid])).get(otherUuid);
  return {
    build: { ...build, paint, parts: Object.fromEntries(mounted), stickers: shown },
    parts: Object.fromEntries(
      [...readable].map(([uuid, part]) => {
        const option = mapPartUrls(wholePart(part.option), url);
        return [uuid, { url: option.model3d.url, option }];
      }),
    ),
    stickers: Object.fromEntries([...stickers].map(([uuid, sticker]) => [uuid, url(sticker.file)])),
    uploads: Object.fromEntries(
      [...uploads].map(([uuid, { object_name, width, height }]) => [uuid, { url: url(object_name), width, height }]),
    ),
    vinyls: Object.fromEntries([...vinyls.keys()].map((hash) => [hash, url(vinylObject(hash))])),
    other: reading?.status === "ok" ? reading.value.dimensions : null,
    leftOut: {
      zones: Object.keys(build.paint).length - Object.keys(paint).length,
      parts: Object.keys(build.parts).length - mounted.length,
      stickers: build.stickers.length - shown.length,
    },
  };
}
