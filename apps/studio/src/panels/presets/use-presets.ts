import { useCallback, useEffect, useState } from "react";
import { useSaving, useStudio } from "../../workspace/studio-context.tsx";
import { loadPresets, type Preset } from "./preset-api.ts";

export type PresetList = { status: "loading" | "ready" | "failed"; presets: readonly Preset[]; reload(): void };

export function usePresets(): PresetList {
  const { clients } = useStudio();
  const projectUuid = useSaving((state) => state.project?.uuid ?? null);
  const [list, setList] = useState<Omit<PresetList, "reload">>({ status: "loading", presets: [] });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint: a new turn asks again
  useEffect(() => {
    if (!projectUuid) return setList({ status: "ready", presets: [] });
    let current = true;
    loadPresets(clients, projectUuid)
      .then((presets) => current && setList({ status: "ready", presets }))
      .catch(() => current && setList((before) => ({ ...before, status: "failed" })));
    return () => {
      current = false;
    };
  }, [clients, projectUuid, turn]);
  const reload = useCallback(() => setTurn((n) => n + 1), []);
  return { ...list, reload };
}
