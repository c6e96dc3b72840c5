import type { CommerceContext } from "../builder.ts";
import { knownChannel } from "../catalogue/channel.ts";
import { changeCheckout, type CheckoutResult, refuse } from "./change.ts";
import { voucherBasis } from "./checkout.ts";
import { readLocked } from "./locked.ts";
import { voucherProblem } from "../voucher/voucher.policy.ts";
import { hasUsed, normalCode, voucherByCode } from "../voucher/voucher.repository.ts";

/** Guesses of one address in a minute; codes are short. */
const GUESSES = 20;

/** Puts a voucher on a cart. A code that does not exist and one that does not apply answer with the same error code. */
export async function checkoutAddPromoCode(
  context: CommerceContext,
  id: string | null | undefined,
  promoCode: string,
): Promise<CheckoutResult> {
  // before the cart is locked, so that nobody waits for a second connection while holding one
  const taken = await context.throttle.take(`promo:${context.ip}`, GUESSES, 60);
  return changeCheckout(context, id, async (trx, row) => {
    const invalid = (message: string) => refuse("VOUCHER_NOT_APPLICABLE", "promoCode", message);
    if (!taken.ok) throw invalid(`Too many codes were tried. Wait ${taken.retryAfter} seconds.`);
    const code = normalCode(promoCode);
    const channel = knownChannel(context, row.channel_id);
    const voucher = code ? await voucherByCode(trx, code, channel.id) : undefined;
    if (!voucher) throw invalid("Promo code is invalid.");
    const { checkout, delivery } = await readLocked(trx, context, { ...row, voucher_code: code });
    const problem = voucherProblem(voucher, voucherBasis(checkout, delivery?.price ?? 0));
    if (problem) throw invalid(problem);
    // what somebody used is told to nobody else: without proof of the address it shows when the order is placed
    const { visitor } = context;
    if (voucher.once_per_customer && visitor?.isConfirmed && (await hasUsed(trx, voucher.id, visitor.email)))
      throw invalid("This voucher was used by you before.");
    return { voucher_code: code };
  });
}

export function checkoutRemovePromoCode(
  context: CommerceContext,
  id: string | null | undefined,
  promoCode: string | null | undefined,
): Promise<CheckoutResult> {
  return changeCheckout(context, id, async (_, row) => {
    if (!promoCode || normalCode(promoCode) !== row.voucher_code)
      throw refuse("NOT_FOUND", "promoCode", "This cart has no such promo code.");
    return { voucher_code: null };
  });
}
