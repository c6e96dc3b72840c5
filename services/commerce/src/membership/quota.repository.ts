import type { CommerceDb } from "../tables.ts";
import { monthOf } from "./membership.policy.ts";
import { MEMBERSHIP_STATUSES, type MembershipStatus } from "../tables/membership.states.ts";

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

/** In these a member has something free. */
const MEMBER: readonly MembershipStatus[] = ["ACTIVE", "ENDING"];

async function quotaAt(
  db: CommerceDb,
  userId: string,
  at: Date,
  rule: { statuses: readonly MembershipStatus[]; usedUntil: Date | null },
): Promise<Quota | null> {
  const row = await db
    .selectFrom("commerce.membership as m")
    .innerJoin("commerce.membership_period as p", "p.membership_id", "m.id")
    .select(["m.id", "p.number", "p.quota_mm2", "p.carried_mm2", "p.starts_at", "p.ends_at"])
    .where("m.user_id", "=", userId)
    .where("m.status", "in", [...rule.statuses])
    .where("p.starts_at", "<=", at)
    .where("p.ends_at", ">", at)
    .orderBy("p.starts_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row?.starts_at || !row.ends_at) return null;
  const { month, until } = monthOf({ start: row.starts_at, end: row.ends_at }, at);
  let used = db
    .selectFrom("commerce.membership_use")
    .select((eb) => eb.fn.sum<number | null>("area_mm2").as("area"))
    .where("membership_id", "=", row.id)
    .where("period", "=", row.number)
    .where("month", "=", month)
    .where("returned_at", "is", null);
  if (rule.usedUntil) used = used.where("created_at", "<=", rule.usedUntil);
  const carried = month === 0 ? row.carried_mm2 : 0;
  const area = Number((await used.executeTakeFirstOrThrow()).area ?? 0) + carried;
  const leftMm2 = Math.max(0, row.quota_mm2 - area);
  return { membershipId: row.id, period: row.number, month, totalMm2: row.quota_mm2, leftMm2, until };
}

/** What of the free area somebody has left now. Nothing for who is no member now. */
export const quotaOf = (db: CommerceDb, userId: string, now: Date): Promise<Quota | null> =>
  quotaAt(db, userId, now, { statuses: MEMBER, usedUntil: null });

/** What was left at an earlier moment, for what was shown then. */
export const quotaSeen = (db: CommerceDb, userId: string, then: Date): Promise<Quota | null> =>
  quotaAt(db, userId, then, { statuses: MEMBERSHIP_STATUSES, usedUntil: then });

/** Makes orders of one member happen one after another, so that none takes what another took. */
export async function lockQuota(trx: CommerceDb, userId: string): Promise<void> {
  await trx
    .selectFrom("commerce.membership")
    .select("id")
    .where("user_id", "=", userId)
    .where("status", "!=", "ENDED")
    .forUpdate()
    .execute();
}

export type AreaUse = Pick<Quota, "membershipId" | "period" | "month"> & {
  orderId: string;
  areaMm2: number;
  amount: number;
};

export async function insertUse(trx: CommerceDb, use: AreaUse): Promise<void> {
  await trx
    .insertInto("commerce.membership_use")
    .values({
      order_id: use.orderId,
      membership_id: use.membershipId,
      period: use.period,
      month: use.month,
      area_mm2: use.areaMm2,
      amount: use.amount,
      created_at: new Date(),
    })
    .execute();
}

/** The area of an order that is not made is free again, once. */
export async function returnUse(trx: CommerceDb, orderId: string): Promise<void> {
  await trx
    .updateTable("commerce.membership_use")
    .set({ returned_at: new Date() })
    .where("order_id", "=", orderId)
    .where("returned_at", "is", null)
    .execute();
}

export function useOfOrder(db: CommerceDb, orderId: string): Promise<{ area_mm2: number; amount: number } | undefined> {
  return db
    .selectFrom("commerce.membership_use")
    .select(["area_mm2", "amount"])
    .where("order_id", "=", orderId)
    .executeTakeFirst();
}
