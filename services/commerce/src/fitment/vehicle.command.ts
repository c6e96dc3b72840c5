import { requireRole } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { shopTables } from "../tables.ts";
import { transact } from "../transaction.ts";
import { readVehicle, type Vehicle, vehicleProblem, type VehicleProblem, vehicleSlug } from "./vehicle.policy.ts";
import {
  countVehicles,
  lockVehicles,
  MOST_VEHICLES,
  saveVehicles,
  vehicleBySlug,
  type VehicleRow,
  type VehicleValues,
} from "./vehicle.repository.ts";

export type VehicleResult = { vehicle: VehicleRow | null; errors: VehicleProblem[] };

export const vehicleValues = (v: Vehicle): VehicleValues => ({
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

type Given = { slug?: string | null; make: string; model: string; yearFrom: number };

/** @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
export async function vehicleSave(context: CommerceContext, input: Given, isNew: boolean): Promise<VehicleResult> {
  requireRole(context, "catalogue");
  const slug = input.slug || vehicleSlug(input.make, input.model, input.yearFrom);
  const { vehicle, problems } = readVehicle({ ...input, slug });
  if (!vehicle) return { vehicle: null, errors: problems };
  return transact(shopTables(context.db), async (trx): Promise<VehicleResult> => {
    await lockVehicles(trx);
    const before = await vehicleBySlug(trx, slug);
    if (before && isNew) return { vehicle: null, errors: [vehicleProblem("slug", "UNIQUE")] };
    if (!before && (await countVehicles(trx)) >= MOST_VEHICLES)
      return { vehicle: null, errors: [vehicleProblem(null, "LIMIT")] };
    await saveVehicles(trx, [vehicleValues(vehicle)]);
    return { vehicle: (await vehicleBySlug(trx, slug)) ?? null, errors: [] };
  });
}
