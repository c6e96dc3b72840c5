import { StaffReturnAnswerDocument, type StaffReturnsQuery } from "@carloom/api-client/commerce";
import { daysUntil, formatDate } from "@carloom/i18n";
import { Button, TextArea, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { ActDialog } from "../parts/act-dialog.tsx";
import { Section } from "../parts/section.tsx";
import { State, type Tone } from "../parts/state.tsx";
import { momentText } from "../parts/text.ts";
import { useMay } from "../shell/roles.ts";
import { lineName } from "./line-name.ts";
import { useNameOf } from "../parts/name-of.ts";

export type ReturnRequest = Omit<StaffReturnsQuery["returnRequests"]["edges"][number]["node"], "order">;

const TONES: Record<ReturnRequest["status"], Tone> = {
  REQUESTED: "warn",
  ACCEPTED: "open",
  RECEIVED: "good",
  REFUSED: "quiet",
  WITHDRAWN: "quiet",
};

const REFUND: Record<NonNullable<ReturnRequest["refundStatus"]>, Tone> = { PENDING: "warn", SUCCESS: "good" };

/** What the buyer wants to send back, to be answered. */
export function ReturnRequests({ requests }: { requests: readonly ReturnRequest[] }) {
  const t = useT();
  if (requests.length === 0) return null;
  return (
    <Section title={t("dashboard.returns")}>
      <ul className="da-rows">
        {requests.map((request) => (
          <li key={request.id}>
            <ReturnRequestRow request={request} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function ReturnRequestRow({ request }: { request: ReturnRequest }) {
  const t = useT();
  const nameOf = useNameOf();
  const language = useLanguage();
  const mayAct = useMay("orders");
  const [answering, setAnswering] = useState<boolean | null>(null);
  return (
    <>
      <div className="da-row">
        <ReturnState request={request} />
        {request.declaredAt ? null : <span>{momentText(language, request.createdAt)}</span>}
        {mayAct && request.status === "REQUESTED" ? (
          <span className="da-actions">
            <Button size="small" onClick={() => setAnswering(true)}>
              {t("dashboard.returns.accept")}
            </Button>
            <Button size="small" variant="quiet" onClick={() => setAnswering(false)}>
              {t("dashboard.returns.refuse")}
            </Button>
          </span>
        ) : null}
      </div>
      <ul className="da-sub">
        {request.lines.map((line) => (
          <li key={line.orderLine?.id}>
            {line.quantity} × {line.orderLine ? lineName(line.orderLine, nameOf) : null}
          </li>
        ))}
      </ul>
      {request.declaredAt ? (
        <p>{t("dashboard.returns.declared", { date: momentText(language, request.declaredAt) })}</p>
      ) : null}
      {request.refundDueAt ? <RefundDue by={request.refundDueAt} isBack={request.status === "RECEIVED"} /> : null}
      {request.reason ? <blockquote className="da-note">{request.reason}</blockquote> : null}
      {request.answer ? <p className="da-soft">{t("dashboard.returns.answered", { answer: request.answer })}</p> : null}
      {answering === null ? null : (
        <AnswerDialog request={request} accepts={answering} onClose={() => setAnswering(null)} />
      )}
    </>
  );
}

/** A withdrawal was accepted by nobody: it is called what it is. Goods that have arrived are followed by their money. */
function ReturnState({ request: { status, declaredAt, refundStatus, refundDueAt } }: { request: ReturnRequest }) {
  const t = useT();
  const late = refundDueAt ? -daysUntil(refundDueAt) : 0;
  const isAwaited = declaredAt && status === "ACCEPTED";
  return (
    <>
      <State tone={TONES[status]}>{t(`dashboard.returns.${isAwaited ? "withdrawal" : status}`)}</State>
      {refundStatus ? <State tone={REFUND[refundStatus]}>{t(`dashboard.returns.refund.${refundStatus}`)}</State> : null}
      {late > 0 ? <State tone="bad">{t("dashboard.returns.overdue", { count: late })}</State> : null}
    </>
  );
}

/** Until when the money of a withdrawal has to be back. @param isBack so are the goods: there is nothing to wait for */
function RefundDue({ by, isBack }: { by: string; isBack: boolean }) {
  const t = useT();
  const language = useLanguage();
  const days = daysUntil(by);
  return (
    <>
      <p>
        {t("dashboard.returns.refundBy", { date: formatDate(language, by) })}
        {days < 0 ? null : (
          <>
            {" "}
            · <b>{days === 0 ? t("dashboard.returns.today") : t("dashboard.returns.left", { count: days })}</b>
          </>
        )}
      </p>
      {isBack ? null : <p className="da-soft">{t("dashboard.returns.mayWait")}</p>}
    </>
  );
}

function AnswerDialog({
  request,
  accepts,
  onClose,
}: {
  request: ReturnRequest;
  accepts: boolean;
  onClose: () => void;
}) {
  const t = useT();
  const toast = useToast();
  const act = useAct(StaffReturnAnswerDocument);
  const [answer, setAnswer] = useState("");
  return (
    <ActDialog
      title={t(accepts ? "dashboard.returns.acceptTitle" : "dashboard.returns.refuseTitle")}
      label={t(accepts ? "dashboard.returns.accept" : "dashboard.returns.refuse")}
      onClose={onClose}
      isReady={accepts || answer.trim() !== ""}
      run={async () => {
        const { orderReturnRequestAnswer } = await act.mutateAsync({
          id: request.id,
          accept: accepts,
          answer: answer.trim() || null,
        });
        if (orderReturnRequestAnswer.errors.length === 0) toast(t("dashboard.returns.told"));
        return orderReturnRequestAnswer.errors;
      }}
    >
      <TextArea
        label={t("dashboard.returns.words")}
        hint={t(accepts ? "dashboard.returns.acceptHint" : "dashboard.returns.refuseHint")}
        value={answer}
        maxLength={1000}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
    </ActDialog>
  );
}
