import { networkOf } from "@carloom/platform";
import type { CommerceContext } from "../builder.ts";
import { knownChannel } from "../catalogue/channel.ts";
import { whyNot } from "../gift-card/gift-card.policy.ts";
import {
  cardByCode,
  cardsOfCarts,
  type GiftCardRow,
  putOnCart,
  takeOffCart,
} from "../gift-card/gift-card.repository.ts";
import { Refusal } from "../refusal.ts";
import { releaseReservation } from "../stock/reservation.repository.ts";
import type { CommerceDb } from "../tables.ts";
import { uuidOf } from "@carloom/wire";
import { changeCheckout, checkChangeable, type CheckoutResult, refuse } from "./change.ts";
import type { CheckoutProblem } from "./checkout.policy.ts";
import { voucherBasis } from "./checkout.ts";
import type { CheckoutRow } from "./checkout.repository.ts";
import {
  buysCards,
  cardProblem,
  hasMembership,
  MOST_CARDS,
  NOT_FOR_CARDS,
  NOT_FOR_MEMBERSHIP,
} from "./gift-cards.command.ts";
import { readLocked } from "./locked.ts";
import { voucherWords } from "../voucher/refusal.ts";
import { voucherProblem } from "../voucher/voucher.policy.ts";
import { hasUsed, normalCode, voucherByCode } from "../voucher/voucher.repository.ts";

/** Guesses of one address in a minute, of vouchers and gift cards together; codes of vouchers are short. */
const GUESSES = 20;

/** Puts a card on a cart: it pays nothing before the order is placed, and is kept for nobody. @throws Refusal */
async function addCard(trx: CommerceDb, context: CommerceContext, row: CheckoutRow, card: GiftCardRow): Promise<void> {
  const { checkout } = await readLocked(trx, context, row);
  const no = (message: string) => refuse("GIFT_CARD_NOT_APPLICABLE", "promoCode", message);
  const why = whyNot(card, checkout.channel.currency, new Date());
  if (why) throw new Refusal<CheckoutProblem>(cardProblem(card, checkout, why));
  if (hasMembership(checkout)) throw no(NOT_FOR_MEMBERSHIP);
  if (buysCards(checkout)) throw no(NOT_FOR_CARDS);
  const there = await cardsOfCarts(trx, [row.id]);
  if (there.length >= MOST_CARDS && !there.some(({ id }) => id === card.id))
    throw no(`A cart takes at most ${MOST_CARDS} gift cards.`);
  await putOnCart(trx, row.id, card);
}

/**
 * Puts a voucher or a gift card on a cart. A code that does not exist, one that does not apply and a card that is switched
 * off answer alike, and after the same work.
 */
export async function checkoutAddPromoCode(
  context: CommerceContext,
  id: string | null | undefined,
  promoCode: string,
): Promise<CheckoutResult> {
  // before the cart is locked, so that nobody waits for a second connection while holding one
  const taken = await context.throttle.take(`promo:${networkOf(context.ip)}`, GUESSES, 60);
  return changeCheckout(
    context,
    id,
    async (trx, row) => {
      const invalid = (why: Parameters<typeof voucherWords>[2]) =>
        refuse("VOUCHER_NOT_APPLICABLE", "promoCode", voucherWords(context.language, row, why));
      if (!taken.ok) throw invalid({ why: "tooMany", seconds: taken.retryAfter });
      const code = normalCode(promoCode);
      const channel = knownChannel(context, row.channel_id);
      const voucher = code ? await voucherByCode(trx, code, channel.id) : undefined;
      const card = await cardByCode(trx, promoCode);
      const paysWith = voucher ? undefined : card;
      // what staff prepared is theirs to change, but not with what it is paid
      if (!paysWith?.is_active) checkChangeable(row, context);
      // a payment that was begun is for another sum now
      if (row.reserved_until) await releaseReservation(trx, row.id);
      if (paysWith?.is_active) {
        await addCard(trx, context, row, paysWith);
        return {};
      }
      if (!voucher) throw invalid({ why: "unknown" });
      const { checkout, delivery } = await readLocked(trx, context, { ...row, voucher_code: code });
      const offered = checkout.voucher;
      if (!offered) throw invalid({ why: "unknown" });
      const problem = voucherProblem(offered, voucherBasis(checkout, delivery?.price ?? 0));
      if (problem) throw invalid(problem);
      // what somebody used is told to nobody else: without proof of the address it shows when the order is placed
      const { visitor } = context;
      if (voucher.once_per_customer && visitor?.isConfirmed && (await hasUsed(trx, voucher.id, visitor.email)))
        throw invalid({ why: "usedByYou" });
      return { voucher_code: code };
    },
    true,
  );
}

/** Takes a voucher or a gift card off a cart, by its code or by the id of the card. */
export async function checkoutRemovePromoCode(
  context: CommerceContext,
  id: string | null | undefined,
  { promoCode, promoCodeId }: { promoCode?: string | null; promoCodeId?: string | null },
): Promise<CheckoutResult> {
  const taken = promoCode
    ? await context.throttle.take(`promo:${networkOf(context.ip)}`, GUESSES, 60)
    : { ok: true as const };
  return changeCheckout(
    context,
    id,
    async (trx, row) => {
      const none = refuse("NOT_FOUND", "promoCode", "This cart has no such promo code.");
      if (promoCode && normalCode(promoCode) === row.voucher_code) {
        checkChangeable(row, context);
        if (row.reserved_until) await releaseReservation(trx, row.id);
        return { voucher_code: null };
      }
      const byId = promoCodeId ? uuidOf(promoCodeId, "GiftCard") : null;
      const card = byId ?? (promoCode && taken.ok ? (await cardByCode(trx, promoCode))?.id : null);
      if (!card || !(await takeOffCart(trx, row.id, card))) throw none;
      if (row.reserved_until) await releaseReservation(trx, row.id);
      return {};
    },
    true,
  );
}
