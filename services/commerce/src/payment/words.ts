import { DEFAULT_LANGUAGE, type Language } from "@carloom/i18n";
import { translate } from "@carloom/i18n/merge";
import type { Services } from "@carloom/platform";
import { GIFT_CARD_GATEWAY } from "../gift-gateway.ts";
import { OFFLINE_GATEWAY } from "../offline-gateway.ts";
import { providersOf } from "./providers.ts";

/** What of a payment is kept with it, in English; whoever reads it reads it in their own language. */
export const WAITS_FOR_TRANSFER = "Waiting for the bank transfer.";
export const MARKED_AS_PAID = "Marked as paid.";
export const paidByTransfer = (reference: string): string => `Paid by transfer ${reference}.`;
const BY_TRANSFER = /^Paid by transfer (.+)\.$/s;

/** A provider that is switched off still has the payments that it took. */
const NAMES: Readonly<Record<string, string>> = {
  [OFFLINE_GATEWAY]: "payment.way.transfer",
  [GIFT_CARD_GATEWAY]: "payment.way.giftCard",
  "carloom.stripe": "payment.way.card",
};

/** What a way to pay is called. A provider of which we have no word is called as it calls itself. */
export function gatewayName(
  services: Pick<Services, "settings">,
  gateway: string,
  language: Language = DEFAULT_LANGUAGE,
): string {
  const known = NAMES[gateway];
  return known ? translate(language)(known) : (providersOf(services).get(gateway)?.name ?? gateway);
}

/** What was noted of a payment: our own words in a language, those of others as they are. */
export function paymentWords(message: string, language: Language = DEFAULT_LANGUAGE): string {
  const t = translate(language);
  if (message === WAITS_FOR_TRANSFER) return t("payment.note.waits");
  if (message === MARKED_AS_PAID) return t("payment.note.marked");
  const [, reference] = BY_TRANSFER.exec(message) ?? [];
  return reference ? t("payment.note.transfer", { reference }) : message;
}
