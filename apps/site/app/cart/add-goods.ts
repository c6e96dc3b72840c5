import { type GraphQLClient, heldCart, holdCart } from "@carloom/api-client";
import { CheckoutCreateDocument, CheckoutLinesAddDocument } from "@carloom/api-client/commerce";
import type { PublicSettings } from "@carloom/settings";
import { setCartCount } from "./cart-count.ts";
import type { CheckoutProblem } from "./problems.ts";

type Goods = { channel: string; variantId: string; quantity: number };

/**
 * Puts goods into the cart that this browser holds, or into a new one where there is none, it is gone, or it belongs to
 * another channel. @returns the problems; none means done. Throws when the shop cannot be reached.
 */
export async function addGoods(
  commerce: GraphQLClient,
  settings: Pick<PublicSettings, "origin" | "cookieDomain">,
  { channel, variantId, quantity }: Goods,
): Promise<readonly CheckoutProblem[]> {
  const lines = [{ variantId, quantity }];
  const held = heldCart();
  if (held) {
    const { checkoutLinesAdd } = await commerce.mutate(CheckoutLinesAddDocument, { id: held, lines });
    const gone = checkoutLinesAdd?.errors.some(({ code, field }) => code === "NOT_FOUND" && field !== "lines");
    if (!gone) {
      if (checkoutLinesAdd?.checkout) setCartCount(checkoutLinesAdd.checkout.quantity);
      return checkoutLinesAdd?.errors ?? [{ field: null, message: null, code: "OTHER" }];
    }
  }
  const { checkoutCreate } = await commerce.mutate(CheckoutCreateDocument, { input: { channel, lines } });
  const made = checkoutCreate?.checkout;
  if (made && checkoutCreate.errors.length === 0) {
    holdCart(made.id, settings);
    setCartCount(made.quantity);
  }
  return checkoutCreate?.errors ?? [{ field: null, message: null, code: "OTHER" }];
}
