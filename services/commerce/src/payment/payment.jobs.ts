import { addJob, type JobHandlers, type Services } from "@carloom/platform";
import { returnToCard } from "../gift-card/return.command.ts";
import { GIFT_CARD_GATEWAY } from "../gift-gateway.ts";
import { releaseExpired } from "../stock/reservation.repository.ts";
import type { Again } from "../order/mail-again.ts";
import { shopTables } from "../tables.ts";
import { cancelAtProvider } from "./cancel.command.ts";
import {
  CANCEL_PAYMENT,
  CAPTURE_PAYMENT,
  COMPLETE_PAID,
  REFUND_FAILED_MAIL,
  REFUND_MAIL,
  REFUND_PAYMENT,
  RELEASE_PIECES,
  RETURN_PAYMENT,
  SWEEP_PAYMENTS,
  SYNC_PAYMENT,
} from "./job-names.ts";
import { insertPaymentEvent, paymentById, refundById } from "./payment.repository.ts";
import { sendRefundFailed } from "./refund-failed.mail.ts";
import { sendRefundMail } from "./refund.mail.ts";
import { ProviderRefused } from "./provider.ts";
import { providersOf } from "./providers.ts";
import { returnPayment, settleRefund } from "./refund.command.ts";
import { settleCharge } from "./settle.command.ts";
import { askAfterAll, type Known, sweepPayments } from "./sweep.command.ts";

const SWEEP_EVERY_MS = 15_000;

/** Completes the cart that a payment was made for. @param isLast it is not tried again */
export type CompletePaid = (checkoutId: string, isLast: boolean) => Promise<void>;

/** Jobs of payments. Each asks the provider how things stand, so that none depends on the order in which it runs. */
export function paymentJobs(services: Services, completePaid: CompletePaid): JobHandlers {
  const db = shopTables(services.db);
  const known = async (payload: unknown): Promise<Known | null> => {
    const row = await paymentById(db, (payload as { paymentId: string }).paymentId);
    const provider = row && providersOf(services).get(row.gateway);
    return row && provider ? { row, provider } : null;
  };
  return {
    async [SYNC_PAYMENT](payload) {
      const found = await known(payload);
      if (found) await askAfterAll(services, found);
    },
    async [CANCEL_PAYMENT](payload) {
      const found = await known(payload);
      if (found) await cancelAtProvider(services, found);
    },
    async [CAPTURE_PAYMENT](payload) {
      const found = await known(payload);
      const reference = found?.row.provider_reference;
      if (!found || !reference) return;
      const { row, provider } = found;
      const { amount = row.amount } = payload as { amount?: number };
      try {
        await settleCharge(services, row.id, await provider.capture({ reference, amount, key: `${row.id}:${amount}` }));
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error;
        // the authorization has run out or was let go: staff see why, and how the payment stands instead
        const message = error.message.slice(0, 500);
        await insertPaymentEvent(db, { transaction_id: row.id, type: "CHARGE_FAILURE", amount, reference, message });
        await settleCharge(services, row.id, await provider.read(reference));
      }
    },
    [COMPLETE_PAID]: (payload, { lastAttempt }) =>
      completePaid((payload as { checkoutId: string }).checkoutId, lastAttempt),
    [RETURN_PAYMENT]: (payload) => returnPayment(services, payload as Parameters<typeof returnPayment>[1]),
    [REFUND_FAILED_MAIL]: (payload) =>
      sendRefundFailed(services, (payload as { refundId: string }).refundId, payload as Again),
    async [REFUND_PAYMENT](payload) {
      const { refundId } = payload as { refundId: string };
      const refund = await refundById(db, refundId);
      if (!refund || refund.status !== "PENDING") return;
      const payment = await paymentById(db, refund.transaction_id);
      if (payment?.gateway === GIFT_CARD_GATEWAY) {
        const reference = await returnToCard(db, refund, payment);
        await settleRefund(services, refund.id, { state: "SUCCESS", reference });
        return;
      }
      const found = await known({ paymentId: refund.transaction_id });
      if (!found?.row.provider_reference) throw new Error(`No provider knows the payment of refund ${refundId}.`);
      const { row, provider } = found;
      try {
        const reference = row.provider_reference as string;
        const given = refund.provider_reference
          ? { reference: refund.provider_reference, state: await provider.readRefund(refund.provider_reference) }
          : await provider.refund({ reference, amount: refund.amount, key: refund.id });
        // a bank may take days: the sweep asks again until it ends
        await settleRefund(services, refund.id, given);
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error;
        await settleRefund(services, refund.id, { state: "FAILURE", reference: refund.id, message: error.message });
      }
    },
    [REFUND_MAIL]: (payload) => sendRefundMail(services, payload as Parameters<typeof sendRefundMail>[1]),
    async [SWEEP_PAYMENTS]() {
      try {
        await sweepPayments(services);
      } finally {
        await planSweep(services, SWEEP_PAYMENTS);
      }
    },
    // a job of its own: a provider that answers slowly keeps nothing off the shelf
    async [RELEASE_PIECES]() {
      try {
        await releaseExpired(db, new Date());
      } finally {
        await planSweep(services, RELEASE_PIECES);
      }
    },
  };
}

const planSweep = ({ db }: Pick<Services, "db">, name: string) =>
  addJob(db, name, {}, { key: name, runAt: new Date(Date.now() + SWEEP_EVERY_MS) });

/** Plans the next sweeps; planning them twice is planning them once. */
export async function schedulePaymentSweep(services: Pick<Services, "db">): Promise<void> {
  await planSweep(services, SWEEP_PAYMENTS);
  await planSweep(services, RELEASE_PIECES);
}
