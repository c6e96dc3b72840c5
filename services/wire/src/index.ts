export { builder } from "./builder.ts";
export type { WireContext } from "./context.ts";
export { COUNTRY_CODES, CountryCode, CountryDisplay, countryName } from "./country.graphql.ts";
export { globalId, keyOf, numberOf, uuidOf } from "./ids.ts";
export {
  DateRangeInput,
  DateTimeRangeInput,
  DiscountValueType,
  IntRangeInput,
  MetadataFilter,
  OrderDirection,
} from "./inputs.graphql.ts";
export {
  LANGUAGE_CODES,
  type LanguageCode,
  LanguageCodeEnum,
  LanguageDisplay,
  languageOfCode,
  writtenLanguage,
} from "./language.graphql.ts";
export {
  money,
  MoneyRef,
  type MoneyShape,
  taxedMoney,
  TaxedMoneyRangeRef,
  TaxedMoneyRef,
  type TaxedMoneyShape,
  type TaxedRangeShape,
} from "./money.graphql.ts";
export {
  MetadataInput,
  MetadataItem,
  type MetadataMap,
  type MetadataRead,
  Node,
  ObjectWithMetadata,
  readMetadata,
  type WithMetadata,
} from "./node.graphql.ts";
export { PageInfo } from "./page.graphql.ts";
export { WeightRef } from "./weight.graphql.ts";
