import { type PlacedPlate, PLATE_SIDES, PLATE_SIZES, plateAxes, type PlateSide } from "@carloom/build/plate-place";
import type { Pick, Stage } from "@carloom/stage";
import { Button, ErrorNote, NumberField, Select, useT } from "@carloom/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Point } from "./handles.tsx";
import {
  plateAt,
  platesOf,
  plateProblems,
  plateProblemText,
  plateTriangles,
  usualPlate,
  withPlate,
} from "./plate-set.ts";
import { PointFields } from "./point-fields.tsx";
import type { PlaceProps } from "./place-wheels.tsx";

/** What is done with a point of the car that was clicked. */
export type Taking = (pick: Pick) => void;

const OWN = "own";
const MEASURES = [
  { field: "width", prefix: "↔", unit: "mm" },
  { field: "height", prefix: "↕", unit: "mm" },
  { field: "tilt", prefix: "∠", unit: "°" },
  { field: "turn", prefix: "↻", unit: "°" },
] as const;

/** Number plates of a car whose file has none: put where the body is clicked, dragged, and set in millimetres. */
export function PlacePlates({
  of,
  draft,
  onDraft,
  onGrips,
  stage,
  onTaking,
}: PlaceProps & { stage: Stage | null; onTaking: (taking: Taking | null) => void }) {
  const t = useT();
  const [isElsewhere, setElsewhere] = useState(false);
  const plates = platesOf(of, draft);
  const wrong = plateProblems(of, draft);
  const latest = useRef(draft);
  latest.current = draft;
  const set = (plate: PlacedPlate) => onDraft(withPlate(of, latest.current, plate.side, plate));
  const add = async (side: PlateSide) => {
    if (stage?.views.includes(side)) stage.setView(side);
    const { point, normal } = usualPlate(of, side);
    // where the body cannot be asked, the box of the car says where nose and tail are
    const body = await stage?.body().catch(() => null);
    const found = body?.nearest([...point], [...normal]);
    const surface = stage?.panels() ?? null;
    // in the middle, at the height and depth of the nearest panel: a grille between panels is none
    const onBody = found ? plateAt([0, found.point[1], found.point[2]], found.normal, undefined, surface) : null;
    const plate = onBody?.side === side ? onBody : plateAt(point, normal, undefined, null);
    if (plate) set(plate);
  };
  useEffect(() => {
    onGrips(
      platesOf(of, draft).map((plate) => {
        const { right, up } = plateAxes(plate);
        return {
          id: plate.side,
          label: t(`dashboard.workshop.plate.${plate.side}`),
          at: plate.at,
          // on the surface that it was put on, as it looks
          plane: [right, up],
          onMove: (at) => onDraft(withPlate(of, draft, plate.side, { ...plate, at })),
        };
      }),
    );
    return () => onGrips([]);
  }, [of, draft, onDraft, onGrips, t]);
  useEffect(() => {
    onTaking(({ point, normal }) => {
      const side = point[2] >= 0 ? "front" : "rear";
      const before = platesOf(of, draft).find((one) => one.side === side);
      const plate = of.plates.includes(side) ? null : plateAt(point, normal, before, stage?.panels() ?? null);
      setElsewhere(plate === null && !of.plates.includes(side));
      if (plate) onDraft(withPlate(of, draft, side, plate));
    });
    return () => onTaking(null);
  }, [of, draft, onDraft, onTaking, stage]);
  useEffect(() => {
    const shown = plateTriangles(platesOf(of, draft));
    stage?.mark(shown.length > 0 ? shown : null);
    return () => stage?.mark(null);
  }, [stage, of, draft]);
  return (
    <>
      <p className="da-soft">{t("dashboard.workshop.place.plates.hint")}</p>
      {PLATE_SIDES.map((side) => {
        const name = t(`dashboard.workshop.plate.${side}`);
        const plate = plates.find((one) => one.side === side);
        const problem = wrong.find((one) => one.side === side);
        const remove = plate ? (
          <Button
            variant="quiet"
            aria-label={t("dashboard.workshop.plate.remove", { name })}
            onClick={() => onDraft(withPlate(of, draft, side, null))}
          >
            {t("dashboard.workshop.place.remove")}
          </Button>
        ) : null;
        if (of.plates.includes(side))
          return (
            <fieldset key={side} className="da-place">
              <legend>{name}</legend>
              <p className="da-soft da-wide">{t("dashboard.workshop.plate.there")}</p>
              {remove}
            </fieldset>
          );
        return (
          <fieldset key={side} className="da-place">
            <legend>{name}</legend>
            {plate ? (
              <PlateFields name={name} plate={plate} onChange={set}>
                {remove}
              </PlateFields>
            ) : (
              <Button aria-label={t("dashboard.workshop.plate.add", { name })} onClick={() => void add(side)}>
                {t("dashboard.workshop.place.add")}
              </Button>
            )}
            {problem ? (
              <div className="da-wide">
                <ErrorNote>{plateProblemText(t, problem)}</ErrorNote>
              </div>
            ) : null}
          </fieldset>
        );
      })}
      <p className="da-soft" role="status">
        {isElsewhere ? t("dashboard.workshop.plate.elsewhere") : ""}
      </p>
    </>
  );
}

/** What a field is called, and to who does not see it of which plate. */
function Labelled({ name, children }: { name: string; children: string }) {
  return (
    <>
      <span className="ui-hidden">{name}: </span>
      {children}
    </>
  );
}

function PlateFields({
  name,
  plate,
  onChange,
  children,
}: {
  name: string;
  plate: PlacedPlate;
  onChange: (plate: PlacedPlate) => void;
  children: ReactNode;
}) {
  const t = useT();
  const size = PLATE_SIZES.find(({ width, height }) => width === plate.width && height === plate.height);
  return (
    <>
      <PointFields label={name} at={plate.at as Point} onChange={(at) => onChange({ ...plate, at })} />
      <div className="da-two">
        <Select
          label={<Labelled name={name}>{t("dashboard.workshop.plate.size")}</Labelled>}
          value={size?.id ?? OWN}
          options={[
            ...PLATE_SIZES.map(({ id, width, height }) => ({
              value: id,
              label: `${width} × ${height} mm – ${t(`dashboard.workshop.plate.size.${id}`)}`,
            })),
            { value: OWN, label: t("dashboard.workshop.plate.size.own") },
          ]}
          onChange={({ currentTarget: { value } }) => {
            const chosen = PLATE_SIZES.find(({ id }) => id === value);
            if (chosen) onChange({ ...plate, width: chosen.width, height: chosen.height });
          }}
        />
      </div>
      <div className="da-place da-wide">
        {MEASURES.map(({ field, prefix, unit }) => (
          <NumberField
            key={field}
            label={<Labelled name={name}>{t(`dashboard.workshop.plate.${field}`)}</Labelled>}
            prefix={prefix}
            unit={unit}
            digits={unit === "°" ? 1 : 0}
            value={plate[field]}
            onCommit={(value) => onChange({ ...plate, [field]: value })}
          />
        ))}
        {children}
      </div>
    </>
  );
}
