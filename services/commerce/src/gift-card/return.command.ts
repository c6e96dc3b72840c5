import type { CommerceDb } from "../tables.ts";
import { dayAfterReturn } from "./gift-card.policy.ts";
import { cardOfPayment, isReturned, lockCard, moveBalance, noteOnCard, updateCard } from "./gift-card.repository.ts";

/**
 * What a gift card paid comes back to it, never as money; the same refund again adds nothing. A card that has ended, or
 * would within days, lasts long enough that what came back can be spent; one that staff switched off stays off.
 * @returns the number of the card as it is shown
 */
export function returnToCard(
  db: CommerceDb,
  refund: { id: string; amount: number; user_id: string | null },
  payment: { id: string; order_id: string | null },
  now = new Date(),
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const cardId = await cardOfPayment(trx, payment.id);
    const card = cardId && (await lockCard(trx, cardId));
    if (!card) throw new Error(`No gift card knows the payment of refund ${refund.id}.`);
    if (await isReturned(trx, refund.id)) return card.last4;
    const by = { user_id: refund.user_id };
    const order = payment.order_id ? { order_id: payment.order_id } : {};
    const about = { ...by, ...order, payment_id: payment.id, refund_id: refund.id };
    const after = await moveBalance(trx, card.id, refund.amount, { type: "REFUNDED_IN_ORDER", ...about });
    const until = dayAfterReturn(card.expiry_date, now);
    if (after && until !== null) {
      await updateCard(trx, card.id, { expiry_date: until });
      const data = { expiryDate: until, oldExpiryDate: card.expiry_date };
      await noteOnCard(trx, after, { type: "EXPIRY_DATE_UPDATED", ...by, data });
    }
    return card.last4;
  });
}
