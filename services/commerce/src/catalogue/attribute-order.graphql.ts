import { requireRole } from "@carloom/identity";
import { numberOf } from "@carloom/wire";
import { builder } from "../builder.ts";
import { shopTables } from "../tables.ts";
import { AttributeValueRef } from "./attribute.graphql.ts";
import { attributeById, valueById } from "./attribute.loaders.ts";
import { attributeReorderValues } from "./attribute-order.command.ts";
import {
  productsWithAttribute,
  productsWithValues,
  type TypeUse,
  typesOfAttribute,
} from "./attribute-order.repository.ts";
import { attributePayload } from "./edit.payload.graphql.ts";
import { ProductTypeRef } from "./product-type.graphql.ts";

const ReorderInput = builder.inputType("ReorderInput", {
  fields: (t) => ({ id: t.id({ required: true }), sortOrder: t.int() }),
});

const TypeUseRef = builder.objectRef<TypeUse>("AttributeTypeUse").implement({
  fields: (t) => ({
    productType: t.field({ type: ProductTypeRef, resolve: (use) => use }),
    isOfVariants: t.boolean({
      description: "Its variants are described by the attribute, and not the product as a whole.",
      resolve: ({ of_variant }) => of_variant,
    }),
  }),
});
const ValueUseRef = builder.objectRef<{ value_id: number; count: number }>("AttributeValueUse").implement({
  fields: (t) => ({
    attributeValue: t.field({
      type: AttributeValueRef,
      nullable: true,
      resolve: ({ value_id }, _, context) => valueById(context, value_id),
    }),
    products: t.int({ resolve: ({ count }) => count }),
  }),
});
const UsesRef = builder.objectRef<{ id: number }>("AttributeUses").implement({
  description: "Where an attribute is used: what loses something when it is deleted.",
  fields: (t) => ({
    types: t.field({
      type: [TypeUseRef],
      resolve: ({ id }, _, { db }) => typesOfAttribute(shopTables(db), id),
    }),
    products: t.int({ resolve: ({ id }, _, { db }) => productsWithAttribute(shopTables(db), id) }),
    values: t.field({
      type: [ValueUseRef],
      description: "One for each value that a product has.",
      resolve: ({ id }, _, { db }) => productsWithValues(shopTables(db), id),
    }),
  }),
});

builder.queryField("attributeUses", (t) =>
  t.field({
    type: UsesRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      requireRole(context, "catalogue");
      const attribute = await attributeById(context, numberOf(id, "Attribute") ?? 0);
      return attribute ? { id: attribute.id } : null;
    },
  }),
);

builder.mutationField("attributeReorderValues", (t) =>
  t.field({
    type: attributePayload("AttributeReorderValues"),
    nullable: true,
    args: {
      attributeId: t.arg.id({ required: true }),
      moves: t.arg({ type: [ReorderInput], required: true }),
    },
    resolve: (_, { attributeId, moves }, context) => attributeReorderValues(context, attributeId, moves),
  }),
);
