import { loaderOf, type RequestContext } from "@carloom/platform";
import { shopTables } from "../tables.ts";
import { channelById } from "./channel.ts";
import {
  type CategoryRow,
  type ChannelRow,
  categoriesByIds,
  type ProductRow,
  type ProductTypeRow,
  productsByIds,
  productTypesByIds,
  type VariantRow,
  variantsByIds,
  variantsOfProducts,
} from "./catalogue.repository.ts";
import { byChannel, type Key, keyed } from "./keys.ts";
import type { ListedProduct } from "./product.repository.ts";

/** A product as a channel shows it; a variant knows the channel too, because its price is the channel's. */
export type VariantNode = VariantRow & { channel: ChannelRow };
export type ProductNode = ProductRow & { channel: ChannelRow; variants?: VariantNode[]; sale_from?: Date | number };

/** Makes nodes of what a list read. */
export const listed = (
  row: ListedProduct,
  channel: ChannelRow,
): ProductNode & { variants: VariantNode[]; place: string } => ({
  ...row,
  channel,
  variants: row.variants.map((variant) => ({ ...variant, channel })),
});

async function variantsBatch(keys: readonly Key[], context: RequestContext): Promise<Map<Key, VariantNode[]>> {
  const found = new Map<Key, VariantNode[]>(keys.map((key) => [key, []]));
  for (const [channelId, ids] of byChannel(keys)) {
    const channel = await channelById(context, channelId);
    for (const row of await variantsOfProducts(shopTables(context.db), channelId, ids))
      found.get(`${channelId}:${row.product_id}`)?.push({ ...row, channel });
  }
  return found;
}

async function variantBatch(keys: readonly Key[], context: RequestContext): Promise<Map<Key, VariantRow>> {
  const found = new Map<Key, VariantRow>();
  for (const [channelId, ids] of byChannel(keys)) {
    for (const row of await variantsByIds(shopTables(context.db), channelId, ids))
      found.set(`${channelId}:${row.id}`, row);
  }
  return found;
}

async function productBatch(ids: readonly number[], context: RequestContext): Promise<Map<number, ProductRow>> {
  return new Map((await productsByIds(shopTables(context.db), ids)).map((row) => [row.id, row]));
}

async function categoryBatch(ids: readonly number[], context: RequestContext): Promise<Map<number, CategoryRow>> {
  return new Map((await categoriesByIds(shopTables(context.db), ids)).map((row) => [row.id, row]));
}

async function typeBatch(ids: readonly number[], context: RequestContext): Promise<Map<number, ProductTypeRow>> {
  return new Map((await productTypesByIds(shopTables(context.db), ids)).map((row) => [row.id, row]));
}

/**
 * Makes something of the variants of a product that its channel sells, in their order. Where a list brought them there
 * is nothing to wait for: fields of many goods stay free of promises.
 */
export function ofVariants<T>(
  context: RequestContext,
  product: ProductNode,
  make: (variants: VariantNode[]) => T | Promise<T>,
): T | Promise<T> {
  if (product.variants) return make(product.variants);
  // the batch answers every key, be it with an empty list
  return loaderOf(context, variantsBatch)
    .load(keyed(product.channel.id, product.id))
    .then((variants) => make(variants ?? []));
}

/** Hands over variants that were read already, so that no field of the answer reads them again. */
export function knowVariants(context: RequestContext, channel: ChannelRow, rows: Iterable<VariantRow>): void {
  const loader = loaderOf(context, variantBatch);
  for (const row of rows) loader.prime(keyed(channel.id, row.id), row);
}

export async function variantById(
  context: RequestContext,
  channel: ChannelRow,
  id: number,
): Promise<VariantNode | null> {
  const row = await loaderOf(context, variantBatch).load(keyed(channel.id, id));
  return row ? { ...row, channel } : null;
}

/** The product of a variant that is there; the foreign key says that it exists. */
export async function productOf(context: RequestContext, channel: ChannelRow, id: number): Promise<ProductNode> {
  const row = await loaderOf(context, productBatch).load(id);
  if (!row) throw new Error(`There is no product ${id}.`);
  return { ...row, channel };
}

export const categoryOf = async (context: RequestContext, id: number): Promise<CategoryRow | null> =>
  (await loaderOf(context, categoryBatch).load(id)) ?? null;

export async function productTypeOf(context: RequestContext, id: number): Promise<ProductTypeRow> {
  const row = await loaderOf(context, typeBatch).load(id);
  if (!row) throw new Error(`There is no product type ${id}.`);
  return row;
}
