import { builder, type CommerceContext } from "../builder.ts";
import { AddressInput } from "@carloom/identity";
import { type PageArgs, pageRequest, type RequestContext } from "@carloom/platform";
import {
  CountryCode,
  globalId,
  type LanguageCode,
  LanguageCodeEnum,
  LanguageDisplay,
  languageOfCode,
  numberOf,
  Node,
  ObjectWithMetadata,
  PageInfo,
  WeightRef,
} from "@carloom/wire";
import { AssignedAttribute, firstOf, SelectedAttribute } from "./attribute.graphql.ts";
import { type Selected, selectedAttributes } from "./attribute.loaders.ts";
import { productOf, type VariantNode } from "./catalogue.loaders.ts";
import { quantityAvailable, quantityLimit, translatedVariantName, variantNameIn } from "./catalogue.policy.ts";
import { variantBySku, variantsByIds } from "./catalogue.repository.ts";
import { channelBySlug } from "./channel.ts";
import { mediaRowsOf } from "./listing.loaders.ts";
import { mediaOf, ProductMedia } from "./media.graphql.ts";
import { pricesOf, VariantPricingInfo } from "./pricing.graphql.ts";
import { ProductRef, ProductVariantRef } from "./refs.ts";
import { shopTables } from "../tables.ts";

async function attributesOf(context: CommerceContext, variant: VariantNode): Promise<Selected[]> {
  const product = await productOf(context, variant.channel, variant.product_id);
  return selectedAttributes(context, product, variant.id);
}

const VariantAttributeScope = builder.enumType("VariantAttributeScope", {
  values: ["ALL", "VARIANT_SELECTION", "NOT_VARIANT_SELECTION"] as const,
});

const VariantTranslation = builder
  .objectRef<{ variant: VariantNode; code: LanguageCode }>("ProductVariantTranslation")
  .implement({
    interfaces: [Node],
    fields: (t) => ({
      id: t.id({ resolve: ({ variant, code }) => globalId("ProductVariantTranslation", `${variant.id}-${code}`) }),
      language: t.field({ type: LanguageDisplay, resolve: ({ code }) => ({ code }) }),
      name: t.string({ resolve: ({ variant, code }) => variantNameIn(variant, languageOfCode(code)) }),
    }),
  });

ProductVariantRef.implement({
  interfaces: [Node, ObjectWithMetadata],
  fields: (t) => ({
    id: t.id({ resolve: (v) => globalId("ProductVariant", v.id) }),
    name: t.exposeString("name"),
    sku: t.exposeString("sku", { nullable: true }),
    product: t.field({ type: ProductRef, resolve: (v, _, context) => productOf(context, v.channel, v.product_id) }),
    trackInventory: t.exposeBoolean("track_inventory"),
    quantityLimitPerCustomer: t.int({ nullable: true, resolve: quantityLimit }),
    weight: t.field({ type: WeightRef, nullable: true, resolve: (v) => ({ grams: v.weight_g }) }),
    channel: t.string({ nullable: true, resolve: (v) => v.channel.slug }),
    pricing: t.field({
      type: VariantPricingInfo,
      nullable: true,
      args: { address: t.arg({ type: AddressInput }) },
      resolve: (v, { address }) => pricesOf(v.channel, [v], address?.country),
    }),
    quantityAvailable: t.int({
      nullable: true,
      args: { address: t.arg({ type: AddressInput }), countryCode: t.arg({ type: CountryCode }) },
      resolve: quantityAvailable,
    }),
    media: t.field({
      type: [ProductMedia],
      nullable: true,
      resolve: async (v, _, context) => {
        const product = await productOf(context, v.channel, v.product_id);
        if (v.thumbnail) return mediaOf({ ...product, thumbnail: null }, [v]);
        return mediaOf(product, [], product.has_own_media ? await mediaRowsOf(context, product.id) : null);
      },
    }),
    attributes: t.field({
      type: [SelectedAttribute],
      deprecationReason: "Use `assignedAttributes` field instead.",
      args: { variantSelection: t.arg({ type: VariantAttributeScope }) },
      resolve: async (v, { variantSelection }, context) => {
        const all = await attributesOf(context, v);
        // what a buyer chooses a variant by, as Saleor has it: choices, of which there may be one
        if (!variantSelection || variantSelection === "ALL") return all;
        const isChosen = ({ attribute }: Selected) => attribute.input_type === "DROPDOWN";
        return all.filter((one) => isChosen(one) === (variantSelection === "VARIANT_SELECTION"));
      },
    }),
    assignedAttributes: t.field({
      type: [AssignedAttribute],
      args: { limit: t.arg({ type: "PositiveInt" }) },
      resolve: async (v, { limit }, context) => firstOf(await attributesOf(context, v), limit),
    }),
    translation: t.field({
      type: VariantTranslation,
      nullable: true,
      args: { languageCode: t.arg({ type: LanguageCodeEnum, required: true }) },
      resolve: (variant, { languageCode }) =>
        translatedVariantName(variant.translations, languageOfCode(languageCode))
          ? { variant, code: languageCode }
          : null,
    }),
    assignedAttribute: t.field({
      type: AssignedAttribute,
      nullable: true,
      args: { slug: t.arg.string({ required: true }) },
      resolve: async (v, { slug }, context) =>
        (await attributesOf(context, v)).find(({ attribute }) => attribute.slug === slug) ?? null,
    }),
    created: t.field({ type: "DateTime", resolve: (v) => new Date(v.created_at) }),
    updatedAt: t.field({ type: "DateTime", resolve: (v) => new Date(v.updated_at) }),
  }),
});

export type VariantPage = { variants: VariantNode[]; from: number; more: boolean };

const cursorOf = (position: number) => Buffer.from(String(position)).toString("base64url");
const positionOf = (cursor: string): number => {
  const position = Number(Buffer.from(cursor, "base64url").toString());
  return Number.isSafeInteger(position) && position >= 0 ? position : 0;
};

const VariantEdge = builder.objectRef<{ node: VariantNode; cursor: string }>("ProductVariantCountableEdge").implement({
  fields: (t) => ({
    node: t.field({ type: ProductVariantRef, resolve: (edge) => edge.node }),
    cursor: t.exposeString("cursor"),
  }),
});

export const VariantConnection = builder
  .objectRef<VariantPage & { total: number }>("ProductVariantCountableConnection")
  .implement({
    fields: (t) => ({
      totalCount: t.int({ nullable: true, resolve: (page) => page.total }),
      pageInfo: t.field({
        type: PageInfo,
        resolve: ({ variants, from, more }) => ({
          hasNextPage: more,
          hasPreviousPage: from > 0,
          startCursor: variants.length > 0 ? cursorOf(from + 1) : null,
          endCursor: variants.length > 0 ? cursorOf(from + variants.length) : null,
        }),
      }),
      edges: t.field({
        type: [VariantEdge],
        resolve: ({ variants, from }) => variants.map((node, i) => ({ node, cursor: cursorOf(from + i + 1) })),
      }),
    }),
  });

/** The page of a whole list of variants that was asked for; places are counted, and make the cursors. */
export function variantPages(args: PageArgs, context: RequestContext) {
  const last = args.last ?? (args.before && !args.after ? 100 : null);
  const { first, backward } = pageRequest({ first: args.first ?? null, last }, context);
  return (all: VariantNode[]): VariantPage & { total: number } => {
    const end = backward && args.before ? Math.min(all.length, Math.max(0, positionOf(args.before) - 1)) : all.length;
    const from = backward ? Math.max(0, end - first) : args.after ? positionOf(args.after) : 0;
    const to = backward ? end : from + first;
    return { variants: all.slice(from, to), from, more: all.length > to, total: all.length };
  };
}

builder.queryField("productVariant", (t) =>
  t.field({
    type: ProductVariantRef,
    nullable: true,
    args: { id: t.arg.id(), sku: t.arg.string(), channel: t.arg.string() },
    resolve: async (_, { id, sku, channel: slug }, context) => {
      const channel = await channelBySlug(context, slug);
      if (!channel) return null;
      const db = shopTables(context.db);
      const named = numberOf(id, "ProductVariant");
      const key = named ?? (sku ? (await variantBySku(db, channel.id, sku))?.id : null);
      const [variant] = key ? await variantsByIds(db, channel.id, [key]) : [];
      const isShown = variant?.is_published || context.visitor?.isStaff;
      return variant && isShown && variant.amount !== null ? { ...variant, channel } : null;
    },
  }),
);
