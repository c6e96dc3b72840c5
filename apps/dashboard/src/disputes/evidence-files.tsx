import { StaffDisputeFileAddDocument, StaffDisputeFileDeleteDocument } from "@carloom/api-client/commerce";
import { buttonClass, ErrorNote, IconButton, useT } from "@carloom/ui";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import type { Dispute } from "./dispute.ts";

const KINDS = ["SHIPPING", "COMMUNICATION", "TERMS", "RECEIPT", "OTHER"] as const;

/** Documents of staff for the bank, one of each kind. */
export function EvidenceFiles({ dispute }: { dispute: Dispute }) {
  const t = useT();
  const add = useAct(StaffDisputeFileAddDocument);
  const remove = useAct(StaffDisputeFileDeleteDocument);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const isBusy = add.isPending || remove.isPending;
  const run = async (work: () => Promise<readonly Problem[]>) => setProblems(await work().catch(() => [{}]));
  return (
    <details className="da-details">
      <summary>{t("dashboard.dispute.files")}</summary>
      <p className="da-soft">{t("dashboard.dispute.filesHint")}</p>
      {problems.map((problem) => (
        <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
      ))}
      <ul className="da-rows">
        {KINDS.map((kind) => {
          const file = dispute.files.find((one) => one.kind === kind && !one.isMade);
          const label = t(`dashboard.dispute.kind.${kind}`);
          return (
            <li key={kind} className="da-row">
              <span className="da-two">
                <span>{label}</span>
                {file ? <small>{file.name}</small> : null}
              </span>
              <span className="da-actions">
                <label className={buttonClass({ size: "small" })} aria-busy={isBusy}>
                  {t(file ? "dashboard.dispute.replace" : "dashboard.dispute.add")}
                  <input
                    className="ui-hidden"
                    type="file"
                    aria-label={`${t(file ? "dashboard.dispute.replace" : "dashboard.dispute.add")}: ${label}`}
                    accept="application/pdf,image/jpeg,image/png"
                    disabled={isBusy}
                    onChange={(event) => {
                      const [chosen] = event.currentTarget.files ?? [];
                      event.currentTarget.value = "";
                      if (!chosen) return;
                      void run(
                        async () =>
                          (await add.mutateAsync({ id: dispute.id, kind, file: chosen })).disputeFileAdd.errors,
                      );
                    }}
                  />
                </label>
                {file ? (
                  <IconButton
                    size="small"
                    label={t("dashboard.dispute.remove", { name: file.name })}
                    icon={<Trash2 aria-hidden />}
                    aria-disabled={isBusy}
                    onClick={() => {
                      if (isBusy) return;
                      void run(async () => (await remove.mutateAsync({ id: file.id })).disputeFileDelete.errors);
                    }}
                  />
                ) : null}
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
