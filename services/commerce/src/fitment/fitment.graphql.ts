import type { Fitment } from "@carloom/build";
import { GraphQLError } from "graphql";
import { requireRole } from "@carloom/identity";
import { builder, type CommerceContext } from "../builder.ts";
import { channelBySlug } from "../catalogue/channel.ts";
import { variantsByIds } from "../catalogue/catalogue.repository.ts";
import { shopTables } from "../tables.ts";
import { globalId, numberOf } from "@carloom/wire";
import { fitOnTemplate, fitOnVehicle } from "./fitment.policy.ts";
import { deleteVehicle, MOST_VEHICLES, allVehicles, type VehicleRow, vehicleBySlug } from "./vehicle.repository.ts";
import { type VehicleProblem, vehicleSave } from "./vehicle.command.ts";

const VehicleRef = builder.objectRef<VehicleRow>("Vehicle").implement({
  description: "A car that is not in the studio, known by its hub. Rim diameter and width in inches, the rest in mm.",
  fields: (t) => ({
    id: t.id({ resolve: (v) => globalId("Vehicle", v.id) }),
    slug: t.exposeString("slug"),
    make: t.exposeString("make"),
    model: t.exposeString("model"),
    yearFrom: t.exposeInt("year_from"),
    yearTo: t.exposeInt("year_to", { nullable: true }),
    boltCount: t.exposeInt("bolt_count"),
    boltPcd: t.exposeFloat("bolt_pcd"),
    centreBore: t.exposeFloat("centre_bore"),
    diameterMin: t.exposeFloat("diameter_min"),
    diameterMax: t.exposeFloat("diameter_max"),
    widthMin: t.exposeFloat("width_min"),
    widthMax: t.exposeFloat("width_max"),
    offsetMin: t.exposeFloat("offset_min"),
    offsetMax: t.exposeFloat("offset_max"),
  }),
});

const VehicleInput = builder.inputType("VehicleInput", {
  fields: (t) => ({
    slug: t.string({ required: true }),
    make: t.string({ required: true }),
    model: t.string({ required: true }),
    yearFrom: t.int({ required: true }),
    yearTo: t.int(),
    boltCount: t.int({ required: true }),
    boltPcd: t.float({ required: true }),
    centreBore: t.float({ required: true }),
    diameterMin: t.float({ required: true }),
    diameterMax: t.float({ required: true }),
    widthMin: t.float({ required: true }),
    widthMax: t.float({ required: true }),
    offsetMin: t.float({ required: true }),
    offsetMax: t.float({ required: true }),
  }),
});

const VehicleError = builder.objectRef<VehicleProblem>("VehicleError").implement({
  fields: (t) => ({ field: t.exposeString("field", { nullable: true }), message: t.exposeString("message") }),
});
const VehicleSave = builder
  .objectRef<{ vehicle: VehicleRow | null; errors: VehicleProblem[] }>("VehicleSave")
  .implement({
    fields: (t) => ({
      vehicle: t.field({ type: VehicleRef, nullable: true, resolve: (r) => r.vehicle }),
      errors: t.field({ type: [VehicleError], resolve: (r) => r.errors }),
    }),
  });

const VariantFitment = builder.objectRef<{ variantId: number; fit: Fitment }>("VariantFitment").implement({
  description: "Does a variant fit the visitor's car, and why? The same rule as in the studio and in the order.",
  fields: (t) => ({
    variantId: t.id({ resolve: (f) => globalId("ProductVariant", f.variantId) }),
    verdict: t.string({ description: "fits, warn, block or unknown", resolve: (f) => f.fit.verdict }),
    reasons: t.field({ type: ["JSON"], resolve: (f) => f.fit.reasons }),
  }),
});

const MOST_VARIANTS = 300;

type Asked = { variantIds: string[]; templateSlug?: string | null; vehicle?: string | null };

async function fitments(context: CommerceContext, { variantIds, templateSlug, vehicle }: Asked) {
  if (variantIds.length > MOST_VARIANTS)
    throw new GraphQLError(`At most ${MOST_VARIANTS} variants are judged at once.`, {
      extensions: { code: "BAD_USER_INPUT" },
    });
  const db = shopTables(context.db);
  const template = templateSlug ? await context.threed.templateBySlug(templateSlug, context.visitor) : null;
  const own = vehicle && !template ? await vehicleBySlug(db, vehicle) : undefined;
  const channel = await channelBySlug(context);
  if (!channel || (!template && !own)) return [];
  const ids = variantIds.map((id) => numberOf(id, "ProductVariant") ?? 0);
  const variants = await variantsByIds(db, channel.id, ids);
  const uuids = variants.flatMap(({ part_model_uuid }) => (part_model_uuid ? [part_model_uuid] : []));
  const parts = await context.threed.partModels(uuids);
  return variants.flatMap((variant) => {
    const part = parts.get(variant.part_model_uuid ?? "");
    if (!part) return [];
    const fit = template ? fitOnTemplate(part, template) : own && fitOnVehicle(part, own);
    return fit ? [{ variantId: variant.id, fit }] : [];
  });
}

builder.queryFields((t) => ({
  vehicles: t.field({
    type: [VehicleRef],
    description: `Cars that are not in the studio, by make and model; at most ${MOST_VEHICLES}.`,
    resolve: (_, __, context) => allVehicles(shopTables(context.db)),
  }),
  variantFitments: t.field({
    type: [VariantFitment],
    description:
      "For a car of the studio (its slug), or a vehicle (its slug). Variants that are no parts are left out.",
    args: {
      variantIds: t.arg.idList({ required: true }),
      templateSlug: t.arg.string(),
      vehicle: t.arg.string(),
    },
    resolve: (_, args, context) => fitments(context, args),
  }),
}));

builder.mutationFields((t) => ({
  vehicleSave: t.field({
    type: VehicleSave,
    description: "Staff write a vehicle, or replace the one of this slug.",
    args: { input: t.arg({ type: VehicleInput, required: true }) },
    resolve: (_, { input }, context) => vehicleSave(context, input),
  }),
  vehicleDelete: t.boolean({
    description: "Whether there was such a vehicle.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => {
      requireRole(context, "catalogue");
      return deleteVehicle(shopTables(context.db), numberOf(id, "Vehicle") ?? 0);
    },
  }),
}));
