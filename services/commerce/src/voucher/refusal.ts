import type { Language } from "@carloom/i18n";
import { translate } from "@carloom/i18n/merge";
import { languageOfCode } from "@carloom/wire";
import type { VoucherRefusal } from "./voucher.policy.ts";

/** Beside what a voucher itself says: codes that are none, or were tried or used before. */
type Refused =
  | VoucherRefusal
  | { why: "unknown" | "ended" | "usedByYou" | "usedBefore" | "notHere" }
  | { why: "tooMany"; seconds: number };

/**
 * Why a code was refused, in the language of whoever asks, else of the cart: nothing else tells one reason from another,
 * as all of them share one code.
 */
export function voucherWords(
  language: Language | undefined,
  cart: { language_code: Parameters<typeof languageOfCode>[0] },
  { why, ...values }: Refused,
): string {
  return translate(language ?? languageOfCode(cart.language_code))(`refusal.voucher.${why}`, { ...values });
}
