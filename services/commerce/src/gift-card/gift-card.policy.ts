import type { GiftCardRow } from "./gift-card.repository.ts";

/** A day in UTC, as cards have their last one. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** What is shown of a code. */
export const maskedCode = (last4: string): string => `•••• ${last4}`;

export type WhyNot = "INACTIVE" | "EXPIRED" | "CURRENCY" | "EMPTY";

/** Why a card pays nothing now; null when it pays. */
export function whyNot(
  card: Pick<GiftCardRow, "is_active" | "expiry_date" | "currency" | "balance">,
  currency: string,
  now: Date,
): WhyNot | null {
  if (!card.is_active) return "INACTIVE";
  if (card.expiry_date !== null && card.expiry_date < dayOf(now)) return "EXPIRED";
  if (card.currency !== currency) return "CURRENCY";
  return card.balance > 0 ? null : "EMPTY";
}

/** What each card pays of a sum, in the order in which they were put on the cart; minor units. */
export function shareOut<C extends { balance: number }>(
  cards: readonly C[],
  due: number,
): { card: C; amount: number }[] {
  let left = Math.max(0, due);
  return cards.map((card) => {
    const amount = Math.min(card.balance, left);
    left -= amount;
    return { card, amount };
  });
}

/** Days for which money that comes back can be spent, on a card that has ended or is about to. */
const DAYS_AFTER_RETURN = 90;

/** The last day of a card that money comes back to; null when it stays as it is. */
export function dayAfterReturn(expiry: string | null, now: Date): string | null {
  const least = dayOf(new Date(now.getTime() + DAYS_AFTER_RETURN * 86_400_000));
  return expiry !== null && expiry < least ? least : null;
}
