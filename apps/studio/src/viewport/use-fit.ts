import type { Stage } from "@carloom/stage";
import { useEffect, useRef } from "react";
import { type LayoutMode, useLayoutMode } from "../lib/media.ts";
import { useUi } from "../workspace/studio-context.tsx";
import { type Insets, insetsFor, openedInsets } from "./insets.ts";

/** Keeps the car in the middle of what panels leave free, as near as the person chose. Returns the insets. */
export function useFit(stage: Stage | null, inspector: boolean): { insets: Insets; mode: LayoutMode } {
  const mode = useLayoutMode();
  const panel = useUi((state) => state.panel);
  const sheet = useUi((state) => state.sheet);
  const compare = useUi((state) => state.compare.length > 0);
  const ready = useUi((state) => state.stage.name === "ready");
  const flat = useUi((state) => state.flatWidth);
  const fitted = useRef<{ stage: Stage; mode: LayoutMode; split: boolean } | null>(null);
  const height = window.innerHeight;
  const insets = insetsFor({ mode, panel, inspector, sheet, compare, height, flat });
  const { top, right, bottom, left } = insets;
  useEffect(() => {
    if (!stage || !ready) return;
    const known = fitted.current?.stage === stage;
    stage.setCovered(
      { top, right, bottom, left },
      // The first picture, and one in a window of another kind, are fitted; panels that open leave it as near as it is, or ease out.
      {
        opened: openedInsets(mode, height, flat),
        animate: known,
        refit: fitted.current?.mode !== mode || !known || fitted.current.split !== flat > 0,
      },
    );
    fitted.current = { stage, mode, split: flat > 0 };
  }, [stage, ready, mode, height, flat, top, right, bottom, left]);
  const fitTurn = useUi((state) => state.fitTurn);
  useEffect(() => {
    if (fitTurn > 0) stage?.fit();
  }, [fitTurn, stage]);
  return { insets, mode };
}
