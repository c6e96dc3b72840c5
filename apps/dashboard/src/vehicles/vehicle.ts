import type { StaffVehicleFragment, VehicleInput } from "@carloom/api-client/commerce";
import { numberOf, piecesOf } from "../parts/typed-number.ts";

/** Name and years, as a person says them. */
export const vehicleName = ({ make, model, yearFrom, yearTo }: StaffVehicleFragment): string =>
  `${make} ${model} ${yearFrom}–${yearTo ?? ""}`;

/** Studs and their circle, as they are written on a wheel. */
export const boltsText = ({ boltCount, boltPcd }: StaffVehicleFragment): string => `${boltCount}×${boltPcd}`;

export const NUMBERS = [
  "boltCount",
  "boltPcd",
  "centreBore",
  "diameterMin",
  "diameterMax",
  "widthMin",
  "widthMax",
  "offsetMin",
  "offsetMax",
] as const;
export type NumberName = (typeof NUMBERS)[number];
export type FieldName = "make" | "model" | "yearFrom" | "yearTo" | NumberName;
export type Given = Readonly<Record<FieldName, string>>;

export function givenOf(of: StaffVehicleFragment | null): Given {
  const text = (value: number | null | undefined) => (value === null || value === undefined ? "" : String(value));
  return {
    make: of?.make ?? "",
    model: of?.model ?? "",
    yearFrom: text(of?.yearFrom),
    yearTo: text(of?.yearTo),
    boltCount: text(of?.boltCount),
    boltPcd: text(of?.boltPcd),
    centreBore: text(of?.centreBore),
    diameterMin: text(of?.diameterMin),
    diameterMax: text(of?.diameterMax),
    widthMin: text(of?.widthMin),
    widthMax: text(of?.widthMax),
    offsetMin: text(of?.offsetMin),
    offsetMax: text(of?.offsetMax),
  };
}

const WHOLE: readonly FieldName[] = ["yearFrom", "yearTo", "boltCount"];

/** What was typed there is no number. An empty field is not wrong yet. */
export const isWrong = (given: Given, name: FieldName): boolean =>
  name !== "make" && name !== "model" && given[name].trim() !== "" && readNumber(given, name) === null;

const readNumber = (given: Given, name: FieldName): number | null =>
  (WHOLE.includes(name) ? piecesOf : numberOf)(given[name]);

/** What is saved; null while something is missing or is no number. */
export function inputOf(given: Given, slug: string | null): VehicleInput | null {
  const numbers = Object.fromEntries(NUMBERS.map((name) => [name, readNumber(given, name)]));
  const yearFrom = readNumber(given, "yearFrom");
  if (yearFrom === null || isWrong(given, "yearTo") || Object.values(numbers).includes(null)) return null;
  const [make, model] = [given.make.trim(), given.model.trim()];
  if (make === "" || model === "") return null;
  return {
    slug,
    make,
    model,
    yearFrom,
    yearTo: readNumber(given, "yearTo"),
    ...(numbers as Record<NumberName, number>),
  };
}
