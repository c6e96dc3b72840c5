import { ConfirmAccountDocument } from "@carloom/api-client/commerce";
import { buttonClass, useT } from "@carloom/ui";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { callMutation } from "../auth/calls.ts";
import { mailedAddress, pageLink } from "../auth/destination.ts";
import { session } from "../auth/session.ts";
import { Form, useSubmit } from "../parts/form.tsx";
import { Page } from "../parts/page.tsx";

/** The link of the confirmation mail. A click confirms, not the visit: programs that look into mail open links too. */
export function ConfirmPage() {
  const t = useT();
  const [search] = useSearchParams();
  const [confirmed, setConfirmed] = useState(false);
  const email = mailedAddress(search);
  const token = search.get("token") ?? "";
  const submit = useSubmit(
    [],
    () => (token ? [] : [{ field: "token", code: "INVALID" }]),
    async () => {
      const result = await callMutation(
        async () =>
          (await session.clients.account.mutate(ConfirmAccountDocument, { email, token }, { auth: "none" }))
            .confirmAccount,
      );
      if (result.ok) setConfirmed(true);
      return result;
    },
  );

  if (confirmed)
    return (
      <Page key="confirmed" title={t("account.confirmed.title")} lead={t("account.confirmed.lead")}>
        <div className="account-actions">
          <Link className={buttonClass({ variant: "primary" })} to={pageLink("/sign-in", search, { email })}>
            {t("account.signIn.title")}
          </Link>
        </div>
      </Page>
    );
  return (
    <Page title={t("account.confirm.title")} lead={t("account.confirm.lead", { email })}>
      <Form submit={submit} action={t("account.confirm.submit")} running={t("account.confirm.running")}>
        {null}
      </Form>
    </Page>
  );
}
