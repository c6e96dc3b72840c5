import { conflicts } from "@carloom/build";
import { Button, useT, VerdictBadge } from "@carloom/ui";
import { useLanguage } from "../../boot/language.tsx";
import type { Part } from "../../catalogue/catalogue.ts";
import { useStudio } from "../../workspace/studio-context.tsx";
import { waysOut } from "./alternatives.ts";
import type { SlotTool } from "./use-parts.ts";
import { useReason } from "./use-reason.ts";

/** What clashes on the car as it stands, each with ways out. */
export function Clashes({ tool, parts }: { tool: SlotTool; parts: readonly Part[] }) {
  const t = useT();
  const language = useLanguage();
  const studio = useStudio();
  const reasonText = useReason();
  // Both sides of one clash say the same: one of them is enough.
  const seen = new Set<string>();
  const reasons = conflicts(tool.mounted).filter(({ code, values }) => {
    const key = [code, ...[String(values.slot), String(values.other)].sort()].join(" ");
    return !seen.has(key) && seen.add(key);
  });
  if (reasons.length === 0) return null;
  return (
    <ul className="st-clashes" aria-label={t("studio.parts.clashes")}>
      {reasons.map((reason) => (
        <li key={reasonText(reason)}>
          <VerdictBadge verdict={reason.verdict}>{reasonText(reason)}</VerdictBadge>
          <span className="st-clash-ways">
            {waysOut(reason, parts, tool.slots, tool.mounted).map(({ slot, part }) => {
              const name = studio.slot(slot)?.label[language] ?? slot;
              return (
                <Button key={`${slot}${part?.uuid}`} size="small" onClick={() => tool.mountIn(slot, part)}>
                  {part ? t("studio.step.part", { part: part.title }) : t("studio.step.part-stock", { slot: name })}
                </Button>
              );
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
