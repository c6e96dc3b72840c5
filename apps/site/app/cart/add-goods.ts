import { type GraphQLClient, heldCart, holdCart } from "@carloom/api-client";
import { CartStateDocument, CheckoutCreateDocument, CheckoutLinesAddDocument } from "@carloom/api-client/commerce";
import type { PublicSettings } from "@carloom/settings";
import { setCartState } from "./cart-state.ts";
import { setNewCartState } from "./new-cart-state.ts";
import { putAside, takeBack } from "./put-aside.ts";
import type { CheckoutProblem } from "./problems.ts";

type Goods = {
  channel: string;
  variantId: string;
  quantity: number;
  /** Of the line that they become. */
  metadata?: { key: string; value: string }[];
};

/** A cart that has other goods' currency. */
export type OtherCart = { channel: string; currency: string; count: number };

export type Added =
  | { kind: "done" }
  | { kind: "refused"; problem: CheckoutProblem }
  /** The cart in use belongs to another channel: nothing was done, the visitor is asked. */
  | { kind: "other"; cart: OtherCart };

type Client = Pick<GraphQLClient, "query" | "mutate">;
type CookieSettings = Pick<PublicSettings, "origin" | "cookieDomain">;

const OTHER: CheckoutProblem = { field: null, message: null, code: "OTHER" };
const outcome = ([problem]: readonly CheckoutProblem[]): Added =>
  problem ? { kind: "refused", problem } : { kind: "done" };

/**
 * Puts goods into the cart that this browser holds, or into a new one where there is none or it is gone. Goods of one
 * channel never go into a cart of another: `apart` puts that one aside and goes on with one of the goods' own channel.
 * Throws when the shop cannot be reached.
 */
export async function addGoods(
  commerce: Client,
  settings: CookieSettings,
  goods: Goods,
  apart = false,
): Promise<Added> {
  const held = heldCart();
  const { checkout } = held ? await commerce.query(CartStateDocument, { id: held }) : { checkout: null };
  if (checkout && checkout.channel.slug !== goods.channel && checkout.quantity > 0) {
    const { slug: channel, currencyCode: currency } = checkout.channel;
    if (!apart) return { kind: "other", cart: { channel, currency, count: checkout.quantity } };
    putAside(channel, checkout.id);
  }
  const own = checkout?.channel.slug === goods.channel ? checkout.id : takeBack(goods.channel);
  return (own ? await addTo(own, commerce, settings, goods) : null) ?? begin(commerce, settings, goods);
}

/** Null when there is no such cart any more. */
async function addTo(
  id: string,
  commerce: Client,
  settings: CookieSettings,
  { variantId, quantity, metadata }: Goods,
): Promise<Added | null> {
  const lines = [{ variantId, quantity, ...(metadata && { metadata }) }];
  const { checkoutLinesAdd } = await commerce.mutate(CheckoutLinesAddDocument, { id, lines });
  if (checkoutLinesAdd?.errors.some(({ code, field }) => code === "NOT_FOUND" && field !== "lines")) return null;
  if (checkoutLinesAdd?.checkout) {
    holdCart(id, settings);
    setCartState(checkoutLinesAdd.checkout);
  }
  return outcome(checkoutLinesAdd?.errors ?? [OTHER]);
}

async function begin(
  commerce: Client,
  settings: CookieSettings,
  { channel, variantId, quantity, metadata }: Goods,
): Promise<Added> {
  const input = { channel, lines: [{ variantId, quantity, ...(metadata && { metadata }) }] };
  const { checkoutCreate } = await commerce.mutate(CheckoutCreateDocument, { input });
  const made = checkoutCreate?.checkout;
  if (made && checkoutCreate.errors.length === 0) {
    holdCart(made.id, settings);
    setNewCartState(made);
  }
  return outcome(checkoutCreate?.errors ?? [OTHER]);
}
