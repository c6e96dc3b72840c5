import { builder } from "../builder.ts";
import { LanguageCodeEnum, MetadataInput } from "@carloom/wire";
import { AttributeValueInput } from "./assign.graphql.ts";
import { NameTranslationInput } from "./attribute-edit.graphql.ts";
import {
  categoryPayload,
  CollectionError,
  collectionPayload,
  ListingError,
  ProductError,
  productPayload,
  TranslationError,
  variantPayload,
} from "./edit.payload.graphql.ts";
import {
  productTranslate,
  productVariantTranslate,
  productUpdate,
  productVariantChannelListingUpdate,
  productVariantUpdate,
} from "./edit-product.command.ts";
import {
  categoryCreate,
  categoryDelete,
  categoryUpdate,
  collectionAddProducts,
  collectionCreate,
  collectionDelete,
  collectionRemoveProducts,
  collectionUpdate,
} from "./edit-shelf.command.ts";
import { productChannelListingUpdate } from "./publish.command.ts";
import { SeoInput } from "./seo.graphql.ts";
import { asWords } from "./words.ts";

const ProductInput = builder.inputType("ProductInput", {
  fields: (t) => ({
    name: t.string(),
    slug: t.string(),
    description: t.field({ type: "JSONString" }),
    category: t.id(),
    collections: t.idList(),
    attributes: t.field({ type: [AttributeValueInput] }),
    metadata: t.field({ type: [MetadataInput] }),
    seo: t.field({ type: SeoInput }),
  }),
});
const VariantInput = builder.inputType("ProductVariantInput", {
  fields: (t) => ({
    name: t.string(),
    sku: t.string(),
    trackInventory: t.boolean(),
    quantityLimitPerCustomer: t.int(),
    weight: t.field({ type: "WeightScalar" }),
    attributes: t.field({ type: [AttributeValueInput] }),
    metadata: t.field({ type: [MetadataInput] }),
  }),
});
const TranslationInput = builder.inputType("TranslationInput", {
  fields: (t) => ({
    name: t.string(),
    description: t.field({ type: "JSONString" }),
    seoTitle: t.string(),
    seoDescription: t.string(),
  }),
});
const ListingAddInput = builder.inputType("ProductChannelListingAddInput", {
  fields: (t) => ({
    channelId: t.id({ required: true }),
    isPublished: t.boolean(),
    isAvailableForPurchase: t.boolean(),
    availableForPurchaseAt: t.field({ type: "DateTime" }),
  }),
});
const ListingInput = builder.inputType("ProductChannelListingUpdateInput", {
  fields: (t) => ({ updateChannels: t.field({ type: [ListingAddInput] }), removeChannels: t.idList() }),
});
const PriceInput = builder.inputType("ProductVariantChannelListingAddInput", {
  fields: (t) => ({
    channelId: t.id({ required: true }),
    price: t.field({ type: "PositiveDecimal", required: true }),
  }),
});
const CategoryInput = builder.inputType("CategoryInput", {
  fields: (t) => ({
    name: t.string(),
    slug: t.string(),
    description: t.field({ type: "JSONString" }),
    seo: t.field({ type: SeoInput }),
  }),
});
const CollectionInput = builder.inputType("CollectionInput", {
  fields: (t) => ({
    name: t.string(),
    slug: t.string(),
    description: t.field({ type: "JSONString" }),
    isPublished: t.boolean(),
    backgroundImage: t.field({ type: "Upload" }),
    backgroundImageAlt: t.string(),
    seo: t.field({ type: SeoInput }),
  }),
});
const CollectionCreateInput = builder.inputType("CollectionCreateInput", {
  fields: (t) => ({
    name: t.string(),
    slug: t.string(),
    description: t.field({ type: "JSONString" }),
    isPublished: t.boolean(),
    backgroundImage: t.field({ type: "Upload" }),
    backgroundImageAlt: t.string(),
    seo: t.field({ type: SeoInput }),
    products: t.idList(),
  }),
});

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true });
  const languageCode = t.arg({ type: LanguageCodeEnum, required: true });
  const translation = t.arg({ type: TranslationInput, required: true });
  const products = t.arg.idList({ required: true });
  return {
    productUpdate: t.field({
      type: productPayload("ProductUpdate", ProductError),
      nullable: true,
      args: { id: t.arg.id(), input: t.arg({ type: ProductInput, required: true }) },
      resolve: (_, args, context) => productUpdate(context, args.id, args.input),
    }),
    productTranslate: t.field({
      type: productPayload("ProductTranslate", TranslationError),
      nullable: true,
      args: { id, input: translation, languageCode },
      resolve: (_, args, context) => productTranslate(context, args.id, args.languageCode, args.input),
    }),
    productChannelListingUpdate: t.field({
      type: productPayload("ProductChannelListingUpdate", ListingError),
      nullable: true,
      args: { id, input: t.arg({ type: ListingInput, required: true }) },
      resolve: (_, args, context) => productChannelListingUpdate(context, args.id, args.input),
    }),
    productVariantUpdate: t.field({
      type: variantPayload("ProductVariantUpdate", "productVariant", ProductError),
      nullable: true,
      args: { id: t.arg.id(), sku: t.arg.string(), input: t.arg({ type: VariantInput, required: true }) },
      resolve: (_, { input, ...by }, context) => productVariantUpdate(context, by, input),
    }),
    productVariantTranslate: t.field({
      type: variantPayload("ProductVariantTranslate", "productVariant", TranslationError),
      nullable: true,
      args: { id, input: t.arg({ type: NameTranslationInput, required: true }), languageCode },
      resolve: (_, args, context) => productVariantTranslate(context, args.id, args.languageCode, args.input),
    }),
    productVariantChannelListingUpdate: t.field({
      type: variantPayload("ProductVariantChannelListingUpdate", "variant", ListingError),
      nullable: true,
      args: { id: t.arg.id(), sku: t.arg.string(), input: t.arg({ type: [PriceInput], required: true }) },
      resolve: (_, { input, ...by }, context) => productVariantChannelListingUpdate(context, by, input),
    }),
    categoryCreate: t.field({
      type: categoryPayload("CategoryCreate", ProductError),
      nullable: true,
      args: { input: t.arg({ type: CategoryInput, required: true }) },
      resolve: (_, { input }, context) => categoryCreate(context, input),
    }),
    categoryUpdate: t.field({
      type: categoryPayload("CategoryUpdate", ProductError),
      nullable: true,
      args: { id, input: t.arg({ type: CategoryInput, required: true }) },
      resolve: (_, args, context) => categoryUpdate(context, args.id, args.input),
    }),
    categoryDelete: t.field({
      type: categoryPayload("CategoryDelete", ProductError),
      nullable: true,
      args: { id },
      resolve: (_, args, context) => categoryDelete(context, args.id),
    }),
    categoryTranslate: t.field({
      type: categoryPayload("CategoryTranslate", TranslationError),
      nullable: true,
      args: { id, input: translation, languageCode },
      resolve: (_, args, context) => categoryUpdate(context, args.id, asWords(args.input), args.languageCode),
    }),
    collectionCreate: t.field({
      type: collectionPayload("CollectionCreate", CollectionError),
      nullable: true,
      args: { input: t.arg({ type: CollectionCreateInput, required: true }) },
      resolve: (_, { input }, context) => collectionCreate(context, input),
    }),
    collectionUpdate: t.field({
      type: collectionPayload("CollectionUpdate", CollectionError),
      nullable: true,
      args: { id, input: t.arg({ type: CollectionInput, required: true }) },
      resolve: (_, args, context) => collectionUpdate(context, args.id, args.input),
    }),
    collectionTranslate: t.field({
      type: collectionPayload("CollectionTranslate", TranslationError),
      nullable: true,
      args: { id, input: translation, languageCode },
      resolve: (_, { input, ...args }, context) =>
        collectionUpdate(context, args.id, asWords(input), args.languageCode),
    }),
    collectionAddProducts: t.field({
      type: collectionPayload("CollectionAddProducts", CollectionError),
      nullable: true,
      args: { collectionId: id, products },
      resolve: (_, args, context) => collectionAddProducts(context, args.collectionId, args.products),
    }),
    collectionRemoveProducts: t.field({
      type: collectionPayload("CollectionRemoveProducts", CollectionError),
      nullable: true,
      args: { collectionId: id, products },
      resolve: (_, args, context) => collectionRemoveProducts(context, args.collectionId, args.products),
    }),
    collectionDelete: t.field({
      type: collectionPayload("CollectionDelete", CollectionError),
      nullable: true,
      args: { id },
      resolve: (_, args, context) => collectionDelete(context, args.id),
    }),
  };
});
