import type { Stance } from "@carloom/build";
import { setStance } from "@carloom/editor";
import { Button, Slider, useT } from "@carloom/ui";
import "../../commands/every-command.ts";
import { useCommand } from "../../commands/use-command.ts";
import { useEditorState, useStudio } from "../../workspace/studio-context.tsx";
import { RANGES } from "../ranges.ts";

const ENDS = ["front", "rear"] as const;
const signed = (value: number, digits: number) => `${value > 0 ? "+" : ""}${value.toFixed(digits)}`;

/** Ride height, camber, and how far the wheels stand out. */
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
        <Slider
          label={t("studio.stance.height")}
          value={stance.height}
          min={RANGES.height[0]}
          max={RANGES.height[1]}
          text={`${signed(stance.height, 0)} mm`}
          onInput={(height) => stream("studio.step.stance-height", { height })}
          onCommit={settle}
        />
      </section>
      <section className="st-section">
        <h3 className="st-section-head">{t("studio.stance.camber")}</h3>
        {ENDS.map((end) => (
          <Slider
            key={end}
            label={t(`studio.stance.${end}`)}
            value={stance.camber[end]}
            min={RANGES.camber[0]}
            max={RANGES.camber[1]}
            step={0.1}
            text={`${signed(stance.camber[end], 1)}°`}
            onInput={(value) => stream("studio.step.stance-camber", { camber: { ...stance.camber, [end]: value } })}
            onCommit={settle}
          />
        ))}
      </section>
      <section className="st-section">
        <h3 className="st-section-head">{t("studio.stance.offset")}</h3>
        {ENDS.map((end) => (
          <Slider
            key={end}
            label={t(`studio.stance.${end}`)}
            value={stance.offset[end]}
            min={RANGES.offset[0]}
            max={RANGES.offset[1]}
            text={`${signed(stance.offset[end], 0)} mm`}
            onInput={(value) => stream("studio.step.stance-offset", { offset: { ...stance.offset, [end]: value } })}
            onCommit={settle}
          />
        ))}
      </section>
      <section className="st-section">
        <Slider
          label={t("studio.stance.steer")}
          value={stance.steer ?? 0}
          min={RANGES.steer[0]}
          max={RANGES.steer[1]}
          text={`${signed(stance.steer ?? 0, 0)}°`}
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
