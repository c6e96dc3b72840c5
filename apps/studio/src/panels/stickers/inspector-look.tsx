import { type Placement, STICKER_FINISHES } from "@carloom/build";
import { Select, Slider, Switch, useT } from "@carloom/ui";
import { ColorField } from "../paint/color-field.tsx";
import { useSelectionEdit } from "./use-sticker-edit.ts";

type Finish = Placement["finish"];

/** Opacity, finish and tint: of every selected sticker, shown as the primary one has them. */
export function InspectorLook({ sticker }: { sticker: Placement }) {
  const t = useT();
  const { edit, stream, settle } = useSelectionEdit();
  const percent = Math.round(sticker.opacity * 100);
  const options = STICKER_FINISHES.map((value) => ({ value, label: t(`studio.material.${value}`) }));
  return (
    <section className="st-section">
      <h3 className="st-section-head">{t("studio.inspector.look")}</h3>
      <Slider
        label={t("studio.inspector.opacity")}
        value={percent}
        min={0}
        max={100}
        text={`${percent} %`}
        onInput={(value) => stream("studio.step.sticker-opacity", { opacity: value / 100 })}
        onCommit={settle}
      />
      <Select
        label={t("studio.inspector.finish")}
        options={options}
        value={sticker.finish}
        onChange={(event) => edit("studio.step.sticker-finish", { finish: event.currentTarget.value as Finish })}
      />
      <div className="st-line">
        <Switch
          label={t("studio.inspector.tint")}
          checked={sticker.tint !== null}
          onChange={(event) =>
            edit("studio.step.sticker-tint", { tint: event.currentTarget.checked ? "#d0121f" : null })
          }
        />
        {sticker.tint ? (
          <ColorField
            label={t("studio.inspector.tint")}
            value={sticker.tint}
            onInput={(tint) => stream("studio.step.sticker-tint", { tint })}
            onCommit={settle}
          />
        ) : null}
      </div>
    </section>
  );
}
