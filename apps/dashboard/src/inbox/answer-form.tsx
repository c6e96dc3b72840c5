import { StaffLetterAnswerDocument, type StaffLetterFragment } from "@carloom/api-client/commerce";
import { Button, Checkbox, ErrorNote, TextArea, useT, useToast } from "@carloom/ui";
import { type FormEvent, useState } from "react";
import { useAct } from "../boot/data.ts";
import { LANGUAGE_NAMES } from "../boot/language.tsx";
import { type Problem, problemText } from "../parts/act-dialog.tsx";

const isKnown = (language: string): language is keyof typeof LANGUAGE_NAMES => language in LANGUAGE_NAMES;

/** An answer that goes out by mail; what a colleague answered meanwhile is shown first. */
export function AnswerForm({ letter, onClose }: { letter: StaffLetterFragment; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const act = useAct(StaffLetterAnswerDocument);
  const [text, setText] = useState("");
  const [closes, setCloses] = useState(true);
  const [problem, setProblem] = useState<Problem | null>(null);
  const language = isKnown(letter.language) ? LANGUAGE_NAMES[letter.language] : letter.language;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim() || act.isPending) return;
    try {
      const { inboxAnswer } = await act.mutateAsync({
        id: letter.id,
        text: text.trim(),
        seen: letter.answers.length,
        close: closes,
      });
      const first = inboxAnswer.errors[0] ?? null;
      setProblem(first);
      if (first) return;
      toast(t("dashboard.inbox.sent", { email: letter.email ?? "" }));
      onClose();
    } catch {
      setProblem({});
    }
  };
  return (
    <form className="da-form da-answer" onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t("dashboard.inbox.words", { email: letter.email ?? "" })}
        hint={t("dashboard.inbox.language", { language })}
        lang={letter.language}
        rows={6}
        value={text}
        maxLength={10_000}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Checkbox
        label={t("dashboard.inbox.closeToo")}
        checked={closes}
        onChange={(event) => setCloses(event.currentTarget.checked)}
      />
      {problem ? <ErrorNote>{problemText(t, problem)}</ErrorNote> : null}
      <div className="da-actions">
        <Button type="submit" variant="primary" aria-disabled={!text.trim() || act.isPending}>
          {t("dashboard.inbox.send")}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t("dashboard.cancel")}
        </Button>
      </div>
    </form>
  );
}
