import { builder, type CommerceContext } from "../builder.ts";
import { ProductErrorCode } from "./error-code.graphql.ts";
import { shopTables } from "../tables.ts";
import { attributeById, valueById } from "./attribute.loaders.ts";
import { AttributeValueRef } from "./attribute.graphql.ts";
import { categoryOf, productOf, productTypeOf, variantById } from "./catalogue.loaders.ts";
import { channelBySlug } from "./channel.ts";
import { collectionById } from "./collection.repository.ts";
import type { Edited, EditProblem } from "./edit.ts";
import { ProductTypeRef } from "./product-type.graphql.ts";
import { AttributeRef, CategoryRef, CollectionRef, ProductRef, ProductVariantRef } from "./refs.ts";

const COLLECTION = [
  "DUPLICATED_INPUT_ITEM",
  "FILE_SIZE_LIMIT_EXCEEDED",
  "GRAPHQL_ERROR",
  "INVALID",
  "NOT_FOUND",
  "REQUIRED",
  "UNIQUE",
] as const;
const TRANSLATION = ["GRAPHQL_ERROR", "INVALID", "NOT_FOUND", "REQUIRED", "UNIQUE"] as const;
const ATTRIBUTE = ["ALREADY_EXISTS", "GRAPHQL_ERROR", "INVALID", "NOT_FOUND", "REQUIRED", "UNIQUE"] as const;
const CollectionErrorCode = builder.enumType("CollectionErrorCode", { values: COLLECTION });
const TranslationErrorCode = builder.enumType("TranslationErrorCode", { values: TRANSLATION });
const AttributeErrorCode = builder.enumType("AttributeErrorCode", { values: ATTRIBUTE });

/** The code as this list of codes has it. */
const within = <C extends string>(codes: readonly C[], code: string): C | "INVALID" =>
  codes.find((known) => known === code) ?? "INVALID";

export const ProductError = builder.objectRef<EditProblem>("ProductError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: ProductErrorCode, resolve: ({ code }) => code }),
  }),
});
export const ListingError = builder.objectRef<EditProblem>("ProductChannelListingError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: ProductErrorCode, resolve: ({ code }) => code }),
  }),
});
export const CollectionError = builder.objectRef<EditProblem>("CollectionError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: CollectionErrorCode, resolve: ({ code }) => within(COLLECTION, code) }),
  }),
});
export const CollectionListingError = builder.objectRef<EditProblem>("CollectionChannelListingError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: ProductErrorCode, resolve: ({ code }) => code }),
  }),
});
export const TranslationError = builder.objectRef<EditProblem>("TranslationError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: TranslationErrorCode, resolve: ({ code }) => within(TRANSLATION, code) }),
  }),
});
export const AttributeError = builder.objectRef<EditProblem>("AttributeError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: AttributeErrorCode, resolve: ({ code }) => within(ATTRIBUTE, code) }),
  }),
});

/** Errors of every kind of edit are of one shape. */
type ErrorRef = typeof ProductError;

async function editedProduct({ id, removed }: Edited, context: CommerceContext) {
  const channel = await channelBySlug(context);
  if (!channel) return null;
  if (removed?.product) return { ...removed.product, channel, variants: [] };
  return id === null ? null : productOf(context, channel, id);
}

export const productPayload = (name: string, error: ErrorRef) =>
  builder.objectRef<Edited>(name).implement({
    fields: (t) => ({
      product: t.field({
        type: ProductRef,
        nullable: true,
        resolve: (edited, _, context) => editedProduct(edited, context),
      }),
      errors: t.field({ type: [error], resolve: ({ errors }) => errors }),
    }),
  });

export const categoryPayload = (name: string, error: ErrorRef) =>
  builder.objectRef<Edited>(name).implement({
    fields: (t) => ({
      category: t.field({
        type: CategoryRef,
        nullable: true,
        resolve: ({ id, removed }, _, context) => removed?.category ?? (id === null ? null : categoryOf(context, id)),
      }),
      errors: t.field({ type: [error], resolve: ({ errors }) => errors }),
    }),
  });

export const collectionPayload = (name: string, error: ErrorRef) =>
  builder.objectRef<Edited>(name).implement({
    fields: (t) => ({
      collection: t.field({
        type: CollectionRef,
        nullable: true,
        resolve: async ({ id, removed }, _, context) => {
          const channel = await channelBySlug(context);
          const known = removed?.collection ?? (id === null ? null : await collectionById(shopTables(context.db), id));
          return known && channel ? { ...known, channel } : null;
        },
      }),
      errors: t.field({ type: [error], resolve: ({ errors }) => errors }),
    }),
  });

/** Saleor calls the variant otherwise in one of the payloads. */
export const variantPayload = <F extends "productVariant" | "variant">(name: string, field: F, error: ErrorRef) =>
  builder.objectRef<Edited>(name).implement({
    fields: (t) => ({
      [field]: t.field({
        type: ProductVariantRef,
        nullable: true,
        resolve: async ({ id, removed }, _, context) => {
          const channel = await channelBySlug(context);
          if (!channel) return null;
          if (removed?.variant) return { ...removed.variant, channel };
          return id === null ? null : variantById(context, channel, id);
        },
      }),
      errors: t.field({ type: [error], resolve: ({ errors }) => errors }),
    }),
  });

export const productTypePayload = (name: string) =>
  builder.objectRef<Edited>(name).implement({
    fields: (t) => ({
      productType: t.field({
        type: ProductTypeRef,
        nullable: true,
        resolve: ({ id, removed }, _, context) =>
          removed?.productType ?? (id === null ? null : productTypeOf(context, id)),
      }),
      errors: t.field({ type: [ProductError], resolve: ({ errors }) => errors }),
    }),
  });

export const attributePayload = (name: string, error: ErrorRef = AttributeError) =>
  builder.objectRef<Edited>(name).implement({
    fields: (t) => ({
      attribute: t.field({
        type: AttributeRef,
        nullable: true,
        resolve: ({ id, removed }, _, context) =>
          removed?.attribute ?? (id === null ? null : attributeById(context, id)),
      }),
      errors: t.field({ type: [error], resolve: ({ errors }) => errors }),
    }),
  });

/** Of a change of a value: what it is a value of, too. */
export const valuePayload = (name: string) =>
  builder.objectRef<Edited>(name).implement({
    fields: (t) => ({
      attributeValue: t.field({
        type: AttributeValueRef,
        nullable: true,
        resolve: ({ id, removed }, _, context) => removed?.value ?? (id === null ? null : valueById(context, id)),
      }),
      attribute: t.field({
        type: AttributeRef,
        nullable: true,
        resolve: async ({ id, removed }, _, context) => {
          const value = removed?.value ?? (id === null ? null : await valueById(context, id));
          return value ? attributeById(context, value.attribute_id) : null;
        },
      }),
      errors: t.field({ type: [AttributeError], resolve: ({ errors }) => errors }),
    }),
  });

/** A translation says only what was translated. */
export const valueTranslationPayload = (name: string) =>
  builder.objectRef<Edited>(name).implement({
    fields: (t) => ({
      attributeValue: t.field({
        type: AttributeValueRef,
        nullable: true,
        resolve: ({ id }, _, context) => (id === null ? null : valueById(context, id)),
      }),
      errors: t.field({ type: [TranslationError], resolve: ({ errors }) => errors }),
    }),
  });
