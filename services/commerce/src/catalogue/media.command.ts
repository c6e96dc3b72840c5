import type { CommerceContext } from "../builder.ts";
import { requireRole } from "@carloom/identity";
import { LANGUAGES } from "@carloom/i18n";
import type { Crop } from "@carloom/threed";
import { settled } from "../refusal.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { download } from "../webhook/download.ts";
import { keyOf, numberOf } from "@carloom/wire";
import { edit, type Edited, type EditProblem, refuse, notFound } from "./edit.ts";
import { lockProduct } from "./edit.repository.ts";
import type { Alts } from "./picture.graphql.ts";
import {
  deleteMedia,
  insertMedia,
  type MediaRow,
  mediaOfProducts,
  ownMedia,
  productOfMedia,
  showFirst,
  thumbnailOf,
  updateMedia,
} from "./media.repository.ts";

type Text = string | null | undefined;
const MOST_PICTURES = 30;
const MOST_ALT = 250;
/** Of a picture that is cut, px. */
const LEAST_EDGE = 100;
const FETCH_MS = 10_000;

/** `media` are the pictures that a payload shows. */
export type EditedMedia = Edited & { productId: number | null; media: MediaRow[] };

function readAlt(alt: Text): string {
  const text = (alt ?? "").trim();
  if (text.length > MOST_ALT) throw refuse("INVALID", "alt", `A description has at most ${MOST_ALT} characters.`);
  return text;
}

/** The bytes that staff send or say the address of; no address within our own network is asked. @throws Refusal */
async function bytesOf(context: CommerceContext, image: File | null | undefined, url: Text): Promise<Uint8Array> {
  const most = context.settings.env.LIMIT_IMAGE_BYTES;
  if (image && url) throw refuse("DUPLICATED_INPUT_ITEM", "input", "Send a file or an address, not both.");
  // one byte more than allowed says enough of what is too long
  if (image) return new Uint8Array(await image.slice(0, most + 1).arrayBuffer());
  if (!url) throw refuse("REQUIRED", "input", "Send a file or the address of a picture.");
  const allowPrivate = context.settings.env.WEBHOOKS_PRIVATE;
  const got = await download(url, { allowPrivate, timeoutMs: FETCH_MS, most: most + 1 });
  if (!got.ok) throw refuse("UNSUPPORTED_MEDIA_PROVIDER", "mediaUrl", got.message);
  return got.bytes;
}

/** Stores a picture as it was decoded and written anew. @returns the object's name. @throws Refusal */
export async function storePicture(
  context: CommerceContext,
  image: File | null | undefined,
  url: Text,
  field = image ? "image" : "mediaUrl",
): Promise<string> {
  const bytes = await bytesOf(context, image, url);
  if (bytes.byteLength > context.settings.env.LIMIT_IMAGE_BYTES)
    throw refuse("FILE_SIZE_LIMIT_EXCEEDED", field, "This file is too large.");
  const read = await context.threed.cleanPicture(bytes);
  if (!read.ok) throw refuse("INVALID_FILE_TYPE", field, read.message);
  return context.storage.put("product", read.bytes, read.extension);
}

/** Changes pictures of a locked product; the first of them is what lists show. */
async function change(
  context: CommerceContext,
  find: (trx: CommerceDb) => Promise<number | null>,
  field: string,
  work: (trx: CommerceDb, productId: number, media: readonly MediaRow[]) => Promise<readonly number[]>,
): Promise<EditedMedia> {
  let shown: MediaRow[] = [];
  const edited = await edit(context, async (trx) => {
    const product = await lockProduct(trx, (await find(trx)) ?? 0);
    if (!product) throw notFound(field);
    await ownMedia(trx, product.id);
    const before = await mediaOfProducts(trx, [product.id]);
    const ids = await work(trx, product.id, before);
    await showFirst(trx, product.id);
    const rows = [...before, ...(await mediaOfProducts(trx, [product.id]))];
    // as it is now, else as it was
    shown = ids.flatMap((id) => rows.findLast((row) => row.id === id) ?? []);
    return product.id;
  });
  return { ...edited, productId: edited.id, media: shown };
}

/** A picture that a product came with has no row until staff change its pictures: it is called by its product. */
const initial = (id: string): number | null =>
  Number(/^([1-9]\d{0,8})-0$/.exec(keyOf(id, "ProductMedia") ?? "")?.[1]) || null;
const find = (id: string) => (trx: CommerceDb) => {
  const key = numberOf(id, "ProductMedia");
  return key === null ? Promise.resolve(initial(id)) : productOfMedia(trx, key);
};
function pictureOf(id: string, media: readonly MediaRow[], field = "id"): MediaRow {
  const key = numberOf(id, "ProductMedia");
  const found =
    key === null ? (initial(id) === media[0]?.product_id ? media[0] : undefined) : media.find((row) => row.id === key);
  if (!found) throw notFound(field);
  return found;
}

/** Adds a picture behind the product's others. */
export async function productMediaCreate(
  context: CommerceContext,
  input: { product: string; alt?: Text; image?: File | null; mediaUrl?: Text },
): Promise<EditedMedia> {
  requireRole(context, "catalogue");
  const key = numberOf(input.product, "Product");
  const { value: picture, errors } = await settled<string, EditProblem>(() =>
    storePicture(context, input.image, input.mediaUrl),
  );
  if (picture === null) return { id: null, productId: null, media: [], errors };
  return change(
    context,
    async () => key,
    "product",
    async (trx, product_id, media) => {
      if (media.length >= MOST_PICTURES)
        throw refuse("INVALID", "product", `A product has at most ${MOST_PICTURES} pictures.`);
      return [await insertMedia(trx, { product_id, picture, alt: readAlt(input.alt) })];
    },
  );
}

export const productMediaUpdate = (context: CommerceContext, id: string, input: { alt?: Text }) =>
  change(context, find(id), "id", async (trx, _, media) => {
    const found = pictureOf(id, media);
    if (typeof input.alt === "string") await updateMedia(trx, found.id, { alt: readAlt(input.alt) });
    return [found.id];
  });

/** Says what a picture shows, in each language that is sent; an empty text takes one back. */
export const productMediaDescribe = (context: CommerceContext, id: string, given: Alts) =>
  change(context, find(id), "id", async (trx, _, media) => {
    const found = pictureOf(id, media);
    const alts = { ...found.alts };
    let { alt } = found;
    for (const language of LANGUAGES) {
      const text = given[language];
      if (text === undefined) continue;
      const written = readAlt(text);
      if (language === "en") alt = written;
      else if (written) alts[language] = written;
      else delete alts[language];
    }
    await updateMedia(trx, found.id, { alt, alts: JSON.stringify(alts) });
    return [found.id];
  });

/** Keeps a part of a picture, as a picture of its own; what lies under the old name stays for whoever shows it. */
export async function productMediaCrop(context: CommerceContext, id: string, crop: Crop): Promise<EditedMedia> {
  requireRole(context, "catalogue");
  const db = shopTables(context.db);
  const { value, errors } = await settled<{ from: string; to: string }, EditProblem>(async () => {
    const from = await pictureNow(db, id);
    const bytes = from && (await context.storage.get(from));
    if (!from || !bytes) throw notFound("id");
    const read = await context.threed.cutPicture(bytes, { crop, box: null });
    if (!read.ok) throw refuse("INVALID", "crop", read.message);
    if (Math.min(read.width, read.height) < LEAST_EDGE)
      throw refuse("INVALID", "crop", `Keep at least ${LEAST_EDGE} px each way.`);
    return { from, to: await context.storage.put("product", read.bytes, read.extension) };
  });
  if (!value) return { id: null, productId: null, media: [], errors };
  return change(context, find(id), "id", async (trx, _, media) => {
    const found = pictureOf(id, media);
    if (found.picture !== value.from)
      throw refuse("INVALID", "id", "Somebody else has changed this picture meanwhile.");
    await updateMedia(trx, found.id, { picture: value.to });
    return [found.id];
  });
}

/** The stored object that a picture is; also of one that its product came with. */
async function pictureNow(db: CommerceDb, id: string): Promise<string | null> {
  const key = numberOf(id, "ProductMedia");
  const productId = key === null ? initial(id) : await productOfMedia(db, key);
  if (productId === null) return null;
  const rows = await mediaOfProducts(db, [productId]);
  if (key === null && rows.length === 0) return thumbnailOf(db, productId);
  return (key === null ? rows[0] : rows.find((row) => row.id === key))?.picture ?? null;
}

export const productMediaDelete = (context: CommerceContext, id: string) =>
  change(context, find(id), "id", async (trx, _, media) => {
    const found = pictureOf(id, media);
    await deleteMedia(trx, found.id);
    return [found.id];
  });

/** Puts all pictures of a product into an order. */
export const productMediaReorder = (context: CommerceContext, productId: string, mediaIds: readonly string[]) =>
  change(
    context,
    async () => numberOf(productId, "Product"),
    "productId",
    async (trx, _, media) => {
      const ids = mediaIds.map((id) => pictureOf(id, media, "mediaIds").id);
      if (new Set(ids).size !== media.length || ids.length !== media.length)
        throw refuse("INVALID", "mediaIds", "Name every picture of the product once.");
      for (const [position, id] of ids.entries()) await updateMedia(trx, id, { position });
      return ids;
    },
  );
