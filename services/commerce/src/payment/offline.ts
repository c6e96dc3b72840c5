import { randomUUID } from "node:crypto";
import { OFFLINE_GATEWAY } from "../offline-gateway.ts";
import type { NewPayment } from "./payment.repository.ts";
import { WAITS_FOR_TRANSFER } from "./words.ts";

/** What a customer writes into the transfer, so that it finds its order. */
export const transferReference = (checkoutId: string): string => `CL-${checkoutId.slice(0, 8).toUpperCase()}`;

/** A payment by bank transfer that is still to come. `key` makes it one however often it is asked for. */
export function offlinePayment(
  checkout: { id: string; channel: { currency: string } },
  amount: number,
  key = `offline:${checkout.id}`,
): NewPayment {
  return {
    id: randomUUID(),
    checkout_id: checkout.id,
    order_id: null,
    gateway: OFFLINE_GATEWAY,
    idempotency_key: key,
    currency: checkout.channel.currency,
    amount,
    reference: transferReference(checkout.id),
    message: WAITS_FOR_TRANSFER,
  };
}
