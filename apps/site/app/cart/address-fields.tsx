import { addressHelp } from "@carloom/api-client/address-help";
import { countryOptions, HOME_COUNTRIES } from "@carloom/i18n";
import { addressErrorKey, addressForm } from "@carloom/i18n/address";
import { ErrorNote, AddressFields as Fields, useT } from "@carloom/ui";
import { useMemo } from "react";
import { useLanguage } from "../language/language.tsx";
import { useSite } from "../site-context.tsx";
import type { AddressStart } from "./address.ts";
import { byField } from "./problems.ts";

export const NO_PROBLEMS = byField([], []);

type AddressFieldsProps = {
  /** Goes before the names of the fields; what browsers fill in follows it where it says which address it is. */
  name: "shipping" | "billing" | "own";
  /** What is there already; read when the fields appear. */
  address: AddressStart | null;
  problems: typeof NO_PROBLEMS;
};

/** The fields of an address, each with what is wrong in it. */
export function AddressFields({ name, address, problems }: AddressFieldsProps) {
  const t = useT();
  const language = useLanguage();
  const { session } = useSite();
  const help = useMemo(() => session && addressHelp(session.clients.commerce), [session]);
  const first = HOME_COUNTRIES[language];
  return (
    <>
      <Fields
        prefix={`${name}.`}
        purpose={name === "billing" ? "billing" : "shipping"}
        country={address?.country?.code ?? first}
        countries={countryOptions(language)}
        fieldsOf={(country) => addressForm(country, language, address ?? {})}
        help={help}
        error={(field, example) => {
          const key = problems.fields[field];
          const own = key && addressErrorKey(field, key.slice("shop.error.".length));
          return own ? t(own, { example }) : key && t(key);
        }}
      />
      {problems.form ? <ErrorNote className="checkout-full">{t(problems.form)}</ErrorNote> : null}
    </>
  );
}
