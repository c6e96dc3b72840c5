import { cursorNumber, readingOf, type PageRequest } from "@carloom/platform";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";

export type PromotionRow = Selectable<CommerceTables["commerce.promotion"]>;
export type RuleRow = Selectable<CommerceTables["commerce.promotion_rule"]> & { channels: number[] };
export type NewRule = Omit<Insertable<CommerceTables["commerce.promotion_rule"]>, "id" | "promotion_id">;
type NewPromotion = Pick<Insertable<CommerceTables["commerce.promotion"]>, "name" | "description"> & {
  starts_at: Date;
  ends_at: Date | null;
};

/**
 * Nobody brings goods under a promotion while promotions change, until the end of the transaction. It is asked for
 * before anything else is locked.
 */
export async function lockPromotions(trx: CommerceDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('commerce.promotion'))`.execute(trx);
}

/** Writes what every promotion takes off to the prices that it touches, and what that makes of them to their history. */
export async function reofferAll(trx: CommerceDb): Promise<void> {
  await sql`select commerce.reoffer(null)`.execute(trx);
}

/** Follows promotions that began or ended. @returns how many prices were due, at most `most` */
export async function reofferDue(db: CommerceDb, most: number): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    with due as (
      select distinct variant_id from (select variant_id from commerce.variant_price
        where changes_at <= clock_timestamp() order by changes_at limit ${most}) first
    )
    select (select count(*) from due)::integer as due, commerce.reoffer(array(select variant_id from due))`.execute(db);
  return rows[0]?.due ?? 0;
}

export function promotionById(db: CommerceDb, id: number): Promise<PromotionRow | undefined> {
  return db.selectFrom("commerce.promotion").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Newest first; one more row than asked for. */
export function promotionPage(db: CommerceDb, page: PageRequest): Promise<PromotionRow[]> {
  const { isDown, way } = readingOf(page, true);
  const cursor = cursorNumber(page.after?.[0]);
  const select = db
    .selectFrom("commerce.promotion")
    .selectAll()
    .orderBy("id", way)
    .limit(page.first + 1);
  return (cursor === null ? select : select.where("id", isDown ? "<" : ">", cursor)).execute();
}

export async function promotionCount(db: CommerceDb): Promise<number> {
  const count = db.selectFrom("commerce.promotion").select((eb) => eb.fn.countAll<number>().as("count"));
  return (await count.executeTakeFirstOrThrow()).count;
}

export function rulesOfPromotions(db: CommerceDb, ids: readonly number[]): Promise<RuleRow[]> {
  return rules(db)
    .where("r.promotion_id", "in", [...ids])
    .execute();
}

export function ruleById(db: CommerceDb, id: number): Promise<RuleRow | undefined> {
  return rules(db).where("r.id", "=", id).executeTakeFirst();
}

const rules = (db: CommerceDb) =>
  db
    .selectFrom("commerce.promotion_rule as r")
    .selectAll("r")
    .select(
      sql<number[]>`array(select channel_id from commerce.promotion_channel c where c.rule_id = r.id order by 1)`.as(
        "channels",
      ),
    )
    .orderBy("r.id");

export function insertPromotion(trx: CommerceDb, values: NewPromotion): Promise<PromotionRow> {
  return trx.insertInto("commerce.promotion").values(values).returningAll().executeTakeFirstOrThrow();
}

export function updatePromotion(trx: CommerceDb, id: number, values: Partial<NewPromotion>): Promise<PromotionRow> {
  return trx
    .updateTable("commerce.promotion")
    .set({ ...values, updated_at: new Date() })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deletePromotion(trx: CommerceDb, id: number): Promise<void> {
  await trx.deleteFrom("commerce.promotion").where("id", "=", id).execute();
}

export async function insertRule(trx: CommerceDb, promotionId: number, rule: NewRule): Promise<number> {
  const { id } = await trx
    .insertInto("commerce.promotion_rule")
    .values({ ...rule, promotion_id: promotionId })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRule(
  trx: CommerceDb,
  id: number,
  rule: Updateable<CommerceTables["commerce.promotion_rule"]>,
): Promise<void> {
  await trx.updateTable("commerce.promotion_rule").set(rule).where("id", "=", id).execute();
}

export async function deleteRule(trx: CommerceDb, id: number): Promise<void> {
  await trx.deleteFrom("commerce.promotion_rule").where("id", "=", id).execute();
}

/** The channels of a rule take the place of those that it had. */
export async function setRuleChannels(trx: CommerceDb, ruleId: number, channels: readonly number[]): Promise<void> {
  await trx.deleteFrom("commerce.promotion_channel").where("rule_id", "=", ruleId).execute();
  if (channels.length === 0) return;
  await trx
    .insertInto("commerce.promotion_channel")
    .values(channels.map((channel_id) => ({ rule_id: ruleId, channel_id })))
    .execute();
}
