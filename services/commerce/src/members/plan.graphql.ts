import { applyTax } from "@carloom/pricing";
import { DEFAULT_LANGUAGE, type Language } from "@carloom/i18n";
import { requireRole } from "@carloom/identity";
import { loaderOf, type RequestContext } from "@carloom/platform";
import { GraphQLError } from "graphql";
import { builder, type CommerceContext } from "../builder.ts";
import { channelById, channelBySlug } from "../catalogue/channel.ts";
import { taxRuleOf } from "../checkout/checkout.ts";
import { globalId, LanguageCodeEnum, languageOfCode, MoneyRef, money } from "@carloom/wire";
import { cm2Of } from "../membership/membership.policy.ts";
import { PERIODS } from "../tables/membership.states.ts";
import {
  allPlans,
  membershipPlanSave,
  openPlans,
  type PlanNode,
  type PlanProblem,
  type PlanSaved,
} from "./plan.command.ts";
import { membersOfPlans, type PlanPriceRow } from "../membership/plan.repository.ts";
import { shopTables } from "../tables.ts";

export const PeriodEnum = builder.enumType("MembershipPeriod", { values: PERIODS });

/** The language that a field is asked in: the argument's, else the request's. */
export const languageFor = (context: CommerceContext, code: string | null | undefined): Language =>
  code ? languageOfCode(code) : (context.language ?? DEFAULT_LANGUAGE);

const PlanPrice = builder.objectRef<PlanPriceRow>("MembershipPrice").implement({
  description: "What a period of a plan costs in a channel.",
  fields: (t) => ({
    period: t.field({ type: PeriodEnum, resolve: (price) => price.period }),
    channel: t.string({
      description: "The channel's slug.",
      resolve: async (price, _, context) => (await channelById(context, price.channel_id)).slug,
    }),
    price: t.field({
      type: MoneyRef,
      description: "As the channel states prices: with tax where it includes it.",
      resolve: async (price, _, context) =>
        money(price.amount, (await channelById(context, price.channel_id)).currency),
    }),
    includesTax: t.boolean({
      resolve: async (price, _, context) => (await channelById(context, price.channel_id)).prices_include_tax,
    }),
    gross: t.field({
      type: MoneyRef,
      description: "With the tax of the channel's own country.",
      resolve: async (price, _, context) => {
        const channel = await channelById(context, price.channel_id);
        const { ppmOf, included } = taxRuleOf(channel, channel.default_country);
        return money(applyTax(price.amount, ppmOf(price.tax_class), included).gross, channel.currency);
      },
    }),
  }),
});

const membersBatch = async (ids: readonly number[], context: RequestContext) =>
  new Map((await membersOfPlans(shopTables(context.db), ids)).map((row) => [row.plan_id, row.members]));

export const PlanRef = builder.objectRef<PlanNode>("MembershipPlan").implement({
  fields: (t) => ({
    id: t.id({ resolve: (plan) => globalId("MembershipPlan", plan.id) }),
    slug: t.exposeString("slug"),
    name: t.string({
      args: { languageCode: t.arg({ type: LanguageCodeEnum }) },
      resolve: (plan, { languageCode }, context) => plan.names[languageFor(context, languageCode)],
    }),
    description: t.string({
      args: { languageCode: t.arg({ type: LanguageCodeEnum }) },
      resolve: (plan, { languageCode }, context) => plan.descriptions[languageFor(context, languageCode)],
    }),
    monthlyAreaCm2: t.float({
      description: "Sticker area that is free of charge each month.",
      resolve: (plan) => cm2Of(plan.quota_mm2),
    }),
    isOpen: t.exposeBoolean("is_open", { description: "May somebody join it?" }),
    isDemo: t.exposeBoolean("is_demo", { description: "One of the goods that the shop is shown with." }),
    prices: t.field({ type: [PlanPrice], resolve: (plan) => plan.prices }),
    members: t.int({
      description: "Accounts that have it now, for staff with the catalogue role.",
      resolve: async ({ id }, _, context) => {
        requireRole(context, "catalogue");
        return (await loaderOf(context, membersBatch).load(id)) ?? 0;
      },
    }),
  }),
});

const PlanError = builder.objectRef<PlanProblem>("MembershipPlanError").implement({
  fields: (t) => ({
    field: t.exposeString("field"),
    message: t.exposeString("message"),
    code: t.exposeString("code", {
      description: "ALREADY_EXISTS, DUPLICATED_INPUT_ITEM, INVALID, NOT_FOUND or REQUIRED",
    }),
  }),
});

const PlanSave = builder.objectRef<PlanSaved>("MembershipPlanSave").implement({
  fields: (t) => ({
    plan: t.field({ type: PlanRef, nullable: true, resolve: ({ plan }) => plan }),
    errors: t.field({ type: [PlanError], resolve: ({ errors }) => errors }),
  }),
});

const TextInput = builder.inputType("MembershipTextInput", {
  fields: (t) => ({ en: t.string({ required: true }), ko: t.string(), ja: t.string() }),
});
const PriceInput = builder.inputType("MembershipPriceInput", {
  fields: (t) => ({
    channelId: t.id({ required: true }),
    period: t.field({ type: PeriodEnum, required: true }),
    price: t.field({ type: "PositiveDecimal", required: true }),
  }),
});
const PlanInput = builder.inputType("MembershipPlanInput", {
  fields: (t) => ({
    id: t.id({ description: "The plan to change; absent is a new one." }),
    slug: t.string({ required: true }),
    names: t.field({ type: TextInput, required: true }),
    descriptions: t.field({ type: TextInput }),
    monthlyAreaCm2: t.float({ required: true }),
    isOpen: t.boolean({ required: true }),
    prices: t.field({ type: [PriceInput], required: true }),
  }),
});

builder.queryFields((t) => ({
  membershipPlans: t.field({
    type: [PlanRef],
    description: "Plans that somebody may join in a channel, with its prices.",
    args: { channel: t.arg.string({ required: true }) },
    resolve: async (_, { channel: slug }, context) => {
      const channel = await channelBySlug(context, slug);
      if (!channel) throw new GraphQLError("There is no such channel.", { extensions: { code: "NOT_FOUND" } });
      return openPlans(context, channel);
    },
  }),
  membershipPlanList: t.field({
    type: [PlanRef],
    description: "Every plan with every price, for staff with the catalogue role.",
    resolve: (_, __, context) => allPlans(context),
  }),
}));

builder.mutationField("membershipPlanSave", (t) =>
  t.field({
    type: PlanSave,
    description: "Sets a plan, or changes it. Its prices take the place of those that it had.",
    args: { input: t.arg({ type: PlanInput, required: true }) },
    resolve: (_, { input }, context) => membershipPlanSave(context, input),
  }),
);
