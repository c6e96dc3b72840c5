import { StaffTransactionDocument } from "@carloom/api-client/commerce";
import { NumberField, Select, TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { ActDialog } from "../parts/act-dialog.tsx";
import { moneyText } from "../parts/text.ts";
import type { OrderDetail } from "./states.tsx";

type Payment = OrderDetail["transactions"][number];

/** What is left of a payment to give back: the service takes off what went or is on its way. */
const keptOf = (payment: Payment): number => payment.chargedAmount.amount;

/** Gives back all or a part of a payment. */
export function RefundDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const toast = useToast();
  const act = useAct(StaffTransactionDocument);
  const payments = order.transactions.filter(({ actions }) => actions.includes("REFUND"));
  // money first, as everywhere: what a gift card paid goes back onto it last
  const first = payments.find((one) => !one.paymentMethodDetails) ?? payments[0];
  const [id, setId] = useState(first?.id ?? "");
  const payment = payments.find((one) => one.id === id);
  const [amount, setAmount] = useState(payment ? keptOf(payment) : 0);
  const [reason, setReason] = useState("");
  const currency = order.total.gross.currency;
  const most = payment ? keptOf(payment) : 0;
  const isWhole = currency === "KRW" || currency === "JPY";
  return (
    <ActDialog
      title={t("dashboard.refund.title")}
      label={t("dashboard.refund.do", { amount: moneyText(language, { amount, currency }) })}
      onClose={onClose}
      isReady={payment !== undefined && amount > 0 && amount <= most}
      run={async () => {
        const { transactionRequestAction } = await act.mutateAsync({
          id,
          action: "REFUND",
          amount,
          reason: reason.trim() || null,
        });
        const problems = transactionRequestAction?.errors ?? [];
        if (problems.length === 0) toast(t("dashboard.refund.done"));
        return problems;
      }}
    >
      {payments.length > 1 ? (
        <Select
          label={t("dashboard.refund.payment")}
          value={id}
          options={payments.map((one) => ({
            value: one.id,
            label: `${one.name} · ${moneyText(language, { amount: keptOf(one), currency })}`,
          }))}
          onChange={(event) => {
            const other = payments.find((one) => one.id === event.currentTarget.value);
            if (!other) return;
            setId(other.id);
            // a sum typed for one payment may be more than the other holds
            setAmount(Math.min(amount, keptOf(other)));
          }}
        />
      ) : null}
      <NumberField
        label={t("dashboard.refund.amount", { most: moneyText(language, { amount: most, currency }) })}
        value={amount}
        min={0}
        max={most}
        step={isWhole ? 1 : 0.01}
        unit={currency}
        digits={isWhole ? 0 : 2}
        onCommit={setAmount}
      />
      <TextField
        label={t("dashboard.refund.reason")}
        value={reason}
        maxLength={500}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <ul className="da-what">
        <li>{t("dashboard.refund.way", { payment: payment?.name ?? "" })}</li>
        {payment?.paymentMethodDetails ? <li>{t("dashboard.gift.refundWay")}</li> : null}
        <li>{t("dashboard.refund.stock")}</li>
        <li>{t("dashboard.refund.mail", { email: order.userEmail ?? "" })}</li>
      </ul>
    </ActDialog>
  );
}
