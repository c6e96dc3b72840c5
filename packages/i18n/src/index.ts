export { COUNTRIES, countryName, countryOptions } from "./countries.ts";
export { browserMemory, ownLanguage, rememberLanguage } from "./own-language.ts";
export { loadMessages } from "./load.ts";
export {
  createTranslate,
  DEFAULT_LANGUAGE,
  formatMoney,
  LANGUAGES,
  type Language,
  languageOf,
  type Message,
  type Messages,
  type Translate,
  type Values,
} from "./translate.ts";
export { formatDate, formatDays, formatMoment } from "./dates.ts";
export { setShopTimeZone } from "./time-zone.ts";
