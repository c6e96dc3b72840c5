import { sql } from "kysely";
import { OFFLINE_GATEWAY } from "../offline-gateway.ts";
import type { CommerceDb } from "../tables.ts";
import type { CheckoutRow } from "./checkout.repository.ts";

/** Makes merges of one customer's carts happen one after another, so that each sees what the one before it made. */
export async function lockCartsOf(trx: CommerceDb, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cart:${userId}`}, 0))`.execute(trx);
}

/** A cart that is being paid, or for which money came, is nobody's to take apart. */
const untouched = sql<boolean>`c.reserved_until is null and not exists (
  select 1 from commerce.payment_transaction p where p.checkout_id = c.id
    and (p.charged > 0 or p.authorized > 0 or p.state in ('WAITING', 'ACTION_REQUIRED', 'PROCESSING')))`;

/**
 * A cart for which no money is here or may still come; a transfer that was never sent keeps nothing, and what went back
 * whole is over.
 */
const unpaid = sql<boolean>`c.reserved_until is null and not exists (
  select 1 from commerce.payment_transaction p where p.checkout_id = c.id
    and (p.charged > p.refunded or p.authorized > 0
      or (p.gateway <> ${sql.lit(OFFLINE_GATEWAY)} and p.state in ('WAITING', 'ACTION_REQUIRED', 'PROCESSING', 'FAILED'))))`;

/** The customer's other carts of a channel, locked, oldest first. */
export function lockOtherCarts(
  trx: CommerceDb,
  userId: string,
  { id, channel_id }: Pick<CheckoutRow, "id" | "channel_id">,
): Promise<CheckoutRow[]> {
  return trx
    .selectFrom("commerce.checkout as c")
    .selectAll("c")
    .where("c.user_id", "=", userId)
    .where("c.channel_id", "=", channel_id)
    .where("c.id", "!=", id)
    .where(untouched)
    .orderBy("c.updated_at")
    .orderBy("c.id")
    .forUpdate()
    .execute();
}

/** Moves lines into another cart, and designs with all their lines. */
export async function moveLines(
  trx: CommerceDb,
  to: string,
  move: { lines: readonly string[]; designs: readonly string[] },
): Promise<void> {
  if (move.lines.length > 0)
    await trx
      .updateTable("commerce.checkout_line")
      .set({ checkout_id: to })
      .where("id", "=", sql<string>`any(${[...move.lines]}::uuid[])`)
      .execute();
  if (move.designs.length > 0)
    await trx
      .updateTable("commerce.design")
      .set({ checkout_id: to })
      .where("id", "=", sql<string>`any(${[...move.designs]}::uuid[])`)
      .execute();
}

export type Ages = { emptyHours: number; guestDays: number; customerDays: number; draftDays: number };

/** Deletes carts that nobody came back to; those in use or being paid are left alone. @returns how many went */
export async function deleteOldCarts(db: CommerceDb, ages: Ages, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from commerce.checkout where id in (
      select c.id from commerce.checkout c
      where ${unpaid} and c.updated_at < now() - make_interval(hours => ${ages.emptyHours})
        and (c.updated_at < now() - make_interval(days =>
            case when c.draft is not null then ${ages.draftDays}::integer
              when c.user_id is null then ${ages.guestDays}::integer else ${ages.customerDays}::integer end)
          or (c.draft is null and not exists (select 1 from commerce.checkout_line l where l.checkout_id = c.id)))
      order by c.updated_at limit ${limit} for update of c skip locked)
    returning id`.execute(db);
  return rows.length;
}
