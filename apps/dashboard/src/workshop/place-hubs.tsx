import { StaffVehiclesDocument } from "@carloom/api-client/commerce";
import { Button, Checkbox, TextField, useT } from "@carloom/ui";
import { useState } from "react";
import { useAnswer } from "../boot/data.ts";
import { boltsText, vehicleName } from "../vehicles/vehicle.ts";
import {
  AXLES,
  type Axle,
  fromVehicle,
  HUB_FIELDS,
  type Hub,
  type HubField,
  hubOf,
  hubProblem,
  hubText,
  type HubText,
  isOptional,
  shownHub,
} from "./hub.ts";
import type { PlaceProps } from "./place-wheels.tsx";

/** Cars of the table that are proposed. */
const MOST = 4;

type Texts = Readonly<Record<Axle, HubText>>;

/** What the hubs demand of wheels and brakes: typed, or taken from the table of vehicles. Fitment reads nothing else. */
export function PlaceHubs({ of, draft, onDraft }: Pick<PlaceProps, "of" | "draft" | "onDraft">) {
  const t = useT();
  const [texts, setTexts] = useState<Texts>(() => {
    const first = (axle: Axle) => {
      const own = draft.hubs.find((hub) => hub.axle === axle);
      return own ? hubText(own) : shownHub(of, axle);
    };
    return { front: first("front"), rear: first("rear") };
  });
  const [isPaired, setPaired] = useState(JSON.stringify(texts.front) === JSON.stringify(texts.rear));
  const search = [of.brand, of.model].filter(Boolean).join(" ");
  const known = useAnswer(StaffVehiclesDocument, { search, after: null }, { enabled: search !== "" });
  const take = (next: Texts) => {
    setTexts(next);
    const hubs = AXLES.map((axle) => hubOf(next[axle], axle)).filter((hub): hub is Hub => hub !== null);
    onDraft({ ...draft, hubs });
  };
  const set = (axle: Axle, text: HubText) => take(isPaired ? { front: text, rear: text } : { ...texts, [axle]: text });
  const pair = (isBoth: boolean) => {
    setPaired(isBoth);
    if (isBoth) take({ ...texts, rear: texts.front });
  };
  const label = (field: HubField) =>
    t(
      /Stock$|^(?:brake|clear)Diameter$/.test(field)
        ? `dashboard.workshop.hub.${field}`
        : `dashboard.vehicle.field.${field}`,
    );
  const vehicles = (known.data?.vehiclePage.vehicles ?? []).slice(0, MOST);
  return (
    <>
      <p className="da-soft">{t("dashboard.workshop.place.hubs.hint")}</p>
      {vehicles.length > 0 ? (
        <div className="da-actions" role="group" aria-label={t("dashboard.workshop.hub.known")}>
          <span className="da-soft">{t("dashboard.workshop.hub.known")}</span>
          {vehicles.map((vehicle) => (
            <Button
              key={vehicle.id}
              size="small"
              onClick={() => take({ front: fromVehicle(texts.front, vehicle), rear: fromVehicle(texts.rear, vehicle) })}
            >
              {t("dashboard.workshop.hub.take", { name: vehicleName(vehicle), bolts: boltsText(vehicle) })}
            </Button>
          ))}
        </div>
      ) : null}
      <Checkbox
        label={t("dashboard.workshop.hub.paired")}
        checked={isPaired}
        onChange={({ currentTarget: { checked } }) => pair(checked)}
      />
      {AXLES.filter((axle) => axle === "front" || !isPaired).map((axle) => {
        const text = texts[axle];
        // the rim is there already where the model shows it
        const isBegun = HUB_FIELDS.some((field) => field !== "diameterStock" && text[field] !== "");
        return (
          <fieldset key={axle} className="da-place da-hub">
            <legend>{t(isPaired ? "dashboard.workshop.hub.both" : `dashboard.workshop.hub.${axle}`)}</legend>
            {HUB_FIELDS.map((field) => {
              const problem = hubProblem(text, field);
              return (
                <TextField
                  key={field}
                  label={label(field)}
                  inputMode="decimal"
                  maxLength={10}
                  required={!isOptional(field)}
                  value={text[field]}
                  error={problem ? t(`dashboard.vehicle.code.${problem}`) : undefined}
                  onChange={({ currentTarget: { value } }) => set(axle, { ...text, [field]: value })}
                />
              );
            })}
            {isBegun && hubOf(text, axle) === null ? (
              <p className="da-soft da-wide" role="status">
                {t("dashboard.workshop.hub.open")}
              </p>
            ) : null}
          </fieldset>
        );
      })}
      {draft.hubs.length > 0 ? (
        <div className="da-actions">
          <Button size="small" variant="quiet" onClick={() => take({ front: hubText({}), rear: hubText({}) })}>
            {t("dashboard.workshop.hub.forget")}
          </Button>
        </div>
      ) : null}
    </>
  );
}
