import { WorkshopRestoreDocument } from "@carloom/api-client/threed";
import { Button, useT } from "@carloom/ui";
import { useAct } from "../boot/data.ts";
import type { Problem } from "../parts/act-dialog.tsx";
import { useMay } from "../shell/roles.ts";
import { said } from "./said.ts";

/** Says that a car or a part was taken down, and lets an owner show it again. `act` runs it and tells what went wrong. */
export function TakenDown({
  uuid,
  text,
  act,
}: {
  uuid: string;
  text: string;
  act: (run: () => Promise<Problem[]>, done: string | null) => Promise<void>;
}) {
  const t = useT();
  const restore = useAct(WorkshopRestoreDocument, "threed");
  const mayRestore = useMay("owner");
  const run = async () => said((await restore.mutateAsync({ uuid })).workshopRestore);
  return (
    <>
      <p>{text}</p>
      {mayRestore ? (
        <div className="da-actions">
          <Button onClick={() => void (restore.isPending || act(run, null))}>{t("dashboard.workshop.restore")}</Button>
        </div>
      ) : null}
    </>
  );
}
