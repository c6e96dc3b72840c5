import { StaffMailRepeatDocument, StaffNoteAddDocument, StaffOrderMailsDocument } from "@carloom/api-client/commerce";
import { Button, ErrorNote, TextArea, useT, useToast } from "@carloom/ui";
import { type FormEvent, useEffect, useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { problemText } from "../parts/act-dialog.tsx";
import { Section } from "../parts/section.tsx";
import { momentText, moneyText } from "../parts/text.ts";
import type { OrderDetail } from "./states.tsx";

type Event = OrderDetail["events"][number];

/** Everything that happened to the order, the newest first, and notes that only staff read. */
export function Timeline({ order }: { order: OrderDetail }) {
  const t = useT();
  const language = useLanguage();
  const add = useAct(StaffNoteAddDocument);
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState("");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!note.trim() || add.isPending) return;
    try {
      const { orderNoteAdd } = await add.mutateAsync({ order: order.id, message: note.trim() });
      const first = orderNoteAdd?.errors[0];
      setProblem(first ? problemText(t, first) : "");
      if (!first) setNote("");
    } catch {
      setProblem(t("dashboard.act.failed"));
    }
  };
  const moneyOf = ({ amount }: Event) =>
    amount ? moneyText(language, { amount, currency: order.total.gross.currency }) : "";
  // of a dispute only how it stands is noted
  const wordsOf = ({ type, message }: Event) =>
    type === "TRANSACTION_EVENT" ? t(`dashboard.dispute.${message}`) : message;
  // what became of a proof or of a build is noted as `proof.APPROVED 2 Kim`, `design.REPLACED Coastal`, and said in the reader's language
  const proofOf = ({ type, message }: Event) => {
    const [, what, version = "", name = ""] =
      type === "OTHER"
        ? (/^proof\.(SENT|LINKED|WITHDRAWN|APPROVED|CHANGES) (\d+)(?: (.*))?$/.exec(message ?? "") ?? [])
        : [];
    if (what) return t(`dashboard.proof.event.${what}`, { version, name });
    const [, title] = type === "OTHER" ? (/^design\.REPLACED (.*)$/.exec(message ?? "") ?? []) : [];
    return title === undefined ? null : t("dashboard.replace.event", { title });
  };
  // of a return or a parcel, what somebody wrote stands after it: `return.REQUESTED It rattles`
  const lifeOf = ({ type, message }: Event) => {
    const [, what, words = ""] =
      type === "OTHER"
        ? (/^(return\.(?:DECLARED|REQUESTED|ACCEPTED|REFUSED|WITHDRAWN)|parcel\.DELIVERED)(?: (.*))?$/s.exec(
            message ?? "",
          ) ?? [])
        : [];
    return what ? { name: t(`dashboard.event.${what}`), words } : null;
  };
  // rolls of sheets are noted as `lots {…}`
  const lotsOf = ({ type, message }: Event) => {
    if (type !== "OTHER" || !message?.startsWith("lots {")) return null;
    const { sheets, film, laminate } = JSON.parse(message.slice("lots ".length)) as Record<string, unknown>;
    return t("dashboard.floor.event.lots", {
      sheets: Array.isArray(sheets) ? sheets.join(", ") : "",
      film: String(film || t("dashboard.floor.lots.none")),
      laminate: String(laminate || t("dashboard.floor.lots.none")),
    });
  };
  const toldOf = (event: Event) => proofOf(event) ?? lotsOf(event) ?? lifeOf(event)?.name ?? null;
  const mails = useAnswer(StaffOrderMailsDocument, { order: order.id });
  // a mail that came between the two answers is asked for once more
  const newestMail = order.events.findLast(({ type }) => type === "EMAIL_SENT")?.id;
  const isNew = !!mails.data && !!newestMail && !mails.data.orderMails.some(({ event }) => event === newestMail);
  const { refetch } = mails;
  useEffect(() => {
    if (isNew) void refetch();
  }, [isNew, newestMail, refetch]);
  const mailOf = ({ id, type }: Event) =>
    type === "EMAIL_SENT" ? (mails.data?.orderMails.find(({ event }) => event === id) ?? null) : null;
  const events = [...order.events].sort((a, b) => ((a.date ?? "") < (b.date ?? "") ? 1 : -1));
  return (
    <Section title={t("dashboard.timeline")}>
      <form className="da-note-form" onSubmit={(event) => void submit(event)}>
        <TextArea
          label={t("dashboard.note")}
          hint={t("dashboard.note.hint")}
          rows={2}
          value={note}
          maxLength={5000}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button type="submit" aria-disabled={!note.trim() || add.isPending}>
          {t("dashboard.note.add")}
        </Button>
        {problem ? <ErrorNote>{problem}</ErrorNote> : null}
      </form>
      <ol className="da-timeline">
        {events.map((event) => (
          <li key={event.id} data-note={event.type === "NOTE_ADDED" || undefined}>
            <time>{event.date ? momentText(language, event.date) : ""}</time>
            <div>
              <b>
                {mailOf(event)
                  ? t(`dashboard.event.mail.${mailOf(event)?.kind}`)
                  : event.type
                    ? (toldOf(event) ?? t(`dashboard.event.${event.type}`))
                    : event.message}
              </b>{" "}
              {[
                moneyOf(event),
                event.invoiceNumber,
                // a payment's own number says nothing to a person
                event.type === "ORDER_MARKED_AS_PAID" ? event.transactionReference : null,
              ]
                .filter(Boolean)
                .join(" · ")}
              {lifeOf(event)?.words ? <p>{lifeOf(event)?.words}</p> : null}
              {event.message && !toldOf(event) ? <p>{wordsOf(event)}</p> : null}
              {event.user ? <small>{event.user.email}</small> : null}
              {mailOf(event)?.canRepeat ? (
                <Repeat
                  event={event.id}
                  email={order.userEmail ?? ""}
                  name={t(`dashboard.event.mail.${mailOf(event)?.kind}`)}
                />
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Sends one mail again, to where the order's mails go now. */
function Repeat({ event, email, name }: { event: string; email: string; name: string }) {
  const t = useT();
  const toast = useToast();
  const act = useAct(StaffMailRepeatDocument);
  const again = async () => {
    if (act.isPending) return;
    try {
      const [first] = (await act.mutateAsync({ event })).orderMailRepeat.errors;
      toast(first ? problemText(t, first) : t("dashboard.edit.mailSent", { email }));
    } catch {
      toast(t("dashboard.act.failed"));
    }
  };
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={t("dashboard.event.repeatOf", { name })}
      aria-disabled={act.isPending}
      onClick={() => void again()}
    >
      {t("dashboard.event.repeat")}
    </Button>
  );
}
