import { sql } from "kysely";
import type { CommerceDb } from "../tables.ts";
import type { ProductTypeRow } from "./catalogue.repository.ts";

/** Keys of an attribute's values, in their order. */
export async function valueOrder(trx: CommerceDb, attributeId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom("commerce.attribute_value")
    .select("id")
    .where("attribute_id", "=", attributeId)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Writes values in this order. */
export async function writeValueOrder(trx: CommerceDb, ids: readonly number[]): Promise<void> {
  await sql`update commerce.attribute_value v set position = g.at, edited_at = now()
    from unnest(${[...ids]}::integer[]) with ordinality as g(id, at)
    where v.id = g.id and v.position <> g.at`.execute(trx);
}

export type TypeUse = ProductTypeRow & { of_variant: boolean };

/** Types of product that an attribute describes. */
export async function typesOfAttribute(db: CommerceDb, attributeId: number): Promise<TypeUse[]> {
  return db
    .selectFrom("commerce.product_type_attribute as u")
    .innerJoin("commerce.product_type as t", "t.id", "u.product_type_id")
    .selectAll("t")
    .select("u.of_variant")
    .where("u.attribute_id", "=", attributeId)
    .orderBy("t.name")
    .execute();
}

/** How many products have something of an attribute, themselves or a variant of theirs. */
export async function productsWithAttribute(db: CommerceDb, attributeId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct g.product_id)::integer as count from commerce.assigned_value g
    join commerce.attribute_value v on v.id = g.value_id where v.attribute_id = ${attributeId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The same for each of its values; one that nothing has is left out. */
export async function productsWithValues(
  db: CommerceDb,
  attributeId: number,
): Promise<{ value_id: number; count: number }[]> {
  const { rows } = await sql<{ value_id: number; count: number }>`
    select g.value_id, count(distinct g.product_id)::integer as count from commerce.assigned_value g
    join commerce.attribute_value v on v.id = g.value_id where v.attribute_id = ${attributeId} group by 1`.execute(db);
  return rows;
}
