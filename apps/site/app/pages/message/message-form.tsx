import { Button, ErrorNote, TextArea, TextField, useT } from "@carloom/ui";
import type { ReactNode } from "react";
import type { LetterField, useLetter } from "./use-letter.ts";

/** What a field shows and does, tied to the letter. */
function useBound() {
  const t = useT();
  return ({ name, value, problem, onChange, onBlur }: LetterField) => ({
    name,
    value,
    error: problem ? t(problem.key, { count: problem.count ?? 0 }) : undefined,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
    onBlur,
  });
}

type MessageFormProps = {
  letter: ReturnType<typeof useLetter>;
  nameLabel: string;
  submitLabel: string;
  /** Said in place once it was sent. */
  sent?: ReactNode;
};

/** Name, e-mail, subject, message. What went wrong stands beside the button, and nothing that was written is lost. */
export function MessageForm({ letter, nameLabel, submitLabel, sent }: MessageFormProps) {
  const t = useT();
  const bound = useBound();
  const { state, submit, field } = letter;
  return (
    <form
      className="message-form"
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-busy={state === "sending" || undefined}
    >
      <TextField label={nameLabel} autoComplete="name" maxLength={200} {...bound(field("name"))} />
      <TextField
        label={t("site.form.email")}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...bound(field("email"))}
      />
      <TextField className="message-wide" label={t("site.form.subject")} maxLength={200} {...bound(field("subject"))} />
      <TextArea
        className="message-wide"
        label={t("site.form.message")}
        rows={6}
        maxLength={5000}
        {...bound(field("message"))}
      />
      <div className="message-wide message-end">
        <Button type="submit" variant="primary" disabled={state === "sending"}>
          {state === "sending" ? t("site.form.sending") : submitLabel}
        </Button>
        <div role="status">{state === "sent" ? sent : null}</div>
        {state === "failed" ? <ErrorNote>{t("site.form.failed")}</ErrorNote> : null}
      </div>
      <noscript>
        <p className="message-wide ui-hint">{t("site.form.noScript")}</p>
      </noscript>
    </form>
  );
}
