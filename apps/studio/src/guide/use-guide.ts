import { useEditorState, useStudio, useUi } from "../workspace/studio-context.tsx";
import { useGuided } from "./guided.ts";
import type { GuideStep } from "../workspace/guide-steps.ts";
import { isTaken, promptOf, stepsFor } from "./steps.ts";

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
