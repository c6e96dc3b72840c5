import { applyTax } from "@carloom/pricing";
import { requireVisitor } from "@carloom/identity";
import { builder, type CommerceContext } from "../builder.ts";
import { channelById } from "../catalogue/channel.ts";
import { CheckoutErrorRef } from "../checkout/errors.graphql.ts";
import type { CheckoutResult } from "../checkout/change.ts";
import { taxRuleOf, visibleCheckout } from "../checkout/checkout.ts";
import { CheckoutRef } from "../checkout/refs.ts";
import { orderById, orderByToken } from "../order/order.repository.ts";
import { shopTables } from "../tables.ts";
import { globalId, uuidOf, MoneyRef, money, type MoneyShape } from "@carloom/wire";
import { freeOfCart } from "../membership/area.ts";
import { coming } from "../membership/change.policy.ts";
import { cardOf } from "../membership/card.repository.ts";
import { chargeOf } from "../membership/charge.repository.ts";
import { providersOf } from "../payment/providers.ts";
import { CardRef, ChargeRef } from "./card.refs.ts";
import { checkoutMembershipAdd } from "./join.command.ts";
import {
  membershipCancel,
  type MembershipChanged,
  type MembershipProblem,
  membershipResume,
  openPeriod,
} from "./membership.command.ts";
import { cm2Of } from "../membership/membership.policy.ts";
import { afterStep } from "../membership/membership.process.ts";
import { MEMBERSHIP_STATUSES } from "../tables/membership.states.ts";
import { lastMembership, type MembershipRow, periodsOf } from "../membership/membership.repository.ts";
import { planNode } from "./plan.command.ts";
import { PeriodEnum, PlanRef } from "./plan.graphql.ts";
import { pricesOfPlans } from "../membership/plan.repository.ts";
import { type Quota, quotaOf, useOfOrder } from "../membership/quota.repository.ts";
import { MembershipDiscountRef } from "../membership/refs.ts";
import { renewalPrice } from "./renewal.price.ts";

const Status = builder.enumType("MembershipStatus", { values: MEMBERSHIP_STATUSES });

const QuotaRef = builder.objectRef<Quota>("MembershipQuota").implement({
  description: "Sticker area that is free of charge in the present month of a membership.",
  fields: (t) => ({
    areaCm2: t.float({ resolve: (quota) => cm2Of(quota.totalMm2) }),
    leftCm2: t.float({ resolve: (quota) => cm2Of(quota.leftMm2) }),
    until: t.field({ type: "DateTime", description: "When the next month begins.", resolve: (quota) => quota.until }),
  }),
});

type Payment = { amount: MoneyShape; dueAt: Date | null; token: string | null };

const PaymentRef = builder.objectRef<Payment>("MembershipPayment").implement({
  fields: (t) => ({
    amount: t.field({ type: MoneyRef, description: "With tax.", resolve: (payment) => payment.amount }),
    dueAt: t.expose("dueAt", { type: "DateTime", nullable: true, description: "Null: now." }),
    token: t.exposeString("token", {
      nullable: true,
      description: "Tracking token of the order that asks for it; null until it was asked for.",
    }),
  }),
});

/** What is to be paid next: an order that waits, else the renewal to come. Nothing once it is cancelled. */
async function nextPayment(context: CommerceContext, membership: MembershipRow): Promise<Payment | null> {
  const db = shopTables(context.db);
  const channel = await channelById(context, membership.channel_id);
  const open = openPeriod(await periodsOf(db, membership.id));
  const order = open && (await orderById(db, open.order_id));
  if (order) {
    const dueAt = membership.status === "PAST_DUE" ? membership.grace_until : membership.ends_at;
    return { amount: money(order.total_gross - order.charged, order.currency), dueAt, token: order.token };
  }
  if (membership.status !== "ACTIVE") return null;
  const next = coming(membership);
  const price = await renewalPrice(db, next);
  const { ppmOf, included } = taxRuleOf(channel, membership.billing_address.country);
  const [known] = await pricesOfPlans(db, [next.plan_id]);
  const { gross } = applyTax(price, ppmOf(known?.tax_class), included);
  return { amount: money(gross, channel.currency), dueAt: membership.ends_at, token: null };
}

export const MembershipRef = builder.objectRef<MembershipRow>("Membership").implement({
  fields: (t) => ({
    id: t.id({ resolve: (membership) => globalId("Membership", membership.id) }),
    plan: t.field({
      type: PlanRef,
      resolve: (membership, _, context) => planNode(context, membership.plan_id),
    }),
    period: t.field({ type: PeriodEnum, resolve: (membership) => membership.period }),
    status: t.field({ type: Status, resolve: (membership) => membership.status }),
    endsAt: t.expose("ends_at", { type: "DateTime", nullable: true, description: "Paid until." }),
    graceUntil: t.expose("grace_until", { type: "DateTime", nullable: true }),
    endedAt: t.expose("ended_at", { type: "DateTime", nullable: true }),
    quota: t.field({
      type: QuotaRef,
      nullable: true,
      description: "Null while nothing is free: before it is paid, past due, after its end.",
      resolve: (membership, _, context) =>
        membership.user_id === null ? null : quotaOf(shopTables(context.db), membership.user_id, new Date()),
    }),
    nextPayment: t.field({
      type: PaymentRef,
      nullable: true,
      resolve: (membership, _, context) => nextPayment(context, membership),
    }),
    channel: t.string({
      description: "Slug of the channel that it was joined in.",
      resolve: async ({ channel_id }, _, context) => (await channelById(context, channel_id)).slug,
    }),
    nextPlan: t.field({
      type: PlanRef,
      nullable: true,
      description: "The plan that it becomes with the next period; null when that is as it is.",
      resolve: ({ next }, _, context) => (next ? planNode(context, next.planId) : null),
    }),
    nextPeriod: t.field({ type: PeriodEnum, nullable: true, resolve: ({ next }) => next?.period ?? null }),
    card: t.field({
      type: CardRef,
      nullable: true,
      description: "The saved card that renewals are charged to; null: they are paid by transfer.",
      resolve: async ({ user_id }, _, context) =>
        user_id === null ? null : ((await cardOf(shopTables(context.db), user_id)) ?? null),
    }),
    charge: t.field({
      type: ChargeRef,
      nullable: true,
      description: "Null until a renewal is ordered that a saved card is to pay.",
      resolve: async ({ id }, _, context) => {
        const db = shopTables(context.db);
        const open = openPeriod(await periodsOf(db, id));
        return (open && (await chargeOf(db, open))) ?? null;
      },
    }),
    canSaveCard: t.boolean({
      description: "The shop can charge renewals to a card.",
      resolve: (_, __, context) => [...providersOf(context).values()].some(({ cards }) => cards !== undefined),
    }),
    canCancel: t.boolean({ resolve: ({ status }) => afterStep(status, "cancel") !== null }),
    canResume: t.boolean({ resolve: ({ status }) => afterStep(status, "resume") !== null }),
  }),
});

export const MembershipError = builder.objectRef<MembershipProblem>("MembershipError").implement({
  fields: (t) => ({
    message: t.exposeString("message"),
    code: t.exposeString("code", { description: "INVALID or NOT_FOUND; of a card also DECLINED or AUTHENTICATION" }),
  }),
});
export const Changed = builder.objectRef<MembershipChanged>("MembershipChange").implement({
  fields: (t) => ({
    membership: t.field({ type: MembershipRef, nullable: true, resolve: (result) => result.membership }),
    errors: t.field({ type: [MembershipError], resolve: (result) => result.errors }),
  }),
});
const Added = builder.objectRef<CheckoutResult>("CheckoutMembershipAdd").implement({
  fields: (t) => ({
    checkout: t.field({ type: CheckoutRef, nullable: true, resolve: (result) => result.checkout }),
    errors: t.field({ type: [CheckoutErrorRef], resolve: (result) => result.errors }),
  }),
});

builder.queryFields((t) => ({
  checkoutMembership: t.field({
    type: MembershipDiscountRef,
    nullable: true,
    description: "What is free in a cart for its member; its prices and totals are without it already.",
    args: { checkoutId: t.arg.id({ required: true }) },
    resolve: async (_, { checkoutId }, context) => {
      const key = uuidOf(checkoutId, "Checkout");
      const checkout = key ? await visibleCheckout(context, key) : null;
      const free = checkout && freeOfCart(checkout.lines, checkout.quota);
      return free ? { ...free, currency: checkout.channel.currency } : null;
    },
  }),
  orderMembership: t.field({
    type: MembershipDiscountRef,
    nullable: true,
    description: "What was free of an order for its member, by its tracking token.",
    args: { token: t.arg({ type: "UUID", required: true }) },
    resolve: async (_, { token }, context) => {
      const db = shopTables(context.db);
      const order = await orderByToken(db, token);
      const use = order && (await useOfOrder(db, order.id));
      return use ? { areaMm2: use.area_mm2, amount: use.amount, currency: order.currency } : null;
    },
  }),
}));

builder.queryField("myMembership", (t) =>
  t.field({
    type: MembershipRef,
    nullable: true,
    description: "The signed-in visitor's; the last one when it is over.",
    resolve: async (_, __, context) =>
      (await lastMembership(shopTables(context.db), requireVisitor(context).userId)) ?? null,
  }),
);

builder.mutationFields((t) => ({
  checkoutMembershipAdd: t.field({
    type: Added,
    description: "Puts a plan into the signed-in visitor's cart, or into a new one.",
    args: {
      planId: t.arg.id({ required: true }),
      period: t.arg({ type: PeriodEnum, required: true }),
      channel: t.arg.string({ required: true }),
      checkoutId: t.arg.id(),
    },
    resolve: (_, input, context) => checkoutMembershipAdd(context, input),
  }),
  membershipCancel: t.field({
    type: Changed,
    description: "Ends the membership with the period that is paid.",
    resolve: (_, __, context) => membershipCancel(context),
  }),
  membershipResume: t.field({
    type: Changed,
    description: "Takes the cancellation back before it takes effect.",
    resolve: (_, __, context) => membershipResume(context),
  }),
}));
