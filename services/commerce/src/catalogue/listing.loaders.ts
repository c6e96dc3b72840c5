import { loaderOf, type RequestContext } from "@carloom/platform";
import { shopTables } from "../tables.ts";
import type { ProductNode } from "./catalogue.loaders.ts";
import { type MediaRow, mediaOfProducts } from "./media.repository.ts";
import { type ListingRow, listingsOfProducts } from "./publication.repository.ts";

function grouped<R extends { product_id: number }>(ids: readonly number[], rows: readonly R[]): Map<number, R[]> {
  const groups = new Map<number, R[]>(ids.map((id) => [id, []]));
  for (const row of rows) groups.get(row.product_id)?.push(row);
  return groups;
}

async function listingsBatch(ids: readonly number[], context: RequestContext): Promise<Map<number, ListingRow[]>> {
  return grouped(ids, await listingsOfProducts(shopTables(context.db), ids));
}

async function mediaBatch(ids: readonly number[], context: RequestContext): Promise<Map<number, MediaRow[]>> {
  return grouped(ids, await mediaOfProducts(shopTables(context.db), ids));
}

/** How a product stands in each channel. */
export const listingsOf = async (context: RequestContext, productId: number): Promise<ListingRow[]> =>
  (await loaderOf(context, listingsBatch).load(productId)) ?? [];

export const mediaRowsOf = async (context: RequestContext, productId: number): Promise<MediaRow[]> =>
  (await loaderOf(context, mediaBatch).load(productId)) ?? [];

/** Since when a product may be bought in its channel. A list has read it. */
export async function saleFromOf(context: RequestContext, product: ProductNode): Promise<Date | number> {
  if (product.sale_from !== undefined) return product.sale_from;
  const listings = await listingsOf(context, product.id);
  const listing = listings.find(({ channel_id }) => channel_id === product.channel.id);
  return listing?.sale_from ?? product.created_at;
}
