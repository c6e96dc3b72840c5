import { languageOfCode } from "@carloom/wire";
import { translate } from "@carloom/i18n/merge";

export type AccountMailKind =
  | "confirm"
  | "exists"
  | "reset"
  | "email"
  | "email-changed"
  | "delete"
  | "code-on"
  | "code-off"
  | "invite"
  | "staff";

/** Subject, text and the name of its link, in the language of its reader. */
export function accountMail(
  kind: AccountMailKind,
  languageCode: string,
  values: { product: string; link: string },
): { subject: string; text: string; action: string } {
  const language = languageOfCode(languageCode);
  const t = translate(language);
  const part = (name: string) => t(`account.mail.${kind}.${name}`, values);
  return { subject: part("subject"), text: part("text"), action: part("action") };
}
