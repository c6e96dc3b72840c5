import type { BuildDocument, Manifest } from "@carloom/build";
import { sameJson } from "@carloom/editor";
import type { PanelId, UiState } from "../workspace/ui-state.ts";
import { GUIDE_STEPS, type GuideStep } from "../workspace/guide-steps.ts";

const isWheels = (slot: string) => slot.startsWith("wheels.");

/** The steps that this car allows: one without wheel slots or livery map has fewer. */
export const stepsFor = ({ slots }: Pick<Manifest, "slots">, hasLivery: boolean): readonly GuideStep[] =>
  GUIDE_STEPS.filter((step) => {
    if (step === "wheel") return slots.some(({ id }) => isWheels(id));
    return step !== "sticker" || hasLivery;
  });

/** Was the step taken since the guide began? An undo takes it back. `saves` counts wishes to save. */
export function isTaken(step: GuideStep, build: BuildDocument, from: BuildDocument, saves: number): boolean {
  if (step === "paint") return !sameJson(build.paint, from.paint);
  if (step === "wheel")
    return Object.entries(build.parts).some(([slot, uuid]) => isWheels(slot) && from.parts[slot] !== uuid);
  if (step === "sticker") return build.stickers.some(({ id }) => !from.stickers.some((was) => was.id === id));
  return saves > 0;
}

/** The panel that a step happens in; saving happens nowhere. */
export const PANEL_OF: Record<GuideStep, PanelId | null> = {
  paint: "paint",
  wheel: "parts",
  sticker: "stickers",
  save: null,
};

/** What to do next for a step, as the last part of a message key: open the panel, choose the slot, or take it. */
export function promptOf(step: GuideStep, panel: UiState["panel"], slot: string | null): string {
  if (step === "save") return "save";
  if (panel !== PANEL_OF[step]) return `${step}-open`;
  return step === "wheel" && slot !== null && !isWheels(slot) ? "wheel-slot" : step;
}
