import { fromMinor } from "@carloom/pricing";
import { requireRole } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import type { ChannelRow } from "../catalogue/catalogue.repository.ts";
import { channelList } from "../catalogue/channel.ts";
import { mutation } from "../refusal.ts";
import type { CommerceDb } from "../tables.ts";
import { numberOf } from "@carloom/wire";
import {
  deletePromotion,
  deleteRule,
  insertPromotion,
  insertRule,
  lockPromotions,
  promotionById,
  type PromotionRow,
  reofferAll,
  type RuleRow,
  ruleById,
  rulesOfPromotions,
  setRuleChannels,
  updatePromotion,
  updateRule,
} from "./promotion.repository.ts";
import { goodsOfPredicate, type PromotionProblem, refuse, type RuleInput, valueOf } from "./rule.policy.ts";

export type PromotionResult = { promotion: PromotionRow | null; errors: PromotionProblem[] };
export type RuleResult = { promotionRule: RuleRow | null; errors: PromotionProblem[] };

export type PromotionInput = {
  name?: string | null;
  description?: unknown;
  startDate?: Date | null;
  endDate?: Date | null;
};
export type NewRuleInput = RuleInput & { channels?: readonly string[] | null };

const MOST_RULES = 50;

/** Changes promotions; prices follow within the same transaction. @throws GraphQLError */
async function change<T>(
  context: CommerceContext,
  work: (trx: CommerceDb, channels: readonly ChannelRow[]) => Promise<T>,
) {
  requireRole(context, "catalogue");
  const channels = await channelList(context);
  return mutation<T, PromotionProblem>(context, async (trx) => {
    await lockPromotions(trx);
    const done = await work(trx, channels);
    await reofferAll(trx);
    return done;
  });
}

function nameOf(name: string | null | undefined): string {
  const text = (name ?? "").trim().slice(0, 255);
  if (!text) throw refuse("REQUIRED", "name", "A promotion has a name.");
  return text;
}

function checkDates(starts: Date, ends: Date | null): void {
  if (ends && ends <= starts) throw refuse("INVALID", "endDate", "End date cannot be before the start date.");
}

const written = (description: unknown): string | null =>
  description === null || description === undefined ? null : JSON.stringify(description);

function channelsOf(given: readonly string[] | null | undefined, channels: readonly ChannelRow[]): ChannelRow[] {
  return [...new Set(given)].map((id) => {
    const channel = channels.find((candidate) => candidate.id === numberOf(id, "Channel"));
    if (!channel) throw refuse("NOT_FOUND", "channels", "There is no such channel.");
    return channel;
  });
}

async function addRule(
  trx: CommerceDb,
  promotionId: number,
  input: NewRuleInput,
  channels: readonly ChannelRow[],
): Promise<number> {
  const own = channelsOf(input.channels, channels);
  const currencies = own.map(({ currency }) => currency);
  const id = await insertRule(trx, promotionId, {
    name: (input.name ?? "").trim().slice(0, 255),
    description: written(input.description),
    ...valueOf(input.rewardValueType, input.rewardValue, currencies),
    ...goodsOfPredicate(input.cataloguePredicate),
  });
  const ids = own.map((channel) => channel.id);
  await setRuleChannels(trx, id, ids);
  return id;
}

async function knownPromotion(trx: CommerceDb, id: string): Promise<PromotionRow> {
  const promotion = await promotionById(trx, numberOf(id, "Promotion") ?? 0);
  if (!promotion) throw refuse("NOT_FOUND", "id", "Couldn't resolve to a node.");
  return promotion;
}

async function knownRule(trx: CommerceDb, id: string): Promise<RuleRow> {
  const rule = await ruleById(trx, numberOf(id, "PromotionRule") ?? 0);
  if (!rule) throw refuse("NOT_FOUND", "id", "Couldn't resolve to a node.");
  return rule;
}

export async function promotionCreate(
  context: CommerceContext,
  input: PromotionInput & { rules?: readonly NewRuleInput[] | null },
): Promise<PromotionResult> {
  const { value, errors } = await change(context, async (trx, channels) => {
    const starts = input.startDate ?? new Date();
    checkDates(starts, input.endDate ?? null);
    if ((input.rules ?? []).length > MOST_RULES)
      throw refuse("INVALID", "rules", `A promotion has at most ${MOST_RULES} rules.`);
    const promotion = await insertPromotion(trx, {
      name: nameOf(input.name),
      description: written(input.description),
      starts_at: starts,
      ends_at: input.endDate ?? null,
    });
    for (const rule of input.rules ?? []) await addRule(trx, promotion.id, rule, channels);
    return promotion;
  });
  return { promotion: value, errors };
}

/** What is not given stays; an end of null lets it run on. */
export async function promotionUpdate(
  context: CommerceContext,
  id: string,
  input: PromotionInput,
): Promise<PromotionResult> {
  const { value, errors } = await change(context, async (trx) => {
    const promotion = await knownPromotion(trx, id);
    const starts = input.startDate ?? promotion.starts_at;
    const ends = input.endDate === undefined ? promotion.ends_at : input.endDate;
    checkDates(starts, ends);
    return updatePromotion(trx, promotion.id, {
      starts_at: starts,
      ends_at: ends,
      ...(typeof input.name === "string" && { name: nameOf(input.name) }),
      ...(input.description !== undefined && { description: written(input.description) }),
    });
  });
  return { promotion: value, errors };
}

/** Orders keep what it took off; prices go back to what they are without it. */
export async function promotionDelete(context: CommerceContext, id: string): Promise<PromotionResult> {
  const { value, errors } = await change(context, async (trx) => {
    const promotion = await knownPromotion(trx, id);
    await deletePromotion(trx, promotion.id);
    return promotion;
  });
  return { promotion: value, errors };
}

export async function promotionRuleCreate(
  context: CommerceContext,
  { promotion: id, ...input }: NewRuleInput & { promotion: string },
): Promise<RuleResult> {
  const { value, errors } = await change(context, async (trx, channels) => {
    const promotion = await knownPromotion(trx, id);
    if ((await rulesOfPromotions(trx, [promotion.id])).length >= MOST_RULES)
      throw refuse("INVALID", "promotion", `A promotion has at most ${MOST_RULES} rules.`);
    return (await ruleById(trx, await addRule(trx, promotion.id, input, channels))) ?? null;
  });
  return { promotionRule: value, errors };
}

/** What is not given stays. */
export async function promotionRuleUpdate(
  context: CommerceContext,
  id: string,
  input: RuleInput & { addChannels?: readonly string[] | null; removeChannels?: readonly string[] | null },
): Promise<RuleResult> {
  const { value, errors } = await change(context, async (trx, channels) => {
    const rule = await knownRule(trx, id);
    const gone = new Set(channelsOf(input.removeChannels, channels).map((channel) => channel.id));
    const added = channelsOf(input.addChannels, channels).map((channel) => channel.id);
    const ids = [...new Set([...rule.channels, ...added])].filter((channel) => !gone.has(channel));
    const own = channels.filter((channel) => ids.includes(channel.id));
    const [before] = channels.filter((channel) => rule.channels.includes(channel.id));
    const type = input.rewardValueType ?? (rule.ppm === null ? "FIXED" : "PERCENTAGE");
    const isSameType = type === (rule.ppm === null ? "FIXED" : "PERCENTAGE");
    const kept = rule.ppm !== null ? rule.ppm / 10_000 : before && fromMinor(rule.amount ?? 0, before.currency);
    const currencies = own.map(({ currency }) => currency);
    await updateRule(trx, rule.id, {
      ...valueOf(type, input.rewardValue ?? (isSameType ? kept : null), currencies),
      ...(input.cataloguePredicate !== undefined && goodsOfPredicate(input.cataloguePredicate)),
      ...(typeof input.name === "string" && { name: input.name.trim().slice(0, 255) }),
      ...(input.description !== undefined && { description: written(input.description) }),
    });
    await setRuleChannels(trx, rule.id, ids);
    return (await ruleById(trx, rule.id)) ?? null;
  });
  return { promotionRule: value, errors };
}

export async function promotionRuleDelete(context: CommerceContext, id: string): Promise<RuleResult> {
  const { value, errors } = await change(context, async (trx) => {
    const rule = await knownRule(trx, id);
    await deleteRule(trx, rule.id);
    return rule;
  });
  return { promotionRule: value, errors };
}
