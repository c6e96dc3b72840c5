import { addressHelp } from "@carloom/api-client/address-help";
import {
  AccountAddressCreateDocument,
  AccountAddressUpdateDocument,
  type AddressFieldsFragment,
  type AddressInput,
} from "@carloom/api-client/commerce";
import { countryOptions, HOME_COUNTRIES } from "@carloom/i18n";
import { ADDRESS_TEXTS, addressErrorKey, addressForm } from "@carloom/i18n/address";
import { AddressFields, Button, useT } from "@carloom/ui";
import { useEffect, useRef } from "react";
import { callMutation } from "../auth/calls.ts";
import { session } from "../auth/session.ts";
import { useLanguage } from "../language.tsx";
import { Form, useSubmit } from "../parts/form.tsx";

const HELP = addressHelp(session.clients.account);

export type AddressFormProps = {
  /** The address to change; null makes a new one. */
  address: AddressFieldsFragment | null;
  /** Whose it is, for a new one. */
  name: { firstName: string; lastName: string } | null;
  onDone: () => void;
  onCancel: (() => void) | null;
};

/** An address by its country's rules: which fields, in which order, and what they are called there. */
export function AddressForm({ address, name, onDone, onCancel }: AddressFormProps) {
  const t = useT();
  const language = useLanguage();
  const near = HOME_COUNTRIES[language];
  const submit = useSubmit(
    [...ADDRESS_TEXTS, "country"],
    () => [],
    async (values) => {
      const input: AddressInput = { country: values.country as AddressInput["country"] };
      for (const text of ADDRESS_TEXTS) input[text] = values[text]?.trim() ?? "";
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
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it opens
  }, []);
  return (
    <Form
      submit={submit}
      action={t("account.address.save")}
      running={t("account.saving")}
      aside={onCancel ? <Button onClick={onCancel}>{t("account.area.cancel")}</Button> : null}
    >
      <div ref={fields}>
        <AddressFields
          country={address?.country.code ?? near}
          countries={countryOptions(language)}
          fieldsOf={(country) => addressForm(country, language, address ?? name ?? {})}
          help={HELP}
          error={(field, example) => {
            const key = addressErrorKey(field, submit.code(field) ?? "");
            return key ? t(key, { example }) : submit.error(field);
          }}
        />
      </div>
    </Form>
  );
}
