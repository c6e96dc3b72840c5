import { createHash, randomUUID } from "node:crypto";
import { AssetRefusal, isZip, openDrawings } from "@carloom/asset";
import type { LocalizedText } from "@carloom/build";
import { inEach } from "@carloom/i18n";
import type { RequestContext, Visitor } from "@carloom/platform";
import sharp from "sharp";
import type { PictureRefused } from "../drawing/picture.ts";
import { readStrangers } from "../drawing/read.ts";
import { done, fail, invalid, notFound, type Outcome } from "../failure.ts";
import { keepObjects } from "../object/keep.ts";
import { addPendingObjects } from "../object/object.repository.ts";
import { ownerOf } from "../owner/owner.policy.ts";
import { type StickerRow, stickersByUuid } from "../sticker/sticker.repository.ts";
import { isStorableText, readText } from "../text.ts";
import { uuidv7 } from "../uuid.ts";
import {
  proposedTitle,
  proposedType,
  proposedWidth,
  STICKER_TYPES,
  type StickerType,
  WIDTHS,
} from "./sticker-shelf.policy.ts";
import {
  changeSticker,
  countAllStickers,
  deleteFresh,
  insertSticker,
  stickerBySlug,
} from "./sticker-shelf.repository.ts";

/** More than these nobody looks through. */
export const MOST_STICKERS = 2000;

/** Why a file cannot be taken: `code` keys its words, which `values` fill. */
export type StickerRefusal = {
  name: string;
  code: string;
  values: Readonly<Record<string, string | number>>;
  message: string;
};
export type Brought = {
  stickers: StickerRow[];
  /** Files that cannot be taken, and why. */
  refused: StickerRefusal[];
};
/** `refusal`: why nothing of the file was looked at. */
export type Bring = Outcome<Brought> & { refusal?: StickerRefusal };

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const GROUND = "#6f7378";

const nameOf = (text: string) => (isStorableText(text) ? text.slice(0, 120) : "?");

/** The tile of the library, px, and how much of it a drawing leaves free at each side. */
const TILE = { edge: 256, free: 20 };

/** A drawing on the grey that the whole library lies on: neither black nor white film is lost there. */
const onGround = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const { edge, free } = TILE;
  const inner = edge - 2 * free;
  return sharp(bytes)
    .resize(inner, inner, { fit: "contain", background: CLEAR })
    .extend({ top: free, bottom: free, left: free, right: free, background: CLEAR })
    .flatten({ background: GROUND })
    .webp({ quality: 82 })
    .toBuffer();
};

type Why = Omit<StickerRefusal, "name">;
const why = (code: string, message: string, values: Why["values"] = {}): Why => ({ code, values, message });
const whyOf = ({ code = "picture-broken", values = {}, message }: PictureRefused): Why => ({ code, values, message });
const whole = (file: File, reason: Why, type: "INVALID" | "LIMIT" = "INVALID"): Bring => ({
  ...fail(type, reason.message),
  refusal: { name: nameOf(file.name), ...reason },
});

/** Cleans one drawing, measures it and makes its thumbnail. @returns why it cannot be taken */
async function take(
  context: RequestContext,
  visitor: Visitor,
  path: string,
  bytes: Uint8Array,
): Promise<StickerRow | Why> {
  if (!isStorableText(path)) return why("sticker-name", "The file's name holds characters that cannot be stored.");
  const { LIMIT_IMAGE_BYTES, LIMIT_IMAGE_PIXELS } = context.settings.env;
  const limits = { bytes: LIMIT_IMAGE_BYTES, pixels: LIMIT_IMAGE_PIXELS };
  const art = await readStrangers(ownerOf(visitor), bytes, limits, "art");
  if (!art.ok) return whyOf(art);
  if (art.picture.extension !== "svg")
    return why("sticker-vector", "A sticker of the library is an SVG: it is printed at any size.");
  const small = await readStrangers(ownerOf(visitor), art.picture.bytes, limits, "thumbnail");
  if (!small.ok) return whyOf(small);
  const title = proposedTitle(path);
  // the same drawing brought again is the same sticker
  const slug = `own-${createHash("sha256").update(art.picture.bytes).digest("hex").slice(0, 24)}`;
  const { width, height } = art.picture;
  const objects = [
    { folder: "sticker", bytes: art.picture.bytes, extension: "svg" },
    { folder: "sticker", bytes: await onGround(small.picture.bytes), extension: "webp" },
  ];
  return keepObjects(context, objects, async (trx, [file = "", thumbnail = null]) => {
    const made = await insertSticker(trx, {
      uuid: uuidv7(),
      slug,
      title: inEach(() => title),
      type: proposedType(path, width, height),
      scale: proposedWidth(width),
      file,
      thumbnail,
    });
    return made ?? (await stickerBySlug(trx, slug)) ?? why("sticker-gone", "The sticker is gone.");
  });
}

/** Takes one SVG, or those of a zip, as hidden stickers with a proposed name, type and width. */
export async function bringStickers(context: RequestContext, visitor: Visitor, file: File): Promise<Bring> {
  const { LIMIT_IMAGE_BYTES } = context.settings.env;
  const limit = Math.round(LIMIT_IMAGE_BYTES / 1_048_576);
  if (file.size > LIMIT_IMAGE_BYTES)
    return whole(file, why("sticker-bytes", `A file is at most ${limit} MB.`, { limit }));
  if ((await countAllStickers(context.db)) >= MOST_STICKERS) {
    const message = `The library holds ${MOST_STICKERS} stickers. Delete some that nobody has seen.`;
    return whole(file, why("sticker-full", message, { limit: MOST_STICKERS }), "LIMIT");
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  let drawings: ReadonlyMap<string, Uint8Array>;
  try {
    drawings = isZip(bytes) ? openDrawings(bytes) : new Map([[file.name, bytes]]);
  } catch (error) {
    if (error instanceof AssetRefusal) return whole(file, why(error.code, error.message, error.values));
    throw error;
  }
  if (drawings.size === 0) return whole(file, why("sticker-none", "The zip holds no SVG."));
  const brought: Brought = { stickers: [], refused: [] };
  for (const [path, drawing] of drawings) {
    const taken = await take(context, visitor, path, drawing);
    if ("message" in taken) brought.refused.push({ name: nameOf(path), ...taken });
    else brought.stickers.push(taken);
  }
  return done(brought);
}

export type StickerChange = {
  title: LocalizedText;
  type: StickerType;
  /** Millimetres. */
  width: number;
  isShown: boolean;
};

export async function describeSticker(
  context: RequestContext,
  uuid: string,
  { title, type, width, isShown }: StickerChange,
): Promise<Outcome<StickerRow>> {
  const names = inEach((language) => readText(title[language], { name: "name", min: 1, max: 80 }));
  for (const one of Object.values(names)) if (!one.ok) return invalid(one.message);
  if (!STICKER_TYPES.includes(type)) return invalid("There is no such type.");
  const scale = width / 1000;
  if (!(scale >= WIDTHS.least && scale <= WIDTHS.most))
    return invalid(`The width is ${WIDTHS.least * 1000} to ${WIDTHS.most * 1000} mm.`);
  const row = await changeSticker(context.db, uuid, {
    title: inEach((language) => {
      const name = names[language];
      return name.ok ? name.text : "";
    }),
    type,
    scale,
    status: isShown ? "open" : "closed",
  });
  return row ? done(row) : notFound("sticker");
}

/** Deletes a sticker that nobody was ever shown. */
export async function removeSticker(context: RequestContext, uuid: string): Promise<Outcome<true>> {
  return context.db.transaction().execute(async (trx) => {
    const row = await deleteFresh(trx, uuid);
    if (row) {
      const objects = [row.file, row.thumbnail].filter((name) => name !== null);
      await addPendingObjects(trx, randomUUID(), objects);
      return done(true as const);
    }
    return (await stickersByUuid(trx, [uuid])).has(uuid)
      ? invalid("This sticker was shown: builds may have it. Hide it instead.")
      : notFound("sticker");
  });
}
