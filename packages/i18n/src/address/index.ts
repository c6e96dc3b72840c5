export { areaOptions, latinArea, nativeArea } from "./areas.ts";
export { addressLine, addressLines, type PostalAddress } from "./format.ts";
export { halfWidth, plainPhone, plainPostalCode } from "./half-width.ts";
export { familyNameFirst, personName } from "./name.ts";
