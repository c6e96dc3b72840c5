import type { CommerceDb } from "../tables.ts";
import { allocate, release, type Wanted } from "./stock.repository.ts";

/** Pieces that a cart keeps while it is paid go back; what is no longer kept is no error. The caller has locked the cart. */
export async function releaseReservation(trx: CommerceDb, checkoutId: string): Promise<void> {
  const rows = await trx
    .deleteFrom("commerce.reservation")
    .where("checkout_id", "=", checkoutId)
    .returning(["variant_id", "pieces"])
    .execute();
  await release(trx, new Map(rows.map((row) => [row.variant_id, row.pieces])));
  await keptUntil(trx, checkoutId, null);
}

/** The cart first, as everybody who begins a payment does. @returns whether what it keeps is still beyond its time */
async function lockExpired(trx: CommerceDb, checkoutId: string, now: Date): Promise<boolean> {
  await trx.selectFrom("commerce.checkout").select("id").where("id", "=", checkoutId).forUpdate().execute();
  const row = await trx
    .selectFrom("commerce.reservation")
    .select("expires_at")
    .where("checkout_id", "=", checkoutId)
    .executeTakeFirst();
  return row !== undefined && row.expires_at < now;
}

async function keptUntil(trx: CommerceDb, checkoutId: string, until: Date | null): Promise<void> {
  await trx.updateTable("commerce.checkout").set({ reserved_until: until }).where("id", "=", checkoutId).execute();
}

/**
 * Keeps the pieces of a cart until `until`, instead of what it kept before.
 * @returns the variants that lack pieces; then the caller rolls back
 */
export async function reserve(trx: CommerceDb, checkoutId: string, wanted: Wanted, until: Date): Promise<number[]> {
  await releaseReservation(trx, checkoutId);
  const missing = await allocate(trx, wanted);
  if (missing.length > 0 || wanted.size === 0) return missing;
  await trx
    .insertInto("commerce.reservation")
    .values(
      [...wanted].map(([variant_id, pieces]) => ({ checkout_id: checkoutId, variant_id, pieces, expires_at: until })),
    )
    .execute();
  await keptUntil(trx, checkoutId, until);
  return [];
}

/** Frees what carts kept beyond their time. @returns how many carts */
export async function releaseExpired(db: CommerceDb, now: Date): Promise<number> {
  const rows = await db
    .selectFrom("commerce.reservation")
    .select("checkout_id")
    .distinct()
    .where("expires_at", "<", now)
    .limit(500)
    .execute();
  let freed = 0;
  for (const { checkout_id } of rows) {
    await db.transaction().execute(async (trx) => {
      // its buyer may have begun to pay again since it was found
      if (!(await lockExpired(trx, checkout_id, now))) return;
      await releaseReservation(trx, checkout_id);
      freed++;
    });
  }
  return freed;
}
