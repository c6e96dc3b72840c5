import { RequestPasswordResetDocument } from "@carloom/api-client/commerce";
import { TextField, useT } from "@carloom/ui";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { callMutation } from "../auth/calls.ts";
import { pageLink } from "../auth/destination.ts";
import { session } from "../auth/session.ts";
import { checkFields } from "../parts/error-text.ts";
import { Form, useSubmit } from "../parts/form.tsx";
import { Page } from "../parts/page.tsx";

export function ForgotPasswordPage() {
  const t = useT();
  const [search] = useSearchParams();
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const submit = useSubmit(
    ["email"],
    (values) => checkFields(values, { required: ["email"] }),
    async ({ email = "" }) => {
      const redirectUrl = location.origin + pageLink("/set-password", search);
      const result = await callMutation(
        async () =>
          (await session.clients.account.mutate(RequestPasswordResetDocument, { email, redirectUrl }, { auth: "none" }))
            .requestPasswordReset,
      );
      if (result.ok) setMailedTo(email);
      return result;
    },
  );

  const back = (
    <p className="account-under">
      <Link className="ui-link" to={pageLink("/sign-in", search)}>
        {t("account.forgot.back")}
      </Link>
    </p>
  );
  if (mailedTo !== null)
    return (
      <Page key="mailed" title={t("account.mailed.title")} lead={t("account.mailed.reset", { email: mailedTo })}>
        {back}
      </Page>
    );
  return (
    <Page title={t("account.forgot.title")} lead={t("account.forgot.lead")}>
      <Form submit={submit} action={t("account.forgot.submit")} running={t("account.forgot.running")}>
        <TextField
          label={t("account.email")}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          inputMode="email"
          error={submit.error("email")}
        />
      </Form>
      {back}
    </Page>
  );
}
