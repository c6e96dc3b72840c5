import type { Language } from "@carloom/i18n";

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", ko: "한국어", ja: "日本語" };
