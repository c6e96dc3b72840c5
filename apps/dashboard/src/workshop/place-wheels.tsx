import type { WorkshopCarFragment } from "@carloom/api-client/threed";
import { Button, Checkbox, NumberField, useT } from "@carloom/ui";
import { useEffect, useState } from "react";
import type { Draft } from "./draft.ts";
import type { Grip } from "./handles.tsx";
import { PointFields } from "./point-fields.tsx";
import { type ShownWheel, wheelsOf, withWheel } from "./placing.ts";

export type PlaceProps = {
  of: WorkshopCarFragment;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onGrips: (grips: readonly Grip[]) => void;
};

/** Centre, diameter and width of the four wheels. */
export function PlaceWheels({ of, draft, onDraft, onGrips }: PlaceProps) {
  const t = useT();
  const [isPaired, setPaired] = useState(true);
  const wheels = wheelsOf(of, draft);
  const set = (wheel: ShownWheel) => onDraft({ ...draft, wheels: withWheel(of, draft, wheel, isPaired) });
  useEffect(() => {
    onGrips(
      wheelsOf(of, draft).map((wheel) => ({
        id: wheel.corner,
        label: t(`dashboard.workshop.corner.${wheel.corner}`),
        at: wheel.at,
        onMove: (at) => onDraft({ ...draft, wheels: withWheel(of, draft, { ...wheel, at }, isPaired) }),
      })),
    );
    return () => onGrips([]);
  }, [of, draft, isPaired, onDraft, onGrips, t]);
  return (
    <>
      <p className="da-soft">{t("dashboard.workshop.place.wheels.hint")}</p>
      <Checkbox
        label={t("dashboard.workshop.place.paired")}
        checked={isPaired}
        onChange={({ currentTarget: { checked } }) => setPaired(checked)}
      />
      {wheels.map((wheel) => {
        const name = t(`dashboard.workshop.corner.${wheel.corner}`);
        return (
          <fieldset key={wheel.corner} className="da-place">
            <legend>{name}</legend>
            <PointFields label={name} at={wheel.at} onChange={(at) => set({ ...wheel, at })} />
            <NumberField
              label={`${name} ${t("dashboard.workshop.place.diameter")}`}
              hideLabel
              prefix="⌀"
              unit="mm"
              min={200}
              max={1500}
              value={wheel.radius * 2000}
              onCommit={(value) => set({ ...wheel, radius: value / 2000 })}
            />
            <NumberField
              label={`${name} ${t("dashboard.workshop.place.width")}`}
              hideLabel
              prefix="↔"
              unit="mm"
              min={50}
              max={800}
              value={wheel.width * 1000}
              onCommit={(value) => set({ ...wheel, width: value / 1000 })}
            />
          </fieldset>
        );
      })}
      {draft.wheels.length > 0 ? (
        <div className="da-actions">
          <Button size="small" variant="quiet" onClick={() => onDraft({ ...draft, wheels: [] })}>
            {t("dashboard.workshop.place.asFound")}
          </Button>
        </div>
      ) : null}
    </>
  );
}
