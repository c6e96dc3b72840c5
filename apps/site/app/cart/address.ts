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

/** The address of a submitted form; empty fields are empty texts, so that the service says which it needs. */
export function addressOf(form: FormData): Address {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const fields = Object.fromEntries(ADDRESS_FIELDS.map(([name]) => [name, text(name)]));
  return { ...fields, country: text("country") as Address["country"] };
}
