import {
  OrderWithdrawalDocument,
  type OrderWithdrawalQuery,
  OrderWithdrawDocument,
} from "@carloom/api-client/commerce";
import { Button, ErrorNote, TextField, useT } from "@carloom/ui";
import { type FormEvent, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { Order } from "../../data/order.server.ts";
import { useSite } from "../../site-context.tsx";
import { useVisitor } from "../../visitor/visitor.ts";
import type { OrderContact } from "./contact.ts";
import { OwnEmail } from "./own-email.tsx";

type Open = NonNullable<OrderWithdrawalQuery["orderWithdrawal"]>;
type Declared = { name: string; email: string | null; lines: { orderLineId: string; quantity: number }[] };

const REFUSALS: Record<string, string> = {
  NOT_FOUND: "shop.own.error.NOT_FOUND",
  INVALID_QUANTITY: "shop.own.error.INVALID_QUANTITY",
  REQUIRED: "shop.own.withdrawNone",
};

/**
 * The function that Directive 2011/83/EU, art. 11a asks for: always there while the right lasts, a declaration and a confirmation
 * of it, two steps. The right itself is decided by the service.
 */
export default function Withdrawal({
  order,
  token,
  contact,
}: {
  order: Order;
  token: string;
  /** Known to whoever needs no proof that the order is theirs. */
  contact: OrderContact | null;
}) {
  const t = useT();
  const { session } = useSite();
  const visitor = useVisitor();
  const revalidator = useRevalidator();
  const [open, setOpen] = useState<Open | null>(null);
  const [declared, setDeclared] = useState<Declared | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    session?.clients.commerce
      .query(OrderWithdrawalDocument, { token })
      .then(({ orderWithdrawal }) => (isGone ? undefined : setOpen(orderWithdrawal ?? null)))
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [session, token]);

  const nameOf = (id: string) => order.lines.find((line) => line.id === id)?.productName ?? "";
  function state(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = String(form.get("name") ?? "").trim();
    const lines = [...form].flatMap(([field, value]) =>
      field.startsWith("line.") && Number(value) > 0 ? [{ orderLineId: field.slice(5), quantity: Number(value) }] : [],
    );
    if (!name || lines.length === 0) return setFailed("shop.own.withdrawNone");
    setFailed(null);
    setDeclared({ name, lines, email: String(form.get("email") ?? "").trim() || contact?.email || null });
  }
  async function confirm() {
    if (!declared || isBusy) return;
    setBusy(true);
    const errors = await session?.clients.commerce
      .mutate(OrderWithdrawDocument, { token, ...declared })
      .then(({ orderWithdraw }) => orderWithdraw.errors)
      .catch(() => null);
    setBusy(false);
    const [problem] = errors ?? [];
    if (!errors || problem) {
      setDeclared(null);
      return setFailed(REFUSALS[problem?.code ?? ""] ?? "shop.error.OTHER");
    }
    setDone(true);
    void revalidator.revalidate();
  }
  if (isDone) return <p role="status">{t("shop.own.withdrawDone")}</p>;
  if (!open || open.lines.length === 0) return null;
  return (
    <section className="order-own" aria-label={t("shop.own.withdraw")}>
      <details>
        <summary>{t("shop.own.withdraw")}</summary>
        {declared ? (
          <div className="order-withdrawal" role="group" aria-label={t("shop.own.withdrawConfirm")}>
            <p>
              {declared.name} · {t("shop.own.withdrawOrder", { number: order.number })}
            </p>
            <p>{t("shop.own.withdrawCheck")}</p>
            <ul>
              {declared.lines.map(({ orderLineId, quantity }) => (
                <li key={orderLineId}>{t("returns.pieces", { name: nameOf(orderLineId), count: quantity })}</li>
              ))}
            </ul>
            <div className="order-actions">
              <Button variant="primary" disabled={isBusy} onClick={() => void confirm()}>
                {isBusy ? t("shop.busy") : t("shop.own.withdrawConfirm")}
              </Button>
              <Button disabled={isBusy} onClick={() => setDeclared(null)}>
                {t("shop.own.withdrawBack")}
              </Button>
            </div>
          </div>
        ) : (
          <form onSubmit={state} noValidate>
            <p>{t("shop.own.withdrawText")}</p>
            <TextField label={t("shop.own.withdrawName")} name="name" autoComplete="name" maxLength={200} required />
            {contact || visitor.user ? null : <OwnEmail />}
            {open.lines.map(({ orderLineId, quantity }) => (
              <TextField
                key={orderLineId}
                label={t("shop.own.withdrawPieces", { name: nameOf(orderLineId) })}
                name={`line.${orderLineId}`}
                type="number"
                inputMode="numeric"
                min={0}
                max={quantity}
                defaultValue={quantity}
              />
            ))}
            {open.excluded.length > 0 ? (
              <p className="ui-hint">
                {t("shop.own.withdrawExcluded", { names: open.excluded.map(nameOf).join(", ") })}
              </p>
            ) : null}
            <div role="alert">{failed ? <ErrorNote>{t(failed)}</ErrorNote> : null}</div>
            <Button type="submit">{t("shop.own.withdrawNext")}</Button>
          </form>
        )}
      </details>
    </section>
  );
}
