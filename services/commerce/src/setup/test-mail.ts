import type { Language } from "@carloom/i18n";
import { translate } from "@carloom/i18n/merge";

/** A mail that says that mail works. */
export function testMail(product: string, language: Language): { subject: string; text: string } {
  const t = translate(language);
  return { subject: t("setup-mail.subject", { product }), text: t("setup-mail.text", { product }) };
}
