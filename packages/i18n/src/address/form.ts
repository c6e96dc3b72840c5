import { areaOptions, nativeArea } from "./areas.ts";
import { halfWidth, plainPhone, plainPostalCode } from "./half-width.ts";
import { type AddressField, LISTED_BY_SERVICE, rulesOf } from "./rules.ts";

export type AddressText = Exclude<AddressField, "country">;

/** A field of an address form, in the place that it has in its country. */
export type AddressFormField = {
  name: AddressText;
  /** Message key. */
  label: string;
  /** What browsers call it. */
  autoComplete: string;
  isOptional: boolean;
  /** Alone on its line. */
  isWide: boolean;
  /** What it holds at first. */
  value: string;
  /** Shows the country's pattern. */
  example: string;
  /** Digits alone make it up. */
  isNumeric: boolean;
  /** To choose from; "service" where the service has the list, null where it is written freely. */
  options: readonly { value: string; label: string }[] | "service" | null;
  /** A whole one of it leads to the rest of the address; null where nothing does. */
  leads: ((text: string) => boolean) | null;
  /** As it is stored: plain digits and hyphens. */
  tidy: (text: string) => string;
};

const AUTOCOMPLETE: Record<AddressText, string> = {
  lastName: "family-name",
  firstName: "given-name",
  companyName: "organization",
  streetAddress1: "address-line1",
  streetAddress2: "address-line2",
  city: "address-level2",
  cityArea: "address-level3",
  countryArea: "address-level1",
  postalCode: "postal-code",
  phone: "tel",
};

export const ADDRESS_TEXTS = Object.keys(AUTOCOMPLETE) as readonly AddressText[];

/** Countries in which people begin with the postal code, and write from the largest part to the smallest. */
const CODE_FIRST = new Set(["KR", "JP"]);
const FROM_CODE: readonly AddressText[] = ["postalCode", "countryArea", "city", "streetAddress1", "streetAddress2"];

/** Who, then where in the country's order, then how to reach them. */
function fieldsOf(country: string): AddressText[] {
  const written = rulesOf(country).allowed.filter((field): field is AddressText => field !== "country");
  const who: AddressText[] = written.filter((field) => field === "firstName" || field === "lastName");
  const where = written.filter((field) => !who.includes(field) && field !== "companyName" && field !== "phone");
  return [...who, "companyName", ...(CODE_FIRST.has(country) ? FROM_CODE : where), "phone"];
}

function labelOf(name: AddressText, country: string): string {
  if (name === "countryArea") return `address.area.${country === "KR" ? country : rulesOf(country).areaType}`;
  const isOwn = CODE_FIRST.has(country) && (name === "city" || name.startsWith("street"));
  return isOwn ? `address.${name}.${country}` : `address.${name}`;
}

const WIDE = new Set<AddressText>(["companyName", "streetAddress1", "streetAddress2"]);

/**
 * The fields of an address form in their country's order. What an address holds besides them is shown too, so that it can be
 * corrected.
 * @param language the reader's, for the names of provinces
 */
export function addressForm(
  country: string,
  language: string,
  held: { readonly [field in AddressText]?: string | null } = {},
): AddressFormField[] {
  const rules = rulesOf(country);
  const names = fieldsOf(country);
  const shown = [...names, ...ADDRESS_TEXTS.filter((name) => held[name] && !names.includes(name))];
  return shown.map((name) => {
    const isCode = name === "postalCode";
    const areas = name === "countryArea" ? areaOptions(country, language) : [];
    const text = held[name] ?? "";
    return {
      name,
      label: labelOf(name, country),
      autoComplete: AUTOCOMPLETE[name],
      isOptional: !rules.required.includes(name) && name !== "firstName" && name !== "lastName" && name !== "city",
      isWide: WIDE.has(name) || (name === "city" && CODE_FIRST.has(country)),
      value: areas.length > 0 ? nativeArea(country, text) : text,
      example: isCode ? rules.postalExample : "",
      isNumeric: isCode && CODE_FIRST.has(country),
      options: areas.length > 0 ? areas : name === "countryArea" && LISTED_BY_SERVICE.has(country) ? "service" : null,
      leads:
        isCode && CODE_FIRST.has(country)
          ? (code) => rules.postalCode?.test(plainPostalCode(country, code)) ?? false
          : null,
      tidy: tidyOf(name, country),
    };
  });
}

function tidyOf(name: AddressText, country: string): AddressFormField["tidy"] {
  if (name === "phone") return plainPhone;
  if (name === "postalCode") return (text) => plainPostalCode(country, text);
  if (name.endsWith("Name")) return (text) => text.trim();
  return (text) => halfWidth(text).trim();
}

/** The message of a refusal that is about an address alone; null where a general one says it. */
export const addressErrorKey = (field: string, code: string): string | null =>
  code === "INVALID" && (field === "postalCode" || field === "phone") ? `address.${field}.invalid` : null;
