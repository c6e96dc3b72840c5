import {
  StaffLetterAssignDocument,
  StaffLetterCloseDocument,
  StaffLettersDocument,
  type StaffLettersQuery,
} from "@carloom/api-client/commerce";
import { Button, ErrorNote, Segmented, useT } from "@carloom/ui";
import { useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { personName } from "../parts/person.ts";
import { State } from "../parts/state.tsx";
import { agoText, momentText } from "../parts/text.ts";
import { useMe } from "../shell/roles.ts";
import { AnswerForm } from "./answer-form.tsx";

export type Letter = StaffLettersQuery["inbox"]["edges"][number]["node"];

/** Those that wait come first. */
export const LETTERS = { first: 100, after: null, isOpen: true, search: null };

/** Messages of the site's forms: taken on, answered by mail, closed. */
export function Messages() {
  const t = useT();
  const [shown, setShown] = useState<"open" | "all">("open");
  const answer = useAnswer(
    StaffLettersDocument,
    { ...LETTERS, isOpen: shown === "open" ? true : null },
    { keepPrevious: true },
  );
  return (
    <>
      <Segmented
        label={t("dashboard.inbox.show")}
        value={shown}
        onChange={(value) => setShown(value === "all" ? "all" : "open")}
        options={[
          { value: "open", label: t("dashboard.inbox.open") },
          { value: "all", label: t("dashboard.inbox.everything") },
        ]}
      />
      <Loaded answer={answer}>
        {({ inbox: { edges } }) =>
          edges.length === 0 ? (
            <p className="da-empty">{t("dashboard.inbox.noMessages")}</p>
          ) : (
            <ul className="da-letters">
              {edges.map(({ node }) => (
                <li key={node.id}>
                  <LetterRow letter={node} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}

function LetterRow({ letter }: { letter: Letter }) {
  const t = useT();
  const language = useLanguage();
  const me = useMe();
  const assign = useAct(StaffLetterAssignDocument);
  const close = useAct(StaffLetterCloseDocument);
  const [isAnswering, setAnswering] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { assignee } = letter;
  const isMine = assignee?.email === me.email;
  const run = async (work: () => Promise<readonly Problem[]>) => {
    try {
      setProblem((await work())[0] ?? null);
    } catch {
      setProblem({});
    }
  };
  const take = () =>
    run(
      async () =>
        (await assign.mutateAsync({ id: letter.id, to: isMine ? null : me.id, takeOver: true })).inboxAssign.errors,
    );
  return (
    <>
      <header>
        <h2>{letter.subject}</h2>
        <p className="da-soft">
          {[letter.name, letter.email, t(`dashboard.inbox.page.${letter.kind}`)].filter(Boolean).join(" · ")} ·{" "}
          <time title={momentText(language, letter.at)}>{agoText(language, letter.at)}</time>
        </p>
      </header>
      <p className="da-words" lang={letter.language}>
        {letter.message}
      </p>
      {letter.answers.map((one) => (
        <blockquote key={one.id} className="da-note">
          <small className="da-soft">
            {personName(one.by) || one.by?.email} · {agoText(language, one.at)}
          </small>
          <p>{one.text}</p>
        </blockquote>
      ))}
      {isAnswering ? (
        <AnswerForm letter={letter} onClose={() => setAnswering(false)} />
      ) : (
        <div className="da-actions">
          {letter.isOpen ? (
            <Button size="small" onClick={() => setAnswering(true)}>
              {t("dashboard.inbox.answer")}
            </Button>
          ) : (
            <State tone="quiet">{t("dashboard.inbox.closed")}</State>
          )}
          <Button size="small" variant="quiet" onClick={() => void take()}>
            {t(isMine ? "dashboard.inbox.release" : "dashboard.inbox.take")}
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() =>
              void run(
                async () => (await close.mutateAsync({ id: letter.id, closed: letter.isOpen })).inboxClose.errors,
              )
            }
          >
            {t(letter.isOpen ? "dashboard.inbox.close" : "dashboard.inbox.reopen")}
          </Button>
          {assignee ? (
            <span className="da-soft">
              {t("dashboard.inbox.assigned", {
                name: isMine ? t("dashboard.inbox.you") : personName(assignee) || assignee.email,
              })}
            </span>
          ) : null}
        </div>
      )}
      {problem ? <ErrorNote>{problemText(t, problem)}</ErrorNote> : null}
    </>
  );
}
