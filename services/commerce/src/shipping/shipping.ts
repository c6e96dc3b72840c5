import { loaderOf, type RequestContext } from "@carloom/platform";
import { shopTables } from "../tables.ts";
import { type ShippingRow, shippingTo } from "./shipping.repository.ts";

type Key = `${number}:${string}`;

async function batch(keys: readonly Key[], context: RequestContext): Promise<Map<Key, ShippingRow[]>> {
  const found = new Map<Key, ShippingRow[]>();
  for (const key of keys) {
    const [channel = "0", country = ""] = key.split(":");
    found.set(key, await shippingTo(shopTables(context.db), Number(channel), country));
  }
  return found;
}

/** Ways of delivery to a country, read once a request. */
export async function shippingMethodsTo(
  context: RequestContext,
  channelId: number,
  country: string,
): Promise<ShippingRow[]> {
  return (await loaderOf(context, batch).load(`${channelId}:${country}`)) ?? [];
}
