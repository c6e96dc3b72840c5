import type { Language } from "@carloom/i18n";

const numbers = new Map<Language, Intl.NumberFormat>();

/** A language's way to write numbers: to make one takes as long as to write a hundred. */
export function numberIn(language: Language): Intl.NumberFormat {
  const known = numbers.get(language) ?? new Intl.NumberFormat(language);
  numbers.set(language, known);
  return known;
}
