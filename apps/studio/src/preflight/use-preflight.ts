import type { PreflightLine } from "@carloom/build";
import { useT } from "@carloom/ui";
import { useCallback, useEffect } from "react";
import { afterFirstFrame } from "../workspace/first-frame.ts";
import { useAttempt } from "../kit/later.tsx";
import { useLanguage } from "../boot/language.tsx";
import { useStore } from "../lib/store.ts";
import { useStudio, useUi } from "../workspace/studio-context.tsx";
import type { Report } from "../print-check/report.ts";

/** Checks the stickers while the car stands there; the check itself is loaded after the first frame. */
export function usePreflightWatch(): void {
  const studio = useStudio();
  const ready = useUi((state) => state.stage.name === "ready");
  const attempt = useAttempt();
  // a new attempt fetches again
  useEffect(() => {
    if (!ready) return;
    let stop = () => {};
    let current = true;
    afterFirstFrame(() => import("./watch.ts")).then(
      ({ watchPreflight }) => {
        if (current) stop = watchPreflight(studio);
      },
      () => undefined,
    );
    return () => {
      current = false;
      stop();
    };
  }, [studio, ready, attempt]);
}

export const useReport = (id: string): Report | null =>
  useStore(useStudio().preflight, ({ reports }) => reports.get(id) ?? null);

/** How many layers somebody should look at before print. */
export const useWarnedLayers = (): number =>
  useStore(useStudio().preflight, ({ reports }) => {
    let count = 0;
    for (const { warnings } of reports.values()) if (warnings > 0) count++;
    return count;
  });

/** A line of the preflight as a sentence. */
export function usePreflightText(): (line: PreflightLine) => string {
  const t = useT();
  const language = useLanguage();
  const { template } = useStudio();
  return useCallback(
    ({ code, values, panels = [] }) => {
      const names = panels.map((id) => template.manifest.panels.find((one) => one.id === id)?.label[language] ?? id);
      return t(`studio.preflight.${code}`, { ...values, panels: names.join(", ") });
    },
    [t, language, template],
  );
}
