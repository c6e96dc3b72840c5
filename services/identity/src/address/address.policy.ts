import { halfWidth, plainPhone, plainPostalCode } from "@carloom/i18n/address";
import { plainTitle } from "@carloom/platform";
import { type AddressField, rulesOf } from "./address.rules.ts";

/** An address as it is stored; absent texts are empty. `country` is an ISO 3166 code. */
export type AddressFields = Record<AddressField, string>;

/** What a client may send of an address. */
export type AddressDraft = { [field in AddressField]?: string | null };

export type AddressProblem = { field: AddressField; code: "REQUIRED" | "INVALID"; message: string };

const FIELDS: readonly AddressField[] = [
  "firstName",
  "lastName",
  "companyName",
  "streetAddress1",
  "streetAddress2",
  "city",
  "cityArea",
  "postalCode",
  "country",
  "countryArea",
  "phone",
];

const LONGEST = 256;
const PHONE = /^\+?[0-9 ().-]{5,32}$/;

// control characters, and those that turn the reading, would reach labels, mail and invoices
const clean = (text: string) =>
  plainTitle(text)
    .replace(/[\u0000-\u001f\u007f]+/g, " ")
    .trim();

const AS_WRITTEN: ReadonlySet<AddressField> = new Set(["firstName", "lastName", "companyName", "country"]);

/** One text as it is stored: digits, letters and hyphens of a full-width keyboard are plain ones. */
function plain(field: AddressField, text: string, country: string): string {
  if (field === "phone") return plainPhone(text);
  if (field === "postalCode") return plainPostalCode(country, text);
  return AS_WRITTEN.has(field) ? text : halfWidth(text).trim();
}

/** What of an address is checked; a country and lengths always are. */
export type AddressChecks = { required?: boolean | null | undefined; format?: boolean | null | undefined };

/** Checks an address by its country's rules. All problems are told at once. */
export function checkAddress(
  draft: AddressDraft,
  checks: AddressChecks = {},
): { ok: true; address: AddressFields } | { ok: false; problems: AddressProblem[] } {
  const address = Object.fromEntries(
    FIELDS.map((field) => [field, plain(field, clean(draft[field] ?? ""), draft.country ?? "")]),
  ) as AddressFields;
  const problems: AddressProblem[] = [];
  const required = (field: AddressField) =>
    problems.push({ field, code: "REQUIRED", message: "This field is required." });
  const invalid = (field: AddressField, message: string) => problems.push({ field, code: "INVALID", message });

  if (!address.country) required("country");
  const rules = rulesOf(address.country);
  if (checks.required !== false) {
    if (!address.firstName && !address.lastName && !address.companyName) required("firstName");
    for (const field of rules.required) if (!address[field]) required(field);
  }
  for (const field of FIELDS) {
    if (address[field].length > LONGEST) invalid(field, `At most ${LONGEST} characters.`);
  }
  const hasFormat = checks.format !== false;
  if (hasFormat && address.postalCode && rules.postalCode && !rules.postalCode.test(address.postalCode)) {
    invalid("postalCode", `This value is not valid for the address; an example is ${rules.postalExample}.`);
  }
  if (hasFormat && address.phone && !PHONE.test(address.phone)) invalid("phone", "This is not a phone number.");
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, address };
}
