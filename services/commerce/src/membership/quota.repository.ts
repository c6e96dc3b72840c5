import type { CommerceDb } from "../tables.ts";
import { monthOf } from "./membership.policy.ts";

/** Free sticker area of the month that a membership is in; mm². */
export type Quota = {
  membershipId: string;
  /** The period, and the month within it. */
  period: number;
  month: number;
  totalMm2: number;
  leftMm2: number;
  until: Date;
};

/** Rows of a month that were written until a moment. */
async function usedArea(
  db: CommerceDb,
  quota: Pick<Quota, "membershipId" | "period" | "month">,
  until: Date | null,
): Promise<number> {
  let select = db
    .selectFrom("commerce.membership_use")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("area_mm2"), eb.lit(0)).as("used"))
    .where("membership_id", "=", quota.membershipId)
    .where("period", "=", quota.period)
    .where("month", "=", quota.month);
  if (until) select = select.where("created_at", "<=", until);
  return Number((await select.executeTakeFirstOrThrow()).used);
}

/**
 * What of the free area somebody has left. Nothing for who is no member now.
 * @param seen what was left then, instead of now: the month is still the one of `now`
 */
export async function quotaOf(
  db: CommerceDb,
  userId: string,
  now: Date,
  seen: Date | null = null,
): Promise<Quota | null> {
  const row = await db
    .selectFrom("commerce.membership as m")
    .innerJoin("commerce.membership_period as p", "p.membership_id", "m.id")
    .select(["m.id", "p.number", "p.quota_mm2", "p.starts_at", "p.ends_at"])
    .where("m.user_id", "=", userId)
    .where("m.status", "in", ["ACTIVE", "ENDING"])
    .where("p.starts_at", "<=", now)
    .where("p.ends_at", ">", now)
    .orderBy("p.number")
    .limit(1)
    .executeTakeFirst();
  if (!row?.starts_at || !row.ends_at) return null;
  const { month, until } = monthOf({ start: row.starts_at, end: row.ends_at }, now);
  const at = { membershipId: row.id, period: row.number, month };
  const leftMm2 = Math.max(0, row.quota_mm2 - (await usedArea(db, at, seen)));
  return { ...at, totalMm2: row.quota_mm2, leftMm2, until };
}
