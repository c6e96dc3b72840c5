import type { AddressInput } from "@carloom/api-client/commerce";

export type Address = AddressInput & { country: NonNullable<AddressInput["country"]> };

/** Text fields of the form, with what browsers call them. */
export const ADDRESS_FIELDS = [
  ["lastName", "family-name"],
  ["firstName", "given-name"],
  ["streetAddress1", "address-line1"],
  ["streetAddress2", "address-line2"],
  ["city", "address-level2"],
  ["countryArea", "address-level1"],
  ["postalCode", "postal-code"],
  ["phone", "tel"],
] as const;

/** Names of every field of the form. */
export const ADDRESS_NAMES: readonly string[] = [...ADDRESS_FIELDS.map(([name]) => name), "country"];

/** Countries that we deliver to, most likely first. */
export const COUNTRIES = [
  "KR",
  "US",
  "JP",
  "AE",
  "AT",
  "AU",
  "BE",
  "BR",
  "CA",
  "CH",
  "CN",
  "CZ",
  "DE",
  "DK",
  "ES",
  "FI",
  "FR",
  "GB",
  "HK",
  "IE",
  "IN",
  "IT",
  "LU",
  "MX",
  "NL",
  "NO",
  "NZ",
  "PL",
  "PT",
  "SE",
  "SG",
  "TW",
] as const;

/** Names of the countries in a language, the first three kept in front, the rest by name. */
export function countryOptions(language: string): { value: string; label: string }[] {
  const options = COUNTRIES.map((code) => ({ value: code as string, label: countryName(code, language) }));
  const [near, far] = [options.slice(0, 3), options.slice(3)];
  return [...near, ...far.sort((a, b) => a.label.localeCompare(b.label, language))];
}

/** A country's name in a language. */
export const countryName = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: "region" }).of(code) ?? code;

/** The address of a submitted form; empty fields are empty texts, so that the service says which it needs. */
export function addressOf(form: FormData): Address {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const fields = Object.fromEntries(ADDRESS_FIELDS.map(([name]) => [name, text(name)]));
  return { ...fields, country: text("country") as Address["country"] };
}
