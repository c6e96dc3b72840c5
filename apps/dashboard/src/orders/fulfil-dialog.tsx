import { StaffChannelsDocument, StaffFulfilDocument } from "@carloom/api-client/commerce";
import { Checkbox, NumberField, TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { ActDialog } from "../parts/act-dialog.tsx";
import { sentLines, waitingLines } from "./fulfil.ts";
import { lineName, lineNote } from "./line-name.ts";
import type { OrderDetail } from "./states.tsx";
import { goodsName, useNameOf } from "../parts/name-of.ts";

/** Sends all or a part of what waits, from where it lies. */
export function FulfilDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const t = useT();
  const nameOf = useNameOf();
  const toast = useToast();
  const act = useAct(StaffFulfilDocument);
  const places = useAnswer(StaffChannelsDocument, {});
  const anywhere = places.data?.warehouses?.edges[0]?.node.id;
  const open = waitingLines(order);
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(open.map((line) => [line.id, line.quantityToFulfill])),
  );
  const [tracking, setTracking] = useState("");
  const [tells, setTells] = useState(true);
  const chosen = open.filter((line) => (pieces[line.id] ?? 0) > 0);
  return (
    <ActDialog
      title={t("dashboard.fulfil.title")}
      label={t("dashboard.fulfil.do")}
      onClose={onClose}
      isReady={chosen.length > 0 && anywhere !== undefined}
      run={async () => {
        const { orderFulfill } = await act.mutateAsync({
          order: order.id,
          input: {
            notifyCustomer: tells,
            trackingNumber: tracking.trim() || null,
            lines: sentLines(chosen, ({ id }) => pieces[id] ?? 0, anywhere ?? ""),
          },
        });
        const problems = orderFulfill?.errors ?? [];
        if (problems.length === 0) toast(t("dashboard.fulfil.done"));
        return problems;
      }}
    >
      <ul className="da-pieces">
        {open.map((line) => (
          <li key={line.id}>
            <span className="da-two">
              <span>{goodsName(nameOf, line)}</span>
              <small>{lineNote(line, nameOf)}</small>
            </span>
            <NumberField
              label={t("dashboard.fulfil.pieces", { name: lineName(line, nameOf) })}
              hideLabel
              value={pieces[line.id] ?? 0}
              min={0}
              max={line.quantityToFulfill}
              step={1}
              unit={`/ ${line.quantityToFulfill}`}
              onCommit={(value) => setPieces({ ...pieces, [line.id]: Math.round(value) })}
            />
          </li>
        ))}
      </ul>
      <TextField
        label={t("dashboard.fulfil.tracking")}
        hint={t("dashboard.fulfil.trackingHint")}
        value={tracking}
        maxLength={255}
        onChange={(event) => setTracking(event.currentTarget.value)}
      />
      <Checkbox
        label={t("dashboard.fulfil.tell", { email: order.userEmail ?? "" })}
        checked={tells}
        onChange={(event) => setTells(event.currentTarget.checked)}
      />
    </ActDialog>
  );
}
