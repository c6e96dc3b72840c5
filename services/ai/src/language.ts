import type { Language } from "@carloom/i18n";

/** The language of a message by its letters; what they do not tell is the page's. */
export function messageLanguage(message: string, page: Language): Language {
  if (/\p{Script=Hangul}/u.test(message)) return "ko";
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(message)) return "ja";
  if (/\p{Script=Han}/u.test(message)) return page === "ko" ? "ko" : "ja";
  return /[a-z]{3,}/i.test(message.replace(/#[0-9a-f]{6}\b/gi, "")) ? "en" : page;
}
