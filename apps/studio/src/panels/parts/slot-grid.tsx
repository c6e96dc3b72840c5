import { useT } from "@carloom/ui";
import { useLanguage } from "../../boot/language.tsx";
import type { Part } from "../../catalogue/catalogue.ts";
import type { SlotTool } from "./use-parts.ts";

/** Every slot of the car with what it carries. */
export function SlotGrid({ tool, parts }: { tool: SlotTool; parts: readonly Part[] }) {
  const t = useT();
  const language = useLanguage();
  return (
    <div className="st-slots" role="group" aria-label={t("studio.parts.slots")}>
      {tool.slots.map((slot) => {
        const uuid = tool.mountedIds[slot.id];
        const part = uuid ? parts.find((one) => one.uuid === uuid) : null;
        const stock = t(slot.stock ? "studio.parts.stock" : "studio.parts.empty");
        return (
          <button
            key={slot.id}
            type="button"
            aria-pressed={slot.id === tool.slot?.id}
            data-bare={!tool.hasParts(slot.id) || undefined}
            onClick={() => tool.choose(slot.id)}
          >
            <span>{slot.label[language]}</span>
            <b>{uuid ? (part?.title ?? t("studio.parts.mounted")) : stock}</b>
          </button>
        );
      })}
    </div>
  );
}
