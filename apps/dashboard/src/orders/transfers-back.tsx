import {
  StaffTransferReportDocument,
  StaffTransfersBackDocument,
  type StaffTransfersBackQuery,
} from "@carloom/api-client/commerce";
import { Button, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { ActDialog } from "../parts/act-dialog.tsx";
import { State } from "../parts/state.tsx";
import { momentText, moneyText } from "../parts/text.ts";

type Waiting = StaffTransfersBackQuery["orderTransfersBack"][number];

const ENDS = { SENT: "REFUND_SUCCESS", FAILED: "REFUND_FAILURE" } as const;
type End = keyof typeof ENDS;

/** Refunds that somebody of the staff sends by bank transfer: no provider tells that they are done. */
export function TransfersBack({ order }: { order: string }) {
  const t = useT();
  const language = useLanguage();
  const waiting = useAnswer(StaffTransfersBackDocument, { order }).data?.orderTransfersBack ?? [];
  const [open, setOpen] = useState<{ refund: Waiting; end: End } | null>(null);
  if (waiting.length === 0) return null;
  return (
    <ul className="da-rows">
      {waiting.map((refund) => (
        <li key={refund.reference}>
          <div className="da-row">
            <State tone="warn">{t("dashboard.transferBack", { amount: moneyText(language, refund.amount) })}</State>
            <span className="da-actions">
              <Button size="small" onClick={() => setOpen({ refund, end: "SENT" })}>
                {t("dashboard.transferBack.SENT")}
              </Button>
              <Button size="small" variant="quiet" onClick={() => setOpen({ refund, end: "FAILED" })}>
                {t("dashboard.transferBack.FAILED")}
              </Button>
            </span>
          </div>
          <p className="da-soft">
            {t("dashboard.transferBack.since", { date: momentText(language, refund.createdAt) })}
            {refund.reason ? ` · ${refund.reason}` : null}
          </p>
        </li>
      ))}
      {open ? <EndDialog {...open} onClose={() => setOpen(null)} /> : null}
    </ul>
  );
}

function EndDialog({ refund, end, onClose }: { refund: Waiting; end: End; onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const toast = useToast();
  const act = useAct(StaffTransferReportDocument);
  return (
    <ActDialog
      title={t(`dashboard.transferBack.${end}`)}
      label={t(`dashboard.transferBack.${end}`)}
      onClose={onClose}
      run={async () => {
        const { transaction: id, reference } = refund;
        const { transactionEventReport } = await act.mutateAsync({ id, type: ENDS[end], reference });
        const problems = transactionEventReport?.errors ?? [];
        if (problems.length === 0) toast(t("dashboard.transferBack.told"));
        return problems;
      }}
    >
      <p>{t(`dashboard.transferBack.${end}.text`, { amount: moneyText(language, refund.amount) })}</p>
    </ActDialog>
  );
}
