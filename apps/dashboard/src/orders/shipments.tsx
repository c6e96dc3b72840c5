import {
  StaffCancelFulfilmentDocument,
  StaffDeliveredDocument,
  StaffTrackingDocument,
} from "@carloom/api-client/commerce";
import { Button, Checkbox, TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { ActDialog } from "../parts/act-dialog.tsx";
import { Section } from "../parts/section.tsx";
import { State } from "../parts/state.tsx";
import { momentText } from "../parts/text.ts";
import { useMay } from "../shell/roles.ts";
import { lineName } from "./line-name.ts";
import { useNameOf } from "../parts/name-of.ts";
import type { OrderDetail } from "./states.tsx";

type Fulfilment = OrderDetail["fulfillments"][number];

const TONES = { FULFILLED: "good", CANCELED: "quiet", RETURNED: "warn" } as const;

/** Parcels that left, came back, or were taken back. */
export function Shipments({ order }: { order: OrderDetail }) {
  const t = useT();
  const nameOf = useNameOf();
  const language = useLanguage();
  const mayAct = useMay("orders");
  const [open, setOpen] = useState<{ what: "tracking" | "cancel" | "delivered"; of: Fulfilment } | null>(null);
  if (order.fulfillments.length === 0) return null;
  const close = () => setOpen(null);
  return (
    <Section title={t("dashboard.shipments")}>
      <ul className="da-rows">
        {order.fulfillments.map((one) => (
          <li key={one.id}>
            <div className="da-row">
              <b>{t("dashboard.shipment", { number: `${order.number}-${one.fulfillmentOrder}` })}</b>
              <State tone={TONES[one.status]}>{t(`dashboard.shipment.${one.status}`)}</State>
              <span>{momentText(language, one.created)}</span>
              <Tracking number={one.trackingNumber} />
              {mayAct && one.status === "FULFILLED" ? (
                <span className="da-actions">
                  <Button size="small" onClick={() => setOpen({ what: "tracking", of: one })}>
                    {t(one.trackingNumber ? "dashboard.tracking.change" : "dashboard.tracking.add")}
                  </Button>
                  <Button size="small" variant="quiet" onClick={() => setOpen({ what: "delivered", of: one })}>
                    {t("dashboard.delivered.open")}
                  </Button>
                  <Button size="small" variant="quiet" onClick={() => setOpen({ what: "cancel", of: one })}>
                    {t("dashboard.shipment.cancel")}
                  </Button>
                </span>
              ) : null}
            </div>
            <ul className="da-sub">
              {(one.lines ?? []).map((line) => (
                <li key={line.id}>
                  {line.quantity} × {line.orderLine ? lineName(line.orderLine, nameOf) : null}
                  {line.reason ? ` (${line.reason})` : ""}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {open?.what === "tracking" ? <TrackingDialog order={order} fulfilment={open.of} onClose={close} /> : null}
      {open?.what === "delivered" ? <DeliveredDialog order={order} fulfilment={open.of} onClose={close} /> : null}
      {open?.what === "cancel" ? <TakeBackDialog fulfilment={open.of} onClose={close} /> : null}
    </Section>
  );
}

/** The carrier's number of a parcel; an address that was kept in its place is a link, called by its site. */
function Tracking({ number }: { number: string }) {
  const t = useT();
  if (!number) return null;
  if (!/^https?:\/\//.test(number) || !URL.canParse(number))
    return <span>{t("dashboard.shipment.tracking", { number })}</span>;
  return (
    <a className="ui-link" href={number} target="_blank" rel="noreferrer">
      {t("dashboard.shipment.tracking", { number: new URL(number).host })}
    </a>
  );
}

function TrackingDialog({
  order,
  fulfilment,
  onClose,
}: {
  order: OrderDetail;
  fulfilment: Fulfilment;
  onClose: () => void;
}) {
  const t = useT();
  const toast = useToast();
  const act = useAct(StaffTrackingDocument);
  const [number, setNumber] = useState(fulfilment.trackingNumber);
  const [tells, setTells] = useState(true);
  return (
    <ActDialog
      title={t("dashboard.tracking.title")}
      label={t("dashboard.save")}
      onClose={onClose}
      run={async () => {
        const { orderFulfillmentUpdateTracking } = await act.mutateAsync({
          id: fulfilment.id,
          input: { trackingNumber: number.trim(), notifyCustomer: tells },
        });
        const problems = orderFulfillmentUpdateTracking?.errors ?? [];
        if (problems.length === 0) toast(t("dashboard.saved"));
        return problems;
      }}
    >
      <TextField
        label={t("dashboard.fulfil.tracking")}
        hint={t("dashboard.fulfil.trackingHint")}
        value={number}
        maxLength={255}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
      <Checkbox
        label={t("dashboard.fulfil.tell", { email: order.userEmail ?? "" })}
        checked={tells}
        onChange={(event) => setTells(event.currentTarget.checked)}
      />
    </ActDialog>
  );
}

function DeliveredDialog({
  order,
  fulfilment,
  onClose,
}: {
  order: OrderDetail;
  fulfilment: Fulfilment;
  onClose: () => void;
}) {
  const t = useT();
  const toast = useToast();
  const act = useAct(StaffDeliveredDocument);
  const [tells, setTells] = useState(true);
  return (
    <ActDialog
      title={t("dashboard.delivered.open")}
      label={t("dashboard.delivered.open")}
      onClose={onClose}
      run={async () => {
        const { parcelDelivered } = await act.mutateAsync({ id: fulfilment.id, tells });
        const problems = parcelDelivered?.errors ?? [];
        if (problems.length === 0) toast(t("dashboard.saved"));
        return problems;
      }}
    >
      <p>{t("dashboard.delivered.text")}</p>
      <Checkbox
        label={t("dashboard.fulfil.tell", { email: order.userEmail ?? "" })}
        checked={tells}
        onChange={(event) => setTells(event.currentTarget.checked)}
      />
    </ActDialog>
  );
}

function TakeBackDialog({ fulfilment, onClose }: { fulfilment: Fulfilment; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const act = useAct(StaffCancelFulfilmentDocument);
  return (
    <ActDialog
      title={t("dashboard.shipment.cancel")}
      label={t("dashboard.shipment.cancel")}
      onClose={onClose}
      run={async () => {
        const { orderFulfillmentCancel } = await act.mutateAsync({
          id: fulfilment.id,
          warehouse: fulfilment.warehouse?.id ?? null,
        });
        const problems = orderFulfillmentCancel?.errors ?? [];
        if (problems.length === 0) toast(t("dashboard.saved"));
        return problems;
      }}
    >
      <p>{t("dashboard.shipment.cancelText")}</p>
    </ActDialog>
  );
}
