import { type GraphQLClient, heldCart, holdCart } from "@carloom/api-client";
import { CartStateDocument, CheckoutMembershipAddDocument } from "@carloom/api-client/commerce";
import type { PublicSettings } from "@carloom/settings";
import { setNewCartState } from "../../cart/new-cart-state.ts";
import { putAside, takeBack } from "../../cart/put-aside.ts";
import type { CheckoutProblem } from "../../cart/problems.ts";
import type { Period } from "../../data/plans.ts";

type Choice = { channel: string; planId: string; period: Period };

/**
 * Puts a plan into the visitor's cart of the channel, or into a new one; a cart of another channel is put aside for
 * later. @returns why not, or null when the cart holds it now. Throws when the shop cannot be reached.
 */
export async function joinPlan(
  commerce: Pick<GraphQLClient, "query" | "mutate">,
  settings: Pick<PublicSettings, "origin" | "cookieDomain">,
  { channel, planId, period }: Choice,
): Promise<CheckoutProblem | null> {
  const held = heldCart();
  const { checkout } = held ? await commerce.query(CartStateDocument, { id: held }) : { checkout: null };
  const isOwn = checkout?.channel.slug === channel;
  const checkoutId = isOwn ? checkout.id : takeBack(channel);
  const answer = await commerce.mutate(CheckoutMembershipAddDocument, { planId, period, channel, checkoutId });
  const { checkout: cart, errors } = answer.checkoutMembershipAdd;
  if (!cart) {
    // what was taken back is not in use after all
    if (!isOwn && checkoutId) putAside(channel, checkoutId);
    return errors[0] ?? { field: null, message: null, code: "OTHER" };
  }
  if (checkout && !isOwn && checkout.quantity > 0) putAside(checkout.channel.slug, checkout.id);
  holdCart(cart.id, settings);
  setNewCartState(cart);
  return null;
}
