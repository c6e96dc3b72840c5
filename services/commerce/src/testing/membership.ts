import type { Visitor } from "@carloom/platform";
import { globalId } from "../wire/ids.ts";
import { customer, type Shop } from "./shop.ts";

const MONEY = "{ currency amount }";
export const PLAN = `id slug name description monthlyAreaCm2 isOpen isDemo prices { period channel includesTax price ${MONEY} gross ${MONEY} }`;
export const PLAN_SAVE = `mutation membershipPlanSave($input: MembershipPlanInput!) {
  membershipPlanSave(input: $input) { plan { ${PLAN} } errors { field message code } } }`;
export const PLANS = `query membershipPlans($channel: String!) { membershipPlans(channel: $channel) { ${PLAN} } }`;

export const cataloguer = (): Visitor => customer({ isStaff: true, roles: ["catalogue"] });

export async function channelId(shop: Shop, slug = "default-channel"): Promise<string> {
  const row = await shop.db
    .selectFrom("commerce.channel")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  return globalId("Channel", row.id);
}

/** An open plan of 5,000 cm² a month, 20 dollars a month and 200 a year; in won too. */
export async function planInput(shop: Shop, more: object = {}) {
  const [usd, krw] = [await channelId(shop), await channelId(shop, "krw")];
  return {
    slug: "club",
    names: { en: "Club", ko: "클럽", ja: "クラブ" },
    monthlyAreaCm2: 5000,
    isOpen: true,
    prices: [
      { channelId: usd, period: "month", price: 20 },
      { channelId: usd, period: "year", price: 200 },
      { channelId: krw, period: "month", price: 27_500 },
    ],
    ...more,
  };
}

/** @returns the plan's global id */
export async function makePlan(shop: Shop, more: object = {}): Promise<string> {
  const { data } = await shop.graphql(PLAN_SAVE, { input: await planInput(shop, more) }, cataloguer());
  if (data.membershipPlanSave.errors.length > 0) throw new Error(JSON.stringify(data.membershipPlanSave.errors));
  return data.membershipPlanSave.plan.id;
}
