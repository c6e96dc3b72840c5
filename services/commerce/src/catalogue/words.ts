import type { LocalizedText } from "@carloom/build";
import type { Language } from "@carloom/i18n";
import type { WrittenText } from "../tables/catalogue.tables.ts";
import { plainText, readNameIn, refuse } from "./edit.ts";

type Text = string | null | undefined;
type Texts = Partial<LocalizedText>;

/** What staff write of goods, of a category or of a collection, in every language. */
export type Words = { names: WrittenText; descriptions: Texts; seo_titles: Texts; seo_descriptions: Texts };

/** The same in one language, as clients send it: what is left out or null stays as it is. */
export type WordsInput = {
  name?: Text;
  /** Rich text as JSON. */
  description?: Text;
  seo?: { title?: Text; description?: Text } | null;
};
export type TranslationInput = Omit<WordsInput, "seo"> & { seoTitle?: Text; seoDescription?: Text };

const MOST_SEO_TITLE = 70;
const MOST_SEO_TEXT = 300;

/** A text that may be taken away; undefined where none is given. @throws Refusal */
export function readText(text: Text, field: string, most: number): string | undefined {
  if (text === undefined || text === null) return undefined;
  const trimmed = text.trim();
  if (trimmed.length > most) throw refuse("INVALID", field, `At most ${most} characters.`);
  return trimmed;
}

/** One language's text among the others'; an empty one is none. */
function inLanguage(texts: Texts, language: Language, text: string | undefined): Texts | undefined {
  if (text === undefined) return undefined;
  const { [language]: _, ...others } = texts;
  return text ? { ...others, [language]: text } : others;
}

/** Of {@link Words} what changes. @throws Refusal */
export function wordsIn(
  language: Language,
  input: WordsInput,
  before: Partial<Words> & Pick<Words, "names">,
): Partial<Words> {
  const name = readNameIn(language, input.name);
  const descriptions = inLanguage(before.descriptions ?? {}, language, plainText(input.description));
  const title = readText(input.seo?.title, "seoTitle", MOST_SEO_TITLE);
  const titles = inLanguage(before.seo_titles ?? {}, language, title);
  const about = readText(input.seo?.description, "seoDescription", MOST_SEO_TEXT);
  const described = inLanguage(before.seo_descriptions ?? {}, language, about);
  return {
    ...(name !== undefined && { names: { ...before.names, [language]: name || undefined } }),
    ...(descriptions && { descriptions }),
    ...(titles && { seo_titles: titles }),
    ...(described && { seo_descriptions: described }),
  };
}

/** Those of what is made, in the shop's own language. @throws Refusal */
export const newWords = (name: string, input: WordsInput): Partial<Words> & Pick<Words, "names"> => {
  const names = { en: name };
  return { ...wordsIn("en", input, { names }), names };
};

/** What a translation says of {@link WordsInput}. */
export const asWords = ({ name, description, seoTitle, seoDescription }: TranslationInput): WordsInput => ({
  name,
  description,
  seo: { title: seoTitle, description: seoDescription },
});

/** Whether anything is written in a language. */
export const isWritten = (words: Words, language: Language): boolean =>
  [words.names, words.descriptions, words.seo_titles, words.seo_descriptions].some((texts) => texts[language]);
