import { createTranslate, type Language, type Translate } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";

const translations = new Map<Language, Translate>();

/** Texts in a language; its messages are merged once a process. */
export function words(language: Language): Translate {
  let t = translations.get(language);
  if (!t) translations.set(language, (t = createTranslate(language, mergedMessages(language))));
  return t;
}

/** Said when no answer can be given, as the specification has it. */
export const failureText = (language: Language): string => words(language)("stylist.failed");
