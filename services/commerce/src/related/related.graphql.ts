import { GraphQLError } from "graphql";
import { builder, type CommerceContext } from "../builder.ts";
import { listed, type ProductNode } from "../catalogue/catalogue.loaders.ts";
import { channelBySlug } from "../catalogue/channel.ts";
import { productPage } from "../catalogue/product.repository.ts";
import { ProductRef } from "../catalogue/refs.ts";
import { categoryOf } from "../seed/base.ts";
import { shopTables } from "../tables.ts";
import { type RelatedReason, relatedProducts } from "./related.repository.ts";

const REASONS = ["REQUIRED", "SAME_STYLE", "SAME_CAR", "SAME_KIND"] as const satisfies readonly RelatedReason[];
const Reason = builder.enumType("RelatedProductReason", {
  values: {
    REQUIRED: { description: "The product needs something of this kind beside it." },
    SAME_STYLE: { description: "Of another kind, made alike, for the same cars." },
    SAME_CAR: { description: "Of another kind, for the same cars." },
    SAME_KIND: { description: "Of its own category; only of what is no part." },
  } satisfies Record<(typeof REASONS)[number], object>,
});

type Related = { product: ProductNode; reason: RelatedReason };

const RelatedRef = builder.objectRef<Related>("RelatedProduct").implement({
  description: "Something that goes with a product.",
  fields: (t) => ({
    product: t.field({ type: ProductRef, resolve: ({ product }) => product }),
    reason: t.field({ type: Reason, resolve: ({ reason }) => reason }),
  }),
});

const MOST = 24;

type Asked = { slug: string; car?: string | null; channel?: string | null; first?: number | null };

async function related(
  context: CommerceContext,
  { slug, car, channel: channelSlug, first }: Asked,
): Promise<Related[]> {
  const wanted = first ?? 8;
  if (wanted < 1 || wanted > MOST)
    throw new GraphQLError(`Between 1 and ${MOST} products are asked for.`, { extensions: { code: "BAD_USER_INPUT" } });
  const channel = await channelBySlug(context, channelSlug);
  if (!channel) return [];
  const db = shopTables(context.db);
  const one = { first: 1, after: null };
  const [product] = await productPage(db, { channelId: channel.id, condition: { slugs: [slug] } }, one);
  if (!product) return [];
  const uuids = product.variants.flatMap(({ part_model_uuid }) => part_model_uuid ?? []);
  const parts = [...(await context.threed.partModels(uuids)).values()];
  // a part names the places in which it needs another
  const required = [...new Set(parts.flatMap(({ option }) => option.requires.map(categoryOf)))];
  const rows = await relatedProducts(db, {
    productId: product.id,
    channelId: channel.id,
    required,
    car: car ?? null,
    first: wanted,
  });
  const condition = { ids: rows.map(({ id }) => id) };
  const found = await productPage(db, { channelId: channel.id, condition }, { first: MOST, after: null });
  return rows.flatMap(({ id, reason }) => {
    const row = found.find((node) => node.id === id);
    return row ? [{ product: listed(row, channel), reason }] : [];
  });
}

builder.queryField("relatedProducts", (t) =>
  t.field({
    type: [RelatedRef],
    description: `What goes with a product, best first: 8 unless \`first\` says otherwise, at most ${MOST}; of a part what \`car\`, a slug, takes where the part fits it.`,
    args: {
      slug: t.arg.string({ required: true }),
      car: t.arg.string(),
      channel: t.arg.string(),
      first: t.arg.int(),
    },
    resolve: (_, args, context) => related(context, args),
  }),
);
