import { randomUUID } from "node:crypto";
import type { Services } from "@carloom/platform";
import { isClosed } from "../order/order.process.ts";
import { lockOrder, type OrderRow } from "../order/order.repository.ts";
import { isOpen } from "../payment/payment.process.ts";
import { insertPayment, paymentByKey, type PaymentRow } from "../payment/payment.repository.ts";
import { type Charge, ProviderRefused } from "../payment/provider.ts";
import { providersOf } from "../payment/providers.ts";
import { settleCharge } from "../payment/settle.command.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { transact } from "../transaction.ts";
import { cardOf, type SavedCardRow } from "../membership/card.repository.ts";
import { type ChargeRow, chargeOf, updateCharge } from "../membership/charge.repository.ts";
import { nextCharge } from "../membership/membership.policy.ts";
import { lockMembership, type PeriodRow } from "../membership/membership.repository.ts";
import { callOrderBack } from "./membership.command.ts";
import { tell } from "../membership/period.command.ts";

/** So long an upgrade waits for its member to confirm it with their bank. */
const UPGRADE_WAITS_MS = 3_600_000;

type Attempt = { row: PaymentRow; card: SavedCardRow; attempt: number };

/** The one payment of a period by card, however often and by whomever it is begun. */
export const keyOfPeriod = ({ order_id }: Pick<PeriodRow, "order_id">): string => `membership:${order_id}`;

/** Locks what a charge of a period is about; the order first, as everywhere. Nothing when it is not to be paid (any more). */
async function lockDue(
  trx: CommerceDb,
  period: PeriodRow,
): Promise<{ order: OrderRow; userId: string; charge: ChargeRow | undefined } | null> {
  const order = await lockOrder(trx, period.order_id);
  const membership = await lockMembership(trx, period.membership_id);
  const mayPay = membership?.status === "ACTIVE" || membership?.status === "PAST_DUE";
  if (!order || !membership?.user_id || !mayPay || isClosed(order.status) || order.charged > 0) return null;
  return { order, userId: membership.user_id, charge: await chargeOf(trx, period) };
}

/** The payment of a period, written before its provider hears of it. */
async function paymentOf(trx: CommerceDb, period: PeriodRow, order: OrderRow, gateway: string): Promise<PaymentRow> {
  let key = keyOfPeriod(period);
  let known = await paymentByKey(trx, key);
  // one that was let go, for a card of another owner, is followed by another
  for (let number = 2; known?.state === "CANCELED"; number++) {
    key = `${keyOfPeriod(period)}:${number}`;
    known = await paymentByKey(trx, key);
  }
  if (known) return known;
  const id = randomUUID();
  return insertPayment(trx, {
    id,
    checkout_id: order.checkout_id,
    order_id: order.id,
    gateway,
    idempotency_key: key,
    currency: order.currency,
    amount: order.total_gross,
    reference: id,
    message: "",
    off_session: true,
  });
}

/** The attempt whose turn it is: the same one to all who ask at once, so that they make one charge. */
async function claim(trx: CommerceDb, period: PeriodRow, now: Date): Promise<Attempt | null> {
  const due = await lockDue(trx, period);
  if (!due?.charge?.next_at || due.charge.next_at > now) return null;
  const { order, charge, userId } = due;
  const card = await cardOf(trx, userId);
  const row = card && (await paymentOf(trx, period, order, card.gateway));
  // the card is gone, or another one has taken its place since, which the payment's customer has nothing to do with
  const isFit = row && row.gateway === card.gateway && isOpen(row.state) && row.amount === order.total_gross;
  if (!isFit || (charge.payment_id !== null && charge.payment_id !== row.id)) {
    if (row?.state !== "PROCESSING") await updateCharge(trx, period, { next_at: null });
    return null;
  }
  if (row.state === "PROCESSING") return null;
  if (period.is_upgrade && charge.attempt > 0) {
    // its member did not confirm it within the hour: it is called back, and never charged behind their back
    await updateCharge(trx, period, { next_at: null });
    return null;
  }
  await updateCharge(trx, period, { payment_id: row.id });
  return { row, card, attempt: charge.attempt };
}

/**
 * What came of an attempt: noted by the first who knows, and told to the member.
 * @returns whether it was an upgrade that is not to be
 */
async function conclude(
  trx: CommerceDb,
  period: PeriodRow,
  attempt: number,
  charge: Charge,
  now: Date,
): Promise<boolean> {
  const due = await lockDue(trx, period);
  if (!due || due.charge?.attempt !== attempt || due.charge.next_at === null) return false;
  if (charge.state === "CHARGED") return false;
  const isOver = charge.state === "CANCELED";
  const next_at = isOver ? null : nextCharge(attempt, now);
  const failure = charge.failure ?? (charge.state === "ACTION_REQUIRED" ? "AUTHENTICATION" : "DECLINED");
  if (period.is_upgrade && charge.state !== "PROCESSING") {
    // whoever is here confirms it with their bank within the hour; else it is called back
    const waits = failure === "AUTHENTICATION" && attempt === 0 && !isOver;
    const at = waits ? new Date(now.getTime() + UPGRADE_WAITS_MS) : null;
    await updateCharge(trx, period, { attempt: attempt + 1, next_at: at, failure });
    return !waits;
  }
  await updateCharge(trx, period, { attempt: attempt + 1, next_at, failure });
  // a bank that takes its time is asked after by the sweep of payments, and nobody is told of a failure
  if (charge.state === "PROCESSING") return false;
  const asks = failure === "AUTHENTICATION" && !isOver;
  await tell(trx, period.membership_id, asks ? "authenticate" : next_at ? "declined" : "unpaid", period.number);
  return false;
}

/** Begins the payment at the provider, once: its name there is written down before anything is charged. */
async function begin(services: Services, { row, card }: Attempt): Promise<PaymentRow | null> {
  if (row.provider_reference) return row;
  const cards = providersOf(services).get(row.gateway)?.cards;
  if (!cards) return null;
  const { id: key, amount, currency } = row;
  const description = `${services.settings.public.productName} ${key.slice(0, 8)}`;
  const begun = await cards.beginKept({ key, amount, currency, description, customer: card.customer });
  const settled = await settleCharge(services, row.id, begun);
  // called back meanwhile: there is nothing to charge
  return isOpen(settled.state) ? { ...settled, provider_reference: begun.reference } : null;
}

/** The payment of a period that a card failed to pay, begun for its member to pay it now; null: there is none to be paid. */
export async function payable(
  services: Services,
  period: PeriodRow,
): Promise<{ row: PaymentRow; card: SavedCardRow } | null> {
  const found = await transact(shopTables(services.db), async (trx): Promise<Attempt | null> => {
    const due = await lockDue(trx, period);
    const card = due?.charge?.failure ? await cardOf(trx, due.userId) : undefined;
    if (!due?.charge || !card) return null;
    const row = await paymentOf(trx, period, due.order, card.gateway);
    const isOthers = due.charge.payment_id !== null && due.charge.payment_id !== row.id;
    if (!isOpen(row.state) || row.gateway !== card.gateway || isOthers) return null;
    await updateCharge(trx, period, { payment_id: row.id });
    return { row, card, attempt: due.charge.attempt };
  });
  if (!found) return null;
  const row = await begin(services, found);
  return row?.provider_reference ? { row, card: found.card } : null;
}

/**
 * Charges the saved card for a period whose turn it is. One payment at the provider serves every attempt, and a payment
 * can go through once: however many jobs run, and wherever they are cut off, a period is charged once.
 */
export async function chargePeriod(services: Services, period: PeriodRow, now = new Date()): Promise<void> {
  const db = shopTables(services.db);
  const claimed = await transact(db, (trx) => claim(trx, period, now));
  if (!claimed) return;
  const { card, attempt } = claimed;
  let charge: Charge;
  try {
    const row = await begin(services, claimed);
    const cards = providersOf(services).get(claimed.row.gateway)?.cards;
    if (!row?.provider_reference || !cards) return;
    // paid in another way while it was begun: what is open of it is being ended
    if (!(await transact(db, (trx) => lockDue(trx, period)))) return;
    const key = `${row.id}:${attempt}`;
    charge = await cards.charge({ reference: row.provider_reference, method: card.method, key });
    await settleCharge(services, row.id, charge);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    // the provider does not know the card any more: nothing can be charged, and the member is told so
    services.log.warn("a saved card could not be charged", { paymentId: claimed.row.id, error: error.message });
    const { id: reference } = claimed.row;
    const none = { authorized: 0, charged: 0, refunded: 0, message: error.message, client: null };
    charge = { reference, state: "CANCELED", ...none };
  }
  const isOff = await transact(db, (trx) => conclude(trx, period, attempt, charge, now));
  if (isOff) await callOrderBack(services, period.order_id);
}
