import {
  OrderAddressCorrectDocument,
  OrderCancelOwnDocument,
  OrderReturnRequestDocument,
} from "@carloom/api-client/commerce";
import { formatMoney } from "@carloom/i18n";
import { fromMinor, sumMoney, toMinor } from "@carloom/pricing";
import { Button, ErrorNote, TextField, useT } from "@carloom/ui";
import { type FormEvent, type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import { ADDRESS_NAMES, addressOf } from "../../cart/address.ts";
import { AddressFields, NO_PROBLEMS } from "../../cart/address-fields.tsx";
import { byField, type CheckoutProblem } from "../../cart/problems.ts";
import type { Order, OrderPage } from "../../data/order.server.ts";
import { useLanguage } from "../../language/language.tsx";
import { useSite } from "../../site-context.tsx";
import { useVisitor } from "../../visitor/visitor.ts";
import { Invoice } from "./invoice.tsx";
import type { OrderContact } from "./contact.ts";
import { OwnEmail } from "./own-email.tsx";

type Outcome = { errors: readonly CheckoutProblem[] } | null | undefined;

/** Message key of a refusal; `undefined` for one that belongs to a field of the address. */
function refusalKey({ code, field }: CheckoutProblem, step: Step): string | undefined {
  if (code === "NOT_FOUND" || code === "CANNOT_CANCEL_ORDER" || code === "NOT_EDITABLE" || code === "INVALID_QUANTITY")
    return `shop.own.error.${code}`;
  if (step === "address") return field === "country" ? "shop.own.error.COUNTRY" : undefined;
  if (step === "return") {
    if (field === "order") return "shop.own.error.LATE";
    if (field === "lines") return code === "REQUIRED" ? "shop.error.REQUIRED" : "shop.own.error.MADE";
  }
  return "shop.error.OTHER";
}

type Step = "cancel" | "address" | "return";

/** What the buyer may do alone: get the invoice, call the order back, correct where it goes, send goods back. */
type OwnOrderProps = {
  order: Order;
  returnable: OrderPage["returnable"];
  gifts: OrderPage["gifts"];
  /** Known to whoever needs no proof that the order is theirs. */
  contact: OrderContact | null;
  token: string;
};

export function OwnOrder({ order, returnable, gifts, contact, token }: OwnOrderProps) {
  const t = useT();
  const waits = order.status === "UNCONFIRMED" || order.status === "UNFULFILLED";
  const isPaid = order.totalCharged.amount > 0;
  const received = returnable.flatMap(({ orderLineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === orderLineId);
    return line ? [{ ...line, quantity }] : [];
  });
  const isClosed = order.status === "CANCELED" || order.status === "EXPIRED";
  const isRefunded = order.transactions.some(({ refundedAmount }) => refundedAmount.amount > 0);
  const [done, setDone] = useState<string | null>(null);
  const isOver = isClosed && !isRefunded;
  return (
    // what was just done is said, also where nothing else is left to do
    <section className="order-own" aria-labelledby="own-order" hidden={isOver && !done}>
      <h2 id="own-order">{t(isClosed && isRefunded ? "credit.withInvoice" : "shop.own.heading")}</h2>
      <p role="status">{done ? t(done) : ""}</p>
      {isOver ? null : <Invoice token={token} isRefunded={isRefunded} email={contact?.email ?? null} />}
      {waits ? (
        <>
          <Change
            step="cancel"
            token={token}
            contact={contact}
            done={isPaid ? "shop.own.cancelled" : "shop.own.cancelledUnpaid"}
            onDone={setDone}
            button="shop.own.cancel"
          >
            <WhatComesBack order={order} gifts={gifts} />
          </Change>
          <Change
            step="address"
            token={token}
            contact={contact}
            done="shop.own.addressSaved"
            onDone={setDone}
            button="shop.own.addressSave"
          >
            {null}
          </Change>
        </>
      ) : null}
      {received.length > 0 ? (
        <Change
          step="return"
          token={token}
          contact={contact}
          done="shop.own.returned"
          onDone={setDone}
          button="shop.own.returnSend"
        >
          <p>{t("shop.own.returnText")}</p>
          {received.map((line) => (
            <TextField
              key={line.id}
              label={t("shop.own.returnPieces", { name: line.productName })}
              name={`line.${line.id}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={line.quantity}
              defaultValue={0}
            />
          ))}
          <TextField label={t("shop.own.reason")} name="reason" maxLength={1000} />
        </Change>
      ) : null}
    </section>
  );
}

/** Where what was paid goes when the order is called back: to each card that paid, and the rest the way it came. */
function WhatComesBack({ order, gifts }: Pick<OwnOrderProps, "order" | "gifts">) {
  const t = useT();
  const language = useLanguage();
  const { amount, currency } = order.totalCharged;
  const cards = gifts.filter(({ kept }) => kept.amount > 0);
  const minor = (sum: number) => toMinor(sum, currency);
  const money = fromMinor(minor(amount) - sumMoney(cards.map(({ kept }) => minor(kept.amount))), currency);
  const text = (sum: number) => formatMoney(language, sum, currency);
  if (cards.length === 0) return <p>{t(amount > 0 ? "shop.own.cancelText" : "shop.own.cancelUnpaid")}</p>;
  return (
    <>
      <p>{t("shop.own.cancelSplit")}</p>
      <ul>
        {money > 0 ? <li>{t("shop.own.backMoney", { price: text(money) })}</li> : null}
        {cards.map(({ last4, kept }) => (
          <li key={last4}>{t("shop.own.backCard", { price: text(kept.amount), code: last4 })}</li>
        ))}
      </ul>
    </>
  );
}

type ChangeProps = {
  step: Step;
  contact: OrderContact | null;
  token: string;
  button: string;
  done: string;
  onDone: (key: string) => void;
  children: ReactNode;
};

/** One change in a fold of its own. Whoever is not signed in shows by the e-mail that the order is theirs. */
function Change({ step, contact, token, button, done, onDone, children }: ChangeProps) {
  const t = useT();
  const { session } = useSite();
  const visitor = useVisitor();
  const revalidator = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [problems, setProblems] = useState(NO_PROBLEMS);

  async function send(form: FormData): Promise<Outcome> {
    const commerce = session?.clients.commerce;
    if (!commerce) return null;
    const who = { token, email: String(form.get("email") ?? "").trim() || contact?.email || null };
    if (step === "cancel") return (await commerce.mutate(OrderCancelOwnDocument, who)).orderCancelOwn;
    if (step === "address") {
      const fields = new FormData();
      for (const [name, value] of form) if (name.startsWith("own.")) fields.set(name.slice(4), value);
      const shippingAddress = addressOf(fields);
      return (await commerce.mutate(OrderAddressCorrectDocument, { ...who, shippingAddress })).orderAddressCorrect;
    }
    const lines = [...form].flatMap(([name, value]) => {
      const quantity = Number(value);
      return name.startsWith("line.") && quantity > 0 ? [{ orderLineId: name.slice(5), quantity }] : [];
    });
    const reason = String(form.get("reason") ?? "");
    return (await commerce.mutate(OrderReturnRequestDocument, { ...who, lines, reason })).orderReturnRequest;
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    const result = await send(new FormData(form)).catch(() => null);
    setBusy(false);
    const errors = result?.errors;
    const [problem] = errors ?? [];
    const key = problem ? refusalKey(problem, step) : undefined;
    setProblems(errors && step === "address" && !key ? byField(errors, ADDRESS_NAMES) : NO_PROBLEMS);
    setFailed(!errors ? "shop.error.OTHER" : (key ?? null));
    if (!errors || problem) return;
    onDone(done);
    form.closest("details")?.removeAttribute("open");
    void revalidator.revalidate();
  }
  return (
    <details>
      <summary>{t(`shop.own.${step}`)}</summary>
      <form onSubmit={(event) => void submit(event)} noValidate>
        {children}
        {step === "address" ? (
          <div className="checkout-form">
            <AddressFields
              key={contact?.shippingAddress?.id ?? ""}
              name="own"
              address={contact?.shippingAddress ?? null}
              problems={problems}
            />
          </div>
        ) : null}
        {contact || visitor.user ? null : <OwnEmail />}
        <div role="alert">{failed ? <ErrorNote>{t(failed)}</ErrorNote> : null}</div>
        <Button type="submit" disabled={busy}>
          {busy ? t("shop.busy") : t(button)}
        </Button>
      </form>
    </details>
  );
}
