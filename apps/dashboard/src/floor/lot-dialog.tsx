import { StaffFloorLotsSaveDocument, type StaffFloorLotsSaveMutationVariables } from "@carloom/api-client/commerce";
import { TextField, useT } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { ActDialog } from "../parts/act-dialog.tsx";
import { floorProblem } from "./states.ts";

type LotDialogProps = {
  of: Pick<StaffFloorLotsSaveMutationVariables, "sheet" | "batch">;
  /** What it is, as people call it. */
  name: string;
  known?: { filmLot: string; laminateLot: string } | undefined;
  onClose(): void;
};

/** As long as a roll's label. */
const MOST = 60;

/** Of which rolls a sheet came, or all sheets of a batch. */
export function LotDialog({ of, name, known, onClose }: LotDialogProps) {
  const t = useT();
  const save = useAct(StaffFloorLotsSaveDocument);
  const [filmLot, setFilm] = useState(known?.filmLot ?? "");
  const [laminateLot, setLaminate] = useState(known?.laminateLot ?? "");
  return (
    <ActDialog
      title={t("dashboard.floor.lots")}
      label={t("dashboard.floor.lots.save")}
      isReady={known !== undefined || filmLot.trim() !== "" || laminateLot.trim() !== ""}
      onClose={onClose}
      run={async () => {
        const { errors } = (await save.mutateAsync({ ...of, filmLot, laminateLot })).floorLotsSave;
        return errors.map(({ code }) => ({ text: floorProblem(t, code) }));
      }}
    >
      <p>{name}</p>
      <TextField
        label={t("dashboard.floor.lots.film")}
        hint={t("dashboard.floor.lots.hint")}
        value={filmLot}
        maxLength={MOST}
        onChange={(event) => setFilm(event.currentTarget.value)}
      />
      <TextField
        label={t("dashboard.floor.lots.laminate")}
        hint={t("dashboard.floor.lots.laminateHint")}
        value={laminateLot}
        maxLength={MOST}
        onChange={(event) => setLaminate(event.currentTarget.value)}
      />
    </ActDialog>
  );
}
