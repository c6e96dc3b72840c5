import type { Page } from "@carloom/platform";
import { requireAnyRole, AddressInput } from "@carloom/identity";
import { builder } from "../builder.ts";
import {
  globalId,
  LanguageCodeEnum,
  LanguageDisplay,
  type LanguageCode,
  languageOfCode,
  Node,
  ObjectWithMetadata,
  PageInfo,
  WeightRef,
} from "@carloom/wire";
import "./category.graphql.ts";
import { AssignedAttribute, firstOf, SelectedAttribute } from "./attribute.graphql.ts";
import { collectionsOfProduct, selectedAttributes } from "./attribute.loaders.ts";
import { categoryOf, type ProductNode, productTypeOf, ofVariants } from "./catalogue.loaders.ts";
import { quantityAvailable, richTextIn } from "./catalogue.policy.ts";
import type { ChannelRow } from "./catalogue.repository.ts";
import { ChannelRef } from "./channel.graphql.ts";
import { channelList } from "./channel.ts";
import { listingsOf, mediaRowsOf, saleFromOf } from "./listing.loaders.ts";
import type { ListingRow } from "./publication.repository.ts";
import { ImageRef, mediaOf, pictureUrl, ProductMedia, ThumbnailFormatEnum } from "./media.graphql.ts";
import { ProductPricingInfo, pricesOf } from "./pricing.graphql.ts";
import { ProductTypeRef } from "./product-type.graphql.ts";
import { CategoryRef, CollectionRef, ProductRef, ProductVariantRef } from "./refs.ts";
import { isWritten } from "./words.ts";
import { VariantConnection, variantPages } from "./variant.graphql.ts";

const ProductTranslation = builder
  .objectRef<{ product: ProductNode; code: LanguageCode }>("ProductTranslation")
  .implement({
    interfaces: [Node],
    fields: (t) => ({
      id: t.id({ resolve: ({ product, code }) => globalId("ProductTranslation", `${product.id}-${code}`) }),
      language: t.field({ type: LanguageDisplay, resolve: ({ code }) => ({ code }) }),
      name: t.string({ nullable: true, resolve: ({ product, code }) => product.names[languageOfCode(code)] }),
      slug: t.string({ nullable: true, resolve: ({ product }) => product.slug }),
      seoTitle: t.string({
        nullable: true,
        resolve: ({ product, code }) => product.seo_titles[languageOfCode(code)] ?? null,
      }),
      seoDescription: t.string({
        nullable: true,
        resolve: ({ product, code }) => product.seo_descriptions[languageOfCode(code)] ?? null,
      }),
      description: t.field({
        type: "JSONString",
        nullable: true,
        resolve: ({ product, code }) => richTextIn(product.descriptions, languageOfCode(code)),
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
      resolve: (p) => richTextIn(p.descriptions, "en"),
    }),
    seoTitle: t.string({ nullable: true, resolve: (p) => p.seo_titles.en ?? null }),
    seoDescription: t.string({ nullable: true, resolve: (p) => p.seo_descriptions.en ?? null }),
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
      resolve: (p, wanted, context) =>
        p.thumbnail ? { url: pictureUrl(context, p.thumbnail, wanted), alt: p.names.en } : null,
    }),
    media: t.field({
      type: [ProductMedia],
      nullable: true,
      resolve: async (p, _, context) => {
        const rows = p.has_own_media ? await mediaRowsOf(context, p.id) : null;
        return ofVariants(context, p, (variants) => mediaOf(p, variants, rows));
      },
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
      resolve: async (p, _, context) =>
        isSold(await saleFromOf(context, p)) &&
        ofVariants(context, p, (variants) => variants.some((variant) => !variant.sold_by_area)),
    }),
    availableForPurchaseAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: async (p, _, context) => timeOf(await saleFromOf(context, p)),
    }),
    channelListings: t.field({
      type: [ProductChannelListing],
      nullable: true,
      resolve: async (p, _, context) => {
        requireAnyRole(context, "catalogue", "orders", "support");
        const [listings, channels] = await Promise.all([listingsOf(context, p.id), channelList(context)]);
        return listings.flatMap((listing) => {
          const channel = channels.find(({ id }) => id === listing.channel_id);
          return channel ? { ...listing, channel } : [];
        });
      },
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
      args: { first: t.arg.int(), after: t.arg.string(), last: t.arg.int(), before: t.arg.string() },
      resolve: (p, args, context) => {
        const pageOf = variantPages(args, context);
        return ofVariants(context, p, pageOf);
      },
    }),
    collections: t.field({
      type: [CollectionRef],
      nullable: true,
      resolve: async (p, _, context) =>
        (await collectionsOfProduct(context, p.id))
          .filter(({ hidden_in }) => !hidden_in.includes(p.channel.id))
          .map((row) => ({ ...row, channel: p.channel })),
    }),
    attributes: t.field({
      type: [SelectedAttribute],
      deprecationReason: "Use `assignedAttributes` field instead.",
      resolve: (p, _, context) => selectedAttributes(context, p, null),
    }),
    assignedAttributes: t.field({
      type: [AssignedAttribute],
      args: { limit: t.arg({ type: "PositiveInt" }) },
      resolve: async (p, { limit }, context) => firstOf(await selectedAttributes(context, p, null), limit),
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
      resolve: (product, { languageCode }) => {
        const language = languageOfCode(languageCode);
        return isWritten(product, language) ? { product, code: languageCode } : null;
      },
    }),
  }),
});

/** A product that is not sold has an endless time here. */
const isSold = (from: Date | number): boolean => from instanceof Date && from.getTime() <= Date.now();
const timeOf = (from: Date | number): Date | null => (from instanceof Date ? from : null);

const ProductChannelListing = builder
  .objectRef<ListingRow & { channel: ChannelRow }>("ProductChannelListing")
  .implement({
    interfaces: [Node],
    fields: (t) => ({
      id: t.id({ resolve: (l) => globalId("ProductChannelListing", `${l.product_id}-${l.channel_id}`) }),
      channel: t.field({ type: ChannelRef, resolve: ({ channel }) => channel }),
      isPublished: t.exposeBoolean("is_published"),
      isAvailableForPurchase: t.boolean({ nullable: true, resolve: (l) => isSold(l.sale_from) }),
      availableForPurchaseAt: t.field({ type: "DateTime", nullable: true, resolve: (l) => timeOf(l.sale_from) }),
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
