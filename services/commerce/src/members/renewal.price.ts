import type { CommerceDb } from "../tables.ts";
import type { MembershipRow } from "../membership/membership.repository.ts";
import { pricesOfPlans } from "../membership/plan.repository.ts";

/** What the next period costs: what the member agreed to, or less where the plan has become cheaper. */
export async function renewalPrice(
  db: CommerceDb,
  { plan_id, period, channel_id, price }: MembershipRow,
): Promise<number> {
  const now = (await pricesOfPlans(db, [plan_id])).find((p) => p.period === period && p.channel_id === channel_id);
  return now ? Math.min(now.amount, price) : price;
}
