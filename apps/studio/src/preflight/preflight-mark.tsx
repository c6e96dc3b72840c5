import { printWarnings } from "@carloom/build";
import { Warn } from "../kit/warn.tsx";
import { usePreflightText, useReport } from "./use-preflight.ts";

/** The warnings of a layer as one sign with its sentences. */
export function PreflightMark({ id }: { id: string }) {
  const report = useReport(id);
  const text = usePreflightText();
  if (!report || report.warnings === 0) return null;
  return <Warn label={printWarnings(report.lines).map(text).join(". ")} />;
}
