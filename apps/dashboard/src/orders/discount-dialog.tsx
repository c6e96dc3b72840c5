import { StaffDiscountAddDocument } from "@carloom/api-client/commerce";
import { Segmented, TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { ActDialog } from "../parts/act-dialog.tsx";
import { amountOf } from "../parts/typed-number.ts";
import type { OrderDetail } from "./states.tsx";

/** Takes a share or an amount off the goods of an order. */
export function DiscountDialog({
  order,
  onClose,
}: {
  order: Pick<OrderDetail, "id" | "status" | "total" | "userEmail">;
  onClose: () => void;
}) {
  const t = useT();
  const toast = useToast();
  const act = useAct(StaffDiscountAddDocument);
  const [isPercent, setPercent] = useState(true);
  const [value, setValue] = useState("");
  const [reason, setReason] = useState("");
  const amount = amountOf(value);
  const isWrong = value.trim() !== "" && (amount === null || (isPercent && amount > 100));
  return (
    <ActDialog
      title={t("dashboard.edit.discount")}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={amount !== null && amount > 0 && !isWrong}
      run={async () => {
        const { orderDiscountAdd } = await act.mutateAsync({
          order: order.id,
          input: {
            value: amount ?? 0,
            valueType: isPercent ? "PERCENTAGE" : "FIXED",
            reason: reason.trim() || null,
          },
        });
        const problems = orderDiscountAdd?.errors ?? [];
        if (problems.length === 0) toast(t("dashboard.saved"));
        return problems;
      }}
    >
      <Segmented
        label={t("dashboard.voucher.value")}
        value={isPercent ? "percent" : "amount"}
        onChange={(next) => setPercent(next === "percent")}
        options={[
          { value: "percent", label: t("dashboard.voucher.percent") },
          { value: "amount", label: t("dashboard.voucher.amount") },
        ]}
      />
      <TextField
        label={isPercent ? "%" : order.total.gross.currency}
        inputMode="decimal"
        value={value}
        error={isWrong ? t("dashboard.variant.priceWrong") : undefined}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      <TextField
        label={t("dashboard.edit.discountReason")}
        hint={t("dashboard.edit.discountHint")}
        value={reason}
        maxLength={200}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {order.status === "DRAFT" ? null : (
        <ul className="da-what">
          <li>{t("dashboard.edit.balance")}</li>
          <li>{t("dashboard.edit.mail", { email: order.userEmail ?? "" })}</li>
        </ul>
      )}
    </ActDialog>
  );
}
