import { StaffShopNoticeSaveDocument, type StaffShopNoticesQuery } from "@carloom/api-client/commerce";
import { type Language, LANGUAGE_CODES } from "@carloom/i18n";
import { NOTICE_FIELDS, type Notice, NOTICES, REQUIRED_NOTICES } from "@carloom/i18n/notices";
import { ErrorNote, TextArea, TextField, useT } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { contentProblemText } from "../editorial/texts.ts";
import { SaveRow } from "../parts/save-row.tsx";
import { State } from "../parts/state.tsx";
import { useLawSave } from "./use-law-save.ts";

type Stored = StaffShopNoticesQuery["shopNotices"][number];

const noticeIn = (stored: Stored): Notice =>
  Object.fromEntries(NOTICE_FIELDS.map((field) => [field, stored[field]])) as Notice;

/** Who sells, in a language: the lines of the footer, of the contact page and of the business information. */
export function NoticeForm({ notice: stored, language }: { notice: Stored; language: Language }) {
  const t = useT();
  const save = useAct(StaffShopNoticeSaveDocument);
  const [begun] = useState(() => noticeIn(stored));
  const [notice, setNotice] = useState(begun);
  const isChanged = NOTICE_FIELDS.some((field) => notice[field] !== begun[field]);
  const form = useLawSave(
    isChanged,
    async () =>
      (await save.mutateAsync({ language: LANGUAGE_CODES[language], input: notice, version: stored.version }))
        .shopNoticeSave,
  );
  return (
    <form className="da-form" onSubmit={(event) => void form.submit(event)}>
      <div>
        {stored.isDefault ? (
          <State tone="open">{t("dashboard.law.invented")}</State>
        ) : (
          <State tone="good">{t("dashboard.law.own")}</State>
        )}
      </div>
      <div className="da-law">
        {NOTICE_FIELDS.map((field) => {
          const given = {
            label: t(`dashboard.law.notice.${field}`),
            lang: language,
            value: notice[field],
            error: form.of(field),
            ...(REQUIRED_NOTICES.includes(field) && { required: true }),
            onChange: (event: { currentTarget: { value: string } }) =>
              setNotice({ ...notice, [field]: event.currentTarget.value }),
          };
          return field === "escrow" ? (
            <TextArea key={field} {...given} rows={3} maxLength={1000} hint={t("dashboard.law.escrowHint")} />
          ) : (
            <TextField
              key={field}
              {...given}
              maxLength={300}
              placeholder={NOTICES[language][field]}
              {...(field === "jpNumber" && { hint: t("dashboard.law.notice.jpNumberHint") })}
            />
          );
        })}
      </div>
      {form.general.map((problem) => (
        <ErrorNote key={problem.code}>{contentProblemText(t, problem)}</ErrorNote>
      ))}
      {form.failed ? <ErrorNote>{t("dashboard.act.failed")}</ErrorNote> : null}
      <SaveRow
        isBusy={form.isBusy}
        isChanged={isChanged}
        onDiscard={() => {
          setNotice(begun);
          form.clear();
        }}
      />
    </form>
  );
}
