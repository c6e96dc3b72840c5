import { LANGUAGES, type Language } from "@carloom/i18n";
import { LanguageCodeEnum, writtenLanguage } from "@carloom/wire";
import { builder } from "../builder.ts";

/** What a picture shows, by language. */
export type Alts = Partial<Record<Language, string>>;
type Alt = { language: Language; text: string };

export const PictureAlt = builder.objectRef<Alt>("PictureAlt").implement({
  description: "What a picture shows, in a language.",
  fields: (t) => ({
    languageCode: t.field({
      type: LanguageCodeEnum,
      resolve: ({ language }) => language.toUpperCase() as Uppercase<Language>,
    }),
    text: t.exposeString("text"),
  }),
});
/** Languages in which somebody wrote one. */
export const altsOf = (alts: Alts): Alt[] =>
  LANGUAGES.flatMap((language) => (alts[language] ? [{ language, text: alts[language] }] : []));

export const PictureAltInput = builder.inputType("PictureAltInput", {
  fields: (t) => ({
    languageCode: t.field({ type: LanguageCodeEnum, required: true }),
    text: t.string({ required: true, description: "Empty: none." }),
  }),
});
export const readAlts = (given: readonly { languageCode: string; text: string }[]): Alts =>
  Object.fromEntries(given.map(({ languageCode, text }) => [writtenLanguage(languageCode), text]));

export const PictureCropInput = builder.inputType("PictureCropInput", {
  description: "What of an upright picture is kept, each side as a share of the whole: 0 to 1.",
  fields: (t) => ({
    x: t.float({ required: true }),
    y: t.float({ required: true }),
    width: t.float({ required: true }),
    height: t.float({ required: true }),
  }),
});
