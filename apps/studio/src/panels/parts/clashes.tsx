import { conflicts } from "@carloom/build";
import { Button, useT, VerdictBadge } from "@carloom/ui";
import { useLanguage } from "../../boot/language.tsx";
import type { Part } from "../../catalogue/catalogue.ts";
import { useStudio } from "../../workspace/studio-context.tsx";
import { takenOff, waysOut } from "./alternatives.ts";
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
  const takeOff = (id: string | null) => {
    if (id === null) return null;
    const slot = studio.slot(id);
    const worn = parts.find(({ uuid }) => uuid === tool.mountedIds[id]);
    return (
      <Button size="small" onClick={() => tool.mountIn(id, null)}>
        {slot?.stock || !worn
          ? t("studio.step.part-stock", { slot: slot?.label[language] ?? id })
          : t("studio.cure.take-off", { part: worn.title })}
      </Button>
    );
  };
  return (
    <ul className="st-clashes" aria-label={t("studio.parts.clashes")}>
      {reasons.map((reason) => (
        <li key={reasonText(reason)}>
          <VerdictBadge verdict={reason.verdict}>{reasonText(reason)}</VerdictBadge>
          <span className="st-clash-ways">
            {waysOut(reason, parts, tool.slots, tool.mounted, tool.pair).map(({ slot, part }) =>
              part ? (
                <Button key={`${slot}${part.uuid}`} size="small" onClick={() => tool.mountIn(slot, part)}>
                  {t("studio.step.part", { part: part.title })}
                </Button>
              ) : null,
            )}
            {takeOff(takenOff(reason, tool.mounted))}
          </span>
        </li>
      ))}
    </ul>
  );
}
