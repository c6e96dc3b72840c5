import type { Stage } from "@carloom/stage";
import { Button, NumberField, Select, useT } from "@carloom/ui";
import { useState } from "react";
import type { Point } from "./handles.tsx";
import { PointFields } from "./point-fields.tsx";
import type { PlaceProps } from "./place-wheels.tsx";
import { fromCar, toCar, viewsOf } from "./placing.ts";

/** The views that visitors choose among: from where, to where, and how wide. */
export function PlaceViews({ of, draft, onDraft, stage }: Omit<PlaceProps, "onGrips"> & { stage: Stage | null }) {
  const t = useT();
  const found = viewsOf(of);
  const [id, setId] = useState(found[0]?.id ?? "");
  const stated = draft.views.find((one) => one.id === id);
  const before = found.find((one) => one.id === id);
  const view = stated
    ? { position: toCar(of.frame, stated.position), target: toCar(of.frame, stated.target), fov: stated.fov }
    : before;
  const set = (next: { position: Point; target: Point; fov: number } | null) => {
    const position = next && fromCar(of.frame, next.position);
    const target = next && fromCar(of.frame, next.target);
    onDraft({
      ...draft,
      views: [
        ...draft.views.filter((one) => one.id !== id),
        ...(next && position && target ? [{ id, position, target, fov: next.fov }] : []),
      ],
    });
    if (next) stage?.setView({ position: [...next.position], target: [...next.target], fov: next.fov });
  };
  if (!view) return null;
  return (
    <>
      <p className="da-soft">{t("dashboard.workshop.place.views.hint")}</p>
      <div className="da-work-tools">
        <Select
          label={t("dashboard.workshop.place.view")}
          value={id}
          options={found.map((one) => ({ value: one.id, label: t(`dashboard.workshop.viewName.${one.id}`) }))}
          onChange={({ currentTarget: { value } }) => {
            setId(value);
            stage?.setView(value);
          }}
        />
        <Button onClick={() => (stage ? set(stage.getView()) : undefined)}>{t("dashboard.workshop.place.take")}</Button>
        {stated ? (
          <Button variant="quiet" onClick={() => set(null)}>
            {t("dashboard.workshop.place.asFound")}
          </Button>
        ) : null}
      </div>
      {(["position", "target"] as const).map((part) => (
        <fieldset key={part} className="da-place">
          <legend>{t(`dashboard.workshop.place.${part}`)}</legend>
          <PointFields
            label={t(`dashboard.workshop.place.${part}`)}
            at={view[part]}
            onChange={(at) => set({ ...view, [part]: at })}
          />
          {part === "target" ? (
            <NumberField
              label={t("dashboard.workshop.place.fov")}
              hideLabel
              prefix="∠"
              unit="°"
              min={5}
              max={120}
              value={view.fov}
              onCommit={(fov) => set({ ...view, fov })}
            />
          ) : null}
        </fieldset>
      ))}
    </>
  );
}
