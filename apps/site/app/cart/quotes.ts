import type { GraphQLClient } from "@carloom/api-client";
import { QuoteSaveDocument, QuoteToCheckoutDocument } from "@carloom/api-client/commerce";
import type { PublicSettings } from "@carloom/settings";
import { takeCart } from "./take-cart.ts";

type Client = Pick<GraphQLClient, "query" | "tryQuery" | "mutate">;

/** Keeps a cart's prices; its token, or the code of what is wrong. Throws when the shop cannot be reached. */
export async function saveQuote(commerce: Client, checkoutId: string): Promise<{ token: string } | { code: string }> {
  const { quoteSave } = await commerce.mutate(QuoteSaveDocument, { checkoutId });
  const token = quoteSave?.quote?.token;
  return token ? { token } : { code: quoteSave?.errors[0]?.code ?? "OTHER" };
}

/**
 * Begins a cart with the goods and prices of a quote and holds it; a cart that was in use and is not empty is put aside.
 * Throws when the shop cannot be reached.
 */
export async function takeQuote(
  commerce: Client,
  settings: Pick<PublicSettings, "origin" | "cookieDomain">,
  token: string,
): Promise<{ channel: string } | { code: string }> {
  const { quoteToCheckout } = await commerce.mutate(QuoteToCheckoutDocument, { token });
  const made = quoteToCheckout?.checkout;
  if (!made) return { code: quoteToCheckout?.errors[0]?.code ?? "OTHER" };
  await takeCart(commerce, settings, made);
  return { channel: made.channel.slug };
}
