import { hasRole } from "@carloom/identity";
import { loaderOf, type RequestContext } from "@carloom/platform";
import type { ChannelRow } from "../catalogue/catalogue.repository.ts";
import { channelById, taxPpm } from "../catalogue/channel.ts";
import { freeOfCart, hasStickers } from "../membership/area.ts";
import { type Quota, quotaOf } from "../membership/quota.repository.ts";
import { valueOf } from "../order/edit/edit.repository.ts";
import { shippingMethodsTo } from "../shipping/shipping.ts";
import { type Parcel, type ShippingOption, shippingOptions } from "../shipping/shipping.policy.ts";
import { shopTables } from "../tables.ts";
import { discountOf, type VoucherBasis } from "../voucher/voucher.policy.ts";
import { type CartVoucher, voucherOfCart } from "../voucher/voucher.repository.ts";
import { mayUse, type TaxRule, type Totals, totalsOf, unitPrice } from "./checkout.policy.ts";
import { type CheckoutRow, checkoutById, type LineRow, linesOf } from "./checkout.repository.ts";
import { isLinked } from "./prepared.repository.ts";

/** A cart with everything that its totals depend on. */
export type CheckoutNode = CheckoutRow & {
  channel: ChannelRow;
  lines: LineRow[];
  tax: TaxRule;
  /** The voucher behind its code; null without a code, or when the channel no longer offers it. */
  voucher: CartVoucher | null;
  /** What its owner has free as a member; null without a sticker in it. */
  quota: Quota | null;
};
export type LineNode = LineRow & { checkout: CheckoutNode; index: number };

/** Whose cart it is: its owner's, or of the customer whom staff prepare it for. */
export const ownerOf = (checkout: Pick<CheckoutRow, "user_id" | "draft">): string | null =>
  checkout.user_id ?? checkout.draft?.userId ?? null;

/** Of a cart's and its order's metadata: staff prepared it. Pages tell by it what its customer cannot change. */
export const PREPARED_KEY = "preparedBy";

/** Country that decides tax and delivery: where the parcel goes, else where the invoice does, until then the channel's own. */
export const destinationOf = (checkout: CheckoutRow, channel: ChannelRow): string =>
  (checkout.shipping_address ?? checkout.billing_address)?.country ?? channel.default_country;

/** How goods on their way to a country are taxed in a channel. */
export const taxRuleOf = (channel: ChannelRow, country: string): TaxRule => ({
  ppmOf: (taxClass) => taxPpm(channel, country, taxClass),
  included: channel.prices_include_tax,
});

/** Lines, channel and tax of a cart that was read already; lines are read unless the caller knows them. */
export async function wholeCheckout(
  context: RequestContext,
  row: CheckoutRow,
  known?: LineRow[],
): Promise<CheckoutNode> {
  const db = shopTables(context.db);
  const [lines, channel] = await Promise.all([
    known ?? linesOf(db, row.id, row.channel_id),
    channelById(context, row.channel_id),
  ]);
  const voucher = await voucherOfCart(db, row, lines);
  const tax = taxRuleOf(channel, destinationOf(row, channel));
  const owner = ownerOf(row);
  const quota = owner !== null && hasStickers(lines) ? await quotaOf(db, owner, new Date()) : null;
  return { ...row, channel, lines, tax, voucher, quota };
}

/**
 * A cart that the visitor may use; unknown and foreign ones are both null. What staff prepared is read by them, and by
 * whoever holds its id for as long as a link leads to it: addresses stand in it.
 */
export async function visibleCheckout(context: RequestContext, id: string): Promise<CheckoutNode | null> {
  const db = shopTables(context.db);
  const row = await checkoutById(db, id);
  if (!row || !mayUse(row, context.visitor)) return null;
  const isOpen = !row.draft || hasRole(context.visitor, "orders") || (await isLinked(db, row.draft.id));
  return isOpen ? wholeCheckout(context, row) : null;
}

/** Weight of the parcel in grams; what nobody carries weighs nothing. */
export const weightOf = (lines: readonly Pick<LineRow, "weight_g" | "quantity" | "is_shipping_required">[]): number =>
  lines.reduce((sum, line) => sum + (line.is_shipping_required ? line.weight_g * line.quantity : 0), 0);

/** What ways of delivery are asked about for a cart: vouchers and staff's discounts count as they do in its totals. */
export function parcelOf(checkout: CheckoutNode): Parcel {
  const { net, gross } = priceCheckout(checkout, null).subtotal;
  return { grams: weightOf(checkout.lines), goods: checkout.tax.included ? gross : net };
}

/** Warehouses that what is to be carried lies in. */
export const warehousesOf = (lines: readonly Pick<LineRow, "is_shipping_required" | "warehouse_id">[]): number[] => [
  ...new Set(
    lines.flatMap((line) => (line.is_shipping_required && line.warehouse_id !== null ? line.warehouse_id : [])),
  ),
];

/** Has anything of the cart to be carried somewhere? */
export const needsDelivery = ({ lines }: Pick<CheckoutNode, "lines">): boolean =>
  lines.some((line) => line.is_shipping_required);

/** Ways of delivery to the address of the cart; none before there is one. */
export async function deliveryOptions(context: RequestContext, checkout: CheckoutNode): Promise<ShippingOption[]> {
  if (!checkout.shipping_address || !needsDelivery(checkout)) return [];
  const { country } = checkout.shipping_address;
  const methods = await shippingMethodsTo(context, checkout.channel_id, country, warehousesOf(checkout.lines));
  return shippingOptions(methods, parcelOf(checkout));
}

/** The chosen way of delivery while it still serves the address and the parcel. */
export async function chosenDelivery(context: RequestContext, checkout: CheckoutNode): Promise<ShippingOption | null> {
  if (checkout.shipping_method_id === null) return null;
  return (await deliveryOptions(context, checkout)).find(({ id }) => id === checkout.shipping_method_id) ?? null;
}

/** Totals of a cart; lines that can no longer be sold count as nothing and stop the completion. */
export function priceCheckout(checkout: CheckoutNode, shipping: ShippingOption | null): Totals {
  const lines = checkout.lines.map((line) => ({
    unit: unitPrice(line) ?? 0,
    quantity: line.quantity,
    tax_class: line.tax_class,
  }));
  const price = shipping?.price ?? 0;
  const { voucher } = checkout;
  const discount = voucher && discountOf(voucher, voucherBasis(checkout, price));
  const byStaff = (checkout.draft?.discounts ?? []).map(valueOf);
  return totalsOf(lines, price, checkout.tax, discount, freeOfCart(checkout.lines, checkout.quota), byStaff);
}

/** What a voucher of this cart is asked about: what is free for a member is free before. */
export function voucherBasis(checkout: CheckoutNode, shipping: number): VoucherBasis {
  const free = freeOfCart(checkout.lines, checkout.quota);
  return {
    lines: checkout.lines.map((line, i) => ({
      variant: line.variant_id,
      price: (unitPrice(line) ?? 0) * line.quantity - (free?.lines[i] ?? 0),
      quantity: line.quantity,
    })),
    shipping,
    country: destinationOf(checkout, checkout.channel),
    now: new Date(),
  };
}

/** What was taken off, in words: the voucher's name, else the first reason of staff. */
export const discountName = ({ voucher, draft }: Pick<CheckoutNode, "voucher" | "draft">): string | null =>
  voucher?.name ?? (draft?.discounts.map(({ reason }) => reason).find(Boolean) || null);

async function totalsBatch(
  checkouts: readonly CheckoutNode[],
  context: RequestContext,
): Promise<Map<CheckoutNode, Totals>> {
  const priced = new Map<CheckoutNode, Totals>();
  for (const checkout of checkouts) {
    priced.set(checkout, priceCheckout(checkout, await chosenDelivery(context, checkout)));
  }
  return priced;
}

/** Totals of a cart, computed once a request. */
export async function checkoutTotals(context: RequestContext, checkout: CheckoutNode): Promise<Totals> {
  const totals = await loaderOf(context, totalsBatch).load(checkout);
  if (!totals) throw new Error("A checkout always has totals.");
  return totals;
}
