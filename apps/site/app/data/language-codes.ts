import type { LanguageCodeEnum } from "@carloom/api-client/commerce";
import type { Language } from "@carloom/i18n";

/** What the shop calls the languages of the site. */
export const LANGUAGE_CODES: Record<Language, LanguageCodeEnum> = { en: "EN", ko: "KO", ja: "JA" };
