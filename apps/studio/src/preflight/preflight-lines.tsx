import type { InkShift, PreflightLine } from "@carloom/build";
import { BlockGlyph, FitsGlyph, useT, WarnGlyph } from "@carloom/ui";
import { Scissors } from "lucide-react";
import { CureButton } from "./cure-button.tsx";
import { usePreflightText, useReport } from "./use-preflight.ts";

const MOST_SHIFTS = 6;

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

/** Colours as they are on the screen, each beside what is printed of it. */
function InkShifts({ colors }: { colors: readonly InkShift[] }) {
  const t = useT();
  return (
    <span className="st-inks">
      {colors.slice(0, MOST_SHIFTS).map(({ color, printed }) => (
        <span
          key={color}
          role="img"
          aria-label={t("studio.preflight.shift", { color, printed })}
          title={t("studio.preflight.shift", { color, printed })}
        >
          <i style={{ background: color }} />
          <i style={{ background: printed }} />
        </span>
      ))}
    </span>
  );
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
            {line.colors ? <InkShifts colors={line.colors} /> : null}
            <CureButton id={id} line={line} />
          </span>
        </li>
      ))}
    </ul>
  );
}
