import type { Placement } from "@carloom/build";
import { Checkbox, Segmented, useT, VisuallyHidden } from "@carloom/ui";
import { useState } from "react";
import { useLanguage } from "../../boot/language.tsx";
import { useStudio } from "../../workspace/studio-context.tsx";
import { useSelectionEdit } from "./use-sticker-edit.ts";

const MODES = ["all", "only", "but"] as const;
type Mode = (typeof MODES)[number];

/** The panels of the car that take the art: all of them, some alone, or all but some. */
export function InspectorPanels({ sticker }: { sticker: Placement }) {
  const t = useT();
  const language = useLanguage();
  const { template } = useStudio();
  const { edit } = useSelectionEdit();
  const { panels, zones } = template.manifest;
  const printed = panels.filter(({ zone }) => zones.find(({ id }) => id === zone)?.livery);
  const ids = printed.map(({ id }) => id);
  const on = sticker.panels?.filter((id) => ids.includes(id)) ?? null;
  const [wished, setWished] = useState<Mode | null>(null);
  const mode: Mode = on === null ? "all" : (wished ?? (on.length * 2 > ids.length ? "but" : "only"));
  if (printed.length < 2) return null;
  // in words of what is picked: the panels alone, or those that are left out
  const picked = mode === "but" ? ids.filter((id) => !on?.includes(id)) : (on ?? []);
  const store = (next: Mode, chosen: readonly string[]) => {
    const taken = next === "but" ? ids.filter((id) => !chosen.includes(id)) : ids.filter((id) => chosen.includes(id));
    edit("studio.step.sticker-projection", {
      // art on no panel at all would be nowhere: the last one stays picked
      panels: next === "all" || taken.length === ids.length || taken.length === 0 ? null : taken,
    });
  };
  const first = sticker.panels?.[0] ?? ids[0] ?? "";
  return (
    <>
      <Segmented
        label={t("studio.inspector.panels")}
        value={mode}
        options={MODES.map((value) => ({ value, label: t(`studio.panels.${value}`) }))}
        onChange={(value) => {
          const next = MODES.find((one) => one === value) ?? "all";
          setWished(next);
          store(next, picked.length > 0 && mode !== "all" ? picked : [first]);
        }}
      />
      {mode === "all" ? null : (
        <fieldset className="st-panels">
          <legend>
            <VisuallyHidden>{t(`studio.panels.${mode}`)}</VisuallyHidden>
          </legend>
          {printed.map(({ id, label }) => (
            <Checkbox
              key={id}
              label={label[language]}
              checked={picked.includes(id)}
              disabled={picked.length === 1 && picked[0] === id}
              onChange={(event) =>
                store(mode, event.currentTarget.checked ? [...picked, id] : picked.filter((one) => one !== id))
              }
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
