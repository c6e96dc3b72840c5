import type { MembershipPeriod, StaffPlansQuery } from "@carloom/api-client/commerce";

export type Plan = StaffPlansQuery["membershipPlanList"][number];
export type PlanChannel = NonNullable<StaffPlansQuery["channels"]>[number];

export const PERIODS: readonly MembershipPeriod[] = ["month", "year"];

/** What a period costs in a channel; undefined where it is not sold. */
export const priceIn = (plan: Plan | null, channel: PlanChannel, period: MembershipPeriod) =>
  plan?.prices.find((one) => one.channel === channel.slug && one.period === period)?.price;
