import { addJob, type Services } from "@carloom/platform";
import type { CommerceDb } from "../tables.ts";
import { OFFLINE_GATEWAY } from "../offline-gateway.ts";
import { CANCEL_PAYMENT } from "./job-names.ts";
import { isOpen } from "./payment.process.ts";
import { beginAtProvider } from "./at-provider.ts";
import { type PaymentRow, paymentsOfOrder } from "./payment.repository.ts";
import type { PaymentProvider } from "./provider.ts";
import { settleCharge } from "./settle.command.ts";

/** Ends what was begun by a provider for an order that nobody is to pay any more, and lets go what is held for it. */
export async function endPayments(trx: CommerceDb, orderId: string): Promise<void> {
  for (const { id, gateway, state } of await paymentsOfOrder(trx, orderId)) {
    if (gateway === OFFLINE_GATEWAY || !(isOpen(state) || state === "AUTHORIZED")) continue;
    await addJob(trx, CANCEL_PAYMENT, { paymentId: id }, { key: `${CANCEL_PAYMENT}:${id}` });
  }
}

/** Ends a payment at its provider and writes how it stands then: also that it was paid before. */
export async function cancelAtProvider(
  services: Services,
  { row, provider }: { row: PaymentRow; provider: PaymentProvider },
): Promise<void> {
  if (row.off_session && row.provider_reference === null) {
    // written down and not begun: there is nothing at the provider, and whoever is about to begin it finds it ended
    const none = { authorized: 0, charged: 0, refunded: 0, message: "Ended before it was begun.", client: null };
    await settleCharge(services, row.id, { reference: row.reference, state: "CANCELED", ...none });
    return;
  }
  // begun and cut off before the provider answered: ask for it again, so that there is something to cancel
  const reference = row.provider_reference ?? (await beginAtProvider(services, provider, row)).reference;
  await settleCharge(services, row.id, await provider.cancel(reference), row);
}
