import type { FitmentReason } from "@carloom/build";
import { useT } from "@carloom/ui";
import { useCallback } from "react";
import { useLanguage } from "../../boot/language.tsx";
import { useStudio } from "../../workspace/studio-context.tsx";

/** Why a part fits or not, in words; slots by the template's names for them. */
export function useReason(): (reason: FitmentReason) => string {
  const t = useT();
  const language = useLanguage();
  const studio = useStudio();
  return useCallback(
    ({ code, values }) => {
      const named = { ...values };
      for (const key of ["slot", "other"]) {
        const id = values[key];
        if (id !== undefined) named[key] = studio.slot(String(id))?.label[language] ?? id;
      }
      return t(`studio.reason.${code}`, named);
    },
    [t, language, studio],
  );
}
