import { toMinor } from "@carloom/pricing";
import type { CommerceContext } from "../builder.ts";
import { numberOf, writtenLanguage } from "@carloom/wire";
import { assignAttributes } from "./assign.command.ts";
import { channelList } from "./channel.ts";
import { edit, refuse, notFound, readName, readNameIn, readSlug } from "./edit.ts";
import {
  isTaken,
  lockCategory,
  lockProduct,
  lockVariant,
  refreshSearch,
  setPrice,
  skuIsTaken,
  updateProduct,
  updateVariant,
} from "./edit.repository.ts";

import {
  applyFields,
  metadataOf,
  type ProductFields,
  readGrams,
  readLimit,
  readSku,
  type VariantFields,
} from "./goods.command.ts";
import { asWords, type TranslationInput, wordsIn } from "./words.ts";

type Text = string | null | undefined;
const MOST_MONEY = 1e11;

export function productUpdate(context: CommerceContext, id: Text, input: ProductFields) {
  return edit(context, async (trx) => {
    const product = await lockProduct(trx, numberOf(id, "Product") ?? 0);
    if (!product) throw notFound();
    const slug = readSlug(input.slug);
    const words = wordsIn("en", input, product);
    if (slug && (await isTaken(trx, "commerce.product", slug, product.id)))
      throw refuse("UNIQUE", "slug", "Another product has this slug.");
    const category = input.category ? await lockCategory(trx, numberOf(input.category, "Category") ?? 0) : null;
    if (category === undefined) throw notFound("category");
    await applyFields(trx, product, input);
    await updateProduct(trx, product.id, {
      edited_at: new Date(),
      ...(slug && { slug }),
      ...(input.metadata && { metadata: { ...product.metadata, ...metadataOf(input.metadata) } }),
      ...(input.category !== undefined && { category_id: category?.id ?? null }),
      ...words,
    });
    return product.id;
  });
}

export function productTranslate(context: CommerceContext, id: string, languageCode: string, input: TranslationInput) {
  return edit(context, async (trx) => {
    const product = await lockProduct(trx, numberOf(id, "Product") ?? 0);
    if (!product) throw notFound();
    const words = wordsIn(writtenLanguage(languageCode), asWords(input), product);
    await updateProduct(trx, product.id, { edited_at: new Date(), ...words });
    return product.id;
  });
}

const variantKey = (id: Text, sku: Text) => ({
  id: id ? (numberOf(id, "ProductVariant") ?? 0) : null,
  sku: id ? null : (sku ?? null),
});

export function productVariantUpdate(context: CommerceContext, by: { id?: Text; sku?: Text }, input: VariantFields) {
  return edit(context, async (trx) => {
    const variant = await lockVariant(trx, variantKey(by.id, by.sku));
    if (!variant) throw notFound();
    const name = readName(input.name);
    const sku = readSku(input.sku);
    if (sku && (await skuIsTaken(trx, sku, variant.id)))
      throw refuse("UNIQUE", "sku", "Another variant has this part number.");
    const limit = input.quantityLimitPerCustomer;
    const product = await lockProduct(trx, variant.product_id);
    const to = { productId: variant.product_id, variantId: variant.id, typeId: product?.product_type_id ?? 0 };
    await assignAttributes(trx, to, input.attributes);
    await updateVariant(trx, variant.id, {
      ...(name && { name }),
      ...(sku && { sku }),
      ...(typeof input.trackInventory === "boolean" && { track_inventory: input.trackInventory }),
      ...(limit !== undefined && { quantity_limit: readLimit(limit) }),
      ...(typeof input.weight === "number" && { weight_g: readGrams(input.weight) }),
      ...(input.metadata && { metadata: { ...variant.metadata, ...metadataOf(input.metadata) } }),
    });
    if (sku || name) await refreshSearch(trx, variant.product_id);
    return variant.id;
  });
}

/** Writes what a variant is called in a language. */
export function productVariantTranslate(
  context: CommerceContext,
  id: string,
  languageCode: string,
  input: { name?: Text },
) {
  return edit(context, async (trx) => {
    const variant = await lockVariant(trx, variantKey(id, null));
    if (!variant) throw notFound();
    const language = writtenLanguage(languageCode);
    const name = readNameIn(language, input.name);
    if (name === undefined) return variant.id;
    const change =
      language === "en" ? { name } : { translations: { ...variant.translations, [language]: name || undefined } };
    await updateVariant(trx, variant.id, change);
    await refreshSearch(trx, variant.product_id);
    return variant.id;
  });
}

export async function productVariantChannelListingUpdate(
  context: CommerceContext,
  by: { id?: Text; sku?: Text },
  input: readonly { channelId: string; price: number }[],
) {
  // a transaction waits for no second connection
  const channels = await channelList(context);
  return edit(context, async (trx) => {
    const variant = await lockVariant(trx, variantKey(by.id, by.sku));
    if (!variant) throw notFound();
    const done = new Set<number>();
    for (const { channelId, price } of input) {
      const channel = channels.find(({ id }) => id === numberOf(channelId, "Channel"));
      if (!channel) throw notFound("channelId");
      if (done.has(channel.id)) throw refuse("DUPLICATED_INPUT_ITEM", "channelId", "A channel is named once.");
      done.add(channel.id);
      const amount = toMinor(price, channel.currency);
      if (amount > MOST_MONEY) throw refuse("INVALID", "price", "This is more than money can be.");
      await setPrice(trx, variant.id, channel.id, amount);
    }
    return variant.id;
  });
}
