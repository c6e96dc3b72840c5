import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "./languages.ts";

/** A message: text with `{name}` places, or one text per plural category chosen by `{count}`. */
export type Message = string | Partial<Record<Intl.LDMLPluralRule, string>>;
export type Messages = Readonly<Record<string, Message>>;
export type Values = Readonly<Record<string, string | number>>;

/** `lang` of an address: absent leaves `current`, an unknown value is English. */
export function languageOf(parameter: string | null | undefined, current: Language = DEFAULT_LANGUAGE): Language {
  if (parameter === null || parameter === undefined) return current;
  return (LANGUAGES as readonly string[]).includes(parameter) ? (parameter as Language) : DEFAULT_LANGUAGE;
}

export type Translate = (key: string, values?: Values) => string;

/**
 * Returns a function from key to text. Numbers are written in the language's format.
 * A key that is missing comes back as the key: the build refuses missing keys, so a person never sees one.
 */
export function createTranslate(language: Language, messages: Messages): Translate {
  const plural = new Intl.PluralRules(language);
  const number = new Intl.NumberFormat(language);
  return (key, values = {}) => {
    const message = messages[key];
    if (message === undefined) return key;
    const text =
      typeof message === "string" ? message : (message[plural.select(Number(values.count))] ?? message.other ?? key);
    if (!text.includes("{")) return text;
    return text.replace(/\{(\w+)\}/g, (place, name: string) => {
      const value = values[name];
      if (value === undefined) return place;
      return typeof value === "number" ? number.format(value) : value;
    });
  };
}

const moneyFormats = new Map<string, Intl.NumberFormat>();

/** Money of a currency's major unit, written for a language. */
export function formatMoney(language: Language, amount: number, currency: string): string {
  const name = `${language} ${currency}`;
  // to make one takes as long as to write a hundred amounts
  const format = moneyFormats.get(name) ?? new Intl.NumberFormat(language, { style: "currency", currency });
  moneyFormats.set(name, format);
  return format.format(amount);
}
