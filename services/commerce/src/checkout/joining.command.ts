import { randomUUID } from "node:crypto";
import { cardOf } from "../membership/card.repository.ts";
import { planCharge } from "../membership/charge.repository.ts";
import { firstCharge } from "../membership/membership.policy.ts";
import {
  insertMembership,
  insertPeriod,
  livingMembership,
  membershipById,
  type PeriodRow,
} from "../membership/membership.repository.ts";
import { ALREADY, tell } from "../membership/period.command.ts";
import { type PlanRow, planById } from "../membership/plan.repository.ts";
import type { CommerceDb } from "../tables.ts";
import type { Becoming } from "../tables/membership.tables.ts";
import { refuse } from "./change.ts";
import { type CheckoutProblem, unitPrice } from "./checkout.policy.ts";
import type { LineRow } from "./checkout.repository.ts";
import type { CheckoutNode } from "./checkout.ts";

/** A membership that an order is to pay a period of; `renewal` is the period of one that there is already. */
export type Joining = { line: LineRow; plan: PlanRow; renewal: Renewal | null };
/** A period of a membership that there is already; `upgrade` takes the place of the one that runs. */
export type Renewal = Pick<PeriodRow, "membership_id" | "number"> & { upgrade?: Becoming };

const problem = (message: string): CheckoutProblem => ({ code: "INVALID", field: "lines", message });

/**
 * The membership of a cart that is about to become an order, or what stands in its way. A cart may hold one, its owner
 * is signed in and has none yet. What the shop itself renews was looked at by who renews it.
 */
export async function joiningOf(
  trx: CommerceDb,
  checkout: CheckoutNode,
  renewal: Joining["renewal"],
): Promise<{ joining: Joining | null; problems: CheckoutProblem[] }> {
  const [line, ...more] = checkout.lines.filter(({ membership_plan_id: id }) => id !== null);
  if (!line || line.membership_plan_id === null) return { joining: null, problems: [] };
  const no = (message: string) => ({ joining: null, problems: [problem(message)] });
  if (more.length > 0 || line.quantity !== 1) return no("A cart holds one membership.");
  if (checkout.user_id === null) return no("Sign in to order a membership.");
  const plan = await planById(trx, line.membership_plan_id);
  if (!plan) throw new Error("A line of membership has its plan.");
  if (renewal) return { joining: { line, plan, renewal }, problems: [] };
  if (!plan.is_open) return no("This plan takes no new members.");
  if (await livingMembership(trx, checkout.user_id)) return no(ALREADY);
  return { joining: { line, plan, renewal: null }, problems: [] };
}

/** Writes what an order of a membership begins: it waits for its payment. @throws Refusal when there is one already */
export async function beginMembership(
  trx: CommerceDb,
  checkout: CheckoutNode,
  { line, plan, renewal }: Joining,
  orderId: string,
): Promise<void> {
  const { user_id, email, billing_address, language_code, channel_id } = checkout;
  const period = line.membership_period;
  if (!user_id || !email || !billing_address || !period)
    throw new Error("A cart is checked before it becomes an order.");
  if (renewal) {
    const { upgrade, ...key } = renewal;
    const membership = await membershipById(trx, key.membership_id);
    const becomes = upgrade ?? membership?.next ?? null;
    const is_upgrade = upgrade !== undefined;
    await insertPeriod(trx, { ...key, order_id: orderId, quota_mm2: plan.quota_mm2, becomes, is_upgrade });
    if (is_upgrade) return planCharge(trx, key, new Date());
    const end = membership?.ends_at;
    if (end && (await cardOf(trx, user_id))) await planCharge(trx, key, firstCharge(end));
    await tell(trx, renewal.membership_id, "due", renewal.number);
    return;
  }
  const id = randomUUID();
  const price = unitPrice(line) ?? 0;
  const given = { id, user_id, plan_id: plan.id, channel_id, period, price, email, language_code, billing_address };
  if (!(await insertMembership(trx, given))) throw refuse("INVALID", "lines", ALREADY);
  await insertPeriod(trx, { membership_id: id, number: 1, order_id: orderId, quota_mm2: plan.quota_mm2 });
}
