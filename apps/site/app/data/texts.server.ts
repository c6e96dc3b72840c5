import type { GraphQLClient } from "@carloom/api-client";
import { SiteTextsDocument } from "@carloom/api-client/commerce";
import { type Language, LANGUAGE_CODES, type Messages } from "@carloom/i18n";

const TOKEN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Token of what staff look at before they publish it. */
export function previewOf(request: Request): string | null {
  const token = new URL(request.url).searchParams.get("preview");
  return token && TOKEN.test(token) ? token : null;
}

/** What staff wrote for the home page; null where all of it is as the product has it, and where it cannot be read. */
export async function siteTexts(
  commerce: GraphQLClient,
  language: Language,
  preview: string | null,
): Promise<Messages | null> {
  const answer = await commerce.tryQuery(SiteTextsDocument, { language: LANGUAGE_CODES[language], preview });
  const texts = answer?.siteTexts ?? [];
  return texts.length > 0 ? Object.fromEntries(texts.map(({ key, value }) => [key, value])) : null;
}
