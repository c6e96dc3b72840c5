import { useEffect } from "react";
import { preferences } from "../lib/preferences.ts";
import { useStore } from "../lib/store.ts";
import { useEditorState, useStudio, useUi } from "../workspace/studio-context.tsx";
import type { GuideStep } from "./step-ids.ts";
import { isTaken, PANEL_OF, promptOf, stepsFor } from "./steps.ts";

export type GuideState = {
  steps: readonly { step: GuideStep; taken: boolean }[];
  /** Null when every step is taken or passed over. */
  step: GuideStep | null;
  /** Last part of the message key of what to do now. */
  prompt: string;
};

/** Where the guided first steps stand; null while they are not shown. */
export function useGuide(): GuideState | null {
  const { template } = useStudio();
  const shown = useGuided();
  const { from, passed } = useUi((state) => state.guide);
  const saves = useUi((state) => state.saves);
  const panel = useUi((state) => state.panel);
  const hasLivery = useUi((state) => state.hasLivery);
  const slot = useEditorState((state) => state.selection.slot);
  const build = useEditorState((state) => state.document);
  if (!shown) return null;
  const steps = stepsFor(template.manifest, hasLivery).map((step) => ({
    step,
    taken: isTaken(step, build, from, saves),
  }));
  const step = steps.find((one) => !one.taken && !passed.includes(one.step))?.step ?? null;
  return { steps, step, prompt: step ? promptOf(step, panel, slot) : "farewell" };
}

/** Are the first steps shown? */
export function useGuided(): boolean {
  const { cartEdit } = useStudio();
  const on = useStore(preferences, (state) => state.guide === "on");
  const farewell = useUi((state) => state.guide.farewell);
  return (on || farewell) && !cartEdit;
}

/** The panel that the guide wants opened next. */
export function useGuidePanel(): string | null {
  const guide = useGuide();
  return guide?.step && guide.prompt.endsWith("-open") ? PANEL_OF[guide.step] : null;
}

/** Begins the guide for who is here for the first time, with nothing built yet; ends it for good after the last step. */
export function useGuideLife(): void {
  const { editor, ui, cartEdit } = useStudio();
  const there = useUi((state) => state.stage.name === "ready" || state.stage.name === "no-webgl");
  const guide = useGuide();
  const over = guide !== null && guide.step === null;
  useEffect(() => {
    const { document: build, history } = editor.state;
    const untouched =
      history.done.length === 0 &&
      build.stickers.length === 0 &&
      Object.keys(build.paint).length === 0 &&
      Object.keys(build.parts).length === 0;
    if (there && !cartEdit && untouched && preferences.get().guide === "new") preferences.set({ guide: "on" });
  }, [there, editor, cartEdit]);
  useEffect(() => {
    if (!over || preferences.get().guide !== "on") return;
    preferences.set({ guide: "over" });
    ui.set({ guide: { ...ui.get().guide, farewell: true } });
  }, [over, ui]);
}
