import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "@carloom/i18n";
import { randomUUID } from "node:crypto";
import { requireVisitor } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { channelBySlug } from "../catalogue/channel.ts";
import { type CheckoutResult, refuse, settle } from "../checkout/change.ts";
import { wholeCheckout } from "../checkout/checkout.ts";
import {
  type CheckoutRow,
  deleteLines,
  insertCheckout,
  insertLines,
  linesOf,
  lockCheckout,
  updateCheckout,
} from "../checkout/checkout.repository.ts";
import { MAX_LINES } from "../checkout/lines.command.ts";
import { releaseReservation } from "../stock/reservation.repository.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { transact } from "../transaction.ts";
import { numberOf, uuidOf } from "@carloom/wire";
import { ALREADY } from "../membership/period.command.ts";
import type { MembershipPeriod } from "../tables/membership.states.ts";
import { livingMembership } from "../membership/membership.repository.ts";
import { openPlans, type PlanNode } from "./plan.command.ts";

export type JoinInput = { planId: string; period: MembershipPeriod; channel: string; checkoutId?: string | null };

/** The cart that the visitor has, when it can take this; a guest's becomes theirs. */
async function ownCart(
  trx: CommerceDb,
  key: string | null,
  visitor: { userId: string; email: string },
  channelId: number,
): Promise<CheckoutRow | null> {
  const row = key ? await lockCheckout(trx, key) : undefined;
  if (!row || row.channel_id !== channelId) return null;
  if (row.user_id !== null && row.user_id !== visitor.userId) return null;
  if (row.reserved_until) await releaseReservation(trx, row.id);
  return updateCheckout(trx, row.id, { user_id: visitor.userId, email: row.email ?? visitor.email });
}

const noPlan = () => refuse("NOT_FOUND", "planId", "This plan cannot be joined here.");

/**
 * Puts a plan into the signed-in visitor's cart, in the place of one that is in it already; without a cart, or with one
 * that is gone or of another channel, into a new one. It is ordered and paid like everything else in a cart.
 * @throws GraphQLError UNAUTHENTICATED
 */
export function checkoutMembershipAdd(context: CommerceContext, input: JoinInput): Promise<CheckoutResult> {
  const visitor = requireVisitor(context);
  return settle(async () => {
    const channel = await channelBySlug(context, input.channel);
    if (!channel) throw refuse("NOT_FOUND", "channel", "There is no such channel.");
    const key = numberOf(input.planId, "MembershipPlan");
    const plan: PlanNode | undefined = (await openPlans(context, channel)).find(({ id }) => id === key);
    const price = plan?.prices.find(({ period }) => period === input.period);
    if (!price) throw noPlan();
    const db = shopTables(context.db);
    if (await livingMembership(db, visitor.userId)) throw refuse("INVALID", "planId", ALREADY);
    const language = LANGUAGE_CODES[context.language ?? DEFAULT_LANGUAGE];
    const row = await transact(db, async (trx) => {
      const held = await ownCart(trx, uuidOf(input.checkoutId, "Checkout"), visitor, channel.id);
      const cart =
        held ??
        (await insertCheckout(trx, {
          id: randomUUID(),
          channel_id: channel.id,
          user_id: visitor.userId,
          email: visitor.email,
          language_code: language,
          shipping_address: null,
          billing_address: null,
          metadata: {},
        }));
      const lines = await linesOf(trx, cart.id, channel.id);
      const others = lines.filter(({ membership_plan_id: id }) => id !== null).map(({ id }) => id);
      if (lines.length - others.length >= MAX_LINES)
        throw refuse("INVALID", "lines", `A cart has at most ${MAX_LINES} lines.`);
      if (others.length > 0) await deleteLines(trx, others);
      const line = { id: randomUUID(), checkout_id: cart.id, variant_id: price.variant_id, quantity: 1, metadata: {} };
      await insertLines(trx, [line]);
      return cart;
    });
    return wholeCheckout(context, row);
  });
}
