import { sql } from "kysely";
import type { CommerceDb } from "../tables.ts";

/** Pieces wanted of variants whose stock is kept. */
export type Wanted = ReadonlyMap<number, number>;

/**
 * Allocates pieces for an order inside the caller's transaction, in the order of ids so that two orders never wait
 * for each other in a circle. One UPDATE decides and takes at once: what is read before cannot be sold twice.
 * @param emptied gets the variants of which nothing is left for others
 * @returns the variants that lack pieces; then the caller rolls back
 */
export async function allocate(trx: CommerceDb, wanted: Wanted, emptied: number[] = []): Promise<number[]> {
  const missing: number[] = [];
  for (const [variantId, pieces] of [...wanted].sort(([a], [b]) => a - b)) {
    const row = await trx
      .updateTable("commerce.stock")
      .set({ allocated: sql<number>`allocated + ${pieces}` })
      .where("variant_id", "=", variantId)
      .where(sql<boolean>`quantity - allocated >= ${pieces}`)
      .returning(sql<number>`quantity - allocated`.as("available"))
      .executeTakeFirst();
    if (!row) missing.push(variantId);
    else if (row.available <= 0) emptied.push(variantId);
  }
  return missing;
}

/** Gives allocated pieces back. @returns the variants of which there was nothing for others before */
export async function release(trx: CommerceDb, wanted: Wanted): Promise<number[]> {
  const filled: number[] = [];
  for (const [variantId, pieces] of [...wanted].sort(([a], [b]) => a - b)) {
    const row = await trx
      .updateTable("commerce.stock")
      .set({ allocated: sql<number>`allocated - ${pieces}` })
      .where("variant_id", "=", variantId)
      .returning(sql<number>`quantity - allocated`.as("available"))
      .executeTakeFirst();
    if (row && row.available > 0 && row.available <= pieces) filled.push(variantId);
  }
  return filled;
}
