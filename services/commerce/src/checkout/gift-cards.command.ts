import { randomUUID } from "node:crypto";
import { formatDate } from "@carloom/i18n";
import { sumMoney } from "@carloom/pricing";
import { languageOfCode } from "@carloom/wire";
import { maskedCode, shareOut, type WhyNot, whyNot } from "../gift-card/gift-card.policy.ts";
import { balancesSeen, type CartCard, type GiftCardRow, moveBalance } from "../gift-card/gift-card.repository.ts";
import { GIFT_CARD_GATEWAY } from "../gift-gateway.ts";
import { insertPayment, insertPaymentEvent, updatePayment } from "../payment/payment.repository.ts";
import { Refusal } from "../refusal.ts";
import type { CommerceDb } from "../tables.ts";
import { refuse } from "./change.ts";
import type { CheckoutProblem } from "./checkout.policy.ts";
import type { CheckoutNode } from "./checkout.ts";
import type { Paid } from "./write-order.ts";

/** Cards on one cart. */
export const MOST_CARDS = 5;

const problem = (message: string): CheckoutProblem => ({
  code: "GIFT_CARD_NOT_APPLICABLE",
  field: "promoCode",
  message,
});

/** Why a card does not pay for a cart, to whoever holds its code. That it is switched off is told like an unknown code. */
export function cardProblem(
  card: GiftCardRow,
  cart: Pick<CheckoutNode, "channel" | "language_code">,
  why: WhyNot,
): CheckoutProblem {
  const name = maskedCode(card.last4);
  if (why === "INACTIVE") return problem(`The gift card ${name} can't be used any more. Remove it, or ask the shop.`);
  if (why === "EMPTY") return problem(`There is nothing left on the gift card ${name}.`);
  if (why === "CURRENCY")
    return problem(`The gift card ${name} is in ${card.currency}; this cart is in ${cart.channel.currency}.`);
  const date = formatDate(languageOfCode(cart.language_code), `${card.expiry_date}T12:00:00Z`, "long");
  return problem(`The gift card ${name} ended on ${date}.`);
}

/** A membership is renewed by its member's own card or transfer, and its first period is paid like the next ones. */
export const NOT_FOR_MEMBERSHIP =
  "A membership can't be paid with a gift card. Remove the card, or order it on its own.";
export const hasMembership = ({ lines }: Pick<CheckoutNode, "lines">): boolean =>
  lines.some(({ membership_plan_id: plan }) => plan !== null);

/** A card would last for ever, and what was paid for it would never be money again. */
export const NOT_FOR_CARDS = "A gift card can't be bought with a gift card. Remove one of the two.";
export const buysCards = ({ lines }: Pick<CheckoutNode, "lines">): boolean =>
  lines.some(({ is_gift_card: isCard }) => isCard);

/** What stands between a cart and what its gift cards are to pay. */
export function giftCardProblems(checkout: CheckoutNode, cards: readonly CartCard[], now: Date): CheckoutProblem[] {
  if (cards.length === 0) return [];
  const problems = cards.flatMap((card) => {
    const why = whyNot(card, checkout.channel.currency, now);
    return why ? [cardProblem(card, checkout, why)] : [];
  });
  if (hasMembership(checkout)) problems.push(problem(NOT_FOR_MEMBERSHIP));
  if (buysCards(checkout)) problems.push(problem(NOT_FOR_CARDS));
  return problems;
}

/** Less is left on a card than its cart showed: its owner is told instead of being asked for more without a word. */
class LessLeft extends Refusal<CheckoutProblem> {}

/** @throws Refusal when the cards pay less than was shown when they were put on the cart */
export function checkSeen(cards: readonly CartCard[], paid: Paid, total: number): void {
  const seen = sumMoney(cards.map((card) => card.balance_seen));
  const wanted = Math.min(seen, Math.max(0, total - paid.charged - paid.held));
  if (paid.gift >= wanted) return;
  const message = "Less is left on the gift card than this cart showed. Look at what is left to pay, then order again.";
  throw new LessLeft(problem(message));
}

/** After that the cart shows what is left now, which then counts. */
export async function afterLessLeft(db: CommerceDb, checkoutId: string | null, error: Refusal): Promise<void> {
  if (checkoutId && error instanceof LessLeft) await balancesSeen(db, checkoutId);
}

/**
 * Takes what locked cards pay of an order, in the transaction that writes it: each part is a payment of the order and a
 * line of the card's ledger, or none of them is.
 */
export async function payByCards(
  trx: CommerceDb,
  cards: readonly CartCard[],
  amount: number,
  orderId: string,
): Promise<void> {
  const parts = shareOut(cards, amount).filter((part) => part.amount > 0);
  if (sumMoney(parts.map((part) => part.amount)) !== amount) throw new Error("Gift cards pay what they hold.");
  for (const { card, amount: part } of parts) {
    const id = randomUUID();
    const about = { type: "USED_IN_ORDER" as const, order_id: orderId, payment_id: id };
    if (!(await moveBalance(trx, card.id, -part, about))) throw refuse("GIFT_CARD_NOT_APPLICABLE", "promoCode", "");
    const { currency, last4 } = card;
    await insertPayment(trx, {
      id,
      checkout_id: null,
      order_id: orderId,
      gateway: GIFT_CARD_GATEWAY,
      idempotency_key: `gift-card:${orderId}:${card.id}`,
      currency,
      amount: part,
      reference: last4,
      message: "",
    });
    await updatePayment(trx, id, { state: "CHARGED", charged: part });
    const event = { transaction_id: id, type: "CHARGE_SUCCESS" as const, amount: part, reference: last4, message: "" };
    await insertPaymentEvent(trx, event);
  }
}
