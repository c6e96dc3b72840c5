import { StaffMemberUpdateDocument } from "@carloom/api-client/commerce";
import { useT, useToast } from "@carloom/ui";
import { useAct } from "../boot/data.ts";
import { ActDialog } from "../parts/act-dialog.tsx";

/** Ends a colleague's access; what they did stays noted under their name. */
export function LeaveDialog({ id, email, onClose }: { id: string; email: string; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const act = useAct(StaffMemberUpdateDocument);
  return (
    <ActDialog
      title={t("dashboard.team.end")}
      label={t("dashboard.team.end")}
      onClose={onClose}
      run={async () => {
        const { staffUpdate } = await act.mutateAsync({ id, input: { isActive: false } });
        const problems = staffUpdate?.errors ?? [];
        if (problems.length === 0) toast(t("dashboard.saved"));
        return problems;
      }}
    >
      <p>{t("dashboard.team.endText", { email })}</p>
    </ActDialog>
  );
}
