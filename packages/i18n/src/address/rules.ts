import { formatAddress } from "localized-address-format";
import { familyNameFirst } from "./name.ts";

/** Every text of an address that is stored, its country's ISO 3166 code too. */
export type AddressField =
  | "firstName"
  | "lastName"
  | "companyName"
  | "streetAddress1"
  | "streetAddress2"
  | "city"
  | "cityArea"
  | "postalCode"
  | "country"
  | "countryArea"
  | "phone";

/** What an address of a country must hold, and how it is written there. */
export type AddressRules = {
  required: readonly AddressField[];
  /** In the order in which the country writes them. */
  allowed: readonly AddressField[];
  postalCode: RegExp | null;
  /** Shows the pattern of the country's postal codes; empty where it has none. */
  postalExample: string;
  /** What the province is called: `province`, `state`, `prefecture`, `emirate`, `area`, `county`. */
  areaType: string;
};

/**
 * country → required letters, postal pattern, example, name of the province, after the rules that Google's libaddressinput
 * publishes: A street, C city, S province or state, Z postal code. Countries that are not listed ask for street and city.
 */
const TABLE: Record<string, readonly [string, string, string, string?]> = {
  US: ["ACSZ", "\\d{5}(-\\d{4})?", "95014", "state"],
  KR: ["ACSZ", "\\d{5}", "03051", "province"],
  JP: ["ASZ", "\\d{3}-?\\d{4}", "123-4567", "prefecture"],
  CA: ["ACSZ", "[ABCEGHJ-NPRSTVXY]\\d[A-Z] ?\\d[A-Z]\\d", "H3Z 2Y7"],
  AU: ["ACSZ", "\\d{4}", "2060", "state"],
  NZ: ["ACZ", "\\d{4}", "6001"],
  GB: ["ACZ", "GIR ?0AA|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}", "EC1Y 8SY"],
  IE: ["AC", "[A-Z\\d]{3} ?[A-Z\\d]{4}", "A65 F4E2"],
  DE: ["ACZ", "\\d{5}", "26133"],
  FR: ["ACZ", "\\d{2} ?\\d{3}", "33380"],
  IT: ["ACSZ", "\\d{5}", "00144"],
  ES: ["ACSZ", "\\d{5}", "28039"],
  NL: ["ACZ", "[1-9]\\d{3} ?[A-Z]{2}", "1234 AB"],
  BE: ["ACZ", "\\d{4}", "4000"],
  LU: ["ACZ", "\\d{4}", "4750"],
  AT: ["ACZ", "\\d{4}", "1010"],
  CH: ["ACZ", "\\d{4}", "2544"],
  PT: ["ACZ", "\\d{4}-\\d{3}", "2725-079"],
  SE: ["ACZ", "\\d{3} ?\\d{2}", "11455"],
  DK: ["ACZ", "\\d{4}", "8660"],
  FI: ["ACZ", "\\d{5}", "00550"],
  NO: ["ACZ", "\\d{4}", "0025"],
  PL: ["ACZ", "\\d{2}-\\d{3}", "00-950"],
  CZ: ["ACZ", "\\d{3} ?\\d{2}", "100 00"],
  SG: ["AZ", "\\d{6}", "546080"],
  TW: ["ACSZ", "\\d{3}(\\d{2,3})?", "104", "county"],
  HK: ["AS", "", "", "area"],
  CN: ["ACSZ", "\\d{6}", "266033"],
  IN: ["ACSZ", "\\d{6}", "110034", "state"],
  MX: ["ACSZ", "\\d{5}", "02860", "state"],
  BR: ["ACSZ", "\\d{5}-?\\d{3}", "40301-110", "state"],
  AE: ["AS", "", "", "emirate"],
};

const LETTERS: Record<string, AddressField> = {
  A: "streetAddress1",
  C: "city",
  S: "countryArea",
  Z: "postalCode",
};

/** Fields of a country's own way to write an address, in its order. */
function writtenFields(country: string): AddressField[] {
  const marks = { administrativeArea: "\u0001", locality: "\u0002", dependentLocality: "\u0003", postalCode: "\u0004" };
  const lines = formatAddress({
    postalCountry: country,
    ...marks,
    addressLines: ["\u0005"],
    name: "\u0006",
    organization: "\u0007",
  });
  const fields: Record<string, readonly AddressField[]> = {
    "\u0001": ["countryArea"],
    "\u0002": ["city"],
    "\u0003": ["cityArea"],
    "\u0004": ["postalCode"],
    "\u0005": ["streetAddress1", "streetAddress2"],
    "\u0006": familyNameFirst(country) ? ["lastName", "firstName"] : ["firstName", "lastName"],
    "\u0007": ["companyName"],
  };
  return [...lines.join("")].flatMap((letter) => fields[letter] ?? []);
}

const readRules = (country: string): AddressRules => {
  const [letters, pattern, example, areaType] = TABLE[country] ?? ["AC", "", ""];
  const required = [...letters].flatMap((letter) => LETTERS[letter] ?? []);
  return {
    required,
    allowed: [...new Set([...writtenFields(country), ...required, "phone" as const])],
    postalCode: pattern ? new RegExp(`^(?:${pattern})$`, "i") : null,
    postalExample: example,
    areaType: areaType ?? "province",
  };
};

const known = new Map<string, AddressRules>();

export function rulesOf(country: string): AddressRules {
  let rules = known.get(country);
  if (!rules) known.set(country, (rules = readRules(country)));
  return rules;
}

/** Countries whose provinces or states the service lists: in Latin letters, as people there know them. */
export const LISTED_BY_SERVICE: ReadonlySet<string> = new Set(["US", "CA", "AU", "IT", "ES", "IN", "MX", "BR", "AE"]);
