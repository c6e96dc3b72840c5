import { requireRole } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { numberOf } from "@carloom/wire";
import { shopTables } from "../tables.ts";
import { channelList } from "./channel.ts";
import { edit, refuse, notFound } from "./edit.ts";
import { deletePrices, lockProduct, updateProduct } from "./edit.repository.ts";
import { type ListingChange, partsOfProduct, setListing } from "./publication.repository.ts";

export type ListingInput = {
  channelId: string;
  isPublished?: boolean | null;
  isAvailableForPurchase?: boolean | null;
  availableForPurchaseAt?: Date | null;
};

/** @throws Refusal INVALID for a time at which something that is not sold would be sold */
function changeOf({ isPublished, isAvailableForPurchase, availableForPurchaseAt: at }: ListingInput): ListingChange {
  if (isAvailableForPurchase === false && at)
    throw refuse("INVALID", "availableForPurchaseAt", "What is not sold has no time from which it is.");
  const sale_from = isAvailableForPurchase === false ? ("infinity" as const) : at;
  return {
    ...(typeof isPublished === "boolean" && { is_published: isPublished }),
    ...(sale_from ? { sale_from } : isAvailableForPurchase && { sale_from: new Date() }),
  };
}

/** Does a product stand for a part that was taken down after a complaint? */
async function isWithdrawn({ threed, db }: CommerceContext, productId: number): Promise<boolean> {
  const parts = await partsOfProduct(shopTables(db), productId);
  return parts.length > 0 && [...(await threed.partModels(parts)).values()].some((part) => part.isWithdrawn);
}

/** Shows and sells a product channel by channel; out of a channel go its prices with it. */
export async function productChannelListingUpdate(
  context: CommerceContext,
  id: string,
  input: { updateChannels?: readonly ListingInput[] | null; removeChannels?: readonly string[] | null },
) {
  requireRole(context, "catalogue");
  const key = numberOf(id, "Product") ?? 0;
  // a transaction waits for no second connection
  const channels = await channelList(context);
  const withdrawn = input.updateChannels?.some(({ isPublished }) => isPublished) && (await isWithdrawn(context, key));
  return edit(context, async (trx) => {
    const product = await lockProduct(trx, key);
    if (!product) throw notFound();
    const keyOf = (channelId: string, field: string): number => {
      const found = channels.find((channel) => channel.id === numberOf(channelId, "Channel"));
      if (!found) throw notFound(field);
      return found.id;
    };
    const changes = new Map<number, ListingChange>();
    const name = (key: number, change: ListingChange) => {
      if (changes.has(key)) throw refuse("DUPLICATED_INPUT_ITEM", "input", "A channel is named once.");
      changes.set(key, change);
    };
    for (const one of input.updateChannels ?? []) name(keyOf(one.channelId, "updateChannels"), changeOf(one));
    const removed = (input.removeChannels ?? []).map((channelId) => keyOf(channelId, "removeChannels"));
    for (const key of removed) name(key, { is_published: false });
    const isShown = [...changes.values()].some((change) => change.is_published);
    if (isShown && withdrawn) throw refuse("INVALID", "updateChannels", "This part was taken down and is not sold.");
    // what was hidden everywhere comes back only where it is said to
    if (isShown && !product.is_published)
      for (const { id: key } of channels)
        if (!changes.get(key)?.is_published) changes.set(key, { ...changes.get(key), is_published: false });
    for (const [key, change] of changes) await setListing(trx, product.id, key, change);
    for (const key of removed) await deletePrices(trx, product.id, key);
    await updateProduct(trx, product.id, isShown ? { is_published: true } : {});
    return product.id;
  });
}
