import { type GraphQLClient, TransportError, typedDocument } from "@carloom/api-client";
import type { Amount } from "./shop.ts";

export type QuotePage = {
  token: string;
  channel: string;
  /** ISO time until which the prices hold. */
  validUntil: string;
  isValid: boolean;
  note: string;
  lines: {
    variantId: string;
    sku: string;
    name: string;
    quantity: number;
    unitPrice: Amount;
    designTitle: string | null;
    /** As the catalogue calls it. */
    productName: string;
    variantName: string;
    metadata: { key: string; value: string }[];
  }[];
  /** With the tax of the country that it was made for, without delivery. */
  total: { gross: Amount; net: Amount; tax: Amount };
  /** Unit prices hold their tax. */
  pricesIncludeTax: boolean;
  isShippingRequired: boolean;
};

const SavedQuoteDocument = typedDocument<{ savedQuote: QuotePage | null }, { token: string }>(
  "savedQuote",
  "query",
  `query savedQuote($token: UUID!) {
  savedQuote(token: $token) {
    token
    channel
    validUntil
    isValid
    note
    lines {
      variantId
      sku
      name
      quantity
      unitPrice {
        amount
        currency
      }
      designTitle
      productName
      variantName
      metadata {
        key
        value
      }
    }
    pricesIncludeTax
    isShippingRequired
    total {
      net {
        amount
        currency
      }
      gross {
        amount
        currency
      }
      tax {
        amount
        currency
      }
    }
  }
}`,
);

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A saved quote by the token in its link; null when there is none. @throws Response 503 */
export async function quotePage(commerce: GraphQLClient, token: string): Promise<QuotePage | null> {
  if (!UUID.test(token)) return null;
  try {
    return (await commerce.query(SavedQuoteDocument, { token })).savedQuote;
  } catch (error) {
    if (error instanceof TransportError) throw new Response("The shop cannot be reached", { status: 503 });
    throw error;
  }
}
