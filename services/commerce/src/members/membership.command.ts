import { requireVisitor } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { changeLocked } from "../order/change-order.ts";
import { after, type OrderStatus } from "../order/order.process.ts";
import { insertEvent, lockOrder, updateOrder } from "../order/order.repository.ts";
import { announceCancelled } from "../order/state.mail.ts";
import { freeHeld } from "../aftercare/staff.command.ts";
import { refundFromOrder } from "../fulfilment/return.command.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { transact } from "../transaction.ts";
import { hasBegun, tell } from "../membership/period.command.ts";
import { afterStep, type MembershipStep } from "../membership/membership.process.ts";
import {
  lastMembership,
  livingMembership,
  lockMembership,
  type MembershipRow,
  type PeriodRow,
  periodsOf,
  updateMembership,
} from "../membership/membership.repository.ts";

export type MembershipProblem = { message: string; code: "INVALID" | "NOT_FOUND" | "DECLINED" | "AUTHENTICATION" };
export type MembershipChanged = { membership: MembershipRow | null; errors: MembershipProblem[] };

/** The renewal that was asked for and is not paid. */
export const openPeriod = (periods: readonly PeriodRow[]): PeriodRow | undefined =>
  periods.find(({ starts_at }) => starts_at === null);

/**
 * Calls the order of a period back that nobody paid. What was paid in the moment in which its member cancelled begins
 * nothing any more and goes back. The order is locked before its membership, as everywhere.
 */
export async function callOrderBack(context: Pick<CommerceContext, "db">, orderId: string): Promise<void> {
  await changeLocked(
    context,
    (trx) => lockOrder(trx, orderId),
    async (trx, order) => {
      const next = after(order.status as OrderStatus, "cancel");
      if (!next) return;
      const isPaid = order.charged >= order.total_gross && !(await hasBegun(trx, order.id));
      if (order.charged > 0 && !isPaid) return;
      await freeHeld(trx, order.id);
      await updateOrder(trx, order.id, { status: next });
      await insertEvent(trx, { order_id: order.id, type: "CANCELED", user_id: null, data: { by: "membership" } });
      if (order.charged === 0) return;
      await refundFromOrder(trx, order, order.charged, "The membership had been cancelled.", null);
      await announceCancelled(trx, order.id, order.charged);
    },
  );
}

async function step(
  trx: CommerceDb,
  membership: MembershipRow,
  name: MembershipStep,
): Promise<MembershipProblem | null> {
  const status = afterStep(membership.status, name);
  if (!status)
    return { code: "INVALID", message: `This is not possible while the membership is ${membership.status}.` };
  const isOver = status === "ENDED";
  await updateMembership(trx, membership.id, {
    status,
    ...(isOver && { ended_at: new Date(), grace_until: null }),
  });
  if (name === "cancel") {
    const number = (await periodsOf(trx, membership.id)).at(-1)?.number ?? 1;
    await tell(trx, membership.id, isOver ? "ended" : "ending", number);
  }
  return null;
}

async function change(context: CommerceContext, name: "cancel" | "resume"): Promise<MembershipChanged> {
  const { userId } = requireVisitor(context);
  const db = shopTables(context.db);
  const known = await livingMembership(db, userId);
  if (!known) return { membership: null, errors: [{ code: "NOT_FOUND", message: "You have no membership." }] };
  const problem = await transact(db, async (trx) => {
    const membership = await lockMembership(trx, known.id);
    return membership ? step(trx, membership, name) : null;
  });
  if (problem) return { membership: null, errors: [problem] };
  // what was asked for the next period is asked no more; should this be cut off, the sweep does it
  const open = name === "cancel" ? openPeriod(await periodsOf(db, known.id)) : undefined;
  if (open) await callOrderBack(context, open.order_id);
  return { membership: (await lastMembership(db, userId)) ?? null, errors: [] };
}

/** Ends the membership with the period that is paid; one that is past due ends now. @throws GraphQLError UNAUTHENTICATED */
export const membershipCancel = (context: CommerceContext): Promise<MembershipChanged> => change(context, "cancel");

/** Takes the cancellation back before it takes effect. @throws GraphQLError UNAUTHENTICATED */
export const membershipResume = (context: CommerceContext): Promise<MembershipChanged> => change(context, "resume");
