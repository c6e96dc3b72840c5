import type { RequestContext } from "@carloom/platform";
import { globalId, keyOf } from "@carloom/wire";
import type { ShippingOption } from "../shipping/shipping.policy.ts";
import { type CheckoutNode, chosenDelivery, deliveryOptions } from "./checkout.ts";

/** A way of delivery as a cart has it; `option` is null where it no longer serves the address or the parcel. */
export type DeliveryNode = { checkoutId: string; methodId: number; option: ShippingOption | null; currency: string };

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

export async function deliveryOf(context: RequestContext, cart: CheckoutNode): Promise<DeliveryNode | null> {
  if (cart.shipping_method_id === null) return null;
  return nodeOf(cart, cart.shipping_method_id, await chosenDelivery(context, cart));
}
