import { addJob } from "@carloom/platform";
import type { CommerceDb } from "../tables.ts";
import { OFFLINE_GATEWAY } from "./gateway.ts";
import { CANCEL_PAYMENT } from "./job-names.ts";
import { isOpen } from "./payment.process.ts";
import { paymentsOfOrder } from "./payment.repository.ts";

/** Ends what was begun by a provider for an order that nobody is to pay any more, and lets go what is held for it. */
export async function endPayments(trx: CommerceDb, orderId: string): Promise<void> {
  for (const { id, gateway, state } of await paymentsOfOrder(trx, orderId)) {
    if (gateway === OFFLINE_GATEWAY || !(isOpen(state) || state === "AUTHORIZED")) continue;
    await addJob(trx as never, CANCEL_PAYMENT, { paymentId: id }, { key: `${CANCEL_PAYMENT}:${id}` });
  }
}
