import { AccountUpdateDocument } from "@carloom/api-client/commerce";
import { TextField, useT } from "@carloom/ui";
import { useState } from "react";
import { callMutation } from "../auth/calls.ts";
import { session } from "../auth/session.ts";
import { useLanguage } from "../language.tsx";
import { SectionForm } from "./section-form.tsx";
import { useSubmit } from "./form.tsx";

export function NameForm({ firstName, lastName }: { firstName: string; lastName: string }) {
  const t = useT();
  const language = useLanguage();
  const [saved, setSaved] = useState(false);
  const submit = useSubmit(
    ["firstName", "lastName"],
    () => [],
    async (values) => {
      setSaved(false);
      const input = { firstName: values.firstName ?? "", lastName: values.lastName ?? "" };
      const result = await callMutation(
        async () => (await session.clients.account.mutate(AccountUpdateDocument, { input })).accountUpdate,
      );
      setSaved(result.ok);
      if (result.ok) void session.check();
      return result;
    },
  );
  const first = (
    <TextField
      key="first"
      label={t("account.firstName")}
      name="firstName"
      autoComplete="given-name"
      defaultValue={firstName}
      error={submit.error("firstName")}
    />
  );
  const last = (
    <TextField
      key="last"
      label={t("account.lastName")}
      name="lastName"
      autoComplete="family-name"
      defaultValue={lastName}
      error={submit.error("lastName")}
    />
  );
  return (
    <SectionForm title={t("account.profile.names")} submit={submit} action={t("account.save")} saved={saved}>
      <div className="account-pair">{language === "en" ? [first, last] : [last, first]}</div>
    </SectionForm>
  );
}
