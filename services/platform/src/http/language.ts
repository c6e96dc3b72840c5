import { DEFAULT_LANGUAGE, type Language, languageOfTag } from "@carloom/i18n";

/** The first of our languages that a client asks for by `Accept-Language`; English when there is none. */
export function preferredLanguage(header: string | null): Language {
  const wished = (header ?? "").split(",").map((entry) => languageOfTag(entry.trim().split(";")[0]));
  return wished.find((language) => language !== undefined) ?? DEFAULT_LANGUAGE;
}
