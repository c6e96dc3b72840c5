import { type Page, pageRequest } from "@carloom/platform";
import { AddressInput } from "../address/address.graphql.ts";
import { builder } from "../builder.ts";
import { globalId } from "../wire/ids.ts";
import { LanguageCodeEnum, LanguageDisplay, type LanguageCode, languageOfCode } from "../wire/language.graphql.ts";
import { Node, ObjectWithMetadata } from "../wire/node.graphql.ts";
import { PageInfo } from "../wire/page.graphql.ts";
import { WeightRef } from "../wire/weight.graphql.ts";
import "./category.graphql.ts";
import { AssignedAttribute, SelectedAttribute } from "./attribute.graphql.ts";
import { collectionsOfProduct, selectedAttributes } from "./attribute.loaders.ts";
import { categoryOf, type ProductNode, productTypeOf, ofVariants } from "./catalogue.loaders.ts";
import { quantityAvailable, richText } from "./catalogue.policy.ts";
import { ImageRef, mediaOf, pictureUrl, ProductMedia, ThumbnailFormatEnum } from "./media.graphql.ts";
import { ProductPricingInfo, pricesOf } from "./pricing.graphql.ts";
import { ProductTypeRef } from "./product-type.graphql.ts";
import { CategoryRef, CollectionRef, ProductRef, ProductVariantRef } from "./refs.ts";
import { positionOf, VariantConnection } from "./variant.graphql.ts";

const ProductTranslation = builder
  .objectRef<{ product: ProductNode; code: LanguageCode }>("ProductTranslation")
  .implement({
    interfaces: [Node],
    fields: (t) => ({
      id: t.id({ resolve: ({ product, code }) => globalId("ProductTranslation", `${product.id}-${code}`) }),
      language: t.field({ type: LanguageDisplay, resolve: ({ code }) => ({ code }) }),
      name: t.string({ nullable: true, resolve: ({ product, code }) => product.names[languageOfCode(code)] }),
      description: t.field({
        type: "JSONString",
        nullable: true,
        resolve: ({ product, code }) => {
          const text = product.descriptions[languageOfCode(code)];
          return text ? richText(text) : null;
        },
      }),
    }),
  });

ProductRef.implement({
  interfaces: [Node, ObjectWithMetadata],
  fields: (t) => ({
    id: t.id({ resolve: (p) => globalId("Product", p.id) }),
    name: t.string({ resolve: (p) => p.names.en }),
    slug: t.exposeString("slug"),
    description: t.field({
      type: "JSONString",
      nullable: true,
      resolve: (p) => (p.descriptions.en ? richText(p.descriptions.en) : null),
    }),
    seoTitle: t.string({ nullable: true, resolve: (p) => p.names.en }),
    seoDescription: t.string({ nullable: true, resolve: (p) => p.descriptions.en ?? null }),
    productType: t.field({
      type: ProductTypeRef,
      resolve: (p, _, context) => productTypeOf(context, p.product_type_id),
    }),
    category: t.field({
      type: CategoryRef,
      nullable: true,
      resolve: (p, _, context) => (p.category_id === null ? null : categoryOf(context, p.category_id)),
    }),
    created: t.expose("created_at", { type: "DateTime" }),
    updatedAt: t.expose("updated_at", { type: "DateTime" }),
    weight: t.field({
      type: WeightRef,
      nullable: true,
      resolve: (p, _, context) => ofVariants(context, p, ([variant]) => (variant ? { grams: variant.weight_g } : null)),
    }),
    channel: t.string({ nullable: true, resolve: (p) => p.channel.slug }),
    thumbnail: t.field({
      type: ImageRef,
      nullable: true,
      args: { size: t.arg.int(), format: t.arg({ type: ThumbnailFormatEnum }) },
      resolve: (p, _, context) => (p.thumbnail ? { url: pictureUrl(context, p.thumbnail), alt: p.names.en } : null),
    }),
    media: t.field({
      type: [ProductMedia],
      nullable: true,
      resolve: (p, _, context) => ofVariants(context, p, (variants) => mediaOf(p, variants)),
    }),
    pricing: t.field({
      type: ProductPricingInfo,
      nullable: true,
      args: { address: t.arg({ type: AddressInput }) },
      resolve: (p, { address }, context) =>
        ofVariants(context, p, (variants) => pricesOf(p.channel, variants, address?.country)),
    }),
    isAvailable: t.boolean({
      nullable: true,
      args: { address: t.arg({ type: AddressInput }) },
      resolve: (p, _, context) =>
        ofVariants(context, p, (variants) => variants.some((variant) => quantityAvailable(variant) > 0)),
    }),
    // goods by area have no price until a design says how large they are
    isAvailableForPurchase: t.boolean({
      nullable: true,
      resolve: (p, _, context) =>
        ofVariants(context, p, (variants) => variants.some((variant) => !variant.sold_by_area)),
    }),
    defaultVariant: t.field({
      type: ProductVariantRef,
      nullable: true,
      resolve: (p, _, context) => ofVariants(context, p, ([variant]) => variant ?? null),
    }),
    variants: t.field({
      type: [ProductVariantRef],
      nullable: true,
      deprecationReason: "Use `productVariants` field instead.",
      resolve: (p, _, context) => ofVariants(context, p, (variants) => variants),
    }),
    productVariants: t.field({
      type: VariantConnection,
      nullable: true,
      args: { first: t.arg.int(), after: t.arg.string() },
      resolve: (p, args, context) => {
        const { first } = pageRequest({ first: args.first }, context);
        const from = args.after ? positionOf(args.after) : 0;
        return ofVariants(context, p, (all) => ({
          variants: all.slice(from, from + first),
          from,
          more: all.length > from + first,
          total: all.length,
        }));
      },
    }),
    collections: t.field({
      type: [CollectionRef],
      nullable: true,
      resolve: async (p, _, context) =>
        (await collectionsOfProduct(context, p.id)).map((row) => ({ ...row, channel: p.channel })),
    }),
    attributes: t.field({
      type: [SelectedAttribute],
      deprecationReason: "Use `assignedAttributes` field instead.",
      resolve: (p, _, context) => selectedAttributes(context, p, null),
    }),
    assignedAttributes: t.field({
      type: [AssignedAttribute],
      resolve: (p, _, context) => selectedAttributes(context, p, null),
    }),
    assignedAttribute: t.field({
      type: AssignedAttribute,
      nullable: true,
      args: { slug: t.arg.string({ required: true }) },
      resolve: async (p, { slug }, context) =>
        (await selectedAttributes(context, p, null)).find(({ attribute }) => attribute.slug === slug) ?? null,
    }),
    translation: t.field({
      type: ProductTranslation,
      nullable: true,
      args: { languageCode: t.arg({ type: LanguageCodeEnum, required: true }) },
      resolve: (product, { languageCode }) => ({ product, code: languageCode }),
    }),
  }),
});

const ProductEdge = builder.objectRef<{ node: ProductNode; cursor: string }>("ProductCountableEdge").implement({
  fields: (t) => ({
    node: t.field({ type: ProductRef, resolve: (edge) => edge.node }),
    cursor: t.exposeString("cursor"),
  }),
});

export const ProductConnection = builder.objectRef<Page<ProductNode>>("ProductCountableConnection").implement({
  fields: (t) => ({
    totalCount: t.int({ nullable: true, resolve: (page) => page.totalCount() }),
    pageInfo: t.field({ type: PageInfo, resolve: (page) => page.pageInfo }),
    edges: t.field({ type: [ProductEdge], resolve: (page) => page.edges }),
  }),
});
