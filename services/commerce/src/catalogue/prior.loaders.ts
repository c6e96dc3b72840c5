import { loaderOf, type RequestContext } from "@carloom/platform";
import { lowestBefore } from "@carloom/pricing";
import { shopTables } from "../tables.ts";
import { byChannel, type Key, keyed } from "./keys.ts";
import { priceStories } from "./prior.repository.ts";

async function priorBatch(keys: readonly Key[], context: RequestContext): Promise<Map<Key, number | null>> {
  const now = Date.now();
  const found = new Map<Key, number | null>();
  for (const [channelId, ids] of byChannel(keys)) {
    for (const { variant_id, history, ...price } of await priceStories(shopTables(context.db), channelId, ids))
      found.set(keyed(channelId, variant_id), lowestBefore(history, price, now));
  }
  return found;
}

/** The lowest price of the 30 days before today's reduced price began, minor units; null where it was not sold before. */
export const priorPrice = async (
  context: RequestContext,
  channelId: number,
  variantId: number,
): Promise<number | null> => (await loaderOf(context, priorBatch).load(keyed(channelId, variantId))) ?? null;
