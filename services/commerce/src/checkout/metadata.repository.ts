import { sql } from "kysely";
import type { MetadataMap } from "@carloom/wire";
import type { CommerceDb } from "../tables.ts";

/** The cart of a line. */
export async function cartOfLine(db: CommerceDb, lineId: string): Promise<string | null> {
  const line = db.selectFrom("commerce.checkout_line").select("checkout_id").where("id", "=", lineId);
  return (await line.executeTakeFirst())?.checkout_id ?? null;
}

/** Metadata of something, which stays as it is until the commit. */
export async function lockMetadata(
  trx: CommerceDb,
  table: "checkout_line" | "order",
  id: string,
): Promise<MetadataMap | null> {
  const { rows } = await sql<{ metadata: MetadataMap }>`
    select metadata from ${sql.table(`commerce.${table}`)} where id = ${id} for update`.execute(trx);
  return rows[0]?.metadata ?? null;
}

export async function writeMetadata(
  trx: CommerceDb,
  table: "checkout" | "checkout_line" | "order",
  id: string,
  metadata: MetadataMap,
): Promise<void> {
  const json = JSON.stringify(metadata);
  await sql`update ${sql.table(`commerce.${table}`)} set metadata = ${json}::jsonb where id = ${id}`.execute(trx);
}
