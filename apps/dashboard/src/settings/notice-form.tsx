import {
  StaffShopNoticeSaveDocument,
  StaffShopNoticesDocument,
  type StaffShopNoticesQuery,
} from "@carloom/api-client/commerce";
import { type Language, LANGUAGE_CODES } from "@carloom/i18n";
import { NOTICE_FIELDS, type Notice, NOTICES, REQUIRED_NOTICES } from "@carloom/i18n/notices";
import { ErrorNote, TextArea, TextField, useT } from "@carloom/ui";
import { useAct } from "../boot/data.ts";
import { useFieldSave } from "../editorial/use-field-save.ts";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { SaveRow } from "../parts/save-row.tsx";
import { State } from "../parts/state.tsx";

type Stored = StaffShopNoticesQuery["shopNotices"][number];

const noticeIn = (stored: Stored): Notice =>
  Object.fromEntries(NOTICE_FIELDS.map((field) => [field, stored[field]])) as Notice;

/** Who sells, in a language: the lines of the footer, of the contact page and of the business information. */
export function NoticeForm({ notice: stored, language }: { notice: Stored; language: Language }) {
  const t = useT();
  const find = (answer: StaffShopNoticesQuery | null) =>
    answer?.shopNotices.find(({ languageCode }) => languageCode === LANGUAGE_CODES[language]);
  const edit = useDraft({
    document: StaffShopNoticesDocument,
    variables: {},
    record: find,
    of: (answer) => {
      const found = find(answer) ?? stored;
      return { ...noticeIn(found), version: found.version };
    },
  });
  const save = useAct(StaffShopNoticeSaveDocument, edit);
  const { draft: notice } = edit;
  const form = useFieldSave(
    edit,
    async ({ version, ...input }) =>
      (await save.mutateAsync({ language: LANGUAGE_CODES[language], input, version })).shopNoticeSave,
  );
  const names = Object.fromEntries(
    NOTICE_FIELDS.map((field) => [field, { label: t(`dashboard.law.notice.${field}`) }]),
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
            onChange: (event: { currentTarget: { value: string } }) => edit.set({ [field]: event.currentTarget.value }),
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
      <Meanwhile edit={edit} names={names} />
      {form
        .othersThan((field) => NOTICE_FIELDS.some((one) => one === field))
        .map((text) => (
          <ErrorNote key={text}>{text}</ErrorNote>
        ))}
      <SaveRow isBusy={edit.isBusy} isChanged={edit.isChanged} onDiscard={form.discard} />
    </form>
  );
}
