import { type Language, LANGUAGES } from "@carloom/i18n";
import { plainText, richText } from "./rich-text.ts";

const PARTS = ["name", "text", "seoTitle", "seoText"] as const;
/** What staff write of goods, a category or a collection, by language and part. */
export type Words = Record<`${Language} ${(typeof PARTS)[number]}`, string>;

type InOneLanguage = {
  name?: string | null;
  description?: unknown;
  seoTitle?: string | null;
  seoDescription?: string | null;
};
export type Written = InOneLanguage & { ko?: InOneLanguage | null; ja?: InOneLanguage | null };

export function wordsOf(record: Written | null | undefined): Words {
  const of = { en: record, ko: record?.ko, ja: record?.ja };
  const words = {} as Words;
  for (const one of LANGUAGES) {
    words[`${one} name`] = of[one]?.name ?? "";
    words[`${one} text`] = plainText(of[one]?.description);
    words[`${one} seoTitle`] = of[one]?.seoTitle ?? "";
    words[`${one} seoText`] = of[one]?.seoDescription ?? "";
  }
  return words;
}

/** A text that is taken away. */
const NO_TEXT = '{"blocks":[]}';

/** What is sent of one language, null where nothing of it changed. A text that nobody touched keeps its marks. */
export function changeIn(one: Language, now: Words, stored: Words) {
  if (PARTS.every((part) => now[`${one} ${part}`] === stored[`${one} ${part}`])) return null;
  const text = now[`${one} text`];
  return {
    name: now[`${one} name`].trim(),
    ...(text !== stored[`${one} text`] && { description: richText(text) ?? NO_TEXT }),
    seoTitle: now[`${one} seoTitle`],
    seoDescription: now[`${one} seoText`],
  };
}
export type WordsChange = NonNullable<ReturnType<typeof changeIn>>;

/** The same as the shop's own language takes it, which is no translation. */
export const asOwn = ({ seoTitle, seoDescription, ...rest }: WordsChange) => ({
  ...rest,
  seo: { title: seoTitle, description: seoDescription },
});
