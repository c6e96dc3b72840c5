import { type Clients, typedDocument } from "@carloom/api-client";

export type CartChannel = { slug: string; currency: string; count: number };

const CartChannelDocument = typedDocument<
  { checkout: { id: string; quantity: number; channel: { slug: string; currencyCode: string } } | null },
  { id: string }
>(
  "cartChannel",
  "query",
  "query cartChannel($id: ID!) {\n  checkout(id: $id) {\n    id\n    quantity\n    channel {\n      slug\n      currencyCode\n    }\n  }\n}",
);

/** The channel of a cart and how much lies in it; null when there is no such cart any more. */
export async function cartChannel(clients: Clients, id: string): Promise<CartChannel | null> {
  const { checkout } = await clients.commerce.query(CartChannelDocument, { id });
  return checkout && { slug: checkout.channel.slug, currency: checkout.channel.currencyCode, count: checkout.quantity };
}
