import { builder } from "../builder.ts";
import { globalId, Node } from "@carloom/wire";
import { attributesOfType } from "./attribute.loaders.ts";
import type { TypeAttributeRow } from "./attribute.repository.ts";
import type { ProductTypeRow } from "./catalogue.repository.ts";
import { AttributeRef } from "./refs.ts";

export const TypeKind = builder.enumType("ProductTypeKindEnum", { values: ["NORMAL", "GIFT_CARD"] as const });

/** `variantSelection`: what a buyer chooses a variant by. */
const AssignedVariantAttribute = builder.objectRef<TypeAttributeRow>("AssignedVariantAttribute").implement({
  fields: (t) => ({
    attribute: t.field({ type: AttributeRef, resolve: (attribute) => attribute }),
    variantSelection: t.boolean({ resolve: () => true }),
  }),
});

export const ProductTypeRef = builder.objectRef<ProductTypeRow>("ProductType").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (p) => globalId("ProductType", p.id) }),
    name: t.exposeString("name"),
    slug: t.exposeString("slug"),
    kind: t.expose("kind", { type: TypeKind }),
    isShippingRequired: t.exposeBoolean("is_shipping_required"),
    productAttributes: t.field({
      type: [AttributeRef],
      nullable: true,
      resolve: async (p, _, context) => (await attributesOfType(context, p.id)).filter(({ of_variant }) => !of_variant),
    }),
    assignedVariantAttributes: t.field({
      type: [AssignedVariantAttribute],
      nullable: true,
      resolve: async (p, _, context) => (await attributesOfType(context, p.id)).filter(({ of_variant }) => of_variant),
    }),
  }),
});
