import { StaffCancelOrderDocument, StaffMailAgainDocument, StaffMarkPaidDocument } from "@carloom/api-client/commerce";
import { Button, Menu, TextField, useT, useToast } from "@carloom/ui";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useAct } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { settings } from "../boot/session.ts";
import { ActDialog, problemText } from "../parts/act-dialog.tsx";
import { moneyText } from "../parts/text.ts";
import { useMay } from "../shell/roles.ts";
import { DiscountDialog } from "./discount-dialog.tsx";
import { FulfilDialog } from "./fulfil-dialog.tsx";
import { ItemsDialog } from "./items-dialog.tsx";
import { RefundSplit } from "./refund-split.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { ReturnDialog } from "./return-dialog.tsx";
import type { OrderDetail } from "./states.tsx";
import { sumsOf } from "./sums.ts";

type Open = "items" | "discount" | "fulfil" | "paid" | "cancel" | "refund" | "return" | null;

const CLOSED: readonly OrderDetail["status"][] = ["CANCELED", "EXPIRED"];

/** What can be done to an order now; the next step of its life is the one button that stands out. */
export function OrderActs({ order }: { order: OrderDetail }) {
  const t = useT();
  const mayAct = useMay("orders");
  const toast = useToast();
  const navigate = useNavigate();
  const mail = useAct(StaffMailAgainDocument);
  const [open, setOpen] = useState<Open>(null);
  const again = async () => {
    try {
      const { orderMailSend } = await mail.mutateAsync({ id: order.id, mail: "CONFIRMATION" });
      const [first] = orderMailSend.errors;
      toast(first ? problemText(t, first) : t("dashboard.edit.mailSent", { email: order.userEmail ?? "" }));
    } catch {
      toast(t("dashboard.act.failed"));
    }
  };
  const close = () => setOpen(null);
  const isClosed = CLOSED.includes(order.status);
  const canSend = !isClosed && order.chargeStatus !== "NONE" && order.lines.some((line) => line.quantityToFulfill > 0);
  const canPay = !isClosed && sumsOf(order).due > 0;
  const canRefund = order.transactions.some(({ actions }) => actions.includes("REFUND"));
  const canReturn = order.fulfillments.some(({ status }) => status === "FULFILLED");
  const canCancel = !isClosed && order.lines.every((line) => line.quantityFulfilled === 0);
  const canEdit = order.status === "UNCONFIRMED" || order.status === "UNFULFILLED";
  const page = `${settings.origin}/orders/${order.token}`;
  return (
    <>
      {mayAct && canSend ? (
        <Button variant="primary" onClick={() => setOpen("fulfil")}>
          {t("dashboard.fulfil.open")}
        </Button>
      ) : null}
      {mayAct && canPay ? (
        <Button variant={canSend ? "secondary" : "primary"} onClick={() => setOpen("paid")}>
          {t("dashboard.paid.open")}
        </Button>
      ) : null}
      <Menu
        align="end"
        items={[
          ...(mayAct
            ? [
                {
                  id: "items",
                  label: t("dashboard.edit.items"),
                  disabled: !canEdit,
                  onSelect: () => setOpen("items"),
                },
                {
                  id: "discount",
                  label: t("dashboard.edit.discount"),
                  disabled: !canEdit,
                  onSelect: () => setOpen("discount"),
                },
                {
                  id: "again",
                  label: t("dashboard.edit.mailAgain"),
                  onSelect: () => void again(),
                },
                "line" as const,
                {
                  id: "refund",
                  label: t("dashboard.refund.open"),
                  disabled: !canRefund,
                  onSelect: () => setOpen("refund"),
                },
                {
                  id: "return",
                  label: t("dashboard.return.open"),
                  disabled: !canReturn,
                  onSelect: () => setOpen("return"),
                },
                {
                  id: "cancel",
                  label: t("dashboard.cancelOrder.open"),
                  disabled: !canCancel,
                  onSelect: () => setOpen("cancel"),
                },
                "line" as const,
              ]
            : []),
          {
            id: "slip",
            label: t("dashboard.slip"),
            disabled: !order.isShippingRequired,
            onSelect: () => void navigate(`/orders/${encodeURIComponent(order.id)}/slip`),
          },
          { id: "page", label: t("dashboard.order.page"), href: page },
        ]}
      >
        {(trigger) => (
          <Button {...trigger} aria-label={t("dashboard.more")}>
            <Ellipsis aria-hidden size={16} />
          </Button>
        )}
      </Menu>
      {open === "items" ? <ItemsDialog order={order} onClose={close} /> : null}
      {open === "discount" ? <DiscountDialog order={order} onClose={close} /> : null}
      {open === "fulfil" ? <FulfilDialog order={order} onClose={close} /> : null}
      {open === "paid" ? <PaidDialog order={order} onClose={close} /> : null}
      {open === "cancel" ? <CancelDialog order={order} onClose={close} /> : null}
      {open === "refund" ? <RefundDialog order={order} onClose={close} /> : null}
      {open === "return" ? <ReturnDialog order={order} onClose={close} /> : null}
    </>
  );
}

function PaidDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const toast = useToast();
  const act = useAct(StaffMarkPaidDocument);
  const [reference, setReference] = useState("");
  const { due } = sumsOf(order);
  return (
    <ActDialog
      title={t("dashboard.paid.title")}
      label={t("dashboard.paid.do")}
      onClose={onClose}
      run={async () => {
        const { orderMarkAsPaid } = await act.mutateAsync({ id: order.id, reference: reference.trim() || null });
        const problems = orderMarkAsPaid?.errors ?? [];
        if (problems.length === 0) toast(t("dashboard.paid.done"));
        return problems;
      }}
    >
      <p>{t("dashboard.paid.text", { total: moneyText(language, order.total.gross) })}</p>
      {due < order.total.gross.amount ? (
        <p>{t("dashboard.paid.due", { due: moneyText(language, { ...order.total.gross, amount: due }) })}</p>
      ) : null}
      <TextField
        label={t("dashboard.paid.reference")}
        hint={t("dashboard.paid.referenceHint")}
        value={reference}
        maxLength={200}
        onChange={(event) => setReference(event.currentTarget.value)}
      />
    </ActDialog>
  );
}

/** Says first what a cancellation does: to goods, money, voucher and buyer. */
function CancelDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const toast = useToast();
  const act = useAct(StaffCancelOrderDocument);
  return (
    <ActDialog
      title={t("dashboard.cancelOrder.title", { number: order.number })}
      label={t("dashboard.cancelOrder.do")}
      onClose={onClose}
      run={async () => {
        const { orderCancel } = await act.mutateAsync({ id: order.id });
        const problems = orderCancel?.errors ?? [];
        if (problems.length === 0) toast(t("dashboard.cancelOrder.done"));
        return problems;
      }}
    >
      <ul className="da-what">
        <li>{t("dashboard.cancelOrder.stock")}</li>
        <li>
          {order.totalCharged.amount > 0
            ? t("dashboard.cancelOrder.refund", { amount: moneyText(language, order.totalCharged) })
            : t("dashboard.cancelOrder.noRefund")}
        </li>
        <RefundSplit order={order} />
        {order.voucherCode ? <li>{t("dashboard.cancelOrder.voucher", { code: order.voucherCode })}</li> : null}
        <li>{t("dashboard.cancelOrder.mail", { email: order.userEmail ?? "" })}</li>
        <li>{t("dashboard.cancelOrder.final")}</li>
      </ul>
    </ActDialog>
  );
}
