import { createTranslate, type Translate } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { languageOfCode } from "../wire/language.graphql.ts";

export type AccountMailKind = "confirm" | "exists" | "reset" | "email" | "email-changed" | "delete";

const translations = new Map<string, Translate>();

/** Subject and text of a mail, in the language of its reader. */
export function accountMail(
  kind: AccountMailKind,
  languageCode: string,
  values: { product: string; link: string },
): { subject: string; text: string } {
  const language = languageOfCode(languageCode);
  let t = translations.get(language);
  if (!t) translations.set(language, (t = createTranslate(language, mergedMessages(language))));
  return { subject: t(`account.mail.${kind}.subject`, values), text: t(`account.mail.${kind}.text`, values) };
}
