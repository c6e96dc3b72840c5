import { ErrorNote, Select, TextField, useT } from "@carloom/ui";
import { useLanguage } from "../language/language.tsx";
import { countryOptions } from "@carloom/i18n";
import { ADDRESS_FIELDS } from "./address.ts";
import { byField } from "./problems.ts";
import type { Checkout } from "./use-checkout.ts";

export const NO_PROBLEMS = byField([], []);

type AddressFieldsProps = {
  /** Goes before the names of the fields; what browsers fill in follows it where it says which address it is. */
  name: "shipping" | "billing" | "own";
  address: Checkout["shippingAddress"];
  problems: typeof NO_PROBLEMS;
};

/** The fields of an address, each with what is wrong in it. */
export function AddressFields({ name, address, problems }: AddressFieldsProps) {
  const t = useT();
  const language = useLanguage();
  const purpose = name === "billing" ? "billing" : "shipping";
  const first = language === "ko" ? "KR" : language === "ja" ? "JP" : "US";
  const error = (field: string) => {
    const key = problems.fields[field];
    return key ? t(key) : undefined;
  };
  return (
    <>
      <Select
        className="checkout-full"
        label={t("shop.field.country")}
        name={`${name}.country`}
        autoComplete={`${purpose} country`}
        defaultValue={address?.country.code ?? first}
        options={countryOptions(language)}
        error={error("country")}
      />
      {ADDRESS_FIELDS.map(([field, autoComplete]) => (
        <TextField
          key={field}
          className={field.startsWith("street") ? "checkout-full" : undefined}
          label={t(`shop.field.${field}`)}
          name={`${name}.${field}`}
          type={field === "phone" ? "tel" : "text"}
          autoComplete={`${purpose} ${autoComplete}`}
          maxLength={256}
          defaultValue={address?.[field] ?? ""}
          error={error(field)}
        />
      ))}
      {problems.form ? <ErrorNote className="checkout-full">{t(problems.form)}</ErrorNote> : null}
    </>
  );
}
