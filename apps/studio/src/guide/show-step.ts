import { lookAt } from "../workspace/look.ts";
import type { Studio } from "../workspace/studio.ts";
import type { GuideStep } from "../workspace/guide-steps.ts";
import { PANEL_OF } from "./steps.ts";

/** The first control that takes the step, once its panel and what it lists have come. */
const CONTROL: Partial<Record<GuideStep, string>> = {
  paint: "#panel .st-card button[aria-pressed=false]",
  wheel: "#panel [data-part] .st-part-main[aria-pressed=false]:not([aria-disabled])",
  sticker: "#panel .st-library button:not(:disabled)",
};
const PATIENCE = 8000;

/** Opens what a step needs and puts the focus where it is taken. */
export async function showStep({ editor, ui, template }: Studio, step: GuideStep): Promise<void> {
  const slot = template.manifest.slots.find(({ id }) => id.startsWith("wheels."))?.id;
  editor.select({ stickers: [], ...(step === "wheel" && slot ? { slot } : {}) });
  ui.set({ panel: PANEL_OF[step], sheet: "half", libraryOverInspector: true, artSource: "library" });
  if (step === "wheel" && slot) lookAt(ui, { slot });
  const selector = CONTROL[step];
  if (!selector) return;
  const until = performance.now() + PATIENCE;
  while (performance.now() < until) {
    const control = document.querySelector<HTMLElement>(selector);
    if (control) {
      control.focus({ preventScroll: true });
      control.scrollIntoView({ block: "center" });
      return;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
}
