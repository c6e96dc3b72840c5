import { ConfirmEmailChangeDocument } from "@carloom/api-client/commerce";
import { buttonClass, useT } from "@carloom/ui";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { callMutation } from "../auth/calls.ts";
import { pageLink } from "../auth/destination.ts";
import { session } from "../auth/session.ts";
import { Form, useSubmit } from "../parts/form.tsx";
import { Page } from "../parts/page.tsx";
import { useMe } from "./area.tsx";

/** The link at a new address, or at the own one (`own`), which it proves. A click does it, not the visit: programs that look into mail open links too. */
export function ConfirmEmailPage() {
  const t = useT();
  const { me } = useMe();
  const [search] = useSearchParams();
  const [changed, setChanged] = useState(false);
  const token = search.get("token") ?? "";
  const isOwn = search.has("own");
  const submit = useSubmit(
    [],
    () => (token ? [] : [{ field: "token", code: "INVALID" }]),
    async () => {
      const result = await callMutation(
        async () => (await session.clients.account.mutate(ConfirmEmailChangeDocument, { token })).confirmEmailChange,
      );
      if (result.ok) {
        setChanged(true);
        // the address is part of the tokens
        await session.refresh();
      }
      return result;
    },
  );
  if (changed)
    return (
      <Page
        key="changed"
        title={t(isOwn ? "account.confirmed.title" : "account.emailChanged.title")}
        lead={isOwn ? me.email : t("account.emailChanged.lead", { email: me.email })}
      >
        <div className="account-actions">
          <Link className={buttonClass({ variant: "primary" })} to={pageLink(isOwn ? "/" : "/security", search)}>
            {t(isOwn ? "account.profile.title" : "account.area.security")}
          </Link>
        </div>
      </Page>
    );
  return (
    <Page
      title={t(isOwn ? "account.confirm.title" : "account.emailChange.confirmTitle")}
      lead={t(isOwn ? "account.confirm.lead" : "account.emailChange.confirmLead", { email: me.email })}
    >
      <Form
        submit={submit}
        action={t(isOwn ? "account.confirm.submit" : "account.emailChange.confirm")}
        running={t("account.confirm.running")}
      >
        {null}
      </Form>
    </Page>
  );
}
