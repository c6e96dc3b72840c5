import { type GraphQLClient, typedDocument } from "@carloom/api-client";
import type { PublicSettings } from "@carloom/settings";
import type { CartInShort } from "./documents.ts";
import type { CheckoutProblem } from "./problems.ts";
import { takeCart } from "./take-cart.ts";

type Problems = { errors: readonly CheckoutProblem[] };

const QuoteSaveDocument = typedDocument<
  { quoteSave: (Problems & { quote: { token: string } | null }) | null },
  { checkoutId: string }
>(
  "quoteSave",
  "mutation",
  `mutation quoteSave($checkoutId: ID!) {
  quoteSave(checkoutId: $checkoutId) {
    quote {
      token
    }
    errors {
      field
      message
      code
    }
  }
}`,
);

const QuoteToCheckoutDocument = typedDocument<
  { quoteToCheckout: (Problems & { checkout: CartInShort | null }) | null },
  { token: string }
>(
  "quoteToCheckout",
  "mutation",
  `mutation quoteToCheckout($token: UUID!) {
  quoteToCheckout(token: $token) {
    checkout {
      id
      quantity
      channel {
        slug
        currencyCode
      }
    }
    errors {
      field
      message
      code
    }
  }
}`,
);

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
