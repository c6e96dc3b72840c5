import { randomUUID } from "node:crypto";
import { addJob } from "@carloom/platform";
import { requireVisitor } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { consentNow } from "../membership/card-consent.ts";
import { cardOf, keepCard } from "../membership/card.repository.ts";
import { chargeOf, planCharge, updateCharge } from "../membership/charge.repository.ts";
import { MEMBERSHIP_DUE } from "../membership/job-names.ts";
import { lastMembership, livingMembership, lockMembership, periodsOf } from "../membership/membership.repository.ts";
import { type CardSetupRow, endSetup, putSetup, setupOf } from "../membership/setup.repository.ts";
import { lockOrder } from "../order/order.repository.ts";
import { isOpen } from "../payment/payment.process.ts";
import { paymentById } from "../payment/payment.repository.ts";
import { type PaymentProvider, ProviderRefused, ProviderUnavailable, type SavedMethod } from "../payment/provider.ts";
import { providersOf } from "../payment/providers.ts";
import { settleCharge } from "../payment/settle.command.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { transact } from "../transaction.ts";
import { type MembershipChanged, type MembershipProblem, openPeriod } from "./membership.command.ts";

/** What the provider's form in the page is drawn from, and what confirms the card. */
export type CardToKeep = { clientSecret: string; consent: string; config: Record<string, string> };
export type SetupResult = { setup: CardToKeep | null; errors: MembershipProblem[] };

/** Of one member in an hour. */
const MOST = 10;
/** Whoever is still here pays an open renewal before the shop does it without them. */
const SOON_MS = 10 * 60_000;

const AWAY: MembershipProblem = {
  code: "INVALID",
  message: "The payment service does not answer. Try again in a minute.",
};
const none = (code: MembershipProblem["code"], message: string): SetupResult => ({
  setup: null,
  errors: [{ code, message }],
});

/** Asks a provider. @returns null where it does not answer or refuses, which is logged */
async function orAway<T>(context: CommerceContext, call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error;
    context.log.warn("payment provider failed", { error: error.message, requestId: context.requestId });
    return null;
  }
}

/**
 * Begins to keep a card of the visitor, who is a member: the first, or one that takes the place of theirs.
 * @throws GraphQLError UNAUTHENTICATED
 */
export async function membershipCardBegin(context: CommerceContext): Promise<SetupResult> {
  const { userId } = requireVisitor(context);
  const db = shopTables(context.db);
  if (!(await livingMembership(db, userId))) return none("NOT_FOUND", "You have no membership.");
  const card = await cardOf(db, userId);
  const provider = [...providersOf(context).values()].find(({ id, cards }) => cards && (!card || card.gateway === id));
  if (!provider?.cards) return none("INVALID", "No card can be saved here. Pay by transfer.");
  if (!(await context.throttle.take(`cardSetup:${userId}`, MOST, 3600)).ok)
    return none("INVALID", "That was often. Try again in an hour.");
  // the same owner at the provider: a renewal that waits for the old card can be paid by the new one
  const setup = await orAway(
    context,
    provider.cards.beginSetup({ key: randomUUID(), customer: card?.customer ?? null }),
  );
  const clientSecret = (setup?.client as { clientSecret?: string } | null)?.clientSecret;
  if (!setup || !clientSecret) return { setup: null, errors: [AWAY] };
  const consent = consentNow(context);
  const entered = { user_id: userId, gateway: provider.id, reference: setup.reference, consent };
  await transact(db, (trx) => putSetup(trx, entered));
  return { setup: { clientSecret, consent: consent.text, config: provider.config }, errors: [] };
}

/** A payment that was begun for another owner cannot be paid by the new card: it is let go, before there is a new one. */
async function letGo(context: CommerceContext, userId: string, { customer }: SavedMethod): Promise<boolean> {
  const db = shopTables(context.db);
  const [membership, before] = [await livingMembership(db, userId), await cardOf(db, userId)];
  const open = membership && openPeriod(await periodsOf(db, membership.id));
  const charge = open && (await chargeOf(db, open));
  const row = charge?.payment_id ? await paymentById(db, charge.payment_id) : undefined;
  if (before?.customer === customer || !row?.provider_reference || !isOpen(row.state)) return true;
  const provider = providersOf(context).get(row.gateway);
  const gone = provider && (await orAway(context, provider.cancel(row.provider_reference)));
  if (!gone) return false;
  await settleCharge(context, row.id, gone);
  return true;
}

/** Keeps the card, and has it pay the renewal that waits for one. */
async function keep(trx: CommerceDb, row: CardSetupRow, card: SavedMethod): Promise<void> {
  const { user_id, gateway, consent } = row;
  const living = await livingMembership(trx, user_id);
  const asked = living && openPeriod(await periodsOf(trx, living.id));
  // the order before its membership: everybody locks in this order
  const order = asked && (await lockOrder(trx, asked.order_id));
  const membership = living && (await lockMembership(trx, living.id));
  if (!membership || !(await endSetup(trx, row))) return;
  const { expMonth: exp_month, expYear: exp_year, ...names } = card;
  const before = await cardOf(trx, user_id);
  await keepCard(trx, { ...names, exp_month, exp_year, user_id, gateway, consent });
  const isDue = membership.status === "ACTIVE" || membership.status === "PAST_DUE";
  if (!asked || asked.is_upgrade || !order || order.charged > 0 || !isDue) return;
  const known = await chargeOf(trx, asked);
  // one that is charged in time by itself needs no haste
  if (known?.next_at && !known.failure) return;
  const at = new Date(Date.now() + SOON_MS);
  await planCharge(trx, asked, at);
  await updateCharge(trx, asked, { next_at: at, ...(before?.customer !== card.customer && { payment_id: null }) });
  const payload = { membershipId: membership.id };
  await addJob(trx, MEMBERSHIP_DUE, payload, { key: `${MEMBERSHIP_DUE}:card:${membership.id}`, runAt: at });
}

const deskOf = (context: CommerceContext, gateway: string): PaymentProvider["cards"] =>
  providersOf(context).get(gateway)?.cards;

/**
 * Keeps the card that the visitor entered, once the provider says that it has it: what their page says decides nothing.
 * A renewal that waits for a card is charged to it.
 * @throws GraphQLError UNAUTHENTICATED
 */
export async function membershipCardKeep(context: CommerceContext): Promise<MembershipChanged> {
  const { userId } = requireVisitor(context);
  const db = shopTables(context.db);
  const row = await setupOf(db, userId);
  const desk = row && deskOf(context, row.gateway);
  if (!row || !desk) return { membership: null, errors: [{ code: "NOT_FOUND", message: "No card is being entered." }] };
  const setup = await orAway(context, desk.readSetup(row.reference));
  if (!setup) return { membership: null, errors: [AWAY] };
  const { card } = setup;
  if (setup.state !== "KEPT" || !card) {
    const code = setup.state === "FAILED" ? "DECLINED" : "INVALID";
    return { membership: null, errors: [{ code, message: setup.message || "The card was not confirmed." }] };
  }
  if (!(await letGo(context, userId, card))) return { membership: null, errors: [AWAY] };
  await transact(db, (trx) => keep(trx, row, card));
  return { membership: (await lastMembership(db, userId)) ?? null, errors: [] };
}
