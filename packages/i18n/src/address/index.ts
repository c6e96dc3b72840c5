export { areaOptions, latinArea, nativeArea } from "./areas.ts";
export { ADDRESS_TEXTS, addressErrorKey, addressForm, type AddressFormField, type AddressText } from "./form.ts";
export { addressLine, addressLines, type PostalAddress } from "./format.ts";
export { halfWidth, plainPhone, plainPostalCode } from "./half-width.ts";
export { familyNameFirst, personName } from "./name.ts";
export { type AddressField, type AddressRules, LISTED_BY_SERVICE, rulesOf } from "./rules.ts";
