import { loaderOf, type RequestContext } from "@carloom/platform";
import { shopTables } from "../tables.ts";
import {
  type AssignedRow,
  type AttributeRow,
  attributesByIds,
  attributesOfTypes,
  type TypeAttributeRow,
  type ValueRow,
  valuesByIds,
  valuesOfProducts,
} from "./attribute.repository.ts";
import { collectionsOfProducts, type HeldCollection } from "./collection.repository.ts";

function grouped<T>(keys: readonly number[], rows: readonly T[], keyOf: (row: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>(keys.map((key) => [key, []]));
  for (const row of rows) groups.get(keyOf(row))?.push(row);
  return groups;
}

async function valuesBatch(ids: readonly number[], context: RequestContext): Promise<Map<number, AssignedRow[]>> {
  return grouped(ids, await valuesOfProducts(shopTables(context.db), ids), (row) => row.product_id);
}

async function typesBatch(ids: readonly number[], context: RequestContext): Promise<Map<number, TypeAttributeRow[]>> {
  return grouped(ids, await attributesOfTypes(shopTables(context.db), ids), (row) => row.product_type_id);
}

async function collectionsBatch(
  ids: readonly number[],
  context: RequestContext,
): Promise<Map<number, HeldCollection[]>> {
  return grouped(ids, await collectionsOfProducts(shopTables(context.db), ids), (row) => row.product_id);
}

async function attributeBatch(ids: readonly number[], context: RequestContext): Promise<Map<number, AttributeRow>> {
  return new Map((await attributesByIds(shopTables(context.db), ids)).map((row) => [row.id, row]));
}

export const attributesOfType = async (context: RequestContext, typeId: number): Promise<TypeAttributeRow[]> =>
  (await loaderOf(context, typesBatch).load(typeId)) ?? [];

/** Collections that hold a product, each with the channels that do not show it. */
export const collectionsOfProduct = async (context: RequestContext, productId: number): Promise<HeldCollection[]> =>
  (await loaderOf(context, collectionsBatch).load(productId)) ?? [];

export const attributeById = async (context: RequestContext, id: number): Promise<AttributeRow | null> =>
  (await loaderOf(context, attributeBatch).load(id)) ?? null;

async function valueBatch(ids: readonly number[], context: RequestContext): Promise<Map<number, ValueRow>> {
  return new Map((await valuesByIds(shopTables(context.db), ids)).map((row) => [row.id, row]));
}

export const valueById = async (context: RequestContext, id: number): Promise<ValueRow | null> =>
  (await loaderOf(context, valueBatch).load(id)) ?? null;

/** An attribute of a type of product, with what one product (or one variant of it) was given; often nothing. */
export type Selected = { attribute: AttributeRow; values: AssignedRow[] };

/** @param variantId null for the attributes of the product itself */
export async function selectedAttributes(
  context: RequestContext,
  product: { id: number; product_type_id: number },
  variantId: number | null,
): Promise<Selected[]> {
  const [attributes, values] = await Promise.all([
    attributesOfType(context, product.product_type_id),
    loaderOf(context, valuesBatch).load(product.id),
  ]);
  return attributes
    .filter(({ of_variant }) => of_variant === (variantId !== null))
    .map((attribute) => ({
      attribute,
      values: (values ?? []).filter((row) => row.attribute_id === attribute.id && row.variant_id === variantId),
    }));
}
