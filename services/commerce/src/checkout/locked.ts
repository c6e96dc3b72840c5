import type { CommerceContext } from "../builder.ts";
import { knownChannel } from "../catalogue/channel.ts";
import { hasStickers } from "../membership/area.ts";
import { lockQuota, quotaOf } from "../membership/quota.repository.ts";
import { type ShippingOption, shippingOptions } from "../shipping/shipping.policy.ts";
import { knownShippingTo } from "../shipping/shipping.ts";
import type { CommerceDb } from "../tables.ts";
import { voucherOfCart } from "../voucher/voucher.repository.ts";
import { lockVisible } from "./change.ts";
import {
  type CheckoutNode,
  destinationOf,
  needsDelivery,
  ownerOf,
  parcelOf,
  taxRuleOf,
  warehousesOf,
} from "./checkout.ts";
import { type CheckoutRow, linesOf, linesToOrder } from "./checkout.repository.ts";

export type LockedCheckout = {
  checkout: CheckoutNode;
  delivery: ShippingOption | undefined;
  /** Was a payment begun for it? Nobody begins one while the cart is locked. Told of a cart that becomes an order. */
  hasPayments: boolean;
  /** Are gift cards on it? Told likewise. */
  hasGiftCards: boolean;
};

/**
 * Reads everything of a locked cart inside its transaction. The channels and ways of delivery must have been read before.
 * @param isFinal the cart becomes an order: what its owner has free as a member is locked with it
 */
export async function readLocked(
  trx: CommerceDb,
  context: CommerceContext,
  row: CheckoutRow,
  isFinal = false,
): Promise<LockedCheckout> {
  const channel = knownChannel(context, row.channel_id);
  const country = destinationOf(row, channel);
  const { lines, hasPayments, hasGiftCards } = isFinal
    ? await linesToOrder(trx, row.id, row.channel_id)
    : { lines: await linesOf(trx, row.id, row.channel_id), hasPayments: true, hasGiftCards: true };
  const tax = taxRuleOf(channel, country);
  const voucher = await voucherOfCart(trx, row, lines);
  const member = hasStickers(lines) ? ownerOf(row) : null;
  if (member !== null && isFinal) await lockQuota(trx, member);
  const quota = member === null ? null : await quotaOf(trx, member, new Date());
  const checkout: CheckoutNode = { ...row, channel, lines, tax, voucher, quota };
  const methods =
    row.shipping_address && needsDelivery(checkout)
      ? knownShippingTo(context, channel.id, country, warehousesOf(lines))
      : [];
  const delivery = shippingOptions(methods, parcelOf(checkout)).find((option) => option.id === row.shipping_method_id);
  return { checkout, delivery, hasPayments, hasGiftCards };
}

/** Locks a cart that the visitor may use and reads it. @throws Refusal NOT_FOUND */
export async function lockWhole(
  trx: CommerceDb,
  context: CommerceContext,
  id: string | null | undefined,
): Promise<LockedCheckout> {
  return readLocked(trx, context, await lockVisible(trx, context, id));
}
