import { TextField, useT } from "@carloom/ui";
import { LANGUAGE_CODES } from "@carloom/i18n";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { postAuth } from "../auth/calls.ts";
import { destination, pageLink } from "../auth/destination.ts";
import { settings } from "../auth/session.ts";
import { useLanguage } from "../language.tsx";
import { checkFields } from "../parts/error-text.ts";
import { Form, useSubmit } from "../parts/form.tsx";
import { Page } from "../parts/page.tsx";
import { Providers } from "../parts/providers.tsx";
import { PasswordField } from "../parts/password-field.tsx";

/** Korean and Japanese write the last name first. */
function NameFields({ error }: { error: (field: string) => string | undefined }) {
  const t = useT();
  const language = useLanguage();
  const fields = [
    <TextField
      key="firstName"
      label={t("account.firstName")}
      name="firstName"
      autoComplete="given-name"
      error={error("firstName")}
    />,
    <TextField
      key="lastName"
      label={t("account.lastName")}
      name="lastName"
      autoComplete="family-name"
      error={error("lastName")}
    />,
  ];
  return <div className="account-pair">{language === "en" ? fields : fields.reverse()}</div>;
}

export function SignUpPage() {
  const t = useT();
  const language = useLanguage();
  const [search] = useSearchParams();
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const submit = useSubmit(
    ["email", "password", "firstName", "lastName"],
    (values) => checkFields(values, { required: ["email", "password"], newPassword: "password" }),
    async (values) => {
      const result = await postAuth("sign-up", {
        ...values,
        languageCode: LANGUAGE_CODES[language],
        redirectUrl: location.origin + pageLink("/confirm", search),
      });
      if (result.ok && result.value.requiresConfirmation) setMailedTo(values.email ?? "");
      else if (result.ok) location.assign(destination(search, settings).href);
      return result;
    },
  );

  if (mailedTo !== null)
    return (
      <Page key="mailed" title={t("account.mailed.title")} lead={t("account.mailed.confirm", { email: mailedTo })}>
        <p className="account-under">
          {t("account.mailed.nothing")}{" "}
          <button type="button" className="ui-link" onClick={() => setMailedTo(null)}>
            {t("account.mailed.again")}
          </button>
        </p>
      </Page>
    );

  return (
    <Page title={t("account.signUp.title")} lead={t("account.signUp.lead")}>
      <Form submit={submit} action={t("account.signUp.submit")} running={t("account.signUp.running")}>
        <NameFields error={submit.error} />
        <TextField
          label={t("account.email")}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          inputMode="email"
          error={submit.error("email")}
        />
        <PasswordField
          label={t("account.password")}
          name="password"
          autoComplete="new-password"
          hint={t("account.password.hint")}
          error={submit.error("password")}
        />
      </Form>
      <Providers redirectUrl={destination(search, settings).href} />
      <p className="account-under">
        {t("account.signUp.have")}{" "}
        <Link className="ui-link" to={pageLink("/sign-in", search)}>
          {t("account.signIn.title")}
        </Link>
      </p>
    </Page>
  );
}
