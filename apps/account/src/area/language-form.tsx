import { AccountUpdateDocument, MyLanguageDocument } from "@carloom/api-client/commerce";
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_CODES,
  LANGUAGE_NAMES,
  type LanguageCode,
  languageOfTag,
  LANGUAGES,
} from "@carloom/i18n";
import { Select, useT } from "@carloom/ui";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { callMutation } from "../auth/calls.ts";
import { session } from "../auth/session.ts";
import { useSubmit } from "../parts/form.tsx";
import { SectionForm } from "../parts/section-form.tsx";
import { useAnswer } from "./use-answer.ts";

/** The language that we write in to this person; the page follows it. */
export function LanguageForm() {
  const t = useT();
  const [answer] = useAnswer(MyLanguageDocument, {});
  const [search, setSearch] = useSearchParams();
  const [saved, setSaved] = useState(false);
  const submit = useSubmit(
    ["languageCode"],
    () => [],
    async ({ languageCode = "EN" }) => {
      setSaved(false);
      const input = { languageCode: languageCode as LanguageCode };
      const result = await callMutation(
        async () => (await session.clients.account.mutate(AccountUpdateDocument, { input })).accountUpdate,
      );
      setSaved(result.ok);
      if (result.ok) {
        const next = new URLSearchParams(search);
        next.set("lang", languageOfTag(languageCode) ?? DEFAULT_LANGUAGE);
        setSearch(next, { replace: true });
      }
      return result;
    },
  );
  const code = answer.status === "ready" ? (answer.data.me?.languageCode ?? "EN") : "EN";
  return (
    <SectionForm
      title={t("account.language.title")}
      lead={t("account.language.lead")}
      submit={submit}
      action={t("account.save")}
      saved={saved}
    >
      <Select
        key={code}
        label={t("account.languages")}
        name="languageCode"
        defaultValue={code}
        options={LANGUAGES.map((one) => ({ value: LANGUAGE_CODES[one], label: LANGUAGE_NAMES[one] }))}
        error={submit.error("languageCode")}
      />
    </SectionForm>
  );
}
