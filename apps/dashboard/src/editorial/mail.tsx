import {
  StaffContentDocumentDocument,
  StaffMailSampleDocument,
  type StaffMailSampleMutation,
  StaffMailSampleSendDocument,
} from "@carloom/api-client/commerce";
import { type Language, LANGUAGE_CODES } from "@carloom/i18n";
import { Button, ErrorNote, useT, useToast } from "@carloom/ui";
import { Send } from "lucide-react";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useAnswer } from "../boot/data.ts";
import { session } from "../boot/session.ts";
import { Loaded } from "../parts/loaded.tsx";
import { useMe } from "../shell/roles.ts";
import { History } from "./history.tsx";
import { Languages } from "./languages.tsx";
import { type ContentText, contentProblemText, textName } from "./texts.ts";
import { TextsForm } from "./texts-form.tsx";
import { BackLink } from "../parts/back-link.tsx";

type Changed = readonly { key: string; value: string }[];
const NOTHING: Changed = [];
/** Nobody writes as fast as a mail is made. */
const WAIT_MS = 500;

/** One mail: its texts, and beside them how it looks with a sample order. */
export function Mail({ of, language }: { of: string; language: Language }) {
  const t = useT();
  const navigate = useNavigate();
  const variables = { kind: "MAIL" as const, key: of, language: LANGUAGE_CODES[language] };
  const answer = useAnswer(StaffContentDocumentDocument, variables);
  return (
    <>
      <BackLink to="/content/mails">{t("dashboard.content.mails")}</BackLink>
      <h2>{t(`dashboard.content.mail.${of}`)}</h2>
      <Languages language={language} onChoose={(one) => void navigate(`/content/mails/${of}/${one}`)} />
      <Loaded answer={answer}>
        {({ contentDocument }) =>
          contentDocument ? (
            <MailParts key={`${of} ${language}`} of={of} language={language} texts={contentDocument.texts} />
          ) : (
            <ErrorNote>{t("dashboard.problem.NOT_FOUND")}</ErrorNote>
          )
        }
      </Loaded>
    </>
  );
}

function MailParts({ of, language, texts }: { of: string; language: Language; texts: readonly ContentText[] }) {
  const t = useT();
  const [changed, setChanged] = useState<Changed>(NOTHING);
  return (
    <div className="da-mail">
      <div>
        <TextsForm
          kind="MAIL"
          of={of}
          language={language}
          texts={texts}
          onWrite={setChanged}
          actions={(now, say) => <SendTest of={of} language={language} texts={now} onProblems={say} />}
        />
        <History
          kind="MAIL"
          of={of}
          language={language}
          nameOf={(key) => {
            const text = texts.find((one) => one.key === key);
            return text ? textName(t, texts, text) : key;
          }}
        />
      </div>
      <Sample of={of} language={language} texts={changed} />
    </div>
  );
}

function SendTest({
  of,
  language,
  texts,
  onProblems,
}: {
  of: string;
  language: Language;
  texts: Changed;
  onProblems: (problems: StaffMailSampleMutation["mailSample"]["errors"]) => void;
}) {
  const t = useT();
  const toast = useToast();
  const { email } = useMe();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const send = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailed(false);
    try {
      const variables = { key: of, language: LANGUAGE_CODES[language], texts: [...texts] };
      const { mailSampleSend } = await session.clients.commerce.mutate(StaffMailSampleSendDocument, variables);
      onProblems(mailSampleSend.errors);
      if (mailSampleSend.errors.length === 0) toast(t("dashboard.content.sent", { email }));
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  return (
    <>
      <Button aria-disabled={isBusy} onClick={() => void send()}>
        <Send aria-hidden size={14} />
        {t("dashboard.content.sendTest")}
      </Button>
      {failed ? <ErrorNote>{t("dashboard.act.failed")}</ErrorNote> : null}
    </>
  );
}

type Answer = StaffMailSampleMutation["mailSample"] | "failed" | null;

/** The mail as its reader sees it, a moment after each change. */
function Sample({ of, language, texts }: { of: string; language: Language; texts: Changed }) {
  const t = useT();
  const [shown, setShown] = useState<Answer>(null);
  useEffect(() => {
    let current = true;
    const ask = async () => {
      const variables = { key: of, language: LANGUAGE_CODES[language], texts: [...texts] };
      const answer = await session.clients.commerce
        .mutate(StaffMailSampleDocument, variables)
        .then(({ mailSample }): Answer => mailSample)
        .catch((): Answer => "failed");
      if (!current) return;
      // what is not right yet leaves the last that was
      setShown((before) =>
        answer !== "failed" && answer?.mail === null && typeof before === "object" && before
          ? { ...before, errors: answer.errors }
          : answer,
      );
    };
    const timer = setTimeout(() => void ask(), texts.length > 0 ? WAIT_MS : 0);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [of, language, texts]);
  return (
    <section className="da-sample" aria-label={t("dashboard.content.sample")}>
      <p className="da-soft">{t("dashboard.content.sampleLead")}</p>
      {shown === "failed" ? <ErrorNote>{t("dashboard.list.failed")}</ErrorNote> : null}
      {shown !== "failed" && shown?.errors.length
        ? [...new Set(shown.errors.map((problem) => contentProblemText(t, problem)))].map((text) => (
            <p key={text} className="da-soft">
              {text}
            </p>
          ))
        : null}
      {shown !== "failed" && shown?.mail ? (
        <iframe title={t("dashboard.content.sample")} sandbox="" srcDoc={shown.mail.html} />
      ) : null}
    </section>
  );
}
