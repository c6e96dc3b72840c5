import type { LocalizedText } from "@carloom/build";
import { LANGUAGES } from "@carloom/i18n";
import type { Selectable } from "kysely";
import { replacePrices } from "../catalogue/price.repository.ts";
import type { CommerceDb, CommerceTables } from "../tables.ts";
import { translate } from "@carloom/i18n/merge";
import { type MembershipPeriod, PERIODS } from "../tables/membership.states.ts";

export type PlanRow = Selectable<CommerceTables["commerce.membership_plan"]>;
/** What a period of a plan costs in a channel; minor units of the price basis. */
export type PlanPriceRow = {
  plan_id: number;
  period: MembershipPeriod;
  variant_id: number;
  channel_id: number;
  amount: number;
  tax_class: string;
};

export type PlanDraft = Pick<PlanRow, "slug" | "names" | "descriptions" | "quota_mm2" | "is_open"> & {
  is_demo?: boolean;
};

export function plansBy(db: CommerceDb, onlyOpen: boolean): Promise<PlanRow[]> {
  const select = db.selectFrom("commerce.membership_plan").selectAll().orderBy("position").orderBy("id");
  return (onlyOpen ? select.where("is_open", "=", true) : select).execute();
}

export function planById(db: CommerceDb, id: number): Promise<PlanRow | undefined> {
  return db.selectFrom("commerce.membership_plan").selectAll().where("id", "=", id).executeTakeFirst();
}

export function planBySlug(db: CommerceDb, slug: string): Promise<PlanRow | undefined> {
  return db.selectFrom("commerce.membership_plan").selectAll().where("slug", "=", slug).executeTakeFirst();
}

export async function pricesOfPlans(db: CommerceDb, ids: readonly number[]): Promise<PlanPriceRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("commerce.variant as v")
    .innerJoin("commerce.variant_price as p", "p.variant_id", "v.id")
    .select([
      "v.membership_plan_id as plan_id",
      "v.membership_period as period",
      "v.id as variant_id",
      "p.channel_id",
      "p.amount",
      "v.tax_class",
    ])
    .where("v.membership_plan_id", "in", [...ids])
    .orderBy("v.membership_period")
    .orderBy("p.channel_id")
    .execute();
  return rows as PlanPriceRow[];
}

/** How many have each of these plans now: paid, or paid late. */
export async function membersOfPlans(
  db: CommerceDb,
  ids: readonly number[],
): Promise<{ plan_id: number; members: number }[]> {
  return db
    .selectFrom("commerce.membership")
    .select((e) => ["plan_id", e.fn.countAll<number>().as("members")])
    .where("plan_id", "in", [...ids])
    .where("status", "in", ["ACTIVE", "ENDING", "PAST_DUE"])
    .groupBy("plan_id")
    .execute();
}

export async function variantOfPlan(
  db: CommerceDb,
  planId: number,
  period: MembershipPeriod,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("commerce.variant")
    .select("id")
    .where("membership_plan_id", "=", planId)
    .where("membership_period", "=", period)
    .executeTakeFirst();
  return row?.id;
}

/** Behind parts, stickers and templates. */
const POSITION = 4000;

/**
 * The goods behind a period of a plan. They are never published: no list shows them and no client can put them into a
 * cart by their id, only by joining.
 */
async function upsertGoods(trx: CommerceDb, plan: PlanRow, period: MembershipPeriod): Promise<void> {
  const type = await trx
    .insertInto("commerce.product_type")
    .values({ slug: "membership", name: "Membership", is_shipping_required: false })
    .onConflict((c) => c.column("slug").doUpdateSet({ name: "Membership" }))
    .returning("id")
    .executeTakeFirstOrThrow();
  const slug = `membership-${plan.slug}-${period}`;
  const names = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      translate(language)(`membership.goods.${period}`, { name: plan.names[language] }),
    ]),
  ) as LocalizedText;
  const texts = {
    product_type_id: type.id,
    names: JSON.stringify(names),
    descriptions: JSON.stringify(plan.descriptions),
    metadata: JSON.stringify({ kind: "membership", ...(plan.is_demo && { demo: "true" }) }),
    search: "",
    is_published: false,
  };
  const product = await trx
    .insertInto("commerce.product")
    .values({ slug, category_id: null, thumbnail: null, position: POSITION, ...texts })
    .onConflict((c) => c.column("slug").doUpdateSet({ ...texts, updated_at: new Date() }))
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("commerce.variant")
    .values({
      product_id: product.id,
      sku: slug,
      name: names.en,
      weight_g: 0,
      track_inventory: false,
      quantity_limit: 1,
      sold_by_area: false,
      part_model_uuid: null,
      sticker_uuid: null,
      tax_class: "service",
      is_shipping_required: false,
      membership_plan_id: plan.id,
      membership_period: period,
      metadata: texts.metadata,
    })
    .onConflict((c) => c.column("sku").doUpdateSet({ name: names.en, updated_at: new Date() }))
    .execute();
}

/** Writes a plan and the goods behind its two periods. Without an id it is a new one. */
export async function savePlan(trx: CommerceDb, id: number | null, draft: PlanDraft): Promise<PlanRow> {
  const { names, descriptions, ...rest } = draft;
  const values = { ...rest, names: JSON.stringify(names), descriptions: JSON.stringify(descriptions) };
  const plan =
    id === null
      ? await trx.insertInto("commerce.membership_plan").values(values).returningAll().executeTakeFirstOrThrow()
      : await trx
          .updateTable("commerce.membership_plan")
          .set({ ...values, updated_at: new Date() })
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirstOrThrow();
  for (const period of PERIODS) await upsertGoods(trx, plan, period);
  return plan;
}

/** Prices of a plan take the place of those that it had. */
export async function setPlanPrices(
  trx: CommerceDb,
  planId: number,
  prices: readonly Pick<PlanPriceRow, "period" | "channel_id" | "amount">[],
): Promise<void> {
  for (const period of PERIODS) {
    const variant = await variantOfPlan(trx, planId, period);
    if (variant === undefined) throw new Error("A plan has goods for each period.");
    const own = prices.filter((price) => price.period === period);
    await replacePrices(trx, variant, new Map(own.map(({ channel_id, amount }) => [channel_id, amount])));
  }
}

/** Demo plans of a shop that is to have no demo goods take no new members. */
export async function closeDemoPlans(trx: CommerceDb): Promise<void> {
  await trx
    .updateTable("commerce.membership_plan")
    .set({ is_open: false, updated_at: new Date() })
    .where("is_demo", "=", true)
    .execute();
}
