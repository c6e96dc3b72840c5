import { LANGUAGE_CODES, type Language } from "@carloom/i18n";
import { type GraphQLClient, TransportError } from "@carloom/api-client";
import { SavedQuoteDocument, type SavedQuoteQuery } from "@carloom/api-client/commerce";

/**
 * `validUntil` is the ISO time until which the prices hold; `total` has the tax of the country that it was made for, and no
 * delivery; unit prices hold their tax where `pricesIncludeTax` says so; goods are called as the catalogue calls them.
 */
export type QuotePage = NonNullable<SavedQuoteQuery["savedQuote"]>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A saved quote by the token in its link; null when there is none. @throws Response 503 */
export async function quotePage(commerce: GraphQLClient, token: string, language: Language): Promise<QuotePage | null> {
  if (!UUID.test(token)) return null;
  try {
    return (await commerce.query(SavedQuoteDocument, { token, language: LANGUAGE_CODES[language] })).savedQuote;
  } catch (error) {
    if (error instanceof TransportError) throw new Response("The shop cannot be reached", { status: 503 });
    throw error;
  }
}
