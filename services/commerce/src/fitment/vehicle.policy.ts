import { createHash } from "node:crypto";
import { z } from "zod";

/** What is known of a car that is not in the studio. Rim diameter and width in inches, the rest in mm. */
export const VEHICLE_FIELDS = [
  "slug",
  "make",
  "model",
  "yearFrom",
  "yearTo",
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
export type VehicleField = (typeof VEHICLE_FIELDS)[number];

export const VEHICLE_CODES = [
  "BELOW_LEAST",
  "BOLTS",
  "DUPLICATE",
  "LIMIT",
  "NUMBER",
  "RANGE",
  "REQUIRED",
  "SLUG",
  "TOO_LONG",
  "UNIQUE",
] as const;
export type VehicleCode = (typeof VEHICLE_CODES)[number];
export type VehicleProblem = { field: string | null; code: VehicleCode; message: string };

/** Words may be as long, numbers from and to. */
const LONGEST = { make: 60, model: 80 } as const;
const RANGES: Partial<Record<VehicleField, readonly [number, number]>> = {
  yearFrom: [1900, 2100],
  yearTo: [1900, 2100],
  boltCount: [3, 8],
  boltPcd: [80, 300],
  centreBore: [40, 200],
  diameterMin: [10, 30],
  diameterMax: [10, 30],
  widthMin: [3, 20],
  widthMax: [3, 20],
  offsetMin: [-150, 150],
  offsetMax: [-150, 150],
};
const WHOLE: readonly VehicleField[] = ["yearFrom", "yearTo", "boltCount"];
const PAIRS: readonly (readonly [VehicleField, VehicleField])[] = [
  ["yearFrom", "yearTo"],
  ["diameterMin", "diameterMax"],
  ["widthMin", "widthMax"],
  ["offsetMin", "offsetMax"],
];
const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/;

const Given = z.object({
  slug: z.string(),
  make: z.string().trim(),
  model: z.string().trim(),
  yearFrom: z.number(),
  yearTo: z.number().nullish(),
  boltCount: z.number(),
  boltPcd: z.number(),
  centreBore: z.number(),
  diameterMin: z.number(),
  diameterMax: z.number(),
  widthMin: z.number(),
  widthMax: z.number(),
  offsetMin: z.number(),
  offsetMax: z.number(),
});
export type Vehicle = z.infer<typeof Given>;

const MESSAGES: Record<VehicleCode, string> = {
  BELOW_LEAST: "It is below the least.",
  BOLTS: "Bolts are written as 5x114.3.",
  DUPLICATE: "An earlier line has this vehicle already.",
  LIMIT: "There are as many vehicles as there may be.",
  NUMBER: "This is no number.",
  RANGE: "This is more or less than may be.",
  REQUIRED: "A value is needed here.",
  SLUG: "An address is written in small letters, digits and hyphens.",
  TOO_LONG: "This text is too long.",
  UNIQUE: "There is such a vehicle already.",
};
export const vehicleProblem = (field: string | null, code: VehicleCode): VehicleProblem => ({
  field,
  code,
  message: MESSAGES[code],
});

/**
 * The address of a vehicle that comes without one: make, model and first year. Letters that no address takes leave a
 * mark, so that 현대 EV6 and 기아 EV6 stay two.
 */
export function vehicleSlug(make: string, model: string, yearFrom: number): string {
  const name = `${make} ${model}`.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const isLatin = !/[^\p{ASCII}]/u.test(name.replace(/[^\p{L}]/gu, ""));
  const mark = isLatin ? "" : ` ${createHash("sha256").update(name).digest("hex").slice(0, 8)}`;
  return `${name.slice(0, 60)}${mark} ${yearFrom}`.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
}

function wrongValue(field: VehicleField, value: string | number | null | undefined): VehicleCode | null {
  if (value === null || value === undefined || value === "") return field === "yearTo" ? null : "REQUIRED";
  if (field === "slug") return SLUG.test(String(value)) ? null : "SLUG";
  if (typeof value === "string") return value.length > LONGEST[field as keyof typeof LONGEST] ? "TOO_LONG" : null;
  const [least, most] = RANGES[field] ?? [0, 0];
  if (WHOLE.includes(field) && !Number.isInteger(value)) return "NUMBER";
  return value >= least && value <= most ? null : "RANGE";
}

/** Reads a vehicle as somebody gives it, all that is wrong with it at once. What is absent counts as missing. */
export function readVehicle(given: unknown): { vehicle: Vehicle | null; problems: VehicleProblem[] } {
  const parsed = Given.partial().safeParse(given);
  if (!parsed.success)
    return {
      vehicle: null,
      problems: parsed.error.issues.map(({ path }) => vehicleProblem(String(path[0] ?? "") || null, "NUMBER")),
    };
  const problems = VEHICLE_FIELDS.flatMap((field) => {
    const code = wrongValue(field, parsed.data[field]);
    return code ? vehicleProblem(field, code) : [];
  });
  for (const [from, to] of PAIRS) {
    const [low, high] = [parsed.data[from], parsed.data[to]];
    if (
      typeof low === "number" &&
      typeof high === "number" &&
      high < low &&
      !problems.some(({ field }) => field === to)
    )
      problems.push(vehicleProblem(to, "BELOW_LEAST"));
  }
  return { vehicle: problems.length > 0 ? null : (parsed.data as Vehicle), problems };
}
