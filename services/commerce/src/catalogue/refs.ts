import { builder } from "../builder.ts";
import type { ProductNode, VariantNode } from "./catalogue.loaders.ts";

/** The two know each other, so their names come first. */
export const ProductRef = builder.objectRef<ProductNode>("Product");
export const ProductVariantRef = builder.objectRef<VariantNode>("ProductVariant");
