import { buttonClass, TextField, useT } from "@carloom/ui";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { postAuth } from "../auth/calls.ts";
import { destination, pageLink } from "../auth/destination.ts";
import { settings, useVisitor } from "../auth/session.ts";
import { checkFields } from "../parts/error-text.ts";
import { Form, useSubmit } from "../parts/form.tsx";
import { Page } from "../parts/page.tsx";
import { ProviderProblem, Providers } from "../parts/providers.tsx";
import { CodeStep } from "./code-step.tsx";
import { PasswordField } from "../parts/password-field.tsx";

export function SignInPage() {
  const t = useT();
  const visitor = useVisitor();
  const [search] = useSearchParams();
  const next = destination(search, settings);
  // e-mail and password that were right, while the account's one-time code is asked for
  const [proved, setProved] = useState<Record<string, string> | null>(null);
  const submit = useSubmit(
    ["email", "password"],
    (values) => checkFields(values, { required: ["email", "password"] }),
    async (values) => {
      const result = await postAuth("sign-in", values);
      if (result.ok) location.assign(next.href);
      else if (result.errors.some(({ field, code }) => field === "code" && code === "REQUIRED")) setProved(values);
      return result;
    },
  );

  if (visitor.status === "signed-in")
    return (
      <Page title={t("account.signedIn.title")} lead={t("account.signedIn.lead", { email: visitor.user.email })}>
        <div className="account-actions">
          <a className={buttonClass({ variant: "primary" })} href={next.href}>
            {t(next.isSite ? "account.toSite" : "account.continue")}
          </a>
          <Link className="ui-link" to={pageLink("/sign-out", search)}>
            {t("account.signedIn.other")}
          </Link>
        </div>
      </Page>
    );

  if (proved)
    return (
      <CodeStep
        onBack={() => setProved(null)}
        send={async (code) => {
          const result = await postAuth("sign-in", { ...proved, code });
          if (result.ok) location.assign(next.href);
          return result;
        }}
      />
    );

  return (
    <Page title={t("account.signIn.title")} lead={t("account.signIn.lead")}>
      <ProviderProblem />
      <Form submit={submit} action={t("account.signIn.submit")} running={t("account.signIn.running")}>
        <TextField
          label={t("account.email")}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          inputMode="email"
          defaultValue={search.get("email") ?? ""}
          error={submit.error("email")}
        />
        <PasswordField
          label={t("account.password")}
          name="password"
          autoComplete="current-password"
          error={submit.error("password")}
        />
      </Form>
      <p>
        <Link className="ui-link ui-small" to={pageLink("/forgot-password", search)}>
          {t("account.signIn.forgot")}
        </Link>
      </p>
      <Providers redirectUrl={next.href} />
      <p className="account-under">
        {t("account.signIn.new")}{" "}
        <Link className="ui-link" to={pageLink("/sign-up", search)}>
          {t("account.signIn.create")}
        </Link>
      </p>
    </Page>
  );
}
