import type { WrittenText } from "../tables/catalogue.tables.ts";
import { sql } from "kysely";
import type { CommerceDb } from "../tables.ts";
import type { AttributeRow, ValueRow } from "./attribute.repository.ts";

export function lockAttribute(trx: CommerceDb, id: number): Promise<AttributeRow | undefined> {
  return trx.selectFrom("commerce.attribute").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function insertAttribute(
  trx: CommerceDb,
  { names, ...row }: { slug: string; names: WrittenText; input_type: AttributeRow["input_type"]; unit: string | null },
): Promise<number> {
  const { id } = await trx
    .insertInto("commerce.attribute")
    .values({
      ...row,
      names: JSON.stringify(names),
      position: sql<number>`(select coalesce(max(position), 0) + 1 from commerce.attribute)`,
      edited_at: new Date(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateAttribute(
  trx: CommerceDb,
  id: number,
  { names, ...change }: { slug?: string; names?: WrittenText; unit?: string | null },
): Promise<void> {
  await trx
    .updateTable("commerce.attribute")
    .set({ ...change, ...(names && { names: JSON.stringify(names) }), edited_at: new Date() })
    .where("id", "=", id)
    .execute();
}

/** Deletes an attribute with its values: goods lose what they were given of it. */
export async function deleteAttribute(trx: CommerceDb, id: number): Promise<void> {
  await trx.deleteFrom("commerce.attribute").where("id", "=", id).execute();
}

export function lockValue(trx: CommerceDb, id: number): Promise<ValueRow | undefined> {
  return trx
    .selectFrom("commerce.attribute_value")
    .select(["id", "attribute_id", "slug", "names", "number", "position"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** Does the attribute have another value with this slug? */
export async function valueExists(
  trx: CommerceDb,
  attributeId: number,
  slug: string,
  exceptId: number | null = null,
): Promise<boolean> {
  const rows = trx.selectFrom("commerce.attribute_value").select("id").where("attribute_id", "=", attributeId);
  const row = await rows.where("slug", "=", slug).executeTakeFirst();
  return row !== undefined && row.id !== exceptId;
}

export async function updateValue(
  trx: CommerceDb,
  id: number,
  { names, ...change }: { slug?: string; names?: WrittenText },
): Promise<void> {
  await trx
    .updateTable("commerce.attribute_value")
    .set({ ...change, ...(names && { names: JSON.stringify(names) }), edited_at: new Date() })
    .where("id", "=", id)
    .execute();
}

export async function deleteValue(trx: CommerceDb, id: number): Promise<void> {
  await trx.deleteFrom("commerce.attribute_value").where("id", "=", id).execute();
}
