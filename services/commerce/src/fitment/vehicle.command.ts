import { z } from "zod";
import { requireRole } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { shopTables } from "../tables.ts";
import { countVehicles, MOST_VEHICLES, saveVehicle, type VehicleRow } from "./vehicle.repository.ts";

export type VehicleProblem = { field: string | null; message: string };

const inches = z.number().min(10).max(30);
const Vehicle = z
  .object({
    slug: z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/, "A slug is written in small letters, digits and hyphens."),
    make: z.string().trim().min(1).max(60),
    model: z.string().trim().min(1).max(80),
    yearFrom: z.number().int().min(1900).max(2100),
    yearTo: z.number().int().min(1900).max(2100).nullish(),
    boltCount: z.number().int().min(3).max(8),
    boltPcd: z.number().min(80).max(300),
    centreBore: z.number().min(40).max(200),
    diameterMin: inches,
    diameterMax: inches,
    widthMin: z.number().min(3).max(20),
    widthMax: z.number().min(3).max(20),
    offsetMin: z.number().min(-150).max(150),
    offsetMax: z.number().min(-150).max(150),
  })
  .refine((v) => !v.yearTo || v.yearTo >= v.yearFrom, { path: ["yearTo"], message: "It ends before it begins." })
  .refine((v) => v.diameterMax >= v.diameterMin, { path: ["diameterMax"], message: "It is below the least." })
  .refine((v) => v.widthMax >= v.widthMin, { path: ["widthMax"], message: "It is below the least." })
  .refine((v) => v.offsetMax >= v.offsetMin, { path: ["offsetMax"], message: "It is below the least." });

/** @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
export async function vehicleSave(
  context: CommerceContext,
  input: unknown,
): Promise<{ vehicle: VehicleRow | null; errors: VehicleProblem[] }> {
  requireRole(context, "catalogue");
  const read = Vehicle.safeParse(input);
  if (!read.success)
    return {
      vehicle: null,
      errors: read.error.issues.map(({ path, message }) => ({ field: String(path[0] ?? "") || null, message })),
    };
  const v = read.data;
  const db = shopTables(context.db);
  if ((await countVehicles(db)) >= MOST_VEHICLES)
    return { vehicle: null, errors: [{ field: null, message: `There are at most ${MOST_VEHICLES} vehicles.` }] };
  const vehicle = await saveVehicle(db, {
    slug: v.slug,
    make: v.make,
    model: v.model,
    year_from: v.yearFrom,
    year_to: v.yearTo ?? null,
    bolt_count: v.boltCount,
    bolt_pcd: v.boltPcd,
    centre_bore: v.centreBore,
    diameter_min: v.diameterMin,
    diameter_max: v.diameterMax,
    width_min: v.widthMin,
    width_max: v.widthMax,
    offset_min: v.offsetMin,
    offset_max: v.offsetMax,
  });
  return { vehicle, errors: [] };
}
