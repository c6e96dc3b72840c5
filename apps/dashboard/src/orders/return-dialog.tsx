import { StaffReturnDocument } from "@carloom/api-client/commerce";
import { Checkbox, NumberField, TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { ActDialog } from "../parts/act-dialog.tsx";
import { lineName, lineNote } from "./line-name.ts";
import { goodsName, useNameOf } from "../parts/name-of.ts";
import { RefundSplit } from "./refund-split.tsx";
import type { OrderDetail } from "./states.tsx";

/** Books what came back, and gives its price back when that is wished. */
export function ReturnDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const t = useT();
  const nameOf = useNameOf();
  const toast = useToast();
  const act = useAct(StaffReturnDocument);
  const sent = order.fulfillments
    .filter(({ status }) => status === "FULFILLED")
    .flatMap(({ lines }) => lines ?? [])
    .filter((line) => line.quantity > 0);
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>({});
  const [refunds, setRefunds] = useState(true);
  const [withDelivery, setWithDelivery] = useState(false);
  const [reason, setReason] = useState("");
  const chosen = sent.filter((line) => (pieces[line.id] ?? 0) > 0);
  return (
    <ActDialog
      title={t("dashboard.return.title")}
      label={t("dashboard.return.do")}
      onClose={onClose}
      isReady={chosen.length > 0}
      run={async () => {
        const { orderFulfillmentReturnProducts } = await act.mutateAsync({
          order: order.id,
          input: {
            refund: refunds,
            includeShippingCosts: refunds && withDelivery,
            reason: reason.trim() || null,
            fulfillmentLines: chosen.map((line) => ({
              fulfillmentLineId: line.id,
              quantity: pieces[line.id] ?? 0,
              reason: reason.trim() || null,
            })),
          },
        });
        const problems = orderFulfillmentReturnProducts?.errors ?? [];
        if (problems.length === 0) toast(t("dashboard.return.done"));
        return problems;
      }}
    >
      <p>{t("dashboard.return.text")}</p>
      <ul className="da-pieces">
        {sent.map((line) => (
          <li key={line.id}>
            <span className="da-two">
              <span>{line.orderLine ? goodsName(nameOf, line.orderLine) : null}</span>
              <small>{line.orderLine ? lineNote(line.orderLine, nameOf) : null}</small>
            </span>
            <NumberField
              label={t("dashboard.return.pieces", { name: line.orderLine ? lineName(line.orderLine, nameOf) : "" })}
              hideLabel
              value={pieces[line.id] ?? 0}
              min={0}
              max={line.quantity}
              step={1}
              unit={`/ ${line.quantity}`}
              onCommit={(value) => setPieces({ ...pieces, [line.id]: Math.round(value) })}
            />
          </li>
        ))}
      </ul>
      <TextField
        label={t("dashboard.return.reason")}
        value={reason}
        maxLength={500}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Checkbox
        label={t("dashboard.return.refund")}
        checked={refunds}
        onChange={(event) => setRefunds(event.currentTarget.checked)}
      />
      <Checkbox
        label={t("dashboard.return.delivery")}
        checked={refunds && withDelivery}
        disabled={!refunds}
        onChange={(event) => setWithDelivery(event.currentTarget.checked)}
      />
      {refunds ? (
        <ul className="da-what">
          <RefundSplit order={order} />
        </ul>
      ) : null}
    </ActDialog>
  );
}
