import { createHash } from "node:crypto";
import { networkOf } from "@carloom/platform";
import { sql } from "kysely";
import { inboxOf } from "@carloom/identity";
import type { CommerceDb } from "../tables.ts";

/** Who holds pieces without an account: counted, never written down. */
export type Holder = { inbox: string; network: string };

const hashed = (kind: string, text: string) => createHash("sha256").update(`${kind}:${text}`).digest("base64url");

export const holderOf = (email: string | null, ip: string): Holder => {
  const network = networkOf(ip);
  // a cart without an address is held by its network alone
  return { inbox: hashed("inbox", email ? inboxOf(email) : network), network: hashed("network", network) };
};

/** Makes the holds of one person happen one after another, so that each sees those before it. */
export async function lockHolder(trx: CommerceDb, { inbox, network }: Holder): Promise<void> {
  for (const key of [inbox, network])
    await sql`select pg_advisory_xact_lock(hashtextextended(${`hold:${key}`}, 0))`.execute(trx);
}

/** Notes who holds what a cart keeps, or what the unpaid order keeps that it became. */
export async function noteHold(
  trx: CommerceDb,
  checkoutId: string,
  holder: Holder,
  orderId: string | null = null,
): Promise<void> {
  // not the transaction's beginning: holds of one holder stand in the order in which they took its lock
  const row = { ...holder, order_id: orderId, created_at: sql<Date>`clock_timestamp()` };
  await trx
    .insertInto("commerce.guest_hold")
    .values({ checkout_id: checkoutId, ...row })
    .onConflict((conflict) => conflict.column("checkout_id").doUpdateSet(row))
    .execute();
}

/** Unpaid orders of a holder within a day. */
export type Placed = { inbox: number; network: number; lastInbox: Date | null; lastNetwork: Date | null };

export async function placedBy(trx: CommerceDb, { inbox, network }: Holder): Promise<Placed> {
  const { rows } = await sql<Placed>`
    select count(*) filter (where inbox = ${inbox})::int as inbox,
      count(*) filter (where network = ${network})::int as network,
      max(created_at) filter (where inbox = ${inbox}) as "lastInbox",
      max(created_at) filter (where network = ${network}) as "lastNetwork"
    from commerce.guest_hold
    where (inbox = ${inbox} or network = ${network}) and order_id is not null and created_at > now() - interval '1 day'`.execute(
    trx,
  );
  const [row] = rows;
  if (!row) throw new Error("A count has a row.");
  return row;
}

/** Pieces by variant that a holder's other carts and unpaid orders keep: of one inbox or one network, whichever is more. */
export async function piecesHeld(
  trx: CommerceDb,
  { inbox, network }: Holder,
  except: string,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ variant_id: number; pieces: number }>`
    with held as (
      select h.inbox, h.network, r.variant_id, r.pieces from commerce.guest_hold h
        join commerce.reservation r on r.checkout_id = h.checkout_id
      where (h.inbox = ${inbox} or h.network = ${network}) and h.checkout_id <> ${except}
      union all
      select h.inbox, h.network, l.variant_id, l.allocated from commerce.guest_hold h
        join commerce."order" o on o.id = h.order_id and o.status = 'UNCONFIRMED' and o.charged < o.total_gross
        join commerce.order_line l on l.order_id = o.id
      where (h.inbox = ${inbox} or h.network = ${network}) and h.checkout_id <> ${except} and l.allocated > 0)
    select variant_id, greatest(coalesce(sum(pieces) filter (where inbox = ${inbox}), 0),
      coalesce(sum(pieces) filter (where network = ${network}), 0))::int as pieces
    from held where variant_id is not null group by variant_id`.execute(trx);
  return new Map(rows.map((row) => [row.variant_id, row.pieces]));
}

/** Forgets who held what nobody holds any more. */
export async function forgetHolds(db: CommerceDb): Promise<void> {
  await sql`
    delete from commerce.guest_hold h where h.created_at < now() - interval '1 day'
      and not exists (select 1 from commerce.reservation r where r.checkout_id = h.checkout_id)
      and not exists (select 1 from commerce."order" o
        where o.id = h.order_id and o.status = 'UNCONFIRMED' and o.charged < o.total_gross)`.execute(db);
}
