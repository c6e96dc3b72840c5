import { builder } from "../builder.ts";
import { StockInput } from "../stock/warehouse.graphql.ts";
import { MetadataInput } from "@carloom/wire";
import { AttributeValueInput } from "./assign.graphql.ts";
import { ProductError, productPayload, variantPayload } from "./edit.payload.graphql.ts";
import { SeoInput } from "./seo.graphql.ts";
import { productCreate, productDelete, productVariantCreate, productVariantDelete } from "./goods.command.ts";

const ProductCreateInput = builder.inputType("ProductCreateInput", {
  fields: (t) => ({
    name: t.string(),
    slug: t.string(),
    description: t.field({ type: "JSONString" }),
    category: t.id(),
    collections: t.idList(),
    attributes: t.field({ type: [AttributeValueInput] }),
    metadata: t.field({ type: [MetadataInput] }),
    seo: t.field({ type: SeoInput }),
    productType: t.id({ required: true }),
  }),
});
const VariantCreateInput = builder.inputType("ProductVariantCreateInput", {
  fields: (t) => ({
    product: t.id({ required: true }),
    name: t.string(),
    sku: t.string(),
    trackInventory: t.boolean(),
    quantityLimitPerCustomer: t.int(),
    weight: t.field({ type: "WeightScalar" }),
    attributes: t.field({ type: [AttributeValueInput], required: true }),
    metadata: t.field({ type: [MetadataInput] }),
    stocks: t.field({ type: [StockInput] }),
  }),
});

builder.mutationFields((t) => ({
  productCreate: t.field({
    type: productPayload("ProductCreate", ProductError),
    nullable: true,
    args: { input: t.arg({ type: ProductCreateInput, required: true }) },
    resolve: (_, { input }, context) => productCreate(context, input),
  }),
  productDelete: t.field({
    type: productPayload("ProductDelete", ProductError),
    nullable: true,
    args: { id: t.arg.id() },
    resolve: (_, { id }, context) => productDelete(context, id),
  }),
  productVariantCreate: t.field({
    type: variantPayload("ProductVariantCreate", "productVariant", ProductError),
    nullable: true,
    args: { input: t.arg({ type: VariantCreateInput, required: true }) },
    resolve: (_, { input }, context) => productVariantCreate(context, input),
  }),
  productVariantDelete: t.field({
    type: variantPayload("ProductVariantDelete", "productVariant", ProductError),
    nullable: true,
    args: { id: t.arg.id(), sku: t.arg.string() },
    resolve: (_, args, context) => productVariantDelete(context, args),
  }),
}));
