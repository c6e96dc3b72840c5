import { type Database, mailTranslate } from "@carloom/platform";
import { languageOfCode } from "@carloom/wire";

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
  | "welcome"
  | "staff";

/** Subject, text and the name of its link, in the language of its reader. */
export async function accountMail(
  db: Database,
  kind: AccountMailKind,
  languageCode: string,
  values: { product: string; link: string },
): Promise<{ subject: string; text: string; action: string }> {
  const t = await mailTranslate(db, languageOfCode(languageCode));
  const part = (name: string) => t(`account.mail.${kind}.${name}`, values);
  return { subject: part("subject"), text: part("text"), action: part("action") };
}
