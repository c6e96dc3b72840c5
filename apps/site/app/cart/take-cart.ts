import { type GraphQLClient, heldCart, holdCart } from "@carloom/api-client";
import { CartStateDocument, type CartStateQuery } from "@carloom/api-client/commerce";
import type { PublicSettings } from "@carloom/settings";
import { setNewCartState } from "./new-cart-state.ts";
import { putAside } from "./put-aside.ts";

/** Takes a cart that was just made into use; one that was in use and is not empty is put aside. */
export async function takeCart(
  commerce: Pick<GraphQLClient, "tryQuery">,
  settings: Pick<PublicSettings, "origin" | "cookieDomain">,
  made: NonNullable<CartStateQuery["checkout"]>,
): Promise<void> {
  const held = heldCart();
  const before = held ? (await commerce.tryQuery(CartStateDocument, { id: held }))?.checkout : null;
  if (before && before.quantity > 0) putAside(before.channel.slug, before.id);
  holdCart(made.id, settings);
  setNewCartState(made);
}
