import type { AddressFieldsFragment, AddressInput } from "@carloom/api-client/commerce";
import { ADDRESS_TEXTS } from "@carloom/i18n/address";

export type Address = AddressInput & { country: NonNullable<AddressInput["country"]> };

/** What an address form begins with: an address, or a name alone. */
export type AddressStart = Partial<AddressFieldsFragment>;

/** Names of every field of the form. */
export const ADDRESS_NAMES: readonly string[] = [...ADDRESS_TEXTS, "country"];

/** The address of a submitted form; empty fields are empty texts, so that the service says which it needs. */
export function addressOf(form: FormData): Address {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const fields = Object.fromEntries(ADDRESS_TEXTS.map((name) => [name, text(name)]));
  return { ...fields, country: text("country") as Address["country"] };
}
