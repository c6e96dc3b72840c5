import { languageOfCode } from "../wire/language.graphql.ts";
import { translate } from "../wire/translate.ts";

export type AccountMailKind = "confirm" | "exists" | "reset" | "email" | "email-changed" | "delete";

/** Subject and text of a mail, in the language of its reader. */
export function accountMail(
  kind: AccountMailKind,
  languageCode: string,
  values: { product: string; link: string },
): { subject: string; text: string } {
  const language = languageOfCode(languageCode);
  const t = translate(language);
  return { subject: t(`account.mail.${kind}.subject`, values), text: t(`account.mail.${kind}.text`, values) };
}
