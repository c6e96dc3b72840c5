import {
  StaffDisputeAnswerDocument,
  StaffDisputeDraftDocument,
  type StaffDisputeDraftQuery,
} from "@carloom/api-client/commerce";
import { Checkbox, Skeleton, TextArea, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { ActDialog } from "../parts/act-dialog.tsx";
import type { Dispute } from "./dispute.ts";

type Draft = NonNullable<StaffDisputeDraftQuery["disputes"]["edges"][number]["node"]["draft"]>;
type Fact = Draft["facts"][number]["fact"];
type Kind = Draft["documents"][number]["kind"];

/** What goes to the bank, piece by piece, before it goes: the statement, facts and documents, each of which can be left out. */
export function EvidenceDialog({ dispute, order, onClose }: { dispute: Dispute; order: string; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const answer = useAnswer(StaffDisputeDraftDocument, { order });
  const act = useAct(StaffDisputeAnswerDocument);
  const draft = answer.data?.disputes.edges.find(({ node }) => node.id === dispute.id)?.node.draft;
  const [words, setWords] = useState<string | null>(null);
  const [noFacts, setNoFacts] = useState<readonly Fact[]>([]);
  const [noFiles, setNoFiles] = useState<readonly Kind[]>([]);
  const text = words ?? draft?.text ?? "";
  const own = dispute.files.filter(({ isMade }) => !isMade);
  // a document of staff stands in the place of what we make of the order
  const made = (draft?.documents ?? []).filter(({ kind }) => !own.some((file) => file.kind === kind));
  const toggle = <T,>(list: readonly T[], one: T): readonly T[] =>
    list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
  return (
    <ActDialog
      title={t("dashboard.dispute.answer")}
      label={t("dashboard.dispute.answer")}
      onClose={onClose}
      isReady={draft !== undefined && text.trim() !== ""}
      run={async () => {
        const { errors } = (
          await act.mutateAsync({
            id: dispute.id,
            version: dispute.version,
            text,
            facts: (draft?.facts ?? []).map(({ fact }) => fact).filter((fact) => !noFacts.includes(fact)),
            documents: made.map(({ kind }) => kind).filter((kind) => !noFiles.includes(kind)),
          })
        ).disputeAnswer;
        if (errors.length === 0) toast(t("dashboard.dispute.sent"));
        return errors;
      }}
    >
      <p>{t("dashboard.dispute.answerText")}</p>
      {draft ? (
        <>
          <TextArea
            label={t("dashboard.dispute.words")}
            hint={t("dashboard.dispute.wordsHint")}
            rows={9}
            value={text}
            maxLength={20_000}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <fieldset className="da-choices">
            <legend>{t("dashboard.dispute.facts")}</legend>
            {draft.facts.map(({ fact, value }) => (
              <Checkbox
                key={fact}
                label={`${t(`dashboard.dispute.fact.${fact}`)}: ${value}`}
                checked={!noFacts.includes(fact)}
                onChange={() => setNoFacts(toggle(noFacts, fact))}
              />
            ))}
          </fieldset>
          <fieldset className="da-choices">
            <legend>{t("dashboard.dispute.documents")}</legend>
            {own.length + made.length === 0 ? <p className="da-soft">{t("dashboard.dispute.noDocuments")}</p> : null}
            {own.map((file) => (
              <p key={file.id}>
                {t(`dashboard.dispute.kind.${file.kind}`)}: {file.name}
              </p>
            ))}
            {made.map(({ kind, name }) => (
              <Checkbox
                key={kind}
                label={`${t(`dashboard.dispute.kind.${kind}`)}: ${name} (${t("dashboard.dispute.made")})`}
                checked={!noFiles.includes(kind)}
                onChange={() => setNoFiles(toggle(noFiles, kind))}
              />
            ))}
          </fieldset>
        </>
      ) : (
        <Skeleton />
      )}
    </ActDialog>
  );
}
