import { StaffFloorReprintDocument } from "@carloom/api-client/commerce";
import { Button, TextArea, TextField, useT } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { ActDialog } from "../parts/act-dialog.tsx";
import { amountOf } from "../parts/typed-number.ts";
import { type FloorPiece, floorProblem } from "./states.ts";

const REASONS = ["print", "cut", "weed", "damage", "lost"] as const;

/** A piece goes back to the printer: why, and what that costs. */
export function ReprintDialog({ piece, onClose }: { piece: FloorPiece; onClose(): void }) {
  const t = useT();
  const reprint = useAct(StaffFloorReprintDocument);
  const [reason, setReason] = useState("");
  const [cost, setCost] = useState("");
  const amount = cost.trim() === "" ? null : amountOf(cost);
  const isWrong = cost.trim() !== "" && amount === null;
  return (
    <ActDialog
      title={t("dashboard.floor.reprint")}
      label={t("dashboard.floor.reprint.now")}
      isReady={reason.trim() !== "" && !isWrong}
      onClose={onClose}
      run={async () => {
        const { design, number, state: from } = piece;
        const { errors } = (await reprint.mutateAsync({ design, number, from, reason, cost: amount })).floorReprint;
        return errors.map(({ code }) => ({ text: floorProblem(t, code) }));
      }}
    >
      <div className="fl-reasons">
        {REASONS.map((one) => (
          <Button
            key={one}
            className="fl-press"
            aria-pressed={reason === t(`dashboard.floor.reason.${one}`)}
            onClick={() => setReason(t(`dashboard.floor.reason.${one}`))}
          >
            {t(`dashboard.floor.reason.${one}`)}
          </Button>
        ))}
      </div>
      <TextArea
        label={t("dashboard.floor.reason")}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <TextField
        label={t("dashboard.floor.cost", { currency: piece.currency })}
        hint={t("dashboard.floor.cost.hint")}
        inputMode="decimal"
        value={cost}
        error={isWrong ? t("dashboard.floor.cost.wrong") : undefined}
        onChange={(event) => setCost(event.currentTarget.value)}
      />
    </ActDialog>
  );
}
