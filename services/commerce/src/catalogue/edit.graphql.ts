import { builder } from "../builder.ts";
import { ProductErrorCode } from "../fulfilment/warehouse.graphql.ts";
import { LanguageCodeEnum } from "../wire/language.graphql.ts";
import { shopTables } from "../tables.ts";
import { categoryOf, productOf, variantById } from "./catalogue.loaders.ts";
import { channelBySlug } from "./channel.ts";
import { collectionById } from "./collection.repository.ts";
import type { Edited, EditProblem } from "./edit.ts";
import {
  productChannelListingUpdate,
  productTranslate,
  productUpdate,
  productVariantChannelListingUpdate,
  productVariantUpdate,
} from "./edit-product.command.ts";
import {
  categoryCreate,
  categoryUpdate,
  collectionAddProducts,
  collectionCreate,
  collectionDelete,
  collectionRemoveProducts,
  collectionUpdate,
} from "./edit-shelf.command.ts";
import { CategoryRef, CollectionRef, ProductRef, ProductVariantRef } from "./refs.ts";

const CollectionErrorCode = builder.enumType("CollectionErrorCode", {
  values: ["DUPLICATED_INPUT_ITEM", "GRAPHQL_ERROR", "INVALID", "NOT_FOUND", "REQUIRED", "UNIQUE"] as const,
});
const TranslationErrorCode = builder.enumType("TranslationErrorCode", {
  values: ["GRAPHQL_ERROR", "INVALID", "NOT_FOUND", "REQUIRED", "UNIQUE"] as const,
});

const ProductError = builder.objectRef<EditProblem>("ProductError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: ProductErrorCode, resolve: ({ code }) => code }),
  }),
});
const ListingError = builder.objectRef<EditProblem>("ProductChannelListingError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: ProductErrorCode, resolve: ({ code }) => code }),
  }),
});
const CollectionError = builder.objectRef<EditProblem>("CollectionError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: CollectionErrorCode, resolve: ({ code }) => code }),
  }),
});
const TranslationError = builder.objectRef<EditProblem>("TranslationError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({
      type: TranslationErrorCode,
      resolve: ({ code }) => (code === "DUPLICATED_INPUT_ITEM" ? "INVALID" : code),
    }),
  }),
});

type ErrorRef = typeof ProductError | typeof ListingError | typeof CollectionError | typeof TranslationError;

const productPayload = (name: string, error: ErrorRef) =>
  builder.objectRef<Edited>(name).implement({
    fields: (t) => ({
      product: t.field({
        type: ProductRef,
        nullable: true,
        resolve: async ({ id }, _, context) => {
          const channel = await channelBySlug(context);
          return id === null || !channel ? null : productOf(context, channel, id);
        },
      }),
      errors: t.field({ type: [error], resolve: ({ errors }) => errors }),
    }),
  });
const categoryPayload = (name: string, error: ErrorRef) =>
  builder.objectRef<Edited>(name).implement({
    fields: (t) => ({
      category: t.field({
        type: CategoryRef,
        nullable: true,
        resolve: ({ id }, _, context) => (id === null ? null : categoryOf(context, id)),
      }),
      errors: t.field({ type: [error], resolve: ({ errors }) => errors }),
    }),
  });
const collectionPayload = (name: string, error: ErrorRef) =>
  builder.objectRef<Edited>(name).implement({
    fields: (t) => ({
      collection: t.field({
        type: CollectionRef,
        nullable: true,
        resolve: async ({ id }, _, context) => {
          const channel = await channelBySlug(context);
          const row = id === null ? undefined : await collectionById(shopTables(context.db), id);
          return row && channel ? { ...row, channel } : null;
        },
      }),
      errors: t.field({ type: [error], resolve: ({ errors }) => errors }),
    }),
  });
/** Saleor calls the variant otherwise in the two payloads. */
const variantPayload = <F extends "productVariant" | "variant">(name: string, field: F, error: ErrorRef) =>
  builder.objectRef<Edited>(name).implement({
    fields: (t) => ({
      [field]: t.field({
        type: ProductVariantRef,
        nullable: true,
        resolve: async ({ id }, _, context) => {
          const channel = await channelBySlug(context);
          return id === null || !channel ? null : variantById(context, channel, id);
        },
      }),
      errors: t.field({ type: [error], resolve: ({ errors }) => errors }),
    }),
  });

const ProductInput = builder.inputType("ProductInput", {
  fields: (t) => ({
    name: t.string(),
    slug: t.string(),
    description: t.field({ type: "JSONString" }),
    category: t.id(),
  }),
});
const VariantInput = builder.inputType("ProductVariantInput", {
  fields: (t) => ({
    name: t.string(),
    sku: t.string(),
    trackInventory: t.boolean(),
    quantityLimitPerCustomer: t.int(),
  }),
});
const TranslationInput = builder.inputType("TranslationInput", {
  fields: (t) => ({ name: t.string(), description: t.field({ type: "JSONString" }) }),
});
const ListingAddInput = builder.inputType("ProductChannelListingAddInput", {
  fields: (t) => ({ channelId: t.id({ required: true }), isPublished: t.boolean() }),
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
  fields: (t) => ({ name: t.string(), slug: t.string() }),
});
const CollectionInput = builder.inputType("CollectionInput", {
  fields: (t) => ({
    name: t.string(),
    slug: t.string(),
    description: t.field({ type: "JSONString" }),
    isPublished: t.boolean(),
  }),
});
const CollectionCreateInput = builder.inputType("CollectionCreateInput", {
  fields: (t) => ({
    name: t.string(),
    slug: t.string(),
    description: t.field({ type: "JSONString" }),
    isPublished: t.boolean(),
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
    categoryTranslate: t.field({
      type: categoryPayload("CategoryTranslate", TranslationError),
      nullable: true,
      args: { id, input: translation, languageCode },
      resolve: (_, args, context) => categoryUpdate(context, args.id, { name: args.input.name }, args.languageCode),
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
        collectionUpdate(context, args.id, { name: input.name, description: input.description }, args.languageCode),
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
