import { addJob, type Services } from "@carloom/platform";
import { insertEvent } from "../order/order.repository.ts";
import { SYNC_DISPUTE } from "../payment/job-names.ts";
import { insertPaymentEvent, paymentById, updatePayment } from "../payment/payment.repository.ts";
import type { Dispute, DisputeDesk } from "../payment/provider.ts";
import { providersOf } from "../payment/providers.ts";
import { lockOrderPayment } from "../payment/refund.command.ts";
import { settleOrder } from "../payment/settle.command.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { transact } from "../transaction.ts";
import { disputeByReference, type DisputeRow, OPEN_STATES, saveDispute, takenOf } from "./dispute.repository.ts";
import { DISPUTE_MAIL } from "./job-names.ts";

const DAY_MS = 86_400_000;
/** Staff are told of a deadline so long before it, as long as no evidence was sent. */
const REMIND_DAYS = [5, 1];

/** A dispute that is open is asked after once a day, should a webhook not come. */
const planNext = (trx: CommerceDb, paymentId: string, dispute: string): Promise<void> =>
  addJob(
    trx,
    SYNC_DISPUTE,
    { paymentId, dispute },
    { key: `${SYNC_DISPUTE}:${dispute}:daily`, runAt: new Date(Date.now() + DAY_MS) },
  );

/** Mails to staff: that it is there, and before its deadline. */
async function planMails(trx: CommerceDb, row: DisputeRow): Promise<void> {
  const plan = (what: string, runAt?: Date) =>
    addJob(
      trx,
      DISPUTE_MAIL,
      { id: row.id, what },
      { key: `${DISPUTE_MAIL}:${row.id}:${what}`, ...(runAt && { runAt }) },
    );
  await plan("opened");
  for (const days of REMIND_DAYS) {
    const at = row.due_at && new Date(row.due_at.getTime() - days * DAY_MS);
    if (at && at.getTime() > Date.now()) await plan(`due-${days}`, at);
  }
}

/** Money that the bank took, or gave back, is booked: on the payment, among its events, in what the order was paid. */
async function book(trx: CommerceDb, row: DisputeRow, takenBefore: number, orderId: string | null): Promise<void> {
  const change = row.taken - takenBefore;
  if (change === 0) return;
  const isBack = change < 0;
  await updatePayment(trx, row.transaction_id, { disputed: await takenOf(trx, row.transaction_id) });
  await insertPaymentEvent(trx, {
    transaction_id: row.transaction_id,
    type: isBack ? "REFUND_REVERSE" : "CHARGE_BACK",
    amount: Math.abs(change),
    // a bank that takes the same money a second time is noted a second time
    reference: row.version <= 1 ? row.reference : `${row.reference}:${row.version}`,
    message: row.reason,
  });
  if (orderId) await settleOrder(trx, orderId, isBack);
}

/**
 * Writes what a provider said of a dispute, and what follows from it.
 * @param seen the dispute's version when the provider was asked: where it is another one by now, the answer may be older
 *   than what is known, and the provider is asked again
 */
export async function settleDispute(
  services: Pick<Services, "db">,
  paymentId: string,
  said: Dispute,
  seen: number | null,
): Promise<DisputeRow | undefined> {
  return transact(shopTables(services.db), async (trx) => {
    const payment = await lockOrderPayment(trx, paymentId);
    if (!payment) return undefined;
    const before = await disputeByReference(trx, payment.gateway, said.reference);
    if ((before?.version ?? null) !== seen) {
      const again = { paymentId, dispute: said.reference };
      await addJob(trx, SYNC_DISPUTE, again, { key: `${SYNC_DISPUTE}:${said.reference}` });
      return before;
    }
    const row = await saveDispute(trx, payment, said);
    if (!before) await planMails(trx, row);
    await book(trx, row, before?.taken ?? 0, payment.order_id);
    if (payment.order_id && row.state !== before?.state) {
      const data = { kind: "dispute", message: row.state, amount: row.amount, reference: row.reference };
      await insertEvent(trx, { order_id: payment.order_id, type: "TRANSACTION_EVENT", user_id: null, data });
    }
    if (OPEN_STATES.includes(row.state)) await planNext(trx, payment.id, row.reference);
    return row;
  });
}

/** Where the disputes of a gateway are dealt with; undefined where only the provider's own back office does. */
export const deskOf = (services: Pick<Services, "settings">, gateway: string): DisputeDesk | undefined =>
  providersOf(services).get(gateway)?.disputes;

/** Asks the provider how a dispute stands, and writes it. */
export async function syncDispute(
  services: Services,
  { paymentId, dispute }: { paymentId: string; dispute: string },
): Promise<void> {
  const db = shopTables(services.db);
  const payment = await paymentById(db, paymentId);
  const desk = payment && deskOf(services, payment.gateway);
  if (!desk) return;
  const seen = (await disputeByReference(db, payment.gateway, dispute))?.version ?? null;
  await settleDispute(services, paymentId, await desk.read(dispute), seen);
}
