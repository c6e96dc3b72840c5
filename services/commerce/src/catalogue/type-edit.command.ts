import type { CommerceContext } from "../builder.ts";
import type { CommerceDb } from "../tables.ts";
import { numberOf } from "@carloom/wire";
import { attributesByIds } from "./attribute.repository.ts";
import { edit, refuse, notFound, readName, readSlug, requiredName, slugOf } from "./edit.ts";
import { isTaken } from "./edit.repository.ts";
import { deleteType, insertType, isTypeUsed, lockType, setTypeAttributes, updateType } from "./type-edit.repository.ts";

type Text = string | null | undefined;
export type TypeInput = {
  name?: Text;
  slug?: Text;
  isShippingRequired?: boolean | null;
  kind?: "NORMAL" | "GIFT_CARD" | null;
  productAttributes?: readonly string[] | null;
  variantAttributes?: readonly string[] | null;
};

async function readAttributes(trx: CommerceDb, ids: readonly string[], field: string): Promise<number[]> {
  const keys = [...new Set(ids.map((id) => numberOf(id, "Attribute") ?? 0))];
  const known = new Set((keys.length > 0 ? await attributesByIds(trx, keys) : []).map(({ id }) => id));
  if (keys.some((key) => !known.has(key))) throw notFound(field);
  return keys;
}

/** Says what products of a type and their variants are described by. An attribute is of one of the two. */
async function applyAttributes(trx: CommerceDb, typeId: number, input: TypeInput): Promise<void> {
  const ofProduct =
    input.productAttributes && (await readAttributes(trx, input.productAttributes, "productAttributes"));
  const ofVariant =
    input.variantAttributes && (await readAttributes(trx, input.variantAttributes, "variantAttributes"));
  if (ofProduct?.some((key) => ofVariant?.includes(key)))
    throw refuse("DUPLICATED_INPUT_ITEM", "variantAttributes", "An attribute is of products or of variants.");
  if (ofProduct) await setTypeAttributes(trx, typeId, false, ofProduct);
  if (ofVariant) await setTypeAttributes(trx, typeId, true, ofVariant);
}

export function productTypeCreate(context: CommerceContext, input: TypeInput) {
  return edit(context, async (trx) => {
    const name = requiredName(input.name);
    const slug = readSlug(input.slug) ?? slugOf(name);
    if (await isTaken(trx, "commerce.product_type", slug, null))
      throw refuse("UNIQUE", "slug", "Another type of product has this slug.");
    const kind = input.kind ?? "NORMAL";
    const isSent = kind === "NORMAL" && (input.isShippingRequired ?? true);
    const id = await insertType(trx, { name, slug, is_shipping_required: isSent, kind });
    await applyAttributes(trx, id, input);
    return id;
  });
}

export function productTypeUpdate(context: CommerceContext, id: string, input: TypeInput) {
  return edit(context, async (trx) => {
    const type = await lockType(trx, numberOf(id, "ProductType") ?? 0);
    if (!type) throw notFound();
    const name = readName(input.name);
    const slug = readSlug(input.slug);
    if (slug && (await isTaken(trx, "commerce.product_type", slug, type.id)))
      throw refuse("UNIQUE", "slug", "Another type of product has this slug.");
    const kind = input.kind ?? type.kind;
    if (kind !== type.kind && (await isTypeUsed(trx, type.id)))
      throw refuse("INVALID", "kind", "Products are of this type. Make another type for gift cards instead.");
    await updateType(trx, type.id, {
      name: name ?? type.name,
      slug: slug ?? type.slug,
      is_shipping_required: kind === "NORMAL" && (input.isShippingRequired ?? type.is_shipping_required),
      kind,
    });
    await applyAttributes(trx, type.id, input);
    return type.id;
  });
}

/** Deletes a type that no product is of. */
export function productTypeDelete(context: CommerceContext, id: string) {
  return edit(context, async (trx) => {
    const productType = await lockType(trx, numberOf(id, "ProductType") ?? 0);
    if (!productType) throw notFound();
    if (await isTypeUsed(trx, productType.id))
      throw refuse("INVALID", "id", "Products are of this type; delete them first.");
    await deleteType(trx, productType.id);
    return { id: productType.id, removed: { productType } };
  });
}
