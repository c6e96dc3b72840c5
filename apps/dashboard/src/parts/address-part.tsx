import { addressHelp } from "@carloom/api-client/address-help";
import type { AddressInput } from "@carloom/api-client/commerce";
import { countryOptions } from "@carloom/i18n";
import { ADDRESS_TEXTS, addressErrorKey, addressForm, type AddressText } from "@carloom/i18n/address";
import { AddressFields, useT } from "@carloom/ui";
import type { RefObject } from "react";
import { useLanguage } from "../boot/language.tsx";
import { session } from "../boot/session.ts";

type Held = { readonly [text in AddressText]?: string | null } & { country: { code: string } };
/** What the service says against a field, by the field. */
export type WrongFields = Readonly<Record<string, string>>;

const HELP = addressHelp(session.clients.account);

/** What stands in the fields of an address. */
export function readAddress(place: HTMLElement | null): AddressInput {
  const values = Object.fromEntries(
    [...(place?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]") ?? [])].map((field) => [
      field.name,
      field.value,
    ]),
  );
  const input: AddressInput = { country: values["country"] as AddressInput["country"] };
  for (const text of ADDRESS_TEXTS) input[text] = values[text]?.trim() ?? "";
  return input;
}

export const wrongFields = (problems: readonly { field?: string | null; code?: string | null }[]): WrongFields =>
  Object.fromEntries(problems.map(({ field, code }) => [field?.split(".").at(-1) ?? "", code ?? ""]));

/** An address by its country's own fields; {@link readAddress} reads them when it is sent. */
export function AddressPart({
  place,
  address,
  country,
  wrong,
  without = [],
}: {
  place: RefObject<HTMLDivElement | null>;
  address: Held | null | undefined;
  /** Where there is no address yet. */
  country: string;
  wrong: WrongFields;
  /** What is not asked for. */
  without?: readonly AddressText[];
}) {
  const t = useT();
  const language = useLanguage();
  return (
    <div ref={place} className="da-form">
      <AddressFields
        country={address?.country.code || country}
        countries={countryOptions(language)}
        fieldsOf={(code) => addressForm(code, language, address ?? {}).filter(({ name }) => !without.includes(name))}
        help={HELP}
        error={(field, example) => {
          const key = addressErrorKey(field, wrong[field] ?? "");
          return key ? t(key, { example }) : undefined;
        }}
      />
    </div>
  );
}
