import type { Language } from "@carloom/i18n";
import type { MembershipPeriod, StaffPlansQuery } from "@carloom/api-client/commerce";

export type Plan = StaffPlansQuery["membershipPlanList"][number];
export type PlanChannel = NonNullable<StaffPlansQuery["channels"]>[number];

export const PERIODS: readonly MembershipPeriod[] = ["month", "year"];

/** What a period costs in a channel; undefined where it is not sold. */
export const priceIn = (plan: Plan | null, channel: PlanChannel, period: MembershipPeriod) =>
  plan?.prices.find((one) => one.channel === channel.slug && one.period === period)?.price;

/** What a plan is called, and said to be, in the language of whoever reads. */
export const planTexts = (plan: Plan, language: Language): { name: string; text: string } => ({
  name: { en: plan.name, ko: plan.ko, ja: plan.ja }[language] || plan.name,
  text: { en: plan.description, ko: plan.descriptionKo, ja: plan.descriptionJa }[language] || plan.description,
});
