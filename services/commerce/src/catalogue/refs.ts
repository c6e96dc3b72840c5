import { builder } from "../builder.ts";
import type { AttributeRow } from "./attribute.repository.ts";
import type { ProductNode, VariantNode } from "./catalogue.loaders.ts";
import type { CategoryRow, ChannelRow } from "./catalogue.repository.ts";
import type { CollectionRow } from "./collection.repository.ts";

/** These know each other, so their names come first. */
export const ProductRef = builder.objectRef<ProductNode>("Product");
export const ProductVariantRef = builder.objectRef<VariantNode>("ProductVariant");
export const CategoryRef = builder.objectRef<CategoryRow>("Category");
export const CollectionRef = builder.objectRef<CollectionRow & { channel: ChannelRow }>("Collection");
export const AttributeRef = builder.objectRef<AttributeRow>("Attribute");
