import { StaffFloorBatchMakeDocument } from "@carloom/api-client/commerce";
import { TextField, useT } from "@carloom/ui";
import { useId, useState } from "react";
import { useAct } from "../boot/data.ts";
import { ActDialog } from "../parts/act-dialog.tsx";
import { type FloorPiece, filmText, floorProblem } from "./states.ts";

type BatchDialogProps = { pieces: readonly FloorPiece[]; machines: readonly string[]; onClose(): void };

/** Pieces of one film go to a machine together. */
export function BatchDialog({ pieces, machines, onClose }: BatchDialogProps) {
  const t = useT();
  const make = useAct(StaffFloorBatchMakeDocument);
  const [machine, setMachine] = useState(machines[0] ?? "");
  const list = useId();
  return (
    <ActDialog
      title={t("dashboard.floor.batch.make")}
      label={t("dashboard.floor.batch.now")}
      isReady={machine.trim() !== ""}
      onClose={onClose}
      run={async () => {
        const keys = pieces.map(({ design, number }) => ({ design, number }));
        const { errors } = (await make.mutateAsync({ machine, pieces: keys })).floorBatchMake;
        return errors.map(({ code }) => ({ text: floorProblem(t, code) }));
      }}
    >
      <p>
        {t("dashboard.floor.chosen", { count: pieces.length })} · {filmText(t, pieces[0]?.film ?? "")}
      </p>
      <TextField
        label={t("dashboard.floor.machine")}
        hint={t("dashboard.floor.machine.hint")}
        value={machine}
        maxLength={60}
        list={list}
        onChange={(event) => setMachine(event.currentTarget.value)}
      />
      <datalist id={list}>
        {machines.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </ActDialog>
  );
}
