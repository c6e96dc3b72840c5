import {
  StaffContentDocumentDocument,
  type StaffContentDocumentQuery,
  StaffContentSaveDocument,
} from "@carloom/api-client/commerce";
import { type Language, LANGUAGE_CODES } from "@carloom/i18n";
import { Button, ErrorNote, TextArea, TextField, useT } from "@carloom/ui";
import type { ReactNode } from "react";
import { useAct } from "../boot/data.ts";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { SaveRow } from "../parts/save-row.tsx";
import { State } from "../parts/state.tsx";
import {
  changedTexts,
  type ContentProblem,
  type ContentText,
  contentProblemText,
  currentText,
  textName,
  writtenOf,
} from "./texts.ts";
import { useFieldSave } from "./use-field-save.ts";

type TextsFormProps = {
  kind: "HOME" | "MAIL";
  of: string;
  language: Language;
  texts: readonly ContentText[];
  /** Beside save and discard. */
  actions?: (
    changed: { key: string; value: string }[],
    say: (problems: readonly ContentProblem[]) => void,
  ) => ReactNode;
  /** Told of what is written, as it is. */
  onWrite?: (changed: { key: string; value: string }[]) => void;
};

type Given = Record<string, string | number> & { version: number };

const givenOf = (document: StaffContentDocumentQuery["contentDocument"] | undefined): Given => ({
  ...writtenOf(document?.texts ?? []),
  version: document?.version ?? 0,
});
const wordsOf = (given: Given): Record<string, string> =>
  Object.fromEntries(Object.entries(given).map(([key, value]) => [key, String(value)]));

/** Texts with what stands there now beside each; empty means as the product has it. */
export function TextsForm({ kind, of, language, texts, actions, onWrite }: TextsFormProps) {
  const t = useT();
  const code = LANGUAGE_CODES[language];
  const edit = useDraft({
    document: StaffContentDocumentDocument,
    variables: { kind, key: of, language: code },
    record: ({ contentDocument }) => contentDocument,
    of: (answer) => givenOf(answer?.contentDocument),
  });
  const save = useAct(StaffContentSaveDocument, edit);
  const form = useFieldSave(edit, async (now) => {
    const changed = changedTexts(texts, wordsOf(now));
    return (await save.mutateAsync({ kind, key: of, language: code, version: now.version, texts: changed }))
      .contentSave;
  });
  const written = wordsOf(edit.draft);
  const changed = changedTexts(texts, written);
  const { problems } = form;
  const write = (key: string, value: string) => {
    edit.set({ [key]: value } as Partial<Given>);
    onWrite?.(changedTexts(texts, { ...written, [key]: value }));
  };
  const names = Object.fromEntries(texts.map((text) => [text.key, { label: textName(t, texts, text) }]));
  const groups = [...Map.groupBy(texts, ({ group }) => group)];
  return (
    <form className="da-form" onSubmit={(event) => void form.submit(event)}>
      {groups.map(([group, members]) => (
        <fieldset key={group} className="da-texts">
          {kind === "HOME" ? <legend>{t(`dashboard.content.group.${group}`)}</legend> : null}
          {members.map((text) => (
            <TextRow
              key={text.key}
              text={text}
              language={language}
              name={textName(t, texts, text)}
              value={written[text.key] ?? ""}
              problem={problems.find(({ field }) => field === text.key)}
              onChange={(value) => write(text.key, value)}
            />
          ))}
        </fieldset>
      ))}
      <Meanwhile edit={edit} names={names} />
      {form
        .othersThan((field) => texts.some(({ key }) => key === field))
        .map((text) => (
          <ErrorNote key={text}>{text}</ErrorNote>
        ))}
      <div className="da-actions da-content-save">
        <SaveRow
          isBusy={edit.isBusy}
          isChanged={edit.isChanged}
          onDiscard={() => {
            form.discard();
            onWrite?.([]);
          }}
        />
        {actions?.(changed, form.say)}
      </div>
    </form>
  );
}

function TextRow({
  text,
  language,
  name,
  value,
  problem,
  onChange,
}: {
  text: ContentText;
  language: Language;
  name: string;
  value: string;
  problem: ContentProblem | undefined;
  onChange: (value: string) => void;
}) {
  const t = useT();
  const now = currentText(text);
  const isOwn = text.value !== null;
  const control = {
    label: name,
    value,
    lang: language,
    maxLength: text.isLong ? 4000 : 300,
    placeholder: text.default,
    ...(text.places.length > 0 && { hint: t("dashboard.content.places", { places: text.places.join(" ") }) }),
    error: problem && contentProblemText(t, problem),
  };
  return (
    <div className="da-text" data-changed={value.trim() !== now || undefined}>
      {text.isLong ? (
        <TextArea
          {...control}
          rows={Math.min(10, Math.max(2, Math.ceil(now.length / 60) + now.split("\n").length - 1))}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <TextField {...control} onChange={(event) => onChange(event.currentTarget.value)} />
      )}
      <div className="da-text-now">
        <State tone={isOwn ? "good" : "quiet"}>
          {t(isOwn ? "dashboard.content.own" : "dashboard.content.default")}
        </State>
        <p lang={language}>{now}</p>
        {isOwn && value !== text.default ? (
          <Button
            size="small"
            variant="quiet"
            aria-label={t("dashboard.content.toDefaultOf", { name })}
            onClick={() => onChange(text.default)}
          >
            {t("dashboard.content.toDefault")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
