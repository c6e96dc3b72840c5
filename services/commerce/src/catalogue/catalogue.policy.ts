import type { LocalizedText } from "@carloom/build";
import type { Language } from "@carloom/i18n";
import type { Translations, WrittenText } from "../tables/catalogue.tables.ts";
import type { VariantRow } from "./catalogue.repository.ts";

/** Most pieces of one line, as in Saleor's default. */
export const QUANTITY_LIMIT = 50;

export const quantityLimit = (variant: Pick<VariantRow, "quantity_limit">): number =>
  Math.min(variant.quantity_limit ?? QUANTITY_LIMIT, QUANTITY_LIMIT);

/** Pieces that can be sold now; null when stock is not kept (printed to order). */
export function inStock(variant: Pick<VariantRow, "track_inventory" | "quantity" | "allocated">): number | null {
  if (!variant.track_inventory) return null;
  return Math.max(0, (variant.quantity ?? 0) - (variant.allocated ?? 0));
}

/** What a visitor may order of a variant. */
export function quantityAvailable(variant: VariantRow): number {
  return Math.min(inStock(variant) ?? QUANTITY_LIMIT, quantityLimit(variant));
}

/** Plain text as the rich text that Saleor's clients read (one paragraph a line). */
export function richText(text: string): string {
  const escape = (line: string) => line.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
  const blocks = text
    .split(/\n+/)
    .filter(Boolean)
    .map((line) => ({ type: "paragraph", data: { text: escape(line) } }));
  return JSON.stringify({ time: 0, blocks, version: "2.24.3" });
}

/** What is written in one language as {@link richText}; null where nothing is. */
export function richTextIn(texts: Partial<LocalizedText>, language: Language): string | null {
  const text = texts[language];
  return text ? richText(text) : null;
}

/** A name in a language, or in the shop's own where nobody wrote it in that one. */
export const nameIn = (names: WrittenText, language: Language): string => names[language] || names.en;

/** What a variant is called in a language, alike. */
export const variantNameIn = (variant: { name: string; translations: Translations }, language: Language): string =>
  variant.translations[language as keyof Translations] || variant.name;

/** A variant's name as lines of an order keep it beside the shop's own; null where nobody wrote it in the language. */
export const translatedVariantName = (translations: Translations, language: Language): string | null =>
  translations[language as keyof Translations] || null;

/** What of names in every language is a translation: where nobody wrote one, all say the same. */
export function translationsOf({ en, ...others }: WrittenText): Translations {
  return Object.fromEntries(Object.entries(others).filter(([, name]) => name && name !== en));
}

/** What the search looks through: names in every language, skus. */
export function searchText(names: WrittenText, skus: readonly string[]): string {
  return [names.en, names.ko, names.ja, ...skus].filter(Boolean).join(" ").toLowerCase();
}
