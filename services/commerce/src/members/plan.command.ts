import type { LocalizedText } from "@carloom/build";
import { toMinor } from "@carloom/pricing";
import { requireRole } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import type { ChannelRow } from "../catalogue/catalogue.repository.ts";
import { channelList } from "../catalogue/channel.ts";
import { refuser, settled } from "../refusal.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { transact } from "../transaction.ts";
import { numberOf } from "@carloom/wire";
import { mm2Of } from "../membership/membership.policy.ts";
import type { MembershipPeriod } from "../tables/membership.states.ts";
import {
  type PlanDraft,
  type PlanPriceRow,
  type PlanRow,
  planById,
  planBySlug,
  plansBy,
  pricesOfPlans,
  savePlan,
  setPlanPrices,
} from "../membership/plan.repository.ts";

export type PlanNode = PlanRow & { prices: PlanPriceRow[] };
export type PlanProblem = {
  field: string;
  message: string;
  code: "ALREADY_EXISTS" | "DUPLICATED_INPUT_ITEM" | "INVALID" | "NOT_FOUND" | "REQUIRED";
};
export type PlanSaved = { plan: PlanNode | null; errors: PlanProblem[] };

type GivenText = { en: string; ko?: string | null; ja?: string | null };
export type PlanInput = {
  id?: string | null;
  slug: string;
  names: GivenText;
  descriptions?: GivenText | null;
  monthlyAreaCm2: number;
  isOpen: boolean;
  prices: readonly { channelId: string; period: MembershipPeriod; price: number }[];
};

const refuse = refuser<PlanProblem>();

const MOST_NAME = 100;
const MOST_TEXT = 1000;
/** A hundred square metres a month. */
const MOST_CM2 = 1_000_000;
const MOST_MINOR = 1e11;

/** What is not said in a language is said in English. */
function textOf(given: GivenText, most: number): LocalizedText {
  const cut = (text: string | null | undefined) => (text ?? "").trim().slice(0, most);
  const en = cut(given.en);
  return { en, ko: cut(given.ko) || en, ja: cut(given.ja) || en };
}

function pricesOf(channels: readonly ChannelRow[], input: PlanInput) {
  const prices: { channel_id: number; period: MembershipPeriod; amount: number }[] = [];
  for (const { channelId, period, price } of input.prices) {
    const channel = channels.find(({ id }) => id === numberOf(channelId, "Channel"));
    if (!channel) throw refuse("NOT_FOUND", "channelId", "There is no such channel.");
    if (prices.some((known) => known.channel_id === channel.id && known.period === period))
      throw refuse("DUPLICATED_INPUT_ITEM", "prices", "A channel and a period have one price.");
    const amount = toMinor(price, channel.currency);
    if (amount <= 0) throw refuse("INVALID", "price", "A membership costs something; leave the price out.");
    if (amount > MOST_MINOR) throw refuse("INVALID", "price", "This is more than money can be.");
    prices.push({ channel_id: channel.id, period, amount });
  }
  return prices;
}

function draftOf(input: PlanInput): PlanDraft {
  const names = textOf(input.names, MOST_NAME);
  if (!names.en) throw refuse("REQUIRED", "names", "A plan has a name.");
  if (!/^[a-z0-9][a-z0-9-]{0,59}$/.test(input.slug))
    throw refuse("INVALID", "slug", "Small letters, digits and dashes, at most 60.");
  const cm2 = input.monthlyAreaCm2;
  if (!Number.isFinite(cm2) || mm2Of(cm2) < 1 || cm2 > MOST_CM2)
    throw refuse("INVALID", "monthlyAreaCm2", `The free area is more than 0 and at most ${MOST_CM2} cm².`);
  const descriptions = textOf(input.descriptions ?? { en: "" }, MOST_TEXT);
  return { slug: input.slug, names, descriptions, quota_mm2: mm2Of(cm2), is_open: input.isOpen };
}

async function nodesOf(db: CommerceDb, plans: readonly PlanRow[]): Promise<PlanNode[]> {
  const prices = await pricesOfPlans(
    db,
    plans.map(({ id }) => id),
  );
  return plans.map((plan) => ({ ...plan, prices: prices.filter((price) => price.plan_id === plan.id) }));
}

/**
 * Staff set a plan: its name, its free area, and what it costs where and for how long. Members keep what they agreed to;
 * a plan that is closed takes no new ones. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN
 */
export async function membershipPlanSave(context: CommerceContext, input: PlanInput): Promise<PlanSaved> {
  requireRole(context, "catalogue");
  const channels = await channelList(context);
  const db = shopTables(context.db);
  const { value: plan, errors } = await settled<PlanRow, PlanProblem>(async () => {
    const draft = draftOf(input);
    const prices = pricesOf(channels, input);
    if (draft.is_open && prices.length === 0) throw refuse("REQUIRED", "prices", "An open plan has a price somewhere.");
    const id = input.id ? numberOf(input.id, "MembershipPlan") : null;
    return transact(db, async (trx) => {
      if (input.id && (id === null || !(await planById(trx, id))))
        throw refuse("NOT_FOUND", "id", "Couldn't resolve to a node.");
      const other = await planBySlug(trx, draft.slug);
      if (other && other.id !== id) throw refuse("ALREADY_EXISTS", "slug", "Another plan has this slug already.");
      const saved = await savePlan(trx, id, draft);
      await setPlanPrices(trx, saved.id, prices);
      return saved;
    });
  });
  if (!plan) return { plan: null, errors };
  const [node] = await nodesOf(db, [plan]);
  return { plan: node ?? null, errors };
}

/** Plans that somebody may join in a channel, with its prices alone. */
export async function openPlans(context: CommerceContext, channel: ChannelRow): Promise<PlanNode[]> {
  const db = shopTables(context.db);
  return (await nodesOf(db, await plansBy(db, true)))
    .map((plan) => ({ ...plan, prices: plan.prices.filter((price) => price.channel_id === channel.id) }))
    .filter((plan) => plan.prices.length > 0);
}

/** A plan as its members see it, open or not. */
export async function planNode(context: CommerceContext, id: number): Promise<PlanNode> {
  const db = shopTables(context.db);
  const plan = await planById(db, id);
  const [node] = plan ? await nodesOf(db, [plan]) : [];
  if (!node) throw new Error(`There is no plan ${id}.`);
  return node;
}

/** Every plan, for staff. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
export async function allPlans(context: CommerceContext): Promise<PlanNode[]> {
  requireRole(context, "catalogue");
  const db = shopTables(context.db);
  return nodesOf(db, await plansBy(db, false));
}
