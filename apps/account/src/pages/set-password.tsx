import { SetPasswordDocument } from "@carloom/api-client/commerce";
import { useT } from "@carloom/ui";
import { Link, useNavigate, useSearchParams } from "react-router";
import { callMutation, postAuth } from "../auth/calls.ts";
import { destination, mailedAddress, pageLink } from "../auth/destination.ts";
import { session, settings } from "../auth/session.ts";
import { checkFields } from "../parts/error-text.ts";
import { Form, useSubmit } from "../parts/form.tsx";
import { Page } from "../parts/page.tsx";
import { PasswordField } from "../parts/password-field.tsx";

/** The link of the mail for a new password. Setting it signs in. */
export function SetPasswordPage() {
  const t = useT();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const email = mailedAddress(search);
  const token = search.get("token") ?? "";
  const submit = useSubmit(
    ["password"],
    (values) =>
      token
        ? checkFields(values, { required: ["password"], newPassword: "password" })
        : [{ field: "token", code: "INVALID" }],
    async ({ password = "" }) => {
      const variables = { email, password, token };
      const result = await callMutation(
        async () =>
          (await session.clients.account.mutate(SetPasswordDocument, variables, { auth: "none" })).setPassword,
      );
      if (!result.ok) return result;
      const signedIn = await postAuth("sign-in", { email, password });
      if (signedIn.ok) location.assign(destination(search, settings).href);
      else await navigate(pageLink("/sign-in", search, { email }));
      return result;
    },
  );
  return (
    <Page title={t("account.setPassword.title")} lead={email ? t("account.setPassword.lead", { email }) : undefined}>
      <Form submit={submit} action={t("account.setPassword.submit")} running={t("account.setPassword.running")}>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t("account.password.new")}
          name="password"
          autoComplete="new-password"
          hint={t("account.password.hint")}
          error={submit.error("password")}
        />
      </Form>
      <p className="account-under">
        <Link className="ui-link" to={pageLink("/forgot-password", search)}>
          {t("account.setPassword.again")}
        </Link>
      </p>
    </Page>
  );
}
