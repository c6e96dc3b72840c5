import {
  StaffLegalDocumentDocument,
  type StaffLegalDocumentQuery,
  StaffLegalPreviewDocument,
  StaffLegalSaveDocument,
} from "@carloom/api-client/commerce";
import { type Language, LANGUAGE_CODES } from "@carloom/i18n";
import { Button, ErrorNote, TextArea, TextField, useT, useToast } from "@carloom/ui";
import { ArrowLeft, ExternalLink } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useAct, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { session } from "../boot/session.ts";
import { Loaded } from "../parts/loaded.tsx";
import { SaveRow } from "../parts/save-row.tsx";
import { State } from "../parts/state.tsx";
import { momentText } from "../parts/text.ts";
import { BlockEditor } from "./block-editor.tsx";
import { History } from "./history.tsx";
import { Languages } from "./languages.tsx";
import { blocksWritten, contentOf } from "./markup.ts";
import { openPreview, previewAddress } from "./preview.ts";
import { type ContentProblem, contentProblemText } from "./texts.ts";

type Document = NonNullable<StaffLegalDocumentQuery["legalDocument"]>;

/** One text of law in a language: its newest version, written on to the next. */
export function Legal({ of, language }: { of: string; language: Language }) {
  const t = useT();
  const navigate = useNavigate();
  const answer = useAnswer(StaffLegalDocumentDocument, { key: of, language: LANGUAGE_CODES[language] });
  return (
    <>
      <Link className="da-back" to="/content/legal">
        <ArrowLeft aria-hidden size={14} />
        {t("dashboard.content.legals")}
      </Link>
      <h2>{t(`dashboard.content.legal.${of}`)}</h2>
      <Languages language={language} onChoose={(one) => void navigate(`/content/legal/${of}/${one}`)} />
      <Loaded answer={answer}>
        {({ legalDocument }) =>
          legalDocument?.text ? (
            <>
              <LegalForm
                key={`${of} ${language} ${legalDocument.version}`}
                language={language}
                document={legalDocument}
              />
              <History kind="LEGAL" of={of} language={language} nameOf={(key) => t(`dashboard.content.part.${key}`)} />
            </>
          ) : (
            <ErrorNote>{t("dashboard.problem.NOT_FOUND")}</ErrorNote>
          )
        }
      </Loaded>
    </>
  );
}

/** Which version is in force, and which waits for its day. */
function Standing({ document: { version, inForce, isDefault, effectiveAt } }: { document: Document }) {
  const t = useT();
  const spoken = useLanguage();
  if (version > inForce && effectiveAt)
    return <State tone="open">{t("dashboard.content.planned", { date: momentText(spoken, effectiveAt) })}</State>;
  if (isDefault) return <State tone="quiet">{t("dashboard.content.legalDefault")}</State>;
  return <State tone="good">{t("dashboard.content.inForce", { version: inForce })}</State>;
}

function LegalForm({ language, document }: { language: Language; document: Document }) {
  const t = useT();
  const toast = useToast();
  const save = useAct(StaffLegalSaveDocument);
  const stored = { title: document.text?.title ?? "", lead: document.text?.lead ?? "" };
  const [begun] = useState(() => blocksWritten(document.text?.content));
  const [blocks, setBlocks] = useState(begun);
  const [words, setWords] = useState(stored);
  const [day, setDay] = useState("");
  const [problems, setProblems] = useState<readonly ContentProblem[]>([]);
  const [failed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isChanged = blocks !== begun || words.title !== stored.title || words.lead !== stored.lead || day !== "";
  const variables = () => ({
    key: document.key,
    language: LANGUAGE_CODES[language],
    input: { ...words, content: contentOf(blocks), effectiveAt: day ? new Date(day).toISOString() : null },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !isChanged) return;
    setBusy(true);
    setFailed(false);
    try {
      const { legalSave } = await save.mutateAsync({ ...variables(), version: document.version });
      setProblems(legalSave.errors);
      if (legalSave.errors.length === 0) toast(t("dashboard.saved"));
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  const said = (field: string) => {
    const problem = problems.find((one) => one.field === field);
    return problem && contentProblemText(t, problem);
  };
  const general = problems.filter(({ field }) => !["title", "lead", "effectiveAt"].includes(field ?? ""));
  return (
    <form className="da-form da-legal" onSubmit={(event) => void submit(event)}>
      <Standing document={document} />
      <TextField
        label={t("dashboard.content.part.title")}
        lang={language}
        maxLength={200}
        value={words.title}
        error={said("title")}
        onChange={(event) => setWords({ ...words, title: event.currentTarget.value })}
      />
      <TextArea
        label={t("dashboard.content.part.lead")}
        lang={language}
        rows={2}
        maxLength={1000}
        value={words.lead}
        error={said("lead")}
        onChange={(event) => setWords({ ...words, lead: event.currentTarget.value })}
      />
      <BlockEditor blocks={blocks} language={language} onChange={setBlocks} />
      <TextField
        type="datetime-local"
        label={t("dashboard.content.effective")}
        hint={t("dashboard.content.effectiveHint")}
        value={day}
        error={said("effectiveAt")}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      {general.map((problem) => (
        <ErrorNote key={problem.code}>{contentProblemText(t, problem)}</ErrorNote>
      ))}
      {failed ? <ErrorNote>{t("dashboard.act.failed")}</ErrorNote> : null}
      <div className="da-actions da-content-save">
        <SaveRow
          isBusy={isBusy}
          isChanged={isChanged}
          onDiscard={() => {
            setBlocks(begun);
            setWords(stored);
            setDay("");
            setProblems([]);
          }}
        />
        <Button
          onClick={() =>
            void openPreview(async () => {
              const { legalPreview } = await session.clients.commerce.mutate(StaffLegalPreviewDocument, variables());
              setProblems(legalPreview.errors);
              return legalPreview.token ? previewAddress(`/${document.key}`, language, legalPreview.token) : null;
            })
          }
        >
          {t("dashboard.content.preview")}
          <ExternalLink aria-hidden size={14} />
        </Button>
      </div>
    </form>
  );
}
