import { toMinor } from "@carloom/pricing";
import type { CommerceContext } from "../builder.ts";
import { numberOf } from "../wire/ids.ts";
import { languageOfCode } from "../wire/language.graphql.ts";
import { channelList } from "./channel.ts";
import { edit, EditRefused, notFound, plainText, readName, readSlug } from "./edit.ts";
import {
  deletePrices,
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

type Text = string | null | undefined;
const MOST_MONEY = 1e11;
/** Most pieces of one line that a variant may be limited to. */
const MOST_PIECES = 1000;

export function productUpdate(
  context: CommerceContext,
  id: Text,
  input: { name?: Text; slug?: Text; description?: Text; category?: Text },
) {
  return edit(context, async (trx) => {
    const product = await lockProduct(trx, numberOf(id, "Product") ?? 0);
    if (!product) throw notFound();
    const name = readName(input.name);
    const slug = readSlug(input.slug);
    const description = plainText(input.description);
    if (slug && (await isTaken(trx, "commerce.product", slug, product.id)))
      throw new EditRefused("UNIQUE", "slug", "Another product has this slug.");
    const category = input.category ? await lockCategory(trx, numberOf(input.category, "Category") ?? 0) : null;
    if (category === undefined) throw notFound("category");
    await updateProduct(trx, product.id, {
      ...(slug && { slug }),
      ...(input.category !== undefined && { category_id: category?.id ?? null }),
      ...(name && { names: { ...product.names, en: name } }),
      ...(description !== undefined && { descriptions: { ...product.descriptions, en: description } }),
    });
    return product.id;
  });
}

export function productTranslate(
  context: CommerceContext,
  id: string,
  languageCode: string,
  input: { name?: Text; description?: Text },
) {
  return edit(context, async (trx) => {
    const product = await lockProduct(trx, numberOf(id, "Product") ?? 0);
    if (!product) throw notFound();
    const language = languageOfCode(languageCode);
    const name = readName(input.name);
    const description = plainText(input.description);
    await updateProduct(trx, product.id, {
      ...(name && { names: { ...product.names, [language]: name } }),
      ...(description !== undefined && { descriptions: { ...product.descriptions, [language]: description } }),
    });
    return product.id;
  });
}

/** A product is shown in every channel that has a price for it, or in none; out of a channel go its prices. */
export function productChannelListingUpdate(
  context: CommerceContext,
  id: string,
  input: {
    updateChannels?: readonly { channelId: string; isPublished?: boolean | null }[] | null;
    removeChannels?: readonly string[] | null;
  },
) {
  return edit(context, async (trx) => {
    const product = await lockProduct(trx, numberOf(id, "Product") ?? 0);
    if (!product) throw notFound();
    const channels = await channelList(context);
    const keyOf = (channelId: string, field: string): number => {
      const found = channels.find((channel) => channel.id === numberOf(channelId, "Channel"));
      if (!found) throw notFound(field);
      return found.id;
    };
    const listed = (input.updateChannels ?? []).map(({ channelId }) => keyOf(channelId, "updateChannels"));
    const removed = (input.removeChannels ?? []).map((channelId) => keyOf(channelId, "removeChannels"));
    if (new Set([...listed, ...removed]).size < listed.length + removed.length)
      throw new EditRefused("DUPLICATED_INPUT_ITEM", "input", "A channel is named once.");
    const wished = new Set((input.updateChannels ?? []).flatMap(({ isPublished }) => isPublished ?? []));
    if (wished.size > 1)
      throw new EditRefused(
        "INVALID",
        "isPublished",
        "A product is published in all of its channels or in none; take it out of a channel instead.",
      );
    const [isPublished] = wished;
    if (isPublished !== undefined) await updateProduct(trx, product.id, { is_published: isPublished });
    for (const channelId of removed) await deletePrices(trx, product.id, channelId);
    return product.id;
  });
}

const variantKey = (id: Text, sku: Text) => ({
  id: id ? (numberOf(id, "ProductVariant") ?? 0) : null,
  sku: id ? null : (sku ?? null),
});

export function productVariantUpdate(
  context: CommerceContext,
  by: { id?: Text; sku?: Text },
  input: { name?: Text; sku?: Text; trackInventory?: boolean | null; quantityLimitPerCustomer?: number | null },
) {
  return edit(context, async (trx) => {
    const variant = await lockVariant(trx, variantKey(by.id, by.sku));
    if (!variant) throw notFound();
    const name = readName(input.name);
    const sku = input.sku?.trim();
    if (sku !== undefined && !/^[\w.-]{1,64}$/.test(sku))
      throw new EditRefused("INVALID", "sku", "A part number is of letters, digits, dots, hyphens and underscores.");
    if (sku && (await skuIsTaken(trx, sku, variant.id)))
      throw new EditRefused("UNIQUE", "sku", "Another variant has this part number.");
    const limit = input.quantityLimitPerCustomer;
    if (limit && (limit < 1 || limit > MOST_PIECES))
      throw new EditRefused("INVALID", "quantityLimitPerCustomer", `A limit is from 1 to ${MOST_PIECES}.`);
    await updateVariant(trx, variant.id, {
      ...(name && { name }),
      ...(sku && { sku }),
      ...(typeof input.trackInventory === "boolean" && { track_inventory: input.trackInventory }),
      ...(limit !== undefined && { quantity_limit: limit || null }),
    });
    if (sku) await refreshSearch(trx, variant.product_id);
    return variant.id;
  });
}

export function productVariantChannelListingUpdate(
  context: CommerceContext,
  by: { id?: Text; sku?: Text },
  input: readonly { channelId: string; price: number }[],
) {
  return edit(context, async (trx) => {
    const variant = await lockVariant(trx, variantKey(by.id, by.sku));
    if (!variant) throw notFound();
    const channels = await channelList(context);
    const done = new Set<number>();
    for (const { channelId, price } of input) {
      const channel = channels.find(({ id }) => id === numberOf(channelId, "Channel"));
      if (!channel) throw notFound("channelId");
      if (done.has(channel.id)) throw new EditRefused("DUPLICATED_INPUT_ITEM", "channelId", "A channel is named once.");
      done.add(channel.id);
      const amount = toMinor(price, channel.currency);
      if (amount > MOST_MONEY) throw new EditRefused("INVALID", "price", "This is more than money can be.");
      await setPrice(trx, variant.id, channel.id, amount);
    }
    return variant.id;
  });
}
