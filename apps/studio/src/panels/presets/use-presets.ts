import { useCallback, useEffect, useState } from "react";
import { useSaving, useStudio } from "../../workspace/studio-context.tsx";
import { loadPresets, type PresetList } from "./preset-api.ts";

export type Presets = PresetList & { status: "loading" | "ready" | "failed"; reload(): void };
const EMPTY: PresetList = { presets: [], waiting: [], more: 0 };
/** Milliseconds between looks for pictures that the server draws, and how many looks. */
const LOOK = 4000;
const LOOKS = 15;

/** The presets of the open project; what was loaded before stays while it is asked for again. */
export function usePresets(): Presets {
  const { clients } = useStudio();
  const projectUuid = useSaving((state) => state.project?.uuid ?? null);
  const [list, setList] = useState<Omit<Presets, "reload">>({ status: "loading", ...EMPTY });
  const [turn, setTurn] = useState(0);
  const [looks, setLooks] = useState(0);
  // a new turn asks again
  useEffect(() => {
    if (!projectUuid) return setList({ status: "ready", ...EMPTY });
    let current = true;
    loadPresets(clients, projectUuid)
      .then((loaded) => current && setList({ status: "ready", ...loaded }))
      .catch(() => current && setList((before) => ({ ...before, status: "failed" })));
    return () => {
      current = false;
    };
  }, [clients, projectUuid, turn]);
  const reload = useCallback(() => {
    setLooks(0);
    setTurn((n) => n + 1);
  }, []);
  const waiting = list.waiting.length > 0 && looks < LOOKS;
  // every look waits anew
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => {
      setLooks((n) => n + 1);
      setTurn((n) => n + 1);
    }, LOOK);
    return () => clearTimeout(timer);
  }, [waiting, turn]);
  return { ...list, reload };
}
