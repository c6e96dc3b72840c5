import { CheckoutGiftsDocument, type CheckoutGiftsQuery } from "@carloom/api-client/commerce";
import { fromMinor, sumMoney, toMinor } from "@carloom/pricing";
import { useEffect, useState } from "react";
import { problemKey } from "../../cart/problems.ts";
import type { Checkout } from "../../cart/use-checkout.ts";
import { useSite } from "../../site-context.tsx";
import { type Gift, giftShares } from "../cart/totals.tsx";

export type GiftCard = NonNullable<CheckoutGiftsQuery["checkout"]>["giftCards"][number];
export type Gifts = {
  cards: readonly GiftCard[];
  /** What each pays of this cart. */
  shares: readonly Gift[];
  /** What is left to pay beside them, as the shop says. */
  left: { amount: number; currency: string };
  /** Asks once more, as after an order that a card stopped: less may be left on it now. */
  again: () => void;
};

/** What a person reads of a code's problem, or of an order that a gift card stopped. */
export const giftProblemKey = (code: string): string =>
  code === "GIFT_CARD_NOT_APPLICABLE" ? `shop.error.${code}` : problemKey(code);

/** Does a card pay today? One that was switched off or has ended since it was put on the cart does not. */
const pays = ({ isActive, expiryDate }: GiftCard): boolean =>
  isActive && (!expiryDate || expiryDate >= new Date().toISOString().slice(0, 10));

/** The gift cards of a cart, asked for again with every change of it; undefined until they are known. */
export function useGifts(checkout: Checkout): Gifts | undefined {
  const commerce = useSite().session?.clients.commerce ?? null;
  const [asked, setAsked] = useState(0);
  const [known, setKnown] = useState<{ of: Checkout; answer: CheckoutGiftsQuery["checkout"] } | null>(null);
  useEffect(() => {
    if (!commerce) return;
    let current = true;
    void commerce
      .tryQuery(CheckoutGiftsDocument, { id: checkout.id })
      .then((answer) => current && setKnown({ of: checkout, answer: answer?.checkout ?? null }));
    return () => {
      current = false;
    };
  }, [commerce, checkout, asked]);
  if (known?.of !== checkout) return undefined;
  const total = checkout.totalPrice.gross;
  const again = () => setAsked(asked + 1);
  // it could not be asked: the shop says at the order what is missing
  if (!known.answer) return { cards: [], shares: [], left: total, again };
  const { currency } = total;
  const { giftCards: cards, totalBalance, transactions } = known.answer;
  const left = Math.max(0, -toMinor(totalBalance.amount, currency));
  // what came in by a card already is no part of what gift cards pay
  const came = sumMoney((transactions ?? []).map(({ chargedAmount }) => toMinor(chargedAmount.amount, currency)));
  const due = { amount: fromMinor(toMinor(total.amount, currency) - left - came, currency), currency };
  return {
    cards,
    shares: giftShares(cards.filter(pays), due),
    left: { amount: fromMinor(left, currency), currency },
    again,
  };
}
