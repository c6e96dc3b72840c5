import type { GraphQLClient } from "@carloom/api-client";
import { OrderAgainDocument, type OrderAgainMutation } from "@carloom/api-client/commerce";
import type { PublicSettings } from "@carloom/settings";
import { takeCart } from "./take-cart.ts";

export type LeftOut = OrderAgainMutation["orderAgain"]["leftOut"];
export type TakenAgain = { channel: string | null; leftOut: LeftOut; code: string | null };

/**
 * Begins a cart with what an order held and takes it into use; `leftOut` is what cannot be bought now. Without a cart
 * `channel` is null and `code` says why. Throws when the shop cannot be reached.
 */
export async function takeAgain(
  commerce: Pick<GraphQLClient, "mutate" | "tryQuery">,
  settings: Pick<PublicSettings, "origin" | "cookieDomain">,
  token: string,
): Promise<TakenAgain> {
  const { checkout, leftOut, errors } = (await commerce.mutate(OrderAgainDocument, { token })).orderAgain;
  if (!checkout) return { channel: null, leftOut, code: errors[0]?.code ?? "OTHER" };
  await takeCart(commerce, settings, checkout);
  return { channel: checkout.channel.slug, leftOut, code: null };
}
