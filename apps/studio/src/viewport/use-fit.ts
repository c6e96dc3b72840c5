import type { Stage } from "@carloom/stage";
import { useCallback, useEffect, useRef } from "react";
import { type LayoutMode, useLayoutMode } from "../lib/media.ts";
import { useUi } from "../workspace/studio-context.tsx";
import { type Insets, insetsFor } from "./insets.ts";

/** Keeps the car in the rectangle that panels leave free. Returns the insets. */
export function useFit(stage: Stage | null, inspector: boolean): { insets: Insets; mode: LayoutMode } {
  const mode = useLayoutMode();
  const panel = useUi((state) => state.panel);
  const sheet = useUi((state) => state.sheet);
  const compare = useUi((state) => state.compare.length > 0);
  const ready = useUi((state) => state.stage.name === "ready");
  const first = useRef(true);
  const insets = insetsFor({ mode, panel, inspector, sheet, compare, height: window.innerHeight });
  const { top, right, bottom, left } = insets;
  useEffect(() => {
    if (!stage || !ready) return;
    stage.fit({ top, right, bottom, left }, { animate: !first.current });
    first.current = false;
  }, [stage, ready, top, right, bottom, left]);
  const fit = useCallback(
    () => stage?.fit({ top, right, bottom, left }, { animate: true, zoom: true }),
    [stage, top, right, bottom, left],
  );
  const fitTurn = useUi((state) => state.fitTurn);
  useEffect(() => {
    if (fitTurn > 0) fit();
  }, [fitTurn, fit]);
  return { insets, mode };
}
