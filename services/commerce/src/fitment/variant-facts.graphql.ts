import type { BoltPattern } from "@carloom/build";
import type { PartModelDesign } from "@carloom/threed";
import { GraphQLError } from "graphql";
import { builder, type CommerceContext } from "../builder.ts";
import { variantsByIds } from "../catalogue/catalogue.repository.ts";
import { channelBySlug } from "../catalogue/channel.ts";
import { shopTables } from "../tables.ts";
import { globalId, numberOf } from "@carloom/wire";
import { fitOnTemplate } from "./fitment.policy.ts";

type Facts = { variantId: number; part: PartModelDesign; cars: string[] };

const drilling = ({ count, pcd }: BoltPattern) => `${count} × ${pcd}`;

/** Patterns that a wheel is drilled for, or a brake is bored for. */
function patternsOf({ option: { measures } }: PartModelDesign): BoltPattern[] {
  const { wheel, brake } = measures;
  return wheel ? [wheel.boltPattern, ...(wheel.alsoDrilled ?? [])] : (brake?.boltPatterns ?? []);
}

const VariantFacts = builder.objectRef<Facts>("VariantFacts").implement({
  description: "What belongs to one size of a product, where its sizes differ.",
  fields: (t) => ({
    variantId: t.id({ resolve: ({ variantId }) => globalId("ProductVariant", variantId) }),
    boltPatterns: t.stringList({
      description: "`5 × 114.3`: number of studs, and the diameter of their circle in mm.",
      resolve: ({ part }) => patternsOf(part).map(drilling),
    }),
    centreBore: t.float({
      nullable: true,
      description: "mm; of wheels.",
      resolve: ({ part }) => part.option.measures.wheel?.centreBore ?? null,
    }),
    cars: t.stringList({
      description: "Slugs of the cars that were asked about on which it can be mounted, if with a warning.",
      resolve: ({ cars }) => cars,
    }),
  }),
});

const MOST_VARIANTS = 100;
const MOST_CARS = 50;

type Asked = { variantIds: string[]; templateSlugs: string[] };

async function variantFacts(context: CommerceContext, { variantIds, templateSlugs }: Asked): Promise<Facts[]> {
  if (variantIds.length > MOST_VARIANTS || templateSlugs.length > MOST_CARS)
    throw new GraphQLError(`At most ${MOST_VARIANTS} variants are judged at once, for at most ${MOST_CARS} cars.`, {
      extensions: { code: "BAD_USER_INPUT" },
    });
  const channel = await channelBySlug(context);
  if (!channel) return [];
  const ids = variantIds.map((id) => numberOf(id, "ProductVariant") ?? 0);
  const [variants, templates] = await Promise.all([
    variantsByIds(shopTables(context.db), channel.id, ids),
    Promise.all([...new Set(templateSlugs)].map((slug) => context.threed.templateBySlug(slug, context.visitor))),
  ]);
  const cars = templates.filter((template) => template !== null);
  const parts = await context.threed.partModels(variants.flatMap(({ part_model_uuid }) => part_model_uuid ?? []));
  return variants.flatMap((variant) => {
    const part = parts.get(variant.part_model_uuid ?? "");
    if (!part) return [];
    const taking = cars.filter((car) => ["fits", "warn"].includes(fitOnTemplate(part, car).verdict));
    return [{ variantId: variant.id, part, cars: taking.map(({ slug }) => slug) }];
  });
}

builder.queryField("variantFacts", (t) =>
  t.field({
    type: [VariantFacts],
    description: "Variants that are no parts are left out.",
    args: { variantIds: t.arg.idList({ required: true }), templateSlugs: t.arg.stringList({ required: true }) },
    resolve: (_, args, context) => variantFacts(context, args),
  }),
);
