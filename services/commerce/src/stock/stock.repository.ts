import { sql } from "kysely";
import type { CommerceDb } from "../tables.ts";

/** Pieces wanted of variants whose stock is kept. */
export type Wanted = ReadonlyMap<number, number>;

/**
 * Allocates pieces for an order inside the caller's transaction, in the order of ids so that two orders never wait
 * for each other in a circle. One UPDATE decides and takes at once: what is read before cannot be sold twice.
 * @returns the variants that lack pieces; then the caller rolls back
 */
export async function allocate(trx: CommerceDb, wanted: Wanted): Promise<number[]> {
  const missing: number[] = [];
  for (const [variantId, pieces] of [...wanted].sort(([a], [b]) => a - b)) {
    const { numUpdatedRows } = await trx
      .updateTable("commerce.stock")
      .set({ allocated: sql<number>`allocated + ${pieces}` })
      .where("variant_id", "=", variantId)
      .where(sql<boolean>`quantity - allocated >= ${pieces}`)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) missing.push(variantId);
  }
  return missing;
}

/** Gives allocated pieces back (an order was cancelled). */
export async function release(trx: CommerceDb, wanted: Wanted): Promise<void> {
  for (const [variantId, pieces] of [...wanted].sort(([a], [b]) => a - b)) {
    await trx
      .updateTable("commerce.stock")
      .set({ allocated: sql<number>`allocated - ${pieces}` })
      .where("variant_id", "=", variantId)
      .execute();
  }
}
