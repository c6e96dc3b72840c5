import { DEFAULT_LANGUAGE, type Language } from "@carloom/i18n";
import { translate } from "@carloom/i18n/merge";
import type { Services } from "@carloom/platform";
import type { CardConsent } from "../tables/membership.tables.ts";

/** The text that the page shows where a card is to be kept, in the visitor's language, and when it was agreed to. */
export function consentNow({
  language = DEFAULT_LANGUAGE,
  settings,
}: Pick<Services, "settings"> & { language?: Language }): CardConsent {
  const text = translate(language)("membership.card.consent", { product: settings.public.productName });
  return { text, language, at: new Date().toISOString() };
}
