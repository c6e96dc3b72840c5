import type { WrittenText } from "../tables/catalogue.tables.ts";
import { sql } from "kysely";
import type { CommerceDb } from "../tables.ts";

/** The value's key when it is one of this attribute's. */
export async function valueOfAttribute(trx: CommerceDb, attributeId: number, id: number): Promise<number | null> {
  const rows = trx.selectFrom("commerce.attribute_value").select("id").where("attribute_id", "=", attributeId);
  return (await rows.where("id", "=", id).executeTakeFirst())?.id ?? null;
}

/** The value with this slug; it is made when there is none. */
export async function valueWithSlug(
  trx: CommerceDb,
  attributeId: number,
  { slug, names, number }: { slug: string; names: WrittenText; number: number | null },
): Promise<number> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from commerce.attribute_value where attribute_id = ${attributeId})`;
  const row = { attribute_id: attributeId, slug, names: JSON.stringify(names), number, edited_at: new Date() };
  const made = await trx
    .insertInto("commerce.attribute_value")
    .values({ ...row, position: number === null ? position : Math.round(number * 10) })
    .onConflict((conflict) => conflict.columns(["attribute_id", "slug"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (made) return made.id;
  const known = trx.selectFrom("commerce.attribute_value").select("id").where("attribute_id", "=", attributeId);
  return (await known.where("slug", "=", slug).executeTakeFirstOrThrow()).id;
}

/** Puts values in the place of those that a product, or a variant of it, had of an attribute. */
export async function writeAssigned(
  trx: CommerceDb,
  { productId, variantId }: { productId: number; variantId: number | null },
  attributeId: number,
  valueIds: readonly number[],
): Promise<void> {
  await sql`delete from commerce.assigned_value given using commerce.attribute_value v
    where v.id = given.value_id and v.attribute_id = ${attributeId} and given.product_id = ${productId}
      and given.variant_id is not distinct from ${variantId}::integer`.execute(trx);
  if (valueIds.length === 0) return;
  await trx
    .insertInto("commerce.assigned_value")
    .values(valueIds.map((value_id) => ({ product_id: productId, variant_id: variantId, value_id })))
    .execute();
}

/** What one variant was given, in the order of its attributes. */
export function assignedTo(trx: CommerceDb, variantId: number): Promise<{ names: WrittenText }[]> {
  return trx
    .selectFrom("commerce.assigned_value as given")
    .innerJoin("commerce.attribute_value as v", "v.id", "given.value_id")
    .innerJoin("commerce.attribute as a", "a.id", "v.attribute_id")
    .select("v.names")
    .where("given.variant_id", "=", variantId)
    .orderBy("a.position")
    .orderBy("v.position")
    .execute();
}
