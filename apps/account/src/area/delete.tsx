import { AccountDeleteDocument } from "@carloom/api-client/commerce";
import { TextField, useT } from "@carloom/ui";
import { Link, useNavigate, useSearchParams } from "react-router";
import { callMutation, postAuth } from "../auth/calls.ts";
import { pageLink } from "../auth/destination.ts";
import { session } from "../auth/session.ts";
import { Form, useSubmit } from "../parts/form.tsx";
import { Page } from "../parts/page.tsx";
import { useMe } from "./area.tsx";

/** The link of the deletion mail. Whoever deletes writes the address of the account first. */
export function DeletePage() {
  const t = useT();
  const { me } = useMe();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  const submit = useSubmit(
    ["typed"],
    ({ typed = "" }) => {
      if (!token) return [{ field: "token", code: "INVALID" }];
      return typed.trim().toLowerCase() === me.email ? [] : [{ field: "typed", code: "MISMATCH" }];
    },
    async () => {
      const result = await callMutation(
        async () => (await session.clients.account.mutate(AccountDeleteDocument, { token })).accountDelete,
      );
      if (!result.ok) return result;
      await postAuth("sign-out");
      await session.signOut();
      await navigate(pageLink("/deleted", search), { replace: true });
      return result;
    },
  );
  return (
    <Page title={t("account.delete.confirmTitle")} lead={t("account.delete.confirmLead")}>
      <Form
        submit={submit}
        action={t("account.delete.submit")}
        running={t("account.delete.running")}
        aside={
          <Link className="ui-link" to={pageLink("/data", search)}>
            {t("account.delete.keep")}
          </Link>
        }
      >
        <TextField
          label={t("account.delete.typed", { email: me.email })}
          name="typed"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={submit.error("typed")}
        />
      </Form>
    </Page>
  );
}
