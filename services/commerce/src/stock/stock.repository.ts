import { sql } from "kysely";
import type { CommerceDb } from "../tables.ts";

/** Pieces wanted of variants whose stock is kept. */
export type Wanted = ReadonlyMap<number, number>;

type Moved = { variant_id: number; available: number };

/**
 * Changes what is allocated of several variants in one statement. The rows are locked in the order of ids first, so that
 * two orders never wait for each other in a circle; the change then sees what those before it left behind.
 * @param pieces how many more are allocated of each; negative gives back. Nothing is allocated that is not there
 */
async function move(trx: CommerceDb, pieces: readonly (readonly [number, number])[]): Promise<Moved[]> {
  if (pieces.length === 0) return [];
  const ids = pieces.map(([id]) => id);
  const { rows } = await sql<Moved>`
    with locked as materialized (
      select variant_id from commerce.stock where variant_id = any(${ids}::integer[]) order by variant_id for update
    )
    update commerce.stock stock set allocated = allocated + wanted.pieces
    from locked join unnest(${ids}::integer[], ${pieces.map(([, n]) => n)}::integer[]) as wanted (variant_id, pieces)
      on wanted.variant_id = locked.variant_id
    where stock.variant_id = locked.variant_id and (wanted.pieces < 0 or quantity - allocated >= wanted.pieces)
    returning stock.variant_id, quantity - allocated as available`.execute(trx);
  return rows;
}

/**
 * Allocates pieces for an order inside the caller's transaction. One UPDATE decides and takes at once: what is read
 * before cannot be sold twice.
 * @param emptied gets the variants of which nothing is left for others
 * @returns the variants that lack pieces; then the caller rolls back
 */
export async function allocate(trx: CommerceDb, wanted: Wanted, emptied: number[] = []): Promise<number[]> {
  const moved = new Map((await move(trx, [...wanted])).map((row) => [row.variant_id, row.available]));
  for (const [variantId, available] of moved) if (available <= 0) emptied.push(variantId);
  return [...wanted.keys()].filter((variantId) => !moved.has(variantId)).sort((a, b) => a - b);
}

/** Gives allocated pieces back. @returns the variants of which there was nothing for others before */
export async function release(trx: CommerceDb, wanted: Wanted): Promise<number[]> {
  const moved = await move(
    trx,
    [...wanted].map(([variantId, pieces]) => [variantId, -pieces] as const),
  );
  return moved
    .filter(({ variant_id, available }) => available > 0 && available <= (wanted.get(variant_id) ?? 0))
    .map(({ variant_id }) => variant_id);
}

/**
 * Pieces leave the shelf (negative: come back to it), and with them what was kept for the order.
 * @returns what is there for others now; null where no stock is kept, or not so much
 */
export async function moveStock(
  trx: CommerceDb,
  variantId: number,
  by: { quantity: number; allocated: number },
): Promise<{ available: number } | null> {
  const row = await trx
    .updateTable("commerce.stock")
    .set({
      quantity: sql<number>`quantity + ${by.quantity}`,
      allocated: sql<number>`allocated + ${by.allocated}`,
    })
    .where("variant_id", "=", variantId)
    .where(sql<boolean>`quantity + ${by.quantity} >= 0`)
    .returning(sql<number>`quantity - allocated`.as("available"))
    .executeTakeFirst();
  return row ?? null;
}
