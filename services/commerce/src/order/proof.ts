import { networkOf } from "@carloom/platform";
import { normalEmail } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import type { CommerceDb } from "../tables.ts";
import { changeLocked, refuse } from "./change-order.ts";
import { isOwner } from "./order.ts";
import { lockOrderByToken, type OrderRow } from "./order.repository.ts";

/** The order's link and, for whoever is not signed in as its buyer, the e-mail that it was ordered with. */
export type Buyer = { token: string; email?: string | null };

/**
 * E-mails that may be tried behind an order's link: of one network, so that nobody who has the link can shut its buyer
 * out, of everybody, and of one network behind all links.
 */
const TRIES = {
  pair: { most: 10, seconds: 300 },
  order: { most: 60, seconds: 3600 },
  network: { most: 60, seconds: 300 },
} as const;

/** Seconds until an e-mail may be tried again; null when one may be tried now. All acts on an order count together. */
async function proofDelay({ throttle, ip }: CommerceContext, token: string): Promise<number | null> {
  const take = (key: string, { most, seconds }: { most: number; seconds: number }) =>
    throttle.take(`proof:${key}`, most, seconds);
  const own = await Promise.all([
    take(`network:${networkOf(ip)}`, TRIES.network),
    take(`pair:${token}:${networkOf(ip)}`, TRIES.pair),
  ]);
  // what one network is refused counts for it alone
  const all = own.every((tried) => tried.ok) ? [await take(`order:${token}`, TRIES.order)] : own;
  const waits = all.flatMap((tried) => (tried.ok ? [] : [tried.retryAfter]));
  return waits.length > 0 ? Math.max(...waits) : null;
}

/**
 * Changes an order as its buyer. A wrong e-mail answers as if there were no such order, and too many answer the same
 * whether the last one was right.
 */
export async function changeOwn<T>(
  context: CommerceContext,
  buyer: Buyer,
  change: (trx: CommerceDb, order: OrderRow) => Promise<T>,
) {
  const stated = buyer.email ? normalEmail(buyer.email) : null;
  // before anything is locked, so that nobody waits for a second connection while holding one
  const wait = stated === null ? null : await proofDelay(context, buyer.token);
  return changeLocked(
    context,
    async (trx) => {
      if (wait !== null) throw refuse("INVALID", "email", `Too many attempts. Please wait ${wait} seconds.`);
      const order = await lockOrderByToken(trx, buyer.token);
      if (!order) return undefined;
      const isGuest = order.user_id === null && stated !== null && stated === normalEmail(order.email);
      return isOwner(order, context.visitor) || isGuest ? order : undefined;
    },
    change,
  );
}
