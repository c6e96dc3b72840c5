import type { PreflightLine } from "@carloom/build";
import { BlockGlyph, FitsGlyph, WarnGlyph } from "@carloom/ui";
import { Scissors } from "lucide-react";
import { CureButton } from "./cure-button.tsx";
import { usePreflightText, useReport } from "./use-preflight.ts";

const TONE: Record<PreflightLine["state"], string> = {
  pass: "text-fits",
  note: "text-text-2",
  warn: "text-warn",
  block: "text-block",
};
function Sign({ state }: { state: PreflightLine["state"] }) {
  if (state === "pass") return <FitsGlyph />;
  if (state === "block") return <BlockGlyph />;
  if (state === "warn") return <WarnGlyph />;
  return <Scissors size={14} strokeWidth={1.6} aria-hidden="true" />;
}

/** Everything that a printer would say of a sticker, worst first. */
export function PreflightLines({ id }: { id: string }) {
  const report = useReport(id);
  const text = usePreflightText();
  if (!report) return null;
  return (
    <ul className="st-preflight">
      {report.lines.map((line) => (
        <li key={line.code}>
          <span className={TONE[line.state]}>
            <Sign state={line.state} />
          </span>
          <span className="st-preflight-text">
            {text(line)}
            <CureButton id={id} line={line} />
          </span>
        </li>
      ))}
    </ul>
  );
}
