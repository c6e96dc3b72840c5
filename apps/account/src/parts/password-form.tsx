import { PasswordChangeDocument } from "@carloom/api-client/commerce";
import { useT } from "@carloom/ui";
import { useState } from "react";
import { callMutation } from "../auth/calls.ts";
import { session } from "../auth/session.ts";
import { checkFields } from "./error-text.ts";
import { useSubmit } from "./form.tsx";
import { PasswordField } from "./password-field.tsx";
import { SectionForm } from "./section-form.tsx";

export function PasswordForm({ email }: { email: string }) {
  const t = useT();
  const [changes, setChanges] = useState(0);
  const [saved, setSaved] = useState(false);
  const submit = useSubmit(
    ["oldPassword", "newPassword"],
    (values) => checkFields(values, { required: ["oldPassword", "newPassword"], newPassword: "newPassword" }),
    async ({ oldPassword = "", newPassword = "" }) => {
      setSaved(false);
      const result = await callMutation(
        async () =>
          (await session.clients.account.mutate(PasswordChangeDocument, { oldPassword, newPassword })).passwordChange,
      );
      setSaved(result.ok);
      if (result.ok) setChanges((count) => count + 1);
      return result;
    },
  );
  return (
    <SectionForm
      title={t("account.password.change")}
      lead={t("account.password.changeLead")}
      submit={submit}
      action={t("account.password.change")}
      saved={saved}
    >
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <div className="account-pair" key={changes}>
        <PasswordField
          label={t("account.password.old")}
          name="oldPassword"
          autoComplete="current-password"
          error={submit.error("oldPassword")}
        />
        <PasswordField
          label={t("account.password.new")}
          name="newPassword"
          autoComplete="new-password"
          hint={t("account.password.hint")}
          error={submit.error("newPassword")}
        />
      </div>
    </SectionForm>
  );
}
