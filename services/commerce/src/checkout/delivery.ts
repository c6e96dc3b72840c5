import { formatMoney, type Language } from "@carloom/i18n";
import { translate } from "@carloom/i18n/merge";
import type { RequestContext } from "@carloom/platform";
import { fromMinor } from "@carloom/pricing";
import { globalId, keyOf, languageOfCode } from "@carloom/wire";
import type { CommerceContext } from "../builder.ts";
import { type Ahead, aheadOf } from "../shipping/ahead.policy.ts";
import { type Bound, boundOf, type ShippingOption, shippingPrice } from "../shipping/shipping.policy.ts";
import { shippingMethodsTo } from "../shipping/shipping.ts";
import { discountOf, priceLeaving } from "../voucher/voucher.policy.ts";
import {
  type CheckoutNode,
  chosenDelivery,
  deliveryOptions,
  destinationOf,
  needsDelivery,
  parcelOf,
  voucherBasis,
  warehousesOf,
} from "./checkout.ts";

/**
 * A way of delivery as a cart has it; `option` is null where it no longer serves the address. One that still does, and
 * whose bounds the parcel has left, is told with why.
 */
export type DeliveryNode = {
  checkoutId: string;
  methodId: number;
  option: ShippingOption | null;
  currency: string;
  /** Why the cart cannot have it, in the reader's language. */
  refused?: string;
};

export const deliveryId = ({ checkoutId, methodId }: Pick<DeliveryNode, "checkoutId" | "methodId">): string =>
  globalId("Delivery", `${checkoutId}/${methodId}`);

/** The way of delivery behind the id of a cart's delivery; null for another cart's. */
export function methodOfDelivery(id: string, checkoutId: string): number | null {
  const [cart, method = ""] = keyOf(id, "Delivery")?.split("/") ?? [];
  return cart === checkoutId && /^[1-9][0-9]{0,8}$/.test(method) ? Number(method) : null;
}

const nodeOf = ({ id, channel }: CheckoutNode, methodId: number, option: ShippingOption | null): DeliveryNode => ({
  checkoutId: id,
  methodId,
  option,
  currency: channel.currency,
});

export const deliveriesOf = async (context: RequestContext, cart: CheckoutNode): Promise<DeliveryNode[]> =>
  (await deliveryOptions(context, cart)).map((option) => nodeOf(cart, option.id, option));

export async function deliveryOf(context: CommerceContext, cart: CheckoutNode): Promise<DeliveryNode | null> {
  if (cart.shipping_method_id === null) return null;
  const option = await chosenDelivery(context, cart);
  const node = nodeOf(cart, cart.shipping_method_id, option);
  return option ? node : { ...node, ...(await outOfBounds(context, cart)) };
}

/** Ways of delivery to where a cart goes, or would go while nobody has said. */
const methodsOf = (context: RequestContext, cart: CheckoutNode) =>
  shippingMethodsTo(context, cart.channel_id, destinationOf(cart, cart.channel), warehousesOf(cart.lines));

/** The chosen way where the parcel has left a bound of it, and which, in words. */
async function outOfBounds(
  context: CommerceContext,
  cart: CheckoutNode,
): Promise<{ option: ShippingOption; refused: string } | null> {
  if (!cart.shipping_address || !needsDelivery(cart)) return null;
  const method = (await methodsOf(context, cart)).find(({ id }) => id === cart.shipping_method_id);
  const parcel = parcelOf(cart);
  const bound = method ? boundOf(method, parcel) : null;
  if (!method || !bound) return null;
  const option = { ...method, price: shippingPrice(method, parcel.grams) };
  return { option, refused: boundWords(context.language ?? languageOfCode(cart.language_code), cart, option, bound) };
}

function boundWords(
  language: Language,
  { channel: { currency } }: CheckoutNode,
  { names }: ShippingOption,
  { why, bound, has }: Bound,
): string {
  const weight = new Intl.NumberFormat(language, { style: "unit", unit: "kilogram", maximumFractionDigits: 2 });
  const textOf = (value: number) =>
    why === "weight" ? weight.format(value / 1000) : formatMoney(language, fromMinor(value, currency), currency);
  const values = { method: names[language], bound: textOf(bound), has: textOf(has) };
  return translate(language)(`refusal.delivery.${why}`, values);
}

/** What more goods would make of a cart's delivery; null where nothing, and where its goods are not the buyer's to change. */
export async function deliveryAhead(context: RequestContext, cart: CheckoutNode): Promise<Ahead | null> {
  if (cart.draft || !needsDelivery(cart)) return null;
  const { grams, goods } = parcelOf(cart);
  const { voucher } = cart;
  const off = (price: number) => (voucher ? discountOf(voucher, voucherBasis(cart, price)).shipping : 0);
  const ahead = aheadOf(await methodsOf(context, cart), { grams, goods: goods ?? 0 }, (price) => price - off(price));
  const missing = ahead && priceLeaving(ahead.missing, voucher, voucherBasis(cart, 0));
  return ahead && missing !== null ? { ...ahead, missing } : null;
}
