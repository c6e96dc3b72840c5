/** What the product knows of a language beside its texts. */
export type LanguageFacts = {
  /** As it calls itself. */
  name: string;
  /** As the shop's API writes it, and the forms of it with a region that it understands. */
  code: string;
  regional: readonly string[];
  /** As Open Graph writes it. */
  locale: string;
  /** Where who reads it lives most likely: an address form begins there. */
  country: string;
};

/** Every language that we speak, English first. docs/architecture.md says what else a new one needs. */
export const LANGUAGE_TABLE = {
  en: { name: "English", code: "EN", regional: ["EN_GB", "EN_US"], locale: "en_US", country: "US" },
  ko: { name: "한국어", code: "KO", regional: ["KO_KR"], locale: "ko_KR", country: "KR" },
  ja: { name: "日本語", code: "JA", regional: ["JA_JP"], locale: "ja_JP", country: "JP" },
} as const satisfies Record<string, LanguageFacts>;
