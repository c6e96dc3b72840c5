import type { StaffVehicleFragment } from "@carloom/api-client/commerce";
import type { WorkshopCarFragment } from "@carloom/api-client/threed";
import { readSentManifest } from "@carloom/build";
import { numberOf } from "../parts/typed-number.ts";
import type { Draft } from "./draft.ts";

export type Hub = Draft["hubs"][number];
export type Axle = "front" | "rear";
export const AXLES = ["front", "rear"] as const;

/** What fitment reads of a hub, in the order in which it is asked for; least and greatest as may be. */
export const FIELDS = {
  boltCount: [3, 8],
  boltPcd: [80, 300],
  centreBore: [40, 200],
  diameterMin: [10, 30],
  diameterStock: [10, 30],
  diameterMax: [10, 30],
  widthMin: [3, 20],
  widthStock: [3, 20],
  widthMax: [3, 20],
  offsetMin: [-150, 150],
  offsetStock: [-150, 150],
  offsetMax: [-150, 150],
  brakeDiameter: [100, 700],
  clearDiameter: [100, 700],
} as const;
export type HubField = keyof typeof FIELDS;
export const HUB_FIELDS = Object.keys(FIELDS) as HubField[];
/** What may stay unknown. */
export const isOptional = (field: HubField): boolean => field === "brakeDiameter" || field === "clearDiameter";

/** As typed. */
export type HubText = Readonly<Record<HubField, string>>;

export const hubText = (hub: Partial<Record<HubField, number | null | undefined>>): HubText =>
  Object.fromEntries(
    HUB_FIELDS.map((field) => [field, hub[field] === null || hub[field] === undefined ? "" : String(hub[field])]),
  ) as HubText;

const ORDER = [
  ["diameterMin", "diameterStock", "diameterMax"],
  ["widthMin", "widthStock", "widthMax"],
  ["offsetMin", "offsetStock", "offsetMax"],
] as const;

/** What is wrong with what was typed in a field: no number, out of range, below the one before it; null: nothing, or nothing yet. */
export function hubProblem(text: HubText, field: HubField): "NUMBER" | "RANGE" | "BELOW_LEAST" | null {
  if (text[field].trim() === "") return null;
  const value = numberOf(text[field]);
  if (value === null || (field === "boltCount" && !Number.isInteger(value))) return "NUMBER";
  const [least, most] = FIELDS[field];
  if (value < least || value > most) return "RANGE";
  const row: readonly HubField[] = ORDER.find((one) => one.some((name) => name === field)) ?? [];
  const before = row.slice(0, row.indexOf(field)).map((name) => numberOf(text[name]));
  return before.some((one) => one !== null && one > value) ? "BELOW_LEAST" : null;
}

/** The hub that was typed; null while something is missing or wrong. */
export function hubOf(text: HubText, axle: Axle): Hub | null {
  if (HUB_FIELDS.some((field) => hubProblem(text, field) !== null || (!isOptional(field) && text[field].trim() === "")))
    return null;
  const values = Object.fromEntries(HUB_FIELDS.map((field) => [field, numberOf(text[field])]));
  return { axle, ...(values as Record<HubField, number>) };
}

/** What the model shows of an axle, for whoever types the rest: the rim that it stands on. */
export function shownHub(of: WorkshopCarFragment, axle: Axle): HubText {
  const reading = readSentManifest(of.option);
  const slot = reading.status === "ok" ? reading.value.slots.find(({ id }) => id === `wheels.${axle}`) : undefined;
  const rim = of.wheels.find(({ corner }) => corner.startsWith(axle))?.rim;
  const hub = slot?.hub;
  return hubText({
    diameterStock: hub?.diameter.stock ?? rim,
    ...(hub && {
      boltCount: hub.boltPattern.count,
      boltPcd: hub.boltPattern.pcd,
      centreBore: hub.centreBore,
      diameterMin: hub.diameter.min,
      diameterMax: hub.diameter.max,
      widthMin: hub.width.min,
      widthStock: hub.width.stock,
      widthMax: hub.width.max,
      offsetMin: hub.offset.min,
      offsetStock: hub.offset.stock,
      offsetMax: hub.offset.max,
      brakeDiameter: hub.brakeDiameter,
    }),
  });
}

/** What the table of vehicles says of a car, over what was typed; the rim that it stands on stays where the table takes it. */
export function fromVehicle(text: HubText, vehicle: StaffVehicleFragment): HubText {
  const within = (typed: string, least: number, most: number) =>
    String(Math.min(most, Math.max(least, numberOf(typed) ?? least)));
  return {
    ...text,
    ...hubText({ ...vehicle }),
    diameterStock: within(text.diameterStock, vehicle.diameterMin, vehicle.diameterMax),
    widthStock: within(text.widthStock, vehicle.widthMin, vehicle.widthMax),
    offsetStock: within(text.offsetStock, vehicle.offsetMin, vehicle.offsetMax),
    brakeDiameter: text.brakeDiameter,
    clearDiameter: text.clearDiameter,
  };
}
