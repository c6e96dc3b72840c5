import type { CommerceDb } from "../tables.ts";
import type { ProductTypeRow } from "./catalogue.repository.ts";

type Fields = { name: string; slug: string; is_shipping_required: boolean; kind: ProductTypeRow["kind"] };

export function lockType(trx: CommerceDb, id: number): Promise<ProductTypeRow | undefined> {
  return trx.selectFrom("commerce.product_type").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function insertType(trx: CommerceDb, fields: Fields): Promise<number> {
  const rows = trx.insertInto("commerce.product_type").values(fields).returning("id");
  return (await rows.executeTakeFirstOrThrow()).id;
}

export async function updateType(trx: CommerceDb, id: number, fields: Fields): Promise<void> {
  await trx.updateTable("commerce.product_type").set(fields).where("id", "=", id).execute();
}

/** Puts attributes in the place of those that describe products of a type, or their variants. */
export async function setTypeAttributes(
  trx: CommerceDb,
  typeId: number,
  ofVariant: boolean,
  ids: readonly number[],
): Promise<void> {
  const before = trx.deleteFrom("commerce.product_type_attribute").where("product_type_id", "=", typeId);
  await before.where("of_variant", "=", ofVariant).execute();
  if (ids.length === 0) return;
  await trx
    .insertInto("commerce.product_type_attribute")
    .values(ids.map((attribute_id) => ({ product_type_id: typeId, attribute_id, of_variant: ofVariant })))
    .onConflict((conflict) =>
      conflict.columns(["product_type_id", "attribute_id"]).doUpdateSet({ of_variant: ofVariant }),
    )
    .execute();
}

export async function isTypeUsed(trx: CommerceDb, id: number): Promise<boolean> {
  const rows = trx.selectFrom("commerce.product").select("id").where("product_type_id", "=", id).limit(1);
  return (await rows.executeTakeFirst()) !== undefined;
}

export async function deleteType(trx: CommerceDb, id: number): Promise<void> {
  await trx.deleteFrom("commerce.product_type").where("id", "=", id).execute();
}
