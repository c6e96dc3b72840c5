import type { Fitment } from "@carloom/build";
import { GraphQLError } from "graphql";
import { builder, type CommerceContext } from "../builder.ts";
import { shopTables } from "../tables.ts";
import { globalId } from "@carloom/wire";
import { fitOnTemplate, fitOnVehicle } from "./fitment.policy.ts";
import { partsOfVariants } from "./parts.ts";
import { vehicleBySlug } from "./vehicle.repository.ts";

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
  const template = templateSlug ? await context.threed.templateBySlug(templateSlug, context.visitor) : null;
  const own = vehicle && !template ? await vehicleBySlug(shopTables(context.db), vehicle) : undefined;
  if (!template && !own) return [];
  return [...(await partsOfVariants(context, variantIds))].flatMap(([variantId, part]) => {
    const fit = template ? fitOnTemplate(part, template) : own && fitOnVehicle(part, own);
    return fit ? [{ variantId, fit }] : [];
  });
}

builder.queryFields((t) => ({
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
