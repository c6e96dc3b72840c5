import {
  StaffGiftCardDocument,
  StaffGiftCardNoteDocument,
  type StaffGiftCardQuery,
} from "@carloom/api-client/commerce";
import { Button, ErrorNote, TextArea, useT } from "@carloom/ui";
import { type FormEvent, type ReactNode, useState } from "react";
import { Link, useParams } from "react-router";
import type { Asks } from "../boot/ahead.ts";
import { asked, useAct, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { personName } from "../parts/person.ts";
import { ScrollX } from "../parts/scroll-x.tsx";
import { PageHead, Section } from "../parts/section.tsx";
import { State } from "../parts/state.tsx";
import { momentText, moneyText } from "../parts/text.ts";
import { NotFound } from "../shell/not-found.tsx";
import { useMay } from "../shell/roles.ts";
import { AdjustDialog, EditDialog, ResendDialog, SwitchDialog } from "./gift-card-dialogs.tsx";
import { dayText, giftCardState } from "./gift-card-parts.ts";
import { BackLink } from "../parts/back-link.tsx";
import { Beside } from "../shell/beside.tsx";

type Found = NonNullable<StaffGiftCardQuery["giftCard"]>;
type Line = Found["events"][number];

export const asks: Asks = (_, { id = "" }) => [asked(StaffGiftCardDocument, { id })];

/** One gift card: its ledger at the left, what it is at the right. */
export function GiftCard() {
  const { id = "" } = useParams();
  const answer = useAnswer(StaffGiftCardDocument, { id });
  return (
    <div className="da-page">
      <Loaded answer={answer}>{({ giftCard }) => (giftCard ? <Page card={giftCard} /> : <NotFound />)}</Loaded>
    </div>
  );
}

function Page({ card }: { card: Found }) {
  const t = useT();
  const language = useLanguage();
  const isOwner = useMay("owner");
  const [open, setOpen] = useState<"resend" | "adjust" | "edit" | "switch" | null>(null);
  const close = () => setOpen(null);
  const { tone, name } = giftCardState(card);
  const by = personName(card.createdBy) || card.createdBy?.email;
  const bought = card.events.find((event) => event.type === "BOUGHT");
  const facts: [string, ReactNode][] = [
    ["balance", moneyText(language, card.currentBalance)],
    ["initial", moneyText(language, card.initialBalance)],
    ["until", card.expiryDate ? dayText(language, card.expiryDate) : t("dashboard.gift.forever")],
    ["email", card.assignedToEmail ?? null],
    ["tags", card.tags.map((tag) => tag.name).join(", ") || null],
    ["issued", momentText(language, card.created)],
    ["by", by || null],
    [
      "boughtIn",
      bought?.orderId && bought.orderNumber ? (
        <Link className="ui-link" to={`/orders/${encodeURIComponent(bought.orderId)}`}>
          {t("dashboard.order.heading", { number: bought.orderNumber })}
        </Link>
      ) : null,
    ],
    ["lastUsed", card.lastUsedOn ? momentText(language, card.lastUsedOn) : null],
  ];
  return (
    <>
      <PageHead
        title={t("dashboard.gift.title", { code: card.displayCode })}
        back={<BackLink to="/gift-cards">{t("dashboard.place.giftCards")}</BackLink>}
        state={
          <p className="da-head-state">
            <State tone={tone}>{t(`dashboard.gift.state.${name}`)}</State>
            <Beside kind="giftcard" id={card.id} />
          </p>
        }
        actions={
          <>
            {card.isActive ? <Button onClick={() => setOpen("resend")}>{t("dashboard.gift.resend")}</Button> : null}
            {isOwner ? (
              <>
                <Button onClick={() => setOpen("edit")}>{t("dashboard.gift.edit")}</Button>
                <Button onClick={() => setOpen("adjust")}>{t("dashboard.gift.adjust")}</Button>
                <Button onClick={() => setOpen("switch")}>
                  {t(card.isActive ? "dashboard.gift.switch.off" : "dashboard.gift.switch.on")}
                </Button>
              </>
            ) : null}
          </>
        }
      />
      <div className="da-columns">
        <div>
          <Section title={t("dashboard.gift.ledger")}>
            <Ledger lines={card.events} />
          </Section>
          <Section title={t("dashboard.gift.noteAdd")}>
            <Note id={card.id} />
          </Section>
        </div>
        <aside>
          <Section title={t("dashboard.gift.facts")}>
            <dl className="da-facts">
              {facts.map(([key, value]) =>
                value === null ? null : (
                  <div key={key}>
                    <dt>{t(`dashboard.gift.${key}`)}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
              )}
            </dl>
          </Section>
        </aside>
      </div>
      {open === "resend" ? <ResendDialog card={card} onClose={close} /> : null}
      {open === "adjust" ? <AdjustDialog card={card} onClose={close} /> : null}
      {open === "edit" ? <EditDialog card={card} onClose={close} /> : null}
      {open === "switch" ? <SwitchDialog card={card} onClose={close} /> : null}
    </>
  );
}

/** What happened to the money, the newest first; a line is never changed. */
function Ledger({ lines }: { lines: readonly Line[] }) {
  const t = useT();
  const language = useLanguage();
  const said = ({ type, message, email, tags, expiryDate }: Line) => {
    if (message) return message;
    if (email) return email;
    if (type === "TAGS_UPDATED") return (tags ?? []).join(", ");
    if (type === "EXPIRY_DATE_UPDATED") return expiryDate ? dayText(language, expiryDate) : t("dashboard.gift.forever");
    return "";
  };
  const change = ({ balance }: Line) => {
    if (!balance) return "";
    const { amount, currency } = balance.currentBalance;
    const by = amount - (balance.oldCurrentBalance?.amount ?? 0);
    return `${by < 0 ? "−" : "+"}${moneyText(language, { amount: Math.abs(by), currency })}`;
  };
  return (
    <ScrollX label={t("dashboard.gift.ledger")}>
      <table className="da-table">
        <thead>
          <tr>
            <th scope="col">{t("dashboard.gift.what")}</th>
            <th scope="col" data-end>
              {t("dashboard.gift.change")}
            </th>
            <th scope="col" data-end>
              {t("dashboard.gift.balance")}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.toReversed().map((line) => (
            <tr key={line.id}>
              <td>
                <span className="da-two">
                  <span>
                    {t(`dashboard.gift.event.${line.type}`)}{" "}
                    {line.orderId && line.orderNumber ? (
                      <Link className="ui-link" to={`/orders/${encodeURIComponent(line.orderId)}`}>
                        #{line.orderNumber}
                      </Link>
                    ) : null}
                  </span>
                  {said(line) ? <span>{said(line)}</span> : null}
                  <small>
                    {[line.date ? momentText(language, line.date) : "", personName(line.user) || line.user?.email]
                      .filter(Boolean)
                      .join(" · ")}
                  </small>
                </span>
              </td>
              <td data-end>{change(line)}</td>
              <td data-end>{line.balance ? moneyText(language, line.balance.currentBalance) : ""}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}

/** A note for colleagues; it becomes a line of the ledger. */
function Note({ id }: { id: string }) {
  const t = useT();
  const add = useAct(StaffGiftCardNoteDocument);
  const [text, setText] = useState("");
  const [failed, setFailed] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "" || add.isPending) return;
    const answer = await add.mutateAsync({ id, input: { message: text.trim() } }).catch(() => null);
    const isDone = answer?.giftCardAddNote?.errors.length === 0;
    setFailed(!isDone);
    if (isDone) setText("");
  };
  return (
    <form className="da-form" onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t("dashboard.gift.note")}
        value={text}
        maxLength={2000}
        rows={2}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {failed ? <ErrorNote>{t("dashboard.act.failed")}</ErrorNote> : null}
      <div className="da-actions">
        <Button type="submit" aria-disabled={text.trim() === "" || add.isPending}>
          {t("dashboard.gift.noteAdd")}
        </Button>
      </div>
    </form>
  );
}
