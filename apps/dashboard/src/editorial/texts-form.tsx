import { StaffContentSaveDocument } from "@carloom/api-client/commerce";
import { type Language, LANGUAGE_CODES } from "@carloom/i18n";
import { Button, ErrorNote, TextArea, TextField, useT, useToast } from "@carloom/ui";
import { type FormEvent, type ReactNode, useState } from "react";
import { useAct } from "../boot/data.ts";
import { SaveRow } from "../parts/save-row.tsx";
import { State } from "../parts/state.tsx";
import {
  changedTexts,
  type ContentProblem,
  type ContentText,
  contentProblemText,
  currentText,
  textName,
  type Written,
  writtenOf,
} from "./texts.ts";

type TextsFormProps = {
  kind: "HOME" | "MAIL";
  of: string;
  language: Language;
  version: number;
  texts: readonly ContentText[];
  /** Beside save and discard. */
  actions?: (
    changed: { key: string; value: string }[],
    say: (problems: readonly ContentProblem[]) => void,
  ) => ReactNode;
  /** Told of what is written, as it is. */
  onWrite?: (changed: { key: string; value: string }[]) => void;
};

/** Texts with what stands there now beside each; empty means as the product has it. */
export function TextsForm({ kind, of, language, version, texts, actions, onWrite }: TextsFormProps) {
  const t = useT();
  const toast = useToast();
  const save = useAct(StaffContentSaveDocument);
  const [written, setWritten] = useState<Written>(() => writtenOf(texts));
  const [problems, setProblems] = useState<readonly ContentProblem[]>([]);
  const [failed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const changed = changedTexts(texts, written);
  const write = (next: Written) => {
    setWritten(next);
    onWrite?.(changedTexts(texts, next));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || changed.length === 0) return;
    setBusy(true);
    setFailed(false);
    try {
      const code = LANGUAGE_CODES[language];
      const { contentSave } = await save.mutateAsync({ kind, key: of, language: code, version, texts: changed });
      setProblems(contentSave.errors);
      if (contentSave.errors.length === 0) toast(t("dashboard.saved"));
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  const groups = [...Map.groupBy(texts, ({ group }) => group)];
  const general = problems.filter(({ field }) => !texts.some(({ key }) => key === field));
  return (
    <form className="da-form" onSubmit={(event) => void submit(event)}>
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
              onChange={(value) => write({ ...written, [text.key]: value })}
            />
          ))}
        </fieldset>
      ))}
      {general.map((problem) => (
        <ErrorNote key={problem.code}>{contentProblemText(t, problem)}</ErrorNote>
      ))}
      {failed ? <ErrorNote>{t("dashboard.act.failed")}</ErrorNote> : null}
      <div className="da-actions da-content-save">
        <SaveRow
          isBusy={isBusy}
          isChanged={changed.length > 0}
          onDiscard={() => {
            write(writtenOf(texts));
            setProblems([]);
          }}
        />
        {actions?.(changed, setProblems)}
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
