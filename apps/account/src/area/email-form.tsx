import { RequestEmailChangeDocument } from "@carloom/api-client/commerce";
import { TextField, useT } from "@carloom/ui";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { callMutation } from "../auth/calls.ts";
import { pageLink } from "../auth/destination.ts";
import { session } from "../auth/session.ts";
import { checkFields } from "../parts/error-text.ts";
import { useSubmit } from "../parts/form.tsx";
import { PasswordField } from "../parts/password-field.tsx";
import { SectionForm } from "../parts/section-form.tsx";

/** Asks for a link at the new address; the address changes when that link is opened here. */
export function EmailForm({ email }: { email: string }) {
  const t = useT();
  const [search] = useSearchParams();
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const submit = useSubmit(
    ["newEmail", "password"],
    (values) => checkFields(values, { required: ["newEmail", "password"], email: "newEmail" }),
    async ({ newEmail = "", password = "" }) => {
      setMailedTo(null);
      const variables = { newEmail, password, redirectUrl: location.origin + pageLink("/confirm-email", search) };
      const result = await callMutation(
        async () => (await session.clients.account.mutate(RequestEmailChangeDocument, variables)).requestEmailChange,
      );
      if (result.ok) setMailedTo(newEmail.trim());
      return result;
    },
  );
  return (
    <SectionForm
      title={t("account.emailChange.title")}
      lead={t("account.emailChange.lead", { email })}
      submit={submit}
      action={t("account.forgot.submit")}
      saved={mailedTo === null ? false : t("account.emailChange.mailed", { email: mailedTo })}
    >
      <div className="account-pair" key={mailedTo}>
        <TextField
          label={t("account.emailChange.new")}
          name="newEmail"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          inputMode="email"
          error={submit.error("newEmail")}
        />
        <PasswordField
          label={t("account.password.old")}
          name="password"
          autoComplete="current-password"
          error={submit.error("password")}
        />
      </div>
    </SectionForm>
  );
}
