import { DEFAULT_LANGUAGE } from "@carloom/i18n";
import { translate } from "@carloom/i18n/merge";
import type { CommerceContext } from "../builder.ts";
import { setStock, warehousesByIds } from "../stock/warehouse.repository.ts";
import type { CommerceDb } from "../tables.ts";
import { numberOf, readMetadata } from "@carloom/wire";
import { type AssignInput, assignAttributes, valueNames } from "./assign.command.ts";
import { productsByIds, productTypesByIds, UNTAXED, variantsByIds } from "./catalogue.repository.ts";
import { translationsOf } from "./catalogue.policy.ts";
import { channelBySlug } from "./channel.ts";
import { edit, refuse, notFound, readName, readSlug, requiredName, slugOf } from "./edit.ts";
import {
  addToCollection,
  isTaken,
  lockCategory,
  lockProduct,
  lockVariant,
  refreshSearch,
  setCollections,
  skuIsTaken,
  updateVariant,
} from "./edit.repository.ts";
import {
  areBeingPaid,
  deleteProduct,
  deleteVariants,
  type DoomedVariant,
  freeProductSlug,
  insertProduct,
  insertVariant,
  lockVariants,
} from "./goods.repository.ts";
import { knownCollections } from "./edit-shelf.command.ts";
import { isOwnArt } from "./print-goods.ts";
import { newWords, type WordsInput } from "./words.ts";

type Text = string | null | undefined;
type Metadata = readonly { key: string; value: string }[] | null | undefined;

/** Keys by which goods know what they stand for; the server's own. */
export const GOODS_KEYS = ["demo", "kind", "slots", "partModelUuid", "stickerUuid", "templateSlug"] as const;
/** Most pieces of one line that a variant may be limited to. */
const MOST_PIECES = 1000;
const MOST_STOCK = 1_000_000;
const MOST_GRAMS = 1_000_000;
const MOST_VARIANTS = 200;

export function metadataOf(input: Metadata): Record<string, string> {
  const read = readMetadata(input, GOODS_KEYS);
  if (!read.ok) throw refuse("INVALID", "metadata", read.message);
  return read.value;
}

/** A part number as it is stored; undefined where none is given. @throws Refusal */
export function readSku(text: Text): string | undefined {
  const sku = text?.trim();
  if (sku === undefined) return undefined;
  if (!/^[\w.-]{1,64}$/.test(sku))
    throw refuse("INVALID", "sku", "A part number is of letters, digits, dots, hyphens and underscores.");
  return sku;
}

/** Pieces that a buyer is limited to; null for no limit. @throws Refusal */
export function readLimit(limit: number | null | undefined): number | null {
  if (limit === null || limit === undefined) return null;
  if (limit < 1 || limit > MOST_PIECES)
    throw refuse("INVALID", "quantityLimitPerCustomer", `A limit is from 1 to ${MOST_PIECES}.`);
  return limit;
}

/** Kilograms as whole grams. @throws Refusal */
export function readGrams(kilograms: number | null | undefined): number {
  const grams = Math.round((kilograms ?? 0) * 1000);
  if (grams < 0 || grams > MOST_GRAMS)
    throw refuse("INVALID", "weight", `A weight is from 0 to ${MOST_GRAMS / 1000} kg.`);
  return grams;
}

export type ProductFields = WordsInput & {
  slug?: Text;
  category?: Text;
  collections?: readonly string[] | null;
  attributes?: readonly AssignInput[] | null;
  metadata?: Metadata;
};

/** Makes a product that no channel shows until it is published there. */
export function productCreate(context: CommerceContext, input: ProductFields & { productType: string }) {
  return edit(context, async (trx) => {
    const [type] = await productTypesByIds(trx, [numberOf(input.productType, "ProductType") ?? 0]);
    if (!type) throw notFound("productType");
    const name = requiredName(input.name);
    const given = readSlug(input.slug);
    if (given && (await isTaken(trx, "commerce.product", given, null)))
      throw refuse("UNIQUE", "slug", "Another product has this slug.");
    const category = input.category ? await lockCategory(trx, numberOf(input.category, "Category") ?? 0) : null;
    if (category === undefined) throw notFound("category");
    const id = await insertProduct(trx, {
      ...newWords(name, input),
      slug: given ?? (await freeProductSlug(trx, slugOf(name))),
      typeId: type.id,
      categoryId: category?.id ?? null,
      metadata: metadataOf(input.metadata),
    });
    for (const collection of await knownCollections(trx, input.collections ?? []))
      await addToCollection(trx, collection, [id]);
    await assignAttributes(trx, { productId: id, variantId: null, typeId: type.id }, input.attributes);
    return id;
  });
}

/** What a change of a product may bring beside its texts. @throws Refusal */
export async function applyFields(
  trx: CommerceDb,
  product: { id: number; product_type_id: number },
  { collections, attributes }: Pick<ProductFields, "collections" | "attributes">,
): Promise<void> {
  if (collections) await setCollections(trx, product.id, await knownCollections(trx, collections));
  const to = { productId: product.id, variantId: null, typeId: product.product_type_id };
  await assignAttributes(trx, to, attributes);
}

/** @throws Refusal with the reason in the language of whoever asks: nothing else tells one from another */
async function mayGo(context: CommerceContext, trx: CommerceDb, variants: readonly DoomedVariant[]): Promise<void> {
  const no = (why: "membership" | "paying" | "print") =>
    refuse("INVALID", "id", translate(context.language ?? DEFAULT_LANGUAGE)(`refusal.goods.${why}`));
  if (variants.some((variant) => variant.membership_plan_id !== null)) throw no("membership");
  if (variants.some(({ sku }) => isOwnArt(sku))) throw no("print");
  const ids = variants.map(({ id }) => id);
  if (ids.length > 0 && (await areBeingPaid(trx, ids))) throw no("paying");
}

/** Deletes a product with its variants. What was ordered of it stays readable on its orders. */
export function productDelete(context: CommerceContext, id: Text) {
  return edit(context, async (trx) => {
    const key = numberOf(id, "Product") ?? 0;
    const locked = await lockProduct(trx, key);
    const [product] = locked ? await productsByIds(trx, [key]) : [];
    if (!product) throw notFound();
    const variants = await lockVariants(trx, { productId: product.id });
    await mayGo(context, trx, variants);
    await deleteVariants(trx, variants);
    await deleteProduct(trx, product.id);
    return { id: product.id, removed: { product } };
  });
}

export type VariantFields = {
  name?: Text;
  sku?: Text;
  trackInventory?: boolean | null;
  quantityLimitPerCustomer?: number | null;
  weight?: number | null;
  attributes?: readonly AssignInput[] | null;
  metadata?: Metadata;
};
type Stocks = readonly { warehouse: string; quantity: number }[] | null | undefined;

async function putOnShelves(trx: CommerceDb, variantId: number, stocks: Stocks): Promise<void> {
  const [stock, ...others] = stocks ?? [];
  if (!stock) return;
  if (others.length > 0) throw refuse("DUPLICATED_INPUT_ITEM", "stocks", "Goods lie in one warehouse.");
  const [warehouse] = await warehousesByIds(trx, [numberOf(stock.warehouse, "Warehouse") ?? 0]);
  if (!warehouse) throw notFound("stocks");
  const { quantity } = stock;
  if (quantity < 0 || quantity > MOST_STOCK)
    throw refuse("INVALID", "stocks", `A quantity is from 0 to ${MOST_STOCK}.`);
  await setStock(trx, { variant_id: variantId, warehouse_id: warehouse.id, quantity });
}

/** A part number for a variant that came without: the product's slug and a number. */
async function freeSku(trx: CommerceDb, slug: string): Promise<string> {
  const base = slug.slice(0, 58);
  for (let number = 1; ; number++) if (!(await skuIsTaken(trx, `${base}-${number}`, null))) return `${base}-${number}`;
}

/** Adds a variant to a product; it has no price, so no channel sells it yet. */
export function productVariantCreate(
  context: CommerceContext,
  input: VariantFields & { product: string; stocks?: Stocks },
) {
  return edit(context, async (trx) => {
    const product = await lockProduct(trx, numberOf(input.product, "Product") ?? 0);
    if (!product) throw notFound("product");
    const [type] = await productTypesByIds(trx, [product.product_type_id]);
    if ((await lockVariants(trx, { productId: product.id })).length >= MOST_VARIANTS)
      throw refuse("INVALID", "product", `A product has at most ${MOST_VARIANTS} variants.`);
    const sku = readSku(input.sku) ?? (await freeSku(trx, product.slug));
    if (await skuIsTaken(trx, sku, null)) throw refuse("UNIQUE", "sku", "Another variant has this part number.");
    const name = readName(input.name);
    const id = await insertVariant(trx, {
      product_id: product.id,
      sku,
      name: name ?? sku,
      weight_g: readGrams(input.weight),
      track_inventory: input.trackInventory ?? type?.kind !== "GIFT_CARD",
      quantity_limit: readLimit(input.quantityLimitPerCustomer),
      sold_by_area: false,
      part_model_uuid: null,
      sticker_uuid: null,
      is_shipping_required: type?.is_shipping_required ?? true,
      ...(type?.kind === "GIFT_CARD" && { is_gift_card: true, tax_class: UNTAXED }),
      metadata: JSON.stringify(metadataOf(input.metadata)),
    });
    await assignAttributes(
      trx,
      { productId: product.id, variantId: id, typeId: product.product_type_id },
      input.attributes,
    );
    if (!name) await nameAfterValues(trx, id);
    await putOnShelves(trx, id, input.stocks);
    await refreshSearch(trx, product.id);
    return id;
  });
}

/** Without a name of its own a variant is called by what tells it from the others. */
async function nameAfterValues(trx: CommerceDb, id: number): Promise<void> {
  const names = await valueNames(trx, id);
  if (names.en) await updateVariant(trx, id, { name: names.en, translations: translationsOf(names) });
}

/** Deletes a variant. What was ordered of it stays readable on its orders. */
export async function productVariantDelete(context: CommerceContext, by: { id?: Text; sku?: Text }) {
  const channel = await channelBySlug(context);
  return edit(context, async (trx) => {
    const key = by.id ? (numberOf(by.id, "ProductVariant") ?? 0) : null;
    const found = await lockVariant(trx, { id: key, sku: by.id ? null : (by.sku ?? null) });
    const [variant] = found && channel ? await variantsByIds(trx, channel.id, [found.id]) : [];
    if (!found || !variant) throw notFound(by.id ? "id" : "sku");
    const doomed = await lockVariants(trx, { id: found.id });
    await mayGo(context, trx, doomed);
    await deleteVariants(trx, doomed);
    await refreshSearch(trx, found.product_id);
    return { id: found.id, removed: { variant } };
  });
}
