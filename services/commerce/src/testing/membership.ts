import type { Visitor } from "@carloom/platform";
import { sql } from "kysely";
import { globalId } from "@carloom/wire";
import { BILLING, COMPLETE } from "./documents.ts";
import { PAID } from "./order-documents.ts";
import { customer, SEOUL, type Shop, staff } from "./shop.ts";

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

const CART =
  "checkout { id quantity email lines { id quantity variant { sku name product { name } } totalPrice { gross { amount } } } totalPrice { gross { amount } } }";
export const JOIN = `mutation checkoutMembershipAdd($planId: ID!, $period: MembershipPeriod!, $channel: String!, $checkoutId: ID) {
  checkoutMembershipAdd(planId: $planId, period: $period, channel: $channel, checkoutId: $checkoutId) {
    ${CART} errors { field message code } } }`;
const STATE = `id status period endsAt graceUntil endedAt canCancel canResume plan { slug name }
  quota { areaCm2 leftCm2 until } nextPayment { amount ${MONEY} dueAt token }`;
export const MINE = `{ myMembership { ${STATE} } }`;
export const END = `mutation { membershipCancel { membership { ${STATE} } errors { code } } }`;
export const RESUME = `mutation { membershipResume { membership { ${STATE} } errors { code } } }`;

/** A cart with a plan, which only has to be completed. @returns its global id */
export async function joiningCart(
  shop: Shop,
  visitor: Visitor,
  planId: string,
  options: { period?: string; channel?: string } = {},
): Promise<string> {
  const { period = "month", channel = "default-channel" } = options;
  const answer = (await shop.graphql(JOIN, { planId, period, channel }, visitor)).data.checkoutMembershipAdd;
  if (answer.errors.length > 0) throw new Error(JSON.stringify(answer.errors));
  const { id } = answer.checkout;
  await shop.graphql(BILLING, { id, billingAddress: SEOUL }, visitor);
  return id;
}

/** Joins and pays. @returns the order */
export async function join(shop: Shop, visitor: Visitor, planId: string, options: { period?: string } = {}) {
  const id = await joiningCart(shop, visitor, planId, options);
  const { order, errors } = (await shop.graphql(COMPLETE, { id }, visitor)).data.checkoutComplete;
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  await pay(shop, order.id);
  return order as { id: string; token: string; number: string };
}

export async function pay(shop: Shop, orderId: string): Promise<void> {
  const { errors } = (await shop.graphql(PAID, { id: orderId }, staff())).data.orderMarkAsPaid;
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
}

export const mine = async (shop: Shop, visitor: Visitor) => (await shop.graphql(MINE, {}, visitor)).data.myMembership;

/** Moves everything of somebody's membership back in time. */
export async function passTime(shop: Shop, visitor: Visitor, days: number): Promise<void> {
  const by = sql.raw(`interval '${days} days'`);
  await sql`update commerce.membership_period p set starts_at = p.starts_at - ${by}, ends_at = p.ends_at - ${by}
    from commerce.membership m where m.id = p.membership_id and m.user_id = ${visitor.userId}`.execute(shop.db);
  await sql`update commerce.membership set anchor_at = anchor_at - ${by}, ends_at = ends_at - ${by},
    grace_until = grace_until - ${by} where user_id = ${visitor.userId}`.execute(shop.db);
}

export const CART_FREE = `query checkoutMembership($checkoutId: ID!) { checkoutMembership(checkoutId: $checkoutId) { areaCm2 amount ${MONEY} } }`;
export const ORDER_FREE = `query orderMembership($token: UUID!) { orderMembership(token: $token) { areaCm2 amount ${MONEY} } }`;
export const QUOTE_FREE = `query designQuote($design: DesignInput!, $countryCode: CountryCode) {
  designQuote(channel: "default-channel", design: $design, countryCode: $countryCode) {
    subtotal ${MONEY} total ${MONEY} membership { areaCm2 amount ${MONEY} } } }`;
