import type { Clients } from "@carloom/api-client";
import { CartStateDocument } from "@carloom/api-client/commerce";

export type CartChannel = { slug: string; currency: string; count: number };

/** The channel of a cart and how much lies in it; null when there is no such cart any more. */
export async function cartChannel(clients: Clients, id: string): Promise<CartChannel | null> {
  const { checkout } = await clients.commerce.query(CartStateDocument, { id });
  return checkout && { slug: checkout.channel.slug, currency: checkout.channel.currencyCode, count: checkout.quantity };
}
