import type { MembershipPlanInput } from "@carloom/api-client/commerce";
import { PERIODS, type Plan, type PlanChannel, priceIn } from "./plan.ts";

/** A plan as it is, to be saved with something changed. */
export const inputOf = (plan: Plan, channels: readonly PlanChannel[]): MembershipPlanInput => ({
  id: plan.id,
  slug: plan.slug,
  names: { en: plan.name, ko: plan.ko, ja: plan.ja },
  descriptions: { en: plan.description, ko: plan.descriptionKo, ja: plan.descriptionJa },
  monthlyAreaCm2: plan.monthlyAreaCm2,
  isOpen: plan.isOpen,
  prices: channels.flatMap((channel) =>
    PERIODS.flatMap((period) => {
      const price = priceIn(plan, channel, period);
      return price ? { channelId: channel.id, period, price: price.amount } : [];
    }),
  ),
});
