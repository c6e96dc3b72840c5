import { type BuildDocument, type Manifest, type Parsed, parseBuild, throughFormer } from "@carloom/build";
import type { Database } from "@carloom/platform";
import { formerOf } from "../template/version.repository.ts";
import { slotsOfPart } from "../part/part.policy.ts";
import { type PartModelRow, partModelsByUuid } from "../part/part.repository.ts";
import type { DesignProblem } from "../port.ts";
import { type StickerRow, stickersByUuid } from "../sticker/sticker.repository.ts";
import { isStorableJson } from "../text.ts";
import { type VinylContentRow, vinylsByHash } from "../vinyl/vinyl.repository.ts";
import { type UploadRow, uploadsByUuid } from "../upload/upload.repository.ts";

export type ResolvedBuild = {
  build: BuildDocument;
  parts: ReadonlyMap<string, PartModelRow>;
  stickers: ReadonlyMap<string, StickerRow>;
  uploads: ReadonlyMap<string, UploadRow>;
  vinyls: ReadonlyMap<string, VinylContentRow>;
};
export type Resolution = { ok: true; value: ResolvedBuild } | { ok: false; problem: DesignProblem };

/** Different vinyls that one build shows: each is fetched, read and drawn with it. */
export const MOST_VINYLS = 100;

const problem = (code: string, message: string, reference: string | null = null): Resolution => ({
  ok: false,
  problem: { code, message, reference },
});

/** Reads a build document (object or JSON string) of any version that can be stored. */
export function readBuild(input: unknown): Parsed<BuildDocument> {
  const parsed = parseBuild(input);
  if (parsed.ok && !isStorableJson(parsed.value)) {
    return { ok: false, message: "The document holds characters that cannot be stored." };
  }
  return parsed;
}

/**
 * Looks up everything a build names and says what the template or the visitor cannot have: an unknown part, a part
 * in a slot it was not made for, an unknown sticker or vinyl, too many vinyls, a picture that is unknown or somebody else's.
 * What the car calls otherwise since is called as it is today.
 * @param picturesOf which pictures there are for them
 */
export async function resolveBuild(
  db: Database,
  template: { slug: string; manifest: Manifest },
  build: BuildDocument,
  ownerId: string | null,
  picturesOf: typeof uploadsByUuid = uploadsByUuid,
): Promise<Resolution> {
  const art = (kind: "library" | "upload") => [
    ...new Set(build.stickers.flatMap((placed) => (placed.art.kind === kind ? [placed.art.uuid] : []))),
  ];
  const hashes = [...new Set(build.stickers.flatMap(({ art: shown }) => (shown.kind === "vinyl" ? [shown.hash] : [])))];
  if (hashes.length > MOST_VINYLS)
    return problem("too-many-vinyls", `A build shows at most ${MOST_VINYLS} different vinyls.`);
  const [parts, stickers, uploads, vinyls, former] = await Promise.all([
    partModelsByUuid(db, [...new Set(Object.values(build.parts))]),
    stickersByUuid(db, art("library")),
    picturesOf(db, art("upload"), ownerId),
    vinylsByHash(db, hashes),
    formerOf(db, template.slug),
  ]);
  for (const [slot, uuid] of Object.entries(build.parts)) {
    const part = parts.get(uuid);
    if (!part) return problem("unknown-part", `There is no part ${uuid}.`, slot);
    if (!slotsOfPart(template.manifest, template.slug, part).includes(slot)) {
      return problem("part-slot", `The part ${part.title.en} (${uuid}) does not go into the slot ${slot}.`, slot);
    }
  }
  for (const placed of build.stickers) {
    if (placed.art.kind === "library" && !stickers.has(placed.art.uuid)) {
      return problem("unknown-sticker", `There is no sticker ${placed.art.uuid}.`, placed.id);
    }
    if (placed.art.kind === "upload" && !uploads.has(placed.art.uuid)) {
      return problem("unknown-picture", `There is no uploaded picture ${placed.art.uuid}.`, placed.id);
    }
  }
  for (const placed of build.stickers) {
    if (placed.art.kind === "vinyl" && !vinyls.has(placed.art.hash))
      return problem("unknown-vinyl", `There is no vinyl ${placed.art.hash}.`, placed.id);
  }
  return { ok: true, value: { build: throughFormer(former, build), parts, stickers, uploads, vinyls } };
}
