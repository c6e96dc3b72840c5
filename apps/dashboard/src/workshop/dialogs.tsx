import { WorkshopDeleteDocument, WorkshopTakeDownDocument } from "@carloom/api-client/threed";
import { TextArea, useT } from "@carloom/ui";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useAct } from "../boot/data.ts";
import { ActDialog } from "../parts/act-dialog.tsx";
import { said } from "./said.ts";

type Props = { uuid: string; onClose: () => void };

/** Forgets a file that nobody needs. */
export function DeleteDialog({ uuid, onClose, to = "/workshop" }: Props & { to?: string }) {
  const t = useT();
  const navigate = useNavigate();
  const remove = useAct(WorkshopDeleteDocument, "threed");
  return (
    <ActDialog
      title={t("dashboard.workshop.delete.title")}
      label={t("dashboard.delete")}
      onClose={onClose}
      run={async () => {
        const { workshopDelete } = await remove.mutateAsync({ uuid });
        if (workshopDelete.success) void navigate(to);
        return said(workshopDelete);
      }}
    >
      <p>{t("dashboard.workshop.delete.text")}</p>
    </ActDialog>
  );
}

/** Takes a car out of what visitors see, with the complaint that asked for it. */
export function TakeDownDialog({ uuid, onClose, isPart = false }: Props & { isPart?: boolean }) {
  const t = useT();
  const takeDown = useAct(WorkshopTakeDownDocument, "threed");
  const [reason, setReason] = useState("");
  return (
    <ActDialog
      title={t("dashboard.workshop.takeDown.title")}
      label={t("dashboard.workshop.takeDown")}
      isReady={reason.trim().length >= 3}
      onClose={onClose}
      run={async () => said((await takeDown.mutateAsync({ uuid, reason })).workshopTakeDown)}
    >
      <p>{t(isPart ? "dashboard.parts.takeDown.text" : "dashboard.workshop.takeDown.text")}</p>
      <TextArea
        label={t("dashboard.workshop.takeDown.reason")}
        value={reason}
        maxLength={1000}
        rows={3}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ActDialog>
  );
}
