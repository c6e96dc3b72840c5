/** A message: text with `{name}` places, or one text per plural category chosen by `{count}`. */
export type Message = string | Partial<Record<Intl.LDMLPluralRule, string>>;
export type Messages = Readonly<Record<string, Message>>;
export type Values = Readonly<Record<string, string | number>>;

export const LANGUAGES = ["en", "ko", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = "en";

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

/** Where the shop's days begin and end: its dates are the same for whoever reads them, on the server and in a browser. */
let shopTimeZone = "UTC";

/** Says the shop's time zone, by its IANA name, once a process or page. @throws RangeError for a name that is none */
export function setShopTimeZone(zone: string): void {
  if (zone === shopTimeZone) return;
  new Intl.DateTimeFormat("en", { timeZone: zone });
  shopTimeZone = zone;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A day without a time is that day everywhere. */
const zoneOf = (date: Date | string): string => (typeof date === "string" && DAY.test(date) ? "UTC" : shopTimeZone);
/** Engines differ in the width of their spaces; what a server wrote and a browser writes again must be one text. */
const plain = (text: string): string => text.replace(/[\u2009\u202f]/g, " ");

/** A day of the shop. */
export function formatDate(
  language: Language,
  date: Date | string,
  style: "short" | "medium" | "long" = "medium",
): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: style, timeZone: zoneOf(date) });
  return plain(format.format(new Date(date)));
}

/** The days from one to another, in one text. */
export function formatDays(language: Language, from: string, until: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: zoneOf(from) });
  return plain(format.formatRange(new Date(from), new Date(until)));
}

/** A day and a time of day where the reader is: for what is written in a browser alone. */
export function formatMoment(language: Language, date: Date | string): string {
  return plain(new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(date)));
}
