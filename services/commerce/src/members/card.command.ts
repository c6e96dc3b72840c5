import { requireVisitor } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { ProviderRefused, ProviderUnavailable } from "../payment/provider.ts";
import { providersOf } from "../payment/providers.ts";
import { shopTables } from "../tables.ts";
import { transact } from "../transaction.ts";
import { dropCard } from "../membership/card.repository.ts";
import { updateCharge } from "../membership/charge.repository.ts";
import { lastMembership, livingMembership, lockMembership, periodsOf } from "../membership/membership.repository.ts";
import { tell } from "../membership/period.command.ts";
import { payable } from "./charge.command.ts";
import { callOrderBack, type MembershipChanged, type MembershipProblem, openPeriod } from "./membership.command.ts";

/**
 * Forgets the visitor's card. A renewal that waits for it is asked for by transfer from now on.
 * @throws GraphQLError UNAUTHENTICATED
 */
export async function membershipCardRemove(context: CommerceContext): Promise<MembershipChanged> {
  const { userId } = requireVisitor(context);
  const db = shopTables(context.db);
  const living = await livingMembership(db, userId);
  let called: string | null = null;
  const isGone = await transact(db, async (trx) => {
    const membership = living && (await lockMembership(trx, living.id));
    const open = membership && openPeriod(await periodsOf(trx, membership.id));
    const isDropped = await dropCard(trx, userId);
    if (isDropped && open && !open.is_upgrade) {
      await updateCharge(trx, open, { next_at: null });
      await tell(trx, open.membership_id, membership.status === "PAST_DUE" ? "late" : "due", open.number);
    }
    if (isDropped && open?.is_upgrade) called = open.order_id;
    return isDropped;
  });
  // an upgrade is the card's alone
  if (called) await callOrderBack(context, called);
  if (!isGone) return { membership: null, errors: [{ code: "NOT_FOUND", message: "No card of yours is saved." }] };
  return { membership: (await lastMembership(db, userId)) ?? null, errors: [] };
}

/** What a page needs to have the member confirm a payment with their bank. */
export type PayOnSession = {
  transactionId: string;
  clientSecret: string;
  method: string;
  config: Record<string, string>;
};
export type PayResult = { payment: PayOnSession | null; errors: MembershipProblem[] };

const nothing = (code: MembershipProblem["code"], message: string): PayResult => ({
  payment: null,
  errors: [{ code, message }],
});

/**
 * The payment of the period that the saved card did not pay, for its owner to confirm with their bank: the very payment
 * that is tried without them, so that both together charge once.
 * @throws GraphQLError UNAUTHENTICATED
 */
export async function membershipPay(context: CommerceContext): Promise<PayResult> {
  const { userId } = requireVisitor(context);
  const db = shopTables(context.db);
  const membership = await livingMembership(db, userId);
  const open = membership && openPeriod(await periodsOf(db, membership.id));
  try {
    const found = open && (await payable(context, open));
    const provider = found && providersOf(context).get(found.row.gateway);
    if (!found?.row.provider_reference || !provider) return nothing("NOT_FOUND", "There is no payment to confirm.");
    const { row, card } = found;
    const { client } = await provider.read(found.row.provider_reference);
    const clientSecret = (client as { paymentIntent?: { clientSecret?: string } } | null)?.paymentIntent?.clientSecret;
    if (!clientSecret) return nothing("INVALID", "This payment cannot be confirmed.");
    return {
      payment: { transactionId: row.id, clientSecret, method: card.method, config: provider.config },
      errors: [],
    };
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error;
    context.log.warn("payment provider failed", { error: error.message, requestId: context.requestId });
    return nothing("INVALID", "The payment service does not answer. Try again in a minute.");
  }
}
