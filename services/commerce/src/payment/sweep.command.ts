import type { Services } from "@carloom/platform";
import { shopTables } from "../tables.ts";
import { cancelAtProvider } from "./cancel.command.ts";
import { beginAtProvider } from "./at-provider.ts";
import { askedAfter, isAbandoned, silentPayments, type SilentPayment } from "./silent.repository.ts";
import {
  dueRefunds,
  openRefundsOf,
  paymentById,
  type PaymentRow,
  planQuestions,
  type RefundRow,
} from "./payment.repository.ts";
import type { PaymentProvider } from "./provider.ts";
import { providersOf } from "./providers.ts";
import { settleRefund } from "./refund.command.ts";
import { settleCharge } from "./settle.command.ts";

export type Known = { row: PaymentRow; provider: PaymentProvider };

/** A payment that nobody heard of for so long is asked after. */
const SILENT_MS = 20_000;
const AT_ONCE = 100;
/** Questions to providers that run side by side. */
const SIDE_BY_SIDE = 8;

/** Runs `work` on every item, a few at a time. */
async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const runner = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(SIDE_BY_SIDE, items.length) }, runner));
}

/** A payment whose provider is not set up any more cannot be ended there: it ends here, and money that came stays known. */
async function endHere(services: Services, row: PaymentRow): Promise<void> {
  const { charged, refunded } = row;
  const reference = row.provider_reference ?? row.reference;
  const message = "The provider of this payment is not set up any more.";
  await settleCharge(services, row.id, {
    reference,
    state: "CANCELED",
    authorized: 0,
    charged,
    refunded,
    message,
    client: null,
  });
}

async function askAfterRefund(services: Services, provider: PaymentProvider, refund: RefundRow): Promise<void> {
  const reference = refund.provider_reference;
  if (reference === null) return;
  await settleRefund(services, refund.id, { reference, state: await provider.readRefund(reference) });
}

/** Asks the provider how a payment stands, and every refund of it. */
export async function askAfterAll(services: Services, { row, provider }: Known): Promise<void> {
  await settleCharge(services, row.id, await beginAtProvider(services, provider, row), row);
  for (const refund of await openRefundsOf(shopTables(services.db), row.id))
    await askAfterRefund(services, provider, refund);
}

async function askAfter(services: Services, { id }: SilentPayment, abandonedBefore: Date): Promise<void> {
  const row = await paymentById(shopTables(services.db), id);
  if (!row) return;
  const provider = providersOf(services).get(row.gateway);
  const isOver = isAbandoned(row, abandonedBefore);
  try {
    if (!provider) return isOver ? await endHere(services, row) : undefined;
    if (isOver) await cancelAtProvider(services, { row, provider });
    else await settleCharge(services, row.id, await beginAtProvider(services, provider, row), row);
  } catch (error) {
    services.log.warn("a payment could not be asked after", { paymentId: id, error: String(error) });
  }
}

/**
 * Asks after payments that nobody heard of, the later the older they are, and cancels those that nobody came back to
 * within `PAYMENT_HOURS`; one that was paid at the last moment is found by that. Refunds are asked after likewise, those
 * that went out too: banks send some back.
 */
export async function sweepPayments(services: Services): Promise<void> {
  const db = shopTables(services.db);
  const now = Date.now();
  const abandonedBefore = new Date(now - services.settings.env.PAYMENT_HOURS * 3_600_000);
  const silent = await silentPayments(db, new Date(now - SILENT_MS), AT_ONCE);
  // noted first: one that brings this process down is not the first of the next sweep too
  await askedAfter(db, silent);
  await each(silent, (payment) => askAfter(services, payment, abandonedBefore));
  const refunds = await dueRefunds(db, AT_ONCE);
  await planQuestions(
    db,
    refunds.map(({ id }) => id),
  );
  await each(refunds, async (refund) => {
    const row = await paymentById(db, refund.transaction_id);
    const provider = row && providersOf(services).get(row.gateway);
    if (!provider) return;
    await askAfterRefund(services, provider, refund).catch((error: unknown) =>
      services.log.warn("a refund could not be asked after", { refundId: refund.id, error: String(error) }),
    );
  });
}
