import {
  AccountAddressCreateDocument,
  AccountAddressUpdateDocument,
  type AddressFieldsFragment,
  type AddressInput,
  AddressRulesDocument,
  type AddressRulesQuery,
} from "@carloom/api-client/commerce";
import { countryOptions } from "@carloom/i18n";
import { Button, Select, TextField, useT } from "@carloom/ui";
import { useEffect, useRef, useState } from "react";
import { callMutation } from "../auth/calls.ts";
import { session } from "../auth/session.ts";
import { useLanguage } from "../language.tsx";
import { Form, useSubmit } from "../parts/form.tsx";
import { useAnswer } from "./use-answer.ts";

type Rules = NonNullable<AddressRulesQuery["addressValidationRules"]>;
export type Country = NonNullable<AddressInput["country"]>;

/** What browsers call the fields. */
const AUTOCOMPLETE = {
  firstName: "given-name",
  lastName: "family-name",
  companyName: "organization",
  streetAddress1: "address-line1",
  streetAddress2: "address-line2",
  city: "address-level2",
  cityArea: "address-level3",
  countryArea: "address-level1",
  postalCode: "postal-code",
  phone: "tel",
} as const;
type Name = keyof typeof AUTOCOMPLETE;
const NAMES = Object.keys(AUTOCOMPLETE) as Name[];
/** Alone on their line; the others stand in pairs. */
const WIDE = new Set<Name>(["companyName", "streetAddress1", "streetAddress2"]);

/** Fields of a country in its order; what an address holds besides them is shown too, so that it can be corrected. */
function shownFields(rules: Rules, address: AddressFieldsFragment | null): Name[] {
  const allowed = rules.allowedFields.filter((name): name is Name => name in AUTOCOMPLETE);
  return [...allowed, ...NAMES.filter((name) => address?.[name] && !allowed.includes(name))];
}

type FieldsProps = {
  rules: Rules;
  address: AddressFieldsFragment | null;
  error: (field: string) => string | undefined;
};

function Fields({ rules, address, error }: FieldsProps) {
  const t = useT();
  return shownFields(rules, address).map((name) => {
    const isArea = name === "countryArea";
    const isOptional = !rules.requiredFields.includes(name) && name !== "firstName" && name !== "lastName";
    const label = t(isArea ? `account.address.area.${rules.countryAreaType}` : `account.address.${name}`);
    const common = {
      className: WIDE.has(name) ? "account-wide" : undefined,
      label: isOptional ? t("account.address.optional", { field: label }) : label,
      name,
      autoComplete: AUTOCOMPLETE[name],
      defaultValue: address?.[name] ?? "",
      error: error(name),
    };
    const choices = isArea ? rules.countryAreaChoices : [];
    if (choices.length > 0) {
      const held = common.defaultValue && !choices.some(({ raw }) => raw === common.defaultValue);
      const options = [
        ...(held ? [{ value: common.defaultValue, label: common.defaultValue }] : [{ value: "", label: "" }]),
        ...choices.map(({ raw, verbose }) => ({ value: raw ?? "", label: verbose ?? raw ?? "" })),
      ];
      return <Select key={`${name}-chosen`} {...common} options={options} />;
    }
    const example = name === "postalCode" ? rules.postalCodeExamples[0] : undefined;
    return (
      <TextField
        key={name}
        {...common}
        type={name === "phone" ? "tel" : "text"}
        maxLength={256}
        hint={example ? t("account.address.example", { example }) : undefined}
      />
    );
  });
}

export type AddressFormProps = {
  /** The address to change; null makes a new one. */
  address: AddressFieldsFragment | null;
  onDone: () => void;
  onCancel: (() => void) | null;
};

/** An address by its country's rules: which fields, in which order, and what they are called there. */
export function AddressForm({ address, onDone, onCancel }: AddressFormProps) {
  const t = useT();
  const language = useLanguage();
  const near: Country = language === "ko" ? "KR" : language === "ja" ? "JP" : "US";
  const [country, setCountry] = useState<Country>((address?.country.code as Country | undefined) ?? near);
  const [answer, ask] = useAnswer(AddressRulesDocument, { country });
  const submit = useSubmit(
    [...NAMES, "country"],
    () => [],
    async (values) => {
      const input: AddressInput = { country };
      for (const name of NAMES) input[name] = values[name]?.trim() ?? "";
      const { account } = session.clients;
      const result = await callMutation(async () =>
        address
          ? (await account.mutate(AccountAddressUpdateDocument, { id: address.id, input })).accountAddressUpdate
          : (await account.mutate(AccountAddressCreateDocument, { input })).accountAddressCreate,
      );
      if (result.ok) onDone();
      return result;
    },
  );
  const fields = useRef<HTMLDivElement>(null);
  // a form that was opened by a button takes its focus
  useEffect(() => {
    if (onCancel) fields.current?.querySelector("select")?.focus();
    // biome-ignore lint: once, when it opens
  }, []);
  const rules = answer.status === "ready" ? answer.data.addressValidationRules : null;
  return (
    <Form
      submit={submit}
      action={t("account.address.save")}
      running={t("account.saving")}
      aside={onCancel ? <Button onClick={onCancel}>{t("account.area.cancel")}</Button> : null}
    >
      <div className="account-pair" ref={fields}>
        <Select
          className="account-wide"
          label={t("account.address.country")}
          name="country"
          autoComplete="country"
          value={country}
          onChange={(event) => setCountry(event.target.value as Country)}
          options={countryOptions(language)}
          error={submit.error("country")}
        />
        {rules ? <Fields rules={rules} address={address} error={submit.error} /> : null}
      </div>
      {answer.status === "failed" ? (
        <Button size="small" onClick={() => void ask()}>
          {t("account.area.retry")}
        </Button>
      ) : null}
    </Form>
  );
}
