import { UserNameUpdateDocument } from "@carloom/api-client/commerce";
import { TextField, useT } from "@carloom/ui";
import { useState } from "react";
import { callMutation } from "../auth/calls.ts";
import { session, settings } from "../auth/session.ts";
import { SectionForm } from "./section-form.tsx";
import { useSubmit } from "./form.tsx";

export function UserNameForm({ userName }: { userName: string }) {
  const t = useT();
  const [saved, setSaved] = useState(false);
  const submit = useSubmit(
    ["userName"],
    (values) => (values.userName?.trim() ? [] : [{ field: "userName", code: "REQUIRED" }]),
    async (values) => {
      setSaved(false);
      const variables = { userName: values.userName ?? "" };
      const result = await callMutation(
        async () => (await session.clients.account.mutate(UserNameUpdateDocument, variables)).userNameUpdate,
      );
      setSaved(result.ok);
      // the handle is part of the id token, which comes anew with a refresh
      if (result.ok) await session.refresh();
      return result;
    },
  );
  return (
    <SectionForm
      title={t("account.userName")}
      lead={t("account.userName.lead", { address: `${new URL(settings.origin).host}/garage/` })}
      submit={submit}
      action={t("account.save")}
      saved={saved}
    >
      <TextField
        label={t("account.userName")}
        name="userName"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={userName}
        hint={t("account.userName.hint")}
        error={submit.error("userName")}
      />
    </SectionForm>
  );
}
