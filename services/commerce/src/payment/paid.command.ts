import { addJob } from "@carloom/platform";
import { issueSoldCards } from "../gift-sale/issue.command.ts";
import { fulfilMembership } from "../membership/fulfil.command.ts";
import { beginPeriod } from "../membership/period.command.ts";
import type { OrderRow } from "../order/order.repository.ts";
import { announcePaid } from "../order/state.mail.ts";
import type { CommerceDb } from "../tables.ts";
import { CANCEL_PAYMENT } from "./job-names.ts";
import { isOpen } from "./payment.process.ts";
import { paymentsOfOrder } from "./payment.repository.ts";

/**
 * An order that stood has come in whole: its membership begins, its gift cards are made, and its buyer is told. The caller
 * has locked it and written what was paid. @param status the order's, with that
 */
export async function orderIsPaid(trx: CommerceDb, order: OrderRow, status: string): Promise<void> {
  let now = status;
  if (await beginPeriod(trx, order.id)) {
    now = await fulfilMembership(trx, { id: order.id, status });
    await endCharges(trx, order.id);
  }
  // a membership that begins has a mail of its own
  else await announcePaid(trx, order.id);
  await issueSoldCards(trx, { ...order, status: now });
}

/** A period is paid in another way: its saved card is not charged as well. */
async function endCharges(trx: CommerceDb, orderId: string): Promise<void> {
  for (const { id, off_session, state } of await paymentsOfOrder(trx, orderId))
    if (off_session && isOpen(state))
      await addJob(trx, CANCEL_PAYMENT, { paymentId: id }, { key: `${CANCEL_PAYMENT}:${id}` });
}
