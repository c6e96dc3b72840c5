import { type GraphQLClient, TransportError } from "@carloom/api-client";
import { PreparedOrderDocument, type PreparedOrderQuery } from "@carloom/api-client/commerce";
import { LANGUAGE_CODES, type Language } from "@carloom/i18n";

/** What staff prepared: a cart to pay, or the token of the order that it became. */
export type PreparedPage = NonNullable<PreparedOrderQuery["preparedOrder"]>;

const TOKEN = /^[\w-]{32}$/;

/** What a link in a mail opens; null when it has ended or was taken back. @throws Response 503 */
export async function preparedPage(
  commerce: GraphQLClient,
  token: string,
  language: Language,
): Promise<PreparedPage | null> {
  if (!TOKEN.test(token)) return null;
  try {
    return (await commerce.query(PreparedOrderDocument, { token, language: LANGUAGE_CODES[language] })).preparedOrder;
  } catch (error) {
    if (error instanceof TransportError) throw new Response("The shop cannot be reached", { status: 503 });
    throw error;
  }
}
