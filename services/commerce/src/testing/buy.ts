import type { Visitor } from "@carloom/platform";
import { BILLING, CREATE, DELIVERY, EMAIL, SHIPPING } from "./documents.ts";
import { SEOUL, type Shop } from "./shop.ts";

/** A cart that only has to be completed. @returns its global id */
export async function readyCart(
  shop: Shop,
  lines: readonly { sku: string; quantity: number }[],
  options: { address?: object; channel?: string; visitor?: Visitor | null } = {},
): Promise<string> {
  const { address = SEOUL, channel = "default-channel", visitor = null } = options;
  const input = {
    channel,
    email: "buyer@people.example",
    shippingAddress: address,
    billingAddress: address,
    lines: await Promise.all(
      lines.map(async ({ sku, quantity }) => ({ variantId: await shop.variant(sku), quantity })),
    ),
  };
  const created = (await shop.graphql(CREATE, { input }, visitor)).data.checkoutCreate;
  if (created.errors.length > 0) throw new Error(JSON.stringify(created.errors));
  const { id, shippingMethods } = created.checkout;
  if (lines.length > 0) await shop.graphql(DELIVERY, { id, deliveryMethodId: shippingMethods[0].id }, visitor);
  return id;
}

/** Gives an existing cart everything that its completion asks for. */
export async function makeReady(shop: Shop, id: string, address: object, visitor: Visitor | null = null) {
  await shop.graphql(EMAIL, { id, email: "buyer@people.example" }, visitor);
  const answer = await shop.graphql(SHIPPING, { id, shippingAddress: address }, visitor);
  await shop.graphql(BILLING, { id, billingAddress: address }, visitor);
  const deliveryMethodId = answer.data.checkoutShippingAddressUpdate.checkout.shippingMethods[0].id;
  return (await shop.graphql(DELIVERY, { id, deliveryMethodId }, visitor)).data.checkoutDeliveryMethodUpdate.checkout;
}
