export { COUNTRIES, countryName, countryOptions } from "./countries.ts";
export { browserMemory, ownLanguage, rememberLanguage } from "./own-language.ts";
export { loadMessages } from "./load.ts";
export {
  DEFAULT_LANGUAGE,
  HOME_COUNTRIES,
  inEach,
  LANGUAGE_CODES,
  LANGUAGE_LOCALES,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  type LanguageCode,
  languageOfTag,
  type RegionalCode,
  regionalCodes,
} from "./languages.ts";
export {
  createTranslate,
  formatMoney,
  languageOf,
  type Message,
  type Messages,
  type Translate,
  type Values,
} from "./translate.ts";
export { daysUntil, formatDate, formatDays, formatMoment } from "./dates.ts";
export { setShopTimeZone } from "./time-zone.ts";
