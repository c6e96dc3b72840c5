import { Button, useT } from "@carloom/ui";
import { useState } from "react";
import { useLanguage } from "../boot/language.tsx";
import { State, type Tone } from "../parts/state.tsx";
import { momentText, moneyText } from "../parts/text.ts";
import { useMay } from "../shell/roles.ts";
import { AcceptDialog } from "./accept-dialog.tsx";
import type { Dispute } from "./dispute.ts";
import { EvidenceDialog } from "./evidence-dialog.tsx";
import { EvidenceFiles } from "./evidence-files.tsx";

const TONES: Record<Dispute["state"], Tone> = {
  INQUIRY: "warn",
  NEEDS_RESPONSE: "bad",
  UNDER_REVIEW: "open",
  WON: "good",
  LOST: "quiet",
  CLOSED: "quiet",
};

/** Reasons that have words of their own; a provider knows more of them. */
const REASONS = [
  "credit_not_processed",
  "duplicate",
  "fraudulent",
  "general",
  "product_not_received",
  "product_unacceptable",
  "subscription_canceled",
  "unrecognized",
];

/** A payment that a bank asked back: what it is about, until when evidence is heard, and what can be done. */
export function DisputeRow({ dispute, order }: { dispute: Dispute; order: string }) {
  const t = useT();
  const language = useLanguage();
  const mayAct = useMay("orders");
  const [open, setOpen] = useState<"answer" | "accept" | null>(null);
  const { evidence, reason, taken } = dispute;
  const isAnswerable = dispute.state === "INQUIRY" || dispute.state === "NEEDS_RESPONSE";
  const isOpen = isAnswerable && (!evidence || evidence.state === "REFUSED");
  return (
    <>
      <div className="da-row">
        <State tone={TONES[dispute.state]}>{t(`dashboard.dispute.${dispute.state}`)}</State>
        <b>{REASONS.includes(reason) ? t(`dashboard.dispute.reason.${reason}`) : reason}</b>
        <span>{t("dashboard.dispute.amount", { amount: moneyText(language, dispute.amount) })}</span>
        {mayAct && isOpen ? (
          <span className="da-actions">
            <Button size="small" variant="primary" onClick={() => setOpen("answer")}>
              {t("dashboard.dispute.answer")}
            </Button>
            <Button size="small" variant="quiet" onClick={() => setOpen("accept")}>
              {t("dashboard.dispute.accept")}
            </Button>
          </span>
        ) : null}
      </div>
      <ul className="da-sub">
        <li>{t("dashboard.dispute.opened", { date: momentText(language, dispute.openedAt) })}</li>
        {taken.amount > 0 ? <li>{t("dashboard.dispute.taken", { amount: moneyText(language, taken) })}</li> : null}
        {isAnswerable && dispute.dueAt ? (
          <li>
            {t("dashboard.dispute.due", { date: momentText(language, dispute.dueAt) })} ·{" "}
            <b>
              <Left until={dispute.dueAt} />
            </b>
          </li>
        ) : null}
        {evidence ? (
          <li>
            {t(`dashboard.dispute.evidence.${evidence.state}`, {
              date: momentText(language, evidence.sentAt ?? evidence.confirmedAt),
              message: evidence.message,
            })}
          </li>
        ) : dispute.submissions > 0 ? (
          <li>{t("dashboard.dispute.elsewhere")}</li>
        ) : null}
      </ul>
      {evidence && evidence.state !== "REFUSED" ? (
        <details className="da-details">
          <summary>{t("dashboard.dispute.showSent")}</summary>
          <blockquote className="da-note da-lines">{evidence.text}</blockquote>
          <ul className="da-sub">
            {evidence.facts.map(({ fact, value }) => (
              <li key={fact}>
                {t(`dashboard.dispute.fact.${fact}`)}: {value}
              </li>
            ))}
            {dispute.files.map((file) => (
              <li key={file.id}>
                {t(`dashboard.dispute.kind.${file.kind}`)}: {file.name}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {mayAct && isOpen ? <EvidenceFiles dispute={dispute} /> : null}
      {open === "answer" ? <EvidenceDialog dispute={dispute} order={order} onClose={() => setOpen(null)} /> : null}
      {open === "accept" ? <AcceptDialog dispute={dispute} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

/** How many days are left; the day itself stands beside it. */
function Left({ until }: { until: string }) {
  const t = useT();
  const days = Math.floor((new Date(until).getTime() - Date.now()) / 86_400_000);
  return <>{days < 0 ? t("dashboard.dispute.over") : t("dashboard.dispute.days", { count: days })}</>;
}
