import { useT } from "@carloom/ui";
import type { AuthResult } from "../auth/calls.ts";
import { CodeField } from "../parts/code-field.tsx";
import { checkFields } from "../parts/error-text.ts";
import { Form, useSubmit } from "../parts/form.tsx";
import { Page } from "../parts/page.tsx";

/** The second step of signing in, for accounts with one-time codes. */
export function CodeStep({
  send,
  onBack,
}: {
  send: (code: string) => Promise<AuthResult<unknown>>;
  onBack: () => void;
}) {
  const t = useT();
  const submit = useSubmit(
    ["code"],
    (values) => checkFields(values, { required: ["code"] }),
    ({ code = "" }) => send(code),
  );
  return (
    <Page key="code" title={t("account.code.signIn")} lead={t("account.code.signInLead")}>
      <Form submit={submit} action={t("account.signIn.submit")} running={t("account.signIn.running")}>
        <CodeField label={t("account.code.field")} hint={t("account.code.orRecovery")} error={submit.error("code")} />
      </Form>
      <p className="account-under">
        <button type="button" className="ui-link" onClick={onBack}>
          {t("account.signedIn.other")}
        </button>
      </p>
    </Page>
  );
}
