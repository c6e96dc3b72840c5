import { StaffDisputeAcceptDocument } from "@carloom/api-client/commerce";
import { useT, useToast } from "@carloom/ui";
import { useAct } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { ActDialog } from "../parts/act-dialog.tsx";
import { moneyText } from "../parts/text.ts";
import type { Dispute } from "./dispute.ts";

/** Gives a dispute up, after saying what that means. */
export function AcceptDialog({ dispute, onClose }: { dispute: Dispute; onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const toast = useToast();
  const act = useAct(StaffDisputeAcceptDocument);
  return (
    <ActDialog
      title={t("dashboard.dispute.accept")}
      label={t("dashboard.dispute.accept")}
      onClose={onClose}
      run={async () => {
        const { errors } = (await act.mutateAsync({ id: dispute.id, version: dispute.version })).disputeAccept;
        if (errors.length === 0) toast(t("dashboard.dispute.accepted"));
        return errors;
      }}
    >
      <p>{t("dashboard.dispute.acceptText", { amount: moneyText(language, dispute.amount) })}</p>
    </ActDialog>
  );
}
