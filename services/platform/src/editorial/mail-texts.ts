import { createTranslate, type Language, type Messages, type Translate } from "@carloom/i18n";
import { translate } from "@carloom/i18n/merge";
import type { Database } from "../database/connect.ts";
import { contentOfKind } from "./content.repository.ts";

/** Texts of a language, with some of them in other words. */
export function translateWith(language: Language, texts: Messages): Translate {
  const known = translate(language);
  if (Object.keys(texts).length === 0) return known;
  const own = createTranslate(language, texts);
  return (key, values) => (Object.hasOwn(texts, key) ? own : known)(key, values);
}

/** The words of staff for what mails say in a language. */
export async function mailTexts(db: Database, language: Language): Promise<Messages> {
  const rows = await contentOfKind(db, "mail", { language });
  return Object.assign({}, ...rows.map(({ body }) => body.texts)) as Messages;
}

/** What a mail in a language is written with: the product's texts, and those of staff in their place. */
export const mailTranslate = async (db: Database, language: Language): Promise<Translate> =>
  translateWith(language, await mailTexts(db, language));
