import type { Stance } from "@carloom/build";
import { setStance } from "@carloom/editor";
import { Button, useT } from "@carloom/ui";
import "../../every-command/every-command.ts";
import { useCommand } from "../../commands/use-command.ts";
import { useEditorState, useStudio } from "../../workspace/studio-context.tsx";
import { RANGES } from "../ranges.ts";
import { MeasureSlider } from "./measure-slider.tsx";

const ENDS = ["front", "rear"] as const;

/** Ride height, camber, and how far the wheels stand out; by hand, or by number in millimetres and degrees. */
export function StancePanel() {
  const t = useT();
  const { editor } = useStudio();
  const stance = useEditorState((state) => state.document.stance);
  const stream = (key: string, patch: Partial<Stance>) => {
    editor.begin({ key });
    editor.edit({ key }, (build) => setStance(build, patch));
  };
  const settle = () => editor.commit();
  const reset = useCommand("stance.reset");
  return (
    <>
      <section className="st-section pt-2.5">
        <MeasureSlider
          label={t("studio.stance.height")}
          value={stance.height}
          range={RANGES.height}
          unit="mm"
          onInput={(height) => stream("studio.step.stance-height", { height })}
          onCommit={settle}
        />
      </section>
      <section className="st-section">
        <h3 className="st-section-head">{t("studio.stance.camber")}</h3>
        {ENDS.map((end) => (
          <MeasureSlider
            key={end}
            label={t(`studio.stance.${end}`)}
            name={`${t("studio.stance.camber")}, ${t(`studio.stance.${end}`)}`}
            value={stance.camber[end]}
            range={RANGES.camber}
            digits={1}
            unit="°"
            onInput={(value) => stream("studio.step.stance-camber", { camber: { ...stance.camber, [end]: value } })}
            onCommit={settle}
          />
        ))}
      </section>
      <section className="st-section">
        <h3 className="st-section-head">{t("studio.stance.offset")}</h3>
        {ENDS.map((end) => (
          <MeasureSlider
            key={end}
            label={t(`studio.stance.${end}`)}
            name={`${t("studio.stance.offset")}, ${t(`studio.stance.${end}`)}`}
            value={stance.offset[end]}
            range={RANGES.offset}
            unit="mm"
            onInput={(value) => stream("studio.step.stance-offset", { offset: { ...stance.offset, [end]: value } })}
            onCommit={settle}
          />
        ))}
      </section>
      <section className="st-section">
        <MeasureSlider
          label={t("studio.stance.steer")}
          value={stance.steer ?? 0}
          range={RANGES.steer}
          unit="°"
          onInput={(value) => stream("studio.step.stance-steer", { steer: value })}
          onCommit={settle}
        />
      </section>
      <section className="st-section st-last pt-2.5">
        <Button disabled={!reset.enabled} onClick={reset.run}>
          {reset.label}
        </Button>
      </section>
    </>
  );
}
