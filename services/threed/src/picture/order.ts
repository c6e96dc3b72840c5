import { createHash } from "node:crypto";
import type { BuildDocument, PictureOrder } from "@carloom/build";
import type { Database } from "@carloom/platform";
import { resolveBuild } from "../design/resolve.ts";
import { wholePart } from "../part/unreadable.ts";
import { mapManifestUrls, mapPartUrls } from "../template/manifest-urls.ts";
import { manifestsByUuid, templatesByUuid } from "../template/template.repository.ts";
import { wholeManifest } from "../template/unreadable.ts";

/** Counts up when the stage draws the same build differently enough to make all pictures anew. */
const LOOK = 1;

/** Pixels: a tile in a list of presets, what sites show of a shared link (Open Graph), and a turning car in a tile. */
const SIZES = {
  preset: { width: 640, height: 400, quality: 0.86 },
  share: { width: 1200, height: 630, quality: 0.86 },
  film: { width: 480, height: 320, quality: 1 },
} as const;
export type PictureKind = keyof typeof SIZES;

/** Makes a build's model as binary glTF. @throws like a {@link PictureMaker} */
export type ModelMaker = (order: PictureOrder) => Promise<Uint8Array>;

/** Films a car once round, as WebM or MP4. @throws like a {@link PictureMaker} */
export type FilmMaker = (order: PictureOrder) => Promise<{ bytes: Uint8Array; extension: "webm" | "mp4" }>;

/** Draws one picture, as JPEG. Addresses in the order are names of stored objects. @throws BrowserError, or what is wrong with the build */
export type PictureMaker = (order: PictureOrder) => Promise<Uint8Array>;

/**
 * What a picture of a build is drawn from, and its hash: the same for the same build of the same files. Null when the build
 * names something that is no more.
 * @param ownerId whose uploaded pictures it may show
 * @throws as {@link wholeManifest}: the picture is drawn by a node that can read the car
 */
export async function pictureOrder(
  db: Database,
  design: { templateUuid: string; build: BuildDocument; ownerId: string | null },
  kind: PictureKind,
): Promise<{ order: PictureOrder; hash: string } | null> {
  const uuids = [design.templateUuid];
  const template = (await templatesByUuid(db, { closed: true }, uuids)).get(design.templateUuid);
  const found = (await manifestsByUuid(db, uuids)).get(design.templateUuid);
  if (!template || !found) return null;
  const manifest = wholeManifest(found);
  const resolved = await resolveBuild(db, { slug: template.slug, manifest }, design.build, design.ownerId);
  if (!resolved.ok) return null;
  const { build, parts, stickers, uploads, vinyls } = resolved.value;
  const sorted = <T>(rows: Iterable<readonly [string, T]>) =>
    Object.fromEntries([...rows].sort(([a], [b]) => (a < b ? -1 : 1)));
  const address = (name: string) => `/object/${name}`;
  const order: PictureOrder = {
    ...SIZES[kind],
    manifest: mapManifestUrls(manifest, address),
    build,
    parts: sorted([...parts].map(([uuid, part]) => [uuid, mapPartUrls(wholePart(part.option), address)])),
    stickers: sorted([...stickers].map(([uuid, sticker]) => [uuid, address(sticker.file)])),
    uploads: sorted(
      [...uploads].map(([uuid, { object_name, width, height }]) => [
        uuid,
        { url: address(object_name), width, height },
      ]),
    ),
    // absent where there are none, so that pictures of such builds keep their hash
    ...(vinyls.size > 0 && {
      vinyls: sorted([...vinyls].map(([hash, { object_name }]) => [hash, address(object_name)])),
    }),
  };
  const hash = createHash("sha256")
    .update(JSON.stringify([LOOK, order]))
    .digest("hex");
  return { order, hash };
}
