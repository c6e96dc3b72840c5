import type { StepLabel } from "@carloom/editor";
import { useT } from "@carloom/ui";
import { useCallback } from "react";
import { useLanguage } from "../boot/language.tsx";
import { useStudio } from "../workspace/studio-context.tsx";

/** A step of the history in words; ids of zones and slots become the template's names for them. */
export function useDescribeStep(): (label: StepLabel) => string {
  const t = useT();
  const language = useLanguage();
  const studio = useStudio();
  return useCallback(
    ({ key, values = {} }) => {
      const named = Object.entries(values).map(([name, value]) => {
        if (name === "zone") return [name, studio.zone(String(value))?.label[language] ?? value];
        if (name === "slot") return [name, studio.slot(String(value))?.label[language] ?? value];
        return [name, value];
      });
      return t(key, Object.fromEntries(named));
    },
    [t, language, studio],
  );
}
