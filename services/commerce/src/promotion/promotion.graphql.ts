import { loaderOf, type Page, pageRequest, type RequestContext, toPage } from "@carloom/platform";
import { fromMinor } from "@carloom/pricing";
import { requireRole } from "@carloom/identity";
import { builder, type CommerceContext } from "../builder.ts";
import { ChannelRef } from "../catalogue/channel.graphql.ts";
import { channelById } from "../catalogue/channel.ts";
import { ProductWhereInput } from "../catalogue/product.filter.ts";
import { shopTables } from "../tables.ts";
import { globalId, numberOf, Node, PageInfo } from "@carloom/wire";
import {
  promotionCreate,
  promotionDelete,
  type PromotionResult,
  promotionRuleCreate,
  promotionRuleDelete,
  promotionRuleUpdate,
  promotionUpdate,
  type RuleResult,
} from "./promotion.command.ts";
import {
  promotionById,
  promotionCount,
  promotionPage,
  type PromotionRow,
  type RuleRow,
  rulesOfPromotions,
} from "./promotion.repository.ts";
import { type CataloguePredicate, predicateOf, type PromotionProblem } from "./rule.policy.ts";

/** Of Saleor's two kinds, the one that changes prices of goods. */
const PromotionType = builder.enumType("PromotionTypeEnum", { values: ["CATALOGUE"] as const });
const RewardValueType = builder.enumType("RewardValueTypeEnum", { values: ["FIXED", "PERCENTAGE"] as const });

async function rulesBatch(ids: readonly number[], context: RequestContext): Promise<Map<number, RuleRow[]>> {
  const found = new Map<number, RuleRow[]>(ids.map((id) => [id, []]));
  for (const rule of await rulesOfPromotions(shopTables(context.db), ids)) found.get(rule.promotion_id)?.push(rule);
  return found;
}

async function rewardOf(context: CommerceContext, rule: RuleRow): Promise<number | null> {
  if (rule.ppm !== null) return rule.ppm / 10_000;
  const [channel] = rule.channels;
  return channel === undefined ? null : fromMinor(rule.amount ?? 0, (await channelById(context, channel)).currency);
}

const RuleRef = builder.objectRef<RuleRow>("PromotionRule").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (rule) => globalId("PromotionRule", rule.id) }),
    name: t.exposeString("name", { nullable: true }),
    description: t.field({ type: "JSON", nullable: true, resolve: (rule) => rule.description }),
    channels: t.field({
      type: [ChannelRef],
      nullable: true,
      resolve: (rule, _, context) => Promise.all(rule.channels.map((id) => channelById(context, id))),
    }),
    rewardValue: t.field({
      type: "PositiveDecimal",
      nullable: true,
      resolve: (rule, _, context) => rewardOf(context, rule),
    }),
    rewardValueType: t.field({
      type: RewardValueType,
      nullable: true,
      resolve: (rule) => (rule.ppm === null ? "FIXED" : "PERCENTAGE"),
    }),
    predicateType: t.field({ type: PromotionType, nullable: true, resolve: () => "CATALOGUE" as const }),
    cataloguePredicate: t.field({ type: "JSON", nullable: true, resolve: predicateOf }),
  }),
});

const PromotionRef = builder.objectRef<PromotionRow>("Promotion").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (promotion) => globalId("Promotion", promotion.id) }),
    name: t.exposeString("name"),
    type: t.field({ type: PromotionType, nullable: true, resolve: () => "CATALOGUE" as const }),
    description: t.field({ type: "JSON", nullable: true, resolve: (promotion) => promotion.description }),
    startDate: t.expose("starts_at", { type: "DateTime" }),
    endDate: t.expose("ends_at", { type: "DateTime", nullable: true }),
    createdAt: t.expose("created_at", { type: "DateTime" }),
    updatedAt: t.expose("updated_at", { type: "DateTime" }),
    rules: t.field({
      type: [RuleRef],
      nullable: true,
      resolve: async (promotion, _, context) => (await loaderOf(context, rulesBatch).load(promotion.id)) ?? [],
    }),
  }),
});

const Edge = builder.objectRef<{ node: PromotionRow; cursor: string }>("PromotionCountableEdge").implement({
  fields: (t) => ({
    node: t.field({ type: PromotionRef, resolve: (edge) => edge.node }),
    cursor: t.exposeString("cursor"),
  }),
});
const Connection = builder.objectRef<Page<PromotionRow>>("PromotionCountableConnection").implement({
  fields: (t) => ({
    totalCount: t.int({ nullable: true, resolve: (page) => page.totalCount() }),
    pageInfo: t.field({ type: PageInfo, resolve: (page) => page.pageInfo }),
    edges: t.field({ type: [Edge], resolve: (page) => page.edges }),
  }),
});

builder.queryFields((t) => ({
  promotion: t.field({
    type: PromotionRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      requireRole(context, "catalogue");
      return (await promotionById(shopTables(context.db), numberOf(id, "Promotion") ?? 0)) ?? null;
    },
  }),
  promotions: t.field({
    type: Connection,
    nullable: true,
    args: { first: t.arg.int(), last: t.arg.int(), before: t.arg.string(), after: t.arg.string() },
    resolve: async (_, args, context) => {
      requireRole(context, "catalogue");
      const page = pageRequest(args, context);
      const db = shopTables(context.db);
      const rows = await promotionPage(db, page);
      return toPage(
        rows,
        page,
        (row) => [row.id],
        () => promotionCount(db),
      );
    },
  }),
}));

const named = (name: string) => builder.inputType(name, { fields: (t) => ({ ids: t.idList() }) });
const VariantWhere = named("ProductVariantWhereInput");
const CategoryWhere = named("CategoryWhereInput");
const CollectionWhere = named("CollectionWhereInput");
const Predicate = builder.inputRef<CataloguePredicate>("CataloguePredicateInput");
Predicate.implement({
  fields: (t) => ({
    variantPredicate: t.field({ type: VariantWhere }),
    productPredicate: t.field({ type: ProductWhereInput }),
    categoryPredicate: t.field({ type: CategoryWhere }),
    collectionPredicate: t.field({ type: CollectionWhere }),
    OR: t.field({ type: [Predicate] }),
  }),
});

type InputFields = Parameters<Parameters<typeof builder.inputType>[1]["fields"]>[0];
const ruleFields = (t: InputFields) => ({
  name: t.string(),
  description: t.field({ type: "JSON" }),
  cataloguePredicate: t.field({ type: Predicate }),
  rewardValueType: t.field({ type: RewardValueType }),
  rewardValue: t.field({ type: "PositiveDecimal" }),
});

export const PromotionRuleInput = builder.inputType("PromotionRuleInput", {
  fields: (t) => ({ ...ruleFields(t), channels: t.idList() }),
});
const RuleCreateInput = builder.inputType("PromotionRuleCreateInput", {
  fields: (t) => ({ ...ruleFields(t), channels: t.idList(), promotion: t.id({ required: true }) }),
});
const RuleUpdateInput = builder.inputType("PromotionRuleUpdateInput", {
  fields: (t) => ({ ...ruleFields(t), addChannels: t.idList(), removeChannels: t.idList() }),
});
const CreateInput = builder.inputType("PromotionCreateInput", {
  fields: (t) => ({
    name: t.string({ required: true }),
    type: t.field({ type: PromotionType, required: true }),
    description: t.field({ type: "JSON" }),
    startDate: t.field({ type: "DateTime" }),
    endDate: t.field({ type: "DateTime" }),
    rules: t.field({ type: [PromotionRuleInput] }),
  }),
});
const UpdateInput = builder.inputType("PromotionUpdateInput", {
  fields: (t) => ({
    name: t.string(),
    description: t.field({ type: "JSON" }),
    startDate: t.field({ type: "DateTime" }),
    endDate: t.field({ type: "DateTime" }),
  }),
});

const PLAIN = ["GRAPHQL_ERROR", "NOT_FOUND"] as const;
const CHANGED = [...PLAIN, "REQUIRED", "INVALID"] as const;
const WRITTEN = [...CHANGED, "MULTIPLE_CURRENCIES_NOT_ALLOWED", "INVALID_PRECISION", "MISSING_CHANNELS"] as const;

/** Each of Saleor's operations has errors of its own, told apart by their codes alone. */
function errorsOf(name: string, values: readonly string[]) {
  const Code = builder.enumType(`${name}ErrorCode`, { values });
  return builder.objectRef<PromotionProblem>(`${name}Error`).implement({
    fields: (t) => ({
      field: t.exposeString("field", { nullable: true }),
      message: t.exposeString("message", { nullable: true }),
      code: t.field({ type: Code, resolve: (error) => error.code }),
    }),
  });
}
const promotionPayload = (name: string, values: readonly string[]) => {
  const Errors = errorsOf(name, values);
  return builder.objectRef<PromotionResult>(name).implement({
    fields: (t) => ({
      promotion: t.field({ type: PromotionRef, nullable: true, resolve: (result) => result.promotion }),
      errors: t.field({ type: [Errors], resolve: (result) => result.errors }),
    }),
  });
};
const rulePayload = (name: string, values: readonly string[]) => {
  const Errors = errorsOf(name, values);
  return builder.objectRef<RuleResult>(name).implement({
    fields: (t) => ({
      promotionRule: t.field({ type: RuleRef, nullable: true, resolve: (result) => result.promotionRule }),
      errors: t.field({ type: [Errors], resolve: (result) => result.errors }),
    }),
  });
};

builder.mutationFields((t) => ({
  promotionCreate: t.field({
    type: promotionPayload("PromotionCreate", WRITTEN),
    nullable: true,
    args: { input: t.arg({ type: CreateInput, required: true }) },
    resolve: (_, { input }, context) => promotionCreate(context, input),
  }),
  promotionUpdate: t.field({
    type: promotionPayload("PromotionUpdate", CHANGED),
    nullable: true,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: UpdateInput, required: true }) },
    resolve: (_, { id, input }, context) => promotionUpdate(context, id, input),
  }),
  promotionDelete: t.field({
    type: promotionPayload("PromotionDelete", PLAIN),
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => promotionDelete(context, id),
  }),
  promotionRuleCreate: t.field({
    type: rulePayload("PromotionRuleCreate", WRITTEN),
    nullable: true,
    args: { input: t.arg({ type: RuleCreateInput, required: true }) },
    resolve: (_, { input }, context) => promotionRuleCreate(context, input),
  }),
  promotionRuleUpdate: t.field({
    type: rulePayload("PromotionRuleUpdate", WRITTEN),
    nullable: true,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: RuleUpdateInput, required: true }) },
    resolve: (_, { id, input }, context) => promotionRuleUpdate(context, id, input),
  }),
  promotionRuleDelete: t.field({
    type: rulePayload("PromotionRuleDelete", PLAIN),
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => promotionRuleDelete(context, id),
  }),
}));
