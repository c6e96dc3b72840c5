import { StylistReportDocument } from "@carloom/api-client/ai";
import { useT } from "@carloom/ui";
import { useState } from "react";
import { useStudio } from "../../workspace/studio-context.tsx";
import type { Turn } from "./talk.ts";

/** Tells staff of an answer that should not be. */
export function ReportForm({ turn, secret, onReported }: { turn: Turn; secret: string | null; onReported(): void }) {
  const t = useT();
  const studio = useStudio();
  const [failed, setFailed] = useState(false);
  if (turn.reported) return <span role="status">{t("studio.stylist.reported")}</span>;
  async function report() {
    if (!turn.uuid) return;
    setFailed(false);
    try {
      await studio.clients.ai.mutate(StylistReportDocument, { turn: turn.uuid, secret, message: "" });
      onReported();
    } catch {
      setFailed(true);
    }
  }
  return (
    <button type="button" className="st-talk-report" onClick={() => void report()}>
      {t(failed ? "studio.stylist.report-failed" : "studio.stylist.report")}
    </button>
  );
}
