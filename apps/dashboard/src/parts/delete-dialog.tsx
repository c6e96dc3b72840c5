import { useT, useToast } from "@carloom/ui";
import { ActDialog, type Problem } from "./act-dialog.tsx";

/** Asks before something is deleted for good. */
export function DeleteDialog({
  name,
  text,
  run,
  onClose,
}: {
  name: string;
  text: string;
  run: () => Promise<readonly Problem[]>;
  onClose: () => void;
}) {
  const t = useT();
  const toast = useToast();
  return (
    <ActDialog
      title={t("dashboard.structure.deleteOne", { name })}
      label={t("dashboard.delete")}
      onClose={onClose}
      run={async () => {
        const problems = await run();
        if (problems.length === 0) toast(t("dashboard.deleted"));
        return problems;
      }}
    >
      <p>{text}</p>
    </ActDialog>
  );
}
