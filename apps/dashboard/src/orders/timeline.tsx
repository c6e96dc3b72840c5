import { StaffNoteAddDocument } from "@carloom/api-client/commerce";
import { Button, ErrorNote, TextArea, useT } from "@carloom/ui";
import { type FormEvent, useState } from "react";
import { useAct } from "../boot/data.ts";
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
                {event.type === "EMAIL_SENT" && event.emailType
                  ? t(`dashboard.event.mail.${event.emailType}`)
                  : event.type
                    ? t(`dashboard.event.${event.type}`)
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
              {event.message ? <p>{wordsOf(event)}</p> : null}
              {event.user ? <small>{event.user.email}</small> : null}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
