import { Button, FitsGlyph, IconButton, useT } from "@carloom/ui";
import { X } from "lucide-react";
import { runCommand } from "@carloom/editor";
import { useCommandContext } from "../commands/context.ts";
import { commandOf } from "../commands/known-commands.ts";
import { useMedia } from "../lib/media.ts";
import { preferences } from "../lib/preferences.ts";
import { useSaving, useStudio, useUi } from "../workspace/studio-context.tsx";
import { showStep } from "./show-step.ts";
import { useGuide } from "./use-guide.ts";

/** Four things to do, one at a time, beside the car. Doing them ticks them off; nothing waits for the guide. */
export function Guide() {
  const t = useT();
  const studio = useStudio();
  const context = useCommandContext();
  const guide = useGuide();
  const coarse = useMedia("(pointer: coarse)");
  const busy = useUi((state) => state.placing !== null || state.eyedrop || state.previewing !== null);
  const keeps = useSaving((state) => state.storage !== "off");
  const signedIn = studio.visitor.status === "signed-in";
  // The line about what the next press does stands in the same place.
  if (!guide || busy) return null;
  const { ui } = studio;
  const { steps, step, prompt } = guide;
  const leave = () => {
    preferences.set({ guide: "over" });
    ui.set({ guide: { ...ui.get().guide, farewell: false } });
    studio.announce(t("studio.guide.left"));
    document.querySelector<HTMLElement>("[data-viewport]")?.focus({ preventScroll: true });
  };
  const pass = () => {
    const { guide: now } = ui.get();
    if (step) ui.set({ guide: { ...now, passed: [...now.passed, step] } });
  };
  const saveKey = !keeps ? "save-unkept" : signedIn ? "save-own" : "save";
  // a finger does not point without pressing, and has no keys
  const touched = coarse && (prompt === "paint" || prompt === "farewell");
  const words = prompt === "save" ? saveKey : touched ? `${prompt}-touch` : prompt;
  return (
    <section className="st-guide" data-region="" aria-label={t("studio.guide.title")}>
      <header>
        <ol>
          {steps.map(({ step: one, taken }, index) => (
            <li key={one} aria-current={one === step ? "step" : undefined} data-taken={taken || undefined}>
              {taken ? <FitsGlyph /> : <i aria-hidden="true">{index + 1}</i>}
              {t(`studio.guide.name-${one}`)}
              {taken ? <span className="ui-hidden">{t("studio.guide.taken")}</span> : null}
            </li>
          ))}
        </ol>
        <IconButton size="small" label={t("studio.guide.skip")} icon={<X />} onClick={leave} />
      </header>
      <p role="status">{t(`studio.guide.${words}`)}</p>
      <div className="st-guide-actions">
        {step === null ? (
          <Button size="small" variant="neutral" onClick={leave}>
            {t("studio.guide.done")}
          </Button>
        ) : step === "save" ? (
          <Button size="small" variant="neutral" onClick={() => runCommand(commandOf("build.save"), context)}>
            {t("studio.command.save")}
          </Button>
        ) : (
          <Button size="small" variant="neutral" onClick={() => void showStep(studio, step)}>
            {t("studio.guide.show")}
          </Button>
        )}
        {step === null ? null : (
          <Button size="small" variant="quiet" onClick={pass}>
            {t("studio.guide.next")}
          </Button>
        )}
      </div>
    </section>
  );
}
