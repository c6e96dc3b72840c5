import { randomUUID } from "node:crypto";
import { addJob } from "@carloom/platform";
import { sumMoney, toMinor } from "@carloom/pricing";
import type { CommerceContext } from "../builder.ts";
import { channelList } from "../catalogue/channel.ts";
import { type CheckoutProblem, piecesWanted } from "../checkout/checkout.policy.ts";
import { priceCheckout } from "../checkout/checkout.ts";
import { giftCardProblems } from "../checkout/gift-cards.command.ts";
import { lockWhole } from "../checkout/locked.ts";
import { cardsOfCarts } from "../gift-card/gift-card.repository.ts";
import { Refusal } from "../refusal.ts";
import { shippingList } from "../shipping/shipping.ts";
import { boundGuest } from "../checkout/guest-hold.command.ts";
import { reserve } from "../stock/reservation.repository.ts";
import { shopTables } from "../tables.ts";
import { consentNow } from "../membership/card-consent.ts";
import { transact } from "../transaction.ts";
import { OFFLINE_GATEWAY } from "../offline-gateway.ts";
import { beginAtProvider } from "../payment/at-provider.ts";
import { CANCEL_PAYMENT } from "../payment/job-names.ts";
import { offlinePayment } from "../payment/offline.ts";
import { mayKeepCard } from "../payment/gateway.ts";
import { isOpen, keptOf } from "../payment/payment.process.ts";
import {
  insertPayment,
  insertPaymentEvent,
  lockPaymentsOfCheckout,
  ownerOfPayment,
  paymentById,
  type PaymentRow,
} from "../payment/payment.repository.ts";
import { ProviderRefused, ProviderUnavailable } from "../payment/provider.ts";
import { providersOf } from "../payment/providers.ts";
import { settleCharge } from "../payment/settle.command.ts";

export type InitializeProblem = {
  field: string | null;
  message: string;
  code: "GRAPHQL_ERROR" | "INVALID" | "NOT_FOUND" | "TRANSACTION_ALREADY_PROCESSED";
};
export type Begun = { payment: PaymentRow | null; data: object | null; errors: InitializeProblem[] };

export const begunProblem = (code: InitializeProblem["code"], field: string | null, message: string): Begun => ({
  payment: null,
  data: null,
  errors: [{ code, field, message }],
});

/** What a customer is told when the provider is away or refuses; the reason itself is for the log. */
export function providerProblem(context: CommerceContext, error: unknown): Begun {
  if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error;
  context.log.warn("payment provider failed", { error: error.message, requestId: context.requestId });
  const message =
    error instanceof ProviderUnavailable
      ? "The payment service does not answer. Nothing was charged; try again in a minute or pay by bank transfer."
      : "The payment service refused this payment. Nothing was charged; pay in another way.";
  return begunProblem("GRAPHQL_ERROR", null, message);
}

const NOT_KEPT = "A card is kept for a membership that its owner pays for.";

/** Locks the cart, checks it, keeps its pieces and writes the payment before anybody is asked for money. */
async function writePayment(
  context: CommerceContext,
  id: string,
  gateway: string,
  amount: number | null | undefined,
  keepsCard: boolean,
): Promise<PaymentRow> {
  const refuse = (message: string) => new Refusal<CheckoutProblem>({ code: "INVALID", field: "amount", message });
  await Promise.all([channelList(context), shippingList(context)]);
  return transact(shopTables(context.db), async (trx) => {
    const { checkout, delivery } = await lockWhole(trx, context, id);
    const whole = priceCheckout(checkout, delivery ?? null).total.gross;
    const cards = await cardsOfCarts(trx, [checkout.id]);
    const problems = giftCardProblems(checkout, cards, new Date());
    if (problems.length > 0) throw new Refusal<CheckoutProblem>(...problems);
    // gift cards pay when the order is placed, and only then: until then others may spend them
    const onCards = sumMoney(cards.map(({ balance }) => balance));
    const total = whole - Math.min(onCards, whole);
    const asked = amount === null || amount === undefined ? null : toMinor(amount, checkout.channel.currency);
    if (total <= 0 && whole > 0) throw refuse("There is nothing to pay for this cart.");
    const earlier = await lockPaymentsOfCheckout(trx, checkout.id);
    const came = earlier.reduce((sum, row) => sum + keptOf(row), 0);
    const due = whole - came - Math.min(onCards, Math.max(0, whole - came));
    // nobody is charged more than the sum that they saw: less may be left on a gift card by now
    if (asked !== null && ![whole, total, due].includes(asked)) throw refuse("A payment is for the whole total.");
    if (gateway === OFFLINE_GATEWAY) return insertPayment(trx, offlinePayment(checkout, total));
    const paid = earlier.find((row) => row.state === "CHARGED");
    if (due <= 0 && paid) return paid;
    if (due <= 0) throw refuse("There is nothing to pay for this cart.");
    await boundGuest(trx, context, checkout, null);
    const until = new Date(Date.now() + context.settings.env.RESERVATION_MINUTES * 60_000);
    const missing = await reserve(trx, checkout.id, piecesWanted(checkout.lines), until);
    if (missing.length > 0) {
      const skus = checkout.lines.filter((line) => missing.includes(line.variant_id)).map((line) => line.sku);
      const message = `Insufficient product stock: ${[...new Set(skus)].join(", ")}`;
      throw new Refusal<CheckoutProblem>({ code: "INSUFFICIENT_STOCK", field: "lines", message });
    }
    // what is authorized for this total is paid; for another total it is let go
    const open = earlier.filter((row) => row.gateway === gateway && (isOpen(row.state) || row.state === "AUTHORIZED"));
    const same = open.find((row) => row.amount === due && (row.card_consent !== null) === keepsCard);
    for (const row of open) {
      if (row === same) continue;
      const key = `${CANCEL_PAYMENT}:${row.id}`;
      await addJob(trx, CANCEL_PAYMENT, { paymentId: row.id }, { key });
    }
    if (same) return same;
    if (keepsCard && !mayKeepCard(checkout, context.visitor))
      throw new Refusal<CheckoutProblem>({ code: "INVALID", field: "paymentGateway", message: NOT_KEPT });
    const payment = randomUUID();
    const row = await insertPayment(trx, {
      id: payment,
      checkout_id: checkout.id,
      order_id: null,
      gateway,
      idempotency_key: `${gateway}:${payment}`,
      currency: checkout.channel.currency,
      amount: due,
      reference: payment,
      message: "",
      ...(keepsCard && { card_consent: JSON.stringify(consentNow(context)) }),
    });
    const event = {
      transaction_id: row.id,
      type: "CHARGE_REQUEST" as const,
      amount: due,
      reference: "",
      message: "",
    };
    await insertPaymentEvent(trx, event);
    return row;
  });
}

/**
 * Begins the payment of a cart. Offline there is one payment a cart, for its whole total, however often it is begun:
 * it waits for the transfer. By a provider the pieces are kept for a while, the row is written first, and the same
 * total again is the same payment.
 */
export async function transactionInitialize(
  context: CommerceContext,
  input: { id: string; gateway: string; amount?: number | null; keepsCard?: boolean },
): Promise<Begun> {
  const provider = providersOf(context).get(input.gateway);
  if (input.gateway !== OFFLINE_GATEWAY && !provider)
    return begunProblem("NOT_FOUND", "paymentGateway", "There is no such payment gateway.");
  const keepsCard = input.keepsCard === true;
  if (keepsCard && !provider?.cards) return begunProblem("INVALID", "paymentGateway", NOT_KEPT);
  let row: PaymentRow;
  try {
    row = await writePayment(context, input.id, input.gateway, input.amount, keepsCard);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [problem] = error.problems;
    return begunProblem(problem?.code === "NOT_FOUND" ? "NOT_FOUND" : "INVALID", problem?.field ?? null, error.message);
  }
  if (!provider) return { payment: row, data: null, errors: [] };
  try {
    const charge = await beginAtProvider(context, provider, row);
    return { payment: await settleCharge(context, row.id, charge, row), data: charge.client, errors: [] };
  } catch (error) {
    return providerProblem(context, error);
  }
}

/** A payment of the visitor's own cart or order; a guest's belongs to whoever holds its id. Else it is as unknown as none. */
async function visiblePayment({ db, visitor }: CommerceContext, id: string): Promise<PaymentRow | undefined> {
  const row = await paymentById(shopTables(db), id);
  const owner = row ? await ownerOfPayment(shopTables(db), row) : null;
  return owner === null || owner === visitor?.userId ? row : undefined;
}

/** Asks the provider how a payment stands, after the customer did something in the browser. */
export async function transactionProcess(context: CommerceContext, id: string | null): Promise<Begun> {
  const row = id ? await visiblePayment(context, id) : undefined;
  const provider = row && providersOf(context).get(row.gateway);
  if (!row || (!provider && row.gateway !== OFFLINE_GATEWAY))
    return begunProblem("NOT_FOUND", "id", "Couldn't resolve to a node.");
  if (!provider) return { payment: row, data: null, errors: [] };
  try {
    const charge = await beginAtProvider(context, provider, row);
    return { payment: await settleCharge(context, row.id, charge, row), data: charge.client, errors: [] };
  } catch (error) {
    return providerProblem(context, error);
  }
}
