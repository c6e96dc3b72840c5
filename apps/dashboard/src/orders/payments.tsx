import { StaffTransactionDocument } from "@carloom/api-client/commerce";
import { Button, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { ActDialog } from "../parts/act-dialog.tsx";
import { Section } from "../parts/section.tsx";
import { momentText, moneyText } from "../parts/text.ts";
import { useMay } from "../shell/roles.ts";
import type { OrderDetail } from "./states.tsx";
import { receivedOf } from "./sums.ts";
import { TransfersBack } from "./transfers-back.tsx";

type Payment = OrderDetail["transactions"][number];

const ACTIONS = ["CHARGE", "CANCEL"] as const;

/** Payments with all that happened to them, and what can be done to each. */
export function Payments({ order }: { order: OrderDetail }) {
  const t = useT();
  const language = useLanguage();
  const mayAct = useMay("orders");
  const [open, setOpen] = useState<{ payment: Payment; action: "CHARGE" | "CANCEL" } | null>(null);
  return (
    <Section title={t("dashboard.payments")}>
      {order.transactions.length === 0 ? <p className="da-soft">{t("dashboard.payments.none")}</p> : null}
      {mayAct ? <TransfersBack order={order.id} /> : null}
      <ul className="da-rows">
        {order.transactions.map((payment) => (
          <li key={payment.id}>
            <div className="da-row">
              <b>{payment.name}</b>
              {payment.pspReference && !payment.paymentMethodDetails ? <code>{payment.pspReference}</code> : null}
              {payment.externalUrl ? (
                <a className="ui-link" href={payment.externalUrl} target="_blank" rel="noreferrer">
                  {t("dashboard.payments.provider")}
                </a>
              ) : null}
              <span className="da-end">
                {t("dashboard.payments.sum", {
                  charged: moneyText(language, receivedOf(payment)),
                  refunded: moneyText(language, payment.refundedAmount),
                })}
              </span>
              {mayAct && ACTIONS.some((action) => payment.actions.includes(action)) ? (
                <span className="da-actions">
                  {ACTIONS.filter((action) => payment.actions.includes(action)).map((action) => (
                    <Button key={action} size="small" onClick={() => setOpen({ payment, action })}>
                      {t(`dashboard.payments.${action}`)}
                    </Button>
                  ))}
                </span>
              ) : null}
            </div>
            <ol className="da-sub">
              {payment.events.map((event) => (
                <li key={event.id}>
                  <time>{momentText(language, event.createdAt)}</time>{" "}
                  {event.type ? t(`dashboard.payment.${event.type}`) : event.message}{" "}
                  {event.amount.amount > 0 ? moneyText(language, event.amount) : ""}
                  {event.type && event.message ? ` · ${event.message}` : ""}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
      {open ? <PaymentDialog {...open} onClose={() => setOpen(null)} /> : null}
    </Section>
  );
}

function PaymentDialog({
  payment,
  action,
  onClose,
}: {
  payment: Payment;
  action: "CHARGE" | "CANCEL";
  onClose: () => void;
}) {
  const t = useT();
  const language = useLanguage();
  const toast = useToast();
  const act = useAct(StaffTransactionDocument);
  const amount = moneyText(language, payment.authorizedAmount);
  return (
    <ActDialog
      title={t(`dashboard.payments.${action}`)}
      label={t(`dashboard.payments.${action}`)}
      onClose={onClose}
      run={async () => {
        const { transactionRequestAction } = await act.mutateAsync({
          id: payment.id,
          action,
          amount: null,
          reason: null,
        });
        const problems = transactionRequestAction?.errors ?? [];
        if (problems.length === 0) toast(t("dashboard.payments.asked"));
        return problems;
      }}
    >
      <p>{t(`dashboard.payments.${action}.text`, { amount })}</p>
    </ActDialog>
  );
}
