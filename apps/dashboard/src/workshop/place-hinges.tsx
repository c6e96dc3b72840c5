import { HINGES, toFile } from "@carloom/asset/pieces";
import type { Stage } from "@carloom/stage";
import { Button, Checkbox, Select, Slider, useT } from "@carloom/ui";
import { useEffect, useState } from "react";
import { useLanguage } from "../boot/language.tsx";
import type { Draft } from "./draft.ts";
import type { Grip } from "./handles.tsx";
import { PointFields } from "./point-fields.tsx";
import type { PlaceProps } from "./place-wheels.tsx";
import { axisIn, fromCar, panelsOf, toCar, usualHinge } from "./placing.ts";
import { swung } from "./swing.ts";

type Hinge = Draft["hinges"][number];

/** Axes that hinges usually have, in the car. */
const AXES = { up: [0, 1, 0], across: [1, 0, 0], along: [0, 0, 1] } as const;
const axisName = (axis: readonly number[]): keyof typeof AXES =>
  (Object.keys(AXES) as (keyof typeof AXES)[]).find((name) =>
    AXES[name].every((value, k) => Math.abs(Math.abs(axis[k] ?? 0) - value) < 0.3),
  ) ?? "up";

/** What opens: about which point and axis, how far, and what swings with it; tried on the car by the slider. */
export function PlaceHinges({ of, draft, onDraft, onGrips, stage }: PlaceProps & { stage: Stage | null }) {
  const t = useT();
  const language = useLanguage();
  const [id, setId] = useState<string>(draft.hinges[0]?.id ?? HINGES[0]);
  const hinge = draft.hinges.find((one) => one.id === id);
  const name = t(`dashboard.workshop.hinge.${id}`);
  const set = (next: Hinge | null) =>
    onDraft({ ...draft, hinges: [...draft.hinges.filter((one) => one.id !== id), ...(next ? [next] : [])] });
  useEffect(() => {
    const own = draft.hinges.find((one) => one.id === id);
    const grip: Grip | null = own
      ? {
          id,
          label: t(`dashboard.workshop.hinge.${id}`),
          at: toCar(of.frame, own.at),
          onMove: (at) =>
            onDraft({
              ...draft,
              hinges: draft.hinges.map((one) => (one.id === id ? { ...one, at: fromCar(of.frame, at) } : one)),
            }),
        }
      : null;
    onGrips(grip ? [grip] : []);
    return () => onGrips([]);
  }, [of.frame, draft, id, onDraft, onGrips, t]);
  useEffect(() => {
    const surface = stage?.panels();
    if (!stage || !surface || !hinge) return;
    const at = toCar(of.frame, hinge.at);
    stage.mark(swung(surface, hinge.panels, at, axisIn(of.frame, hinge.axis), hinge.angle));
    return () => stage.mark(null);
  }, [stage, of.frame, hinge]);
  return (
    <>
      <p className="da-soft">{t("dashboard.workshop.place.hinges.hint")}</p>
      <div className="da-work-tools">
        <Select
          label={t("dashboard.workshop.place.hinge")}
          value={id}
          options={HINGES.map((value) => ({
            value,
            label: `${t(`dashboard.workshop.hinge.${value}`)}${draft.hinges.some((one) => one.id === value) ? " ✓" : ""}`,
          }))}
          onChange={({ currentTarget: { value } }) => setId(value)}
        />
        <Button onClick={() => set(hinge ? null : usualHinge(of, id))}>
          {t(hinge ? "dashboard.workshop.place.remove" : "dashboard.workshop.place.add")}
        </Button>
      </div>
      {hinge ? (
        <>
          <fieldset className="da-place">
            <legend>{t("dashboard.workshop.place.point")}</legend>
            <PointFields
              label={name}
              at={toCar(of.frame, hinge.at)}
              onChange={(at) => set({ ...hinge, at: fromCar(of.frame, at) })}
            />
            <Select
              label={<span className="ui-hidden">{t("dashboard.workshop.place.axis")}</span>}
              value={axisName(axisIn(of.frame, hinge.axis))}
              options={Object.keys(AXES).map((value) => ({ value, label: t(`dashboard.workshop.axis.${value}`) }))}
              onChange={({ currentTarget: { value } }) =>
                set({ ...hinge, axis: [...toFile(of.frame, [...AXES[value as keyof typeof AXES]], true)] })
              }
            />
          </fieldset>
          <Slider
            label={t("dashboard.workshop.place.angle")}
            min={-120}
            max={120}
            value={hinge.angle}
            text={`${Math.round(hinge.angle)}°`}
            onInput={(angle) => set({ ...hinge, angle })}
          />
          <fieldset className="da-place">
            <legend>{t("dashboard.workshop.place.panels")}</legend>
            {panelsOf(of).map(({ id: panel, label }) => (
              <Checkbox
                key={panel}
                label={label[language]}
                checked={hinge.panels.includes(panel)}
                onChange={({ currentTarget: { checked } }) =>
                  set({
                    ...hinge,
                    panels: checked ? [...hinge.panels, panel] : hinge.panels.filter((one) => one !== panel),
                  })
                }
              />
            ))}
          </fieldset>
        </>
      ) : null}
    </>
  );
}
