import {
  StaffLegalDocumentDocument,
  type StaffLegalDocumentQuery,
  StaffLegalPreviewDocument,
  StaffLegalSaveDocument,
} from "@carloom/api-client/commerce";
import { type Language, LANGUAGE_CODES } from "@carloom/i18n";
import { Button, ErrorNote, TextArea, TextField, useT } from "@carloom/ui";
import { ExternalLink } from "lucide-react";
import { useNavigate } from "react-router";
import { useAct, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { session } from "../boot/session.ts";
import { Loaded } from "../parts/loaded.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { SaveRow } from "../parts/save-row.tsx";
import { State } from "../parts/state.tsx";
import { momentText } from "../parts/text.ts";
import { BlockEditor } from "./block-editor.tsx";
import { History } from "./history.tsx";
import { Languages } from "./languages.tsx";
import { openPreview, previewAddress } from "./preview.ts";
import { contentText, contentWritten, useBlocks } from "./use-blocks.ts";
import { useFieldSave } from "./use-field-save.ts";
import { BackLink } from "../parts/back-link.tsx";

type Document = NonNullable<StaffLegalDocumentQuery["legalDocument"]>;

/** One text of law in a language: its newest version, written on to the next. */
export function Legal({ of, language }: { of: string; language: Language }) {
  const t = useT();
  const navigate = useNavigate();
  const answer = useAnswer(StaffLegalDocumentDocument, { key: of, language: LANGUAGE_CODES[language] });
  return (
    <>
      <BackLink to="/content/legal">{t("dashboard.content.legals")}</BackLink>
      <h2>{t(`dashboard.content.legal.${of}`)}</h2>
      <Languages language={language} onChoose={(one) => void navigate(`/content/legal/${of}/${one}`)} />
      <Loaded answer={answer}>
        {({ legalDocument }) =>
          legalDocument?.text ? (
            <>
              <LegalForm key={`${of} ${language}`} language={language} document={legalDocument} />
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
  const edit = useDraft({
    document: StaffLegalDocumentDocument,
    variables: { key: document.key, language: LANGUAGE_CODES[language] },
    record: (answer) => answer.legalDocument,
    of: (answer) => {
      const { text, version } = answer?.legalDocument ?? document;
      const content = contentWritten(text?.content);
      return { title: text?.title ?? "", lead: text?.lead ?? "", content, day: "", version };
    },
  });
  const save = useAct(StaffLegalSaveDocument, edit);
  const { draft: words } = edit;
  const [blocks, setBlocks] = useBlocks(words.content, (content) => edit.set({ content }));
  const variables = ({ title, lead, content, day }: typeof words) => ({
    key: document.key,
    language: LANGUAGE_CODES[language],
    input: { title, lead, content, effectiveAt: day ? new Date(day).toISOString() : null },
  });
  const form = useFieldSave(
    edit,
    async (now) => (await save.mutateAsync({ ...variables(now), version: now.version })).legalSave,
  );
  const names = {
    title: { label: t("dashboard.content.part.title") },
    lead: { label: t("dashboard.content.part.lead") },
    content: { label: t("dashboard.content.part.content"), text: contentText },
  };
  return (
    <form className="da-form da-legal" onSubmit={(event) => void form.submit(event)}>
      <Standing document={document} />
      <TextField
        label={t("dashboard.content.part.title")}
        lang={language}
        maxLength={200}
        value={words.title}
        error={form.of("title")}
        onChange={(event) => edit.set({ title: event.currentTarget.value })}
      />
      <TextArea
        label={t("dashboard.content.part.lead")}
        lang={language}
        rows={2}
        maxLength={1000}
        value={words.lead}
        error={form.of("lead")}
        onChange={(event) => edit.set({ lead: event.currentTarget.value })}
      />
      <BlockEditor blocks={blocks} language={language} onChange={setBlocks} />
      <TextField
        type="datetime-local"
        label={t("dashboard.content.effective")}
        hint={t("dashboard.content.effectiveHint")}
        value={words.day}
        error={form.of("effectiveAt")}
        onChange={(event) => edit.set({ day: event.currentTarget.value })}
      />
      <Meanwhile edit={edit} names={names} />
      {form
        .othersThan((field) => ["title", "lead", "effectiveAt"].includes(field))
        .map((text) => (
          <ErrorNote key={text}>{text}</ErrorNote>
        ))}
      <div className="da-actions da-content-save">
        <SaveRow isBusy={edit.isBusy} isChanged={edit.isChanged} onDiscard={form.discard} />
        <Button
          onClick={() =>
            void openPreview(async () => {
              const { legalPreview } = await session.clients.commerce.mutate(
                StaffLegalPreviewDocument,
                variables(words),
              );
              form.say(legalPreview.errors);
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
