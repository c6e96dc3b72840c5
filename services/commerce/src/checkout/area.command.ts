import { refuse } from "./change.ts";
import { updateCheckout } from "./checkout.repository.ts";
import type { CheckoutNode } from "./checkout.ts";
import { Refusal } from "../refusal.ts";
import type { CommerceDb } from "../tables.ts";
import { freeOfCart, hasStickers } from "../membership/area.ts";
import { insertUse, quotaSeen } from "../membership/quota.repository.ts";

/** A price that was shown would be raised: the free area that it counted on is used. */
class AreaGone extends Refusal {}

/**
 * Takes the free area of a cart that becomes an order; its quota was read behind the lock. Who saw more free area than
 * there is now, because another order came first or the membership ended, is told instead of charged.
 * @throws Refusal
 */
export async function bookArea(trx: CommerceDb, checkout: CheckoutNode, orderId: string): Promise<void> {
  const { lines, quota, user_id } = checkout;
  if (user_id === null || !hasStickers(lines)) return;
  const free = freeOfCart(lines, quota);
  const seen = freeOfCart(lines, await quotaSeen(trx, user_id, checkout.updated_at));
  if ((seen?.areaMm2 ?? 0) > (free?.areaMm2 ?? 0)) {
    const message = "Less of your membership's free area is left than this cart showed; look at its new total.";
    throw new AreaGone(...refuse("INVALID", "lines", message).problems);
  }
  if (free && quota) await insertUse(trx, { ...quota, orderId, areaMm2: free.areaMm2, amount: free.amount });
}

/** After that the cart shows its new total, which then counts. */
export async function afterRefusal(db: CommerceDb, checkoutId: string | null, error: Refusal): Promise<void> {
  if (checkoutId && error instanceof AreaGone) await updateCheckout(db, checkoutId);
}
