import { type Selectable, sql } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";
import type { Becoming } from "../tables/membership.tables.ts";

export type MembershipRow = Selectable<CommerceTables["commerce.membership"]>;
export type PeriodRow = Selectable<CommerceTables["commerce.membership_period"]>;
export type NewMembership = Pick<
  MembershipRow,
  "id" | "user_id" | "plan_id" | "channel_id" | "period" | "price" | "email" | "language_code" | "billing_address"
>;

export function membershipById(db: CommerceDb, id: string): Promise<MembershipRow | undefined> {
  return db.selectFrom("commerce.membership").selectAll().where("id", "=", id).executeTakeFirst();
}

export function lockMembership(trx: CommerceDb, id: string): Promise<MembershipRow | undefined> {
  return trx.selectFrom("commerce.membership").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** The membership of somebody that is not over; there is at most one. */
export function livingMembership(db: CommerceDb, userId: string): Promise<MembershipRow | undefined> {
  return db
    .selectFrom("commerce.membership")
    .selectAll()
    .where("user_id", "=", userId)
    .where("status", "!=", "ENDED")
    .executeTakeFirst();
}

/** Somebody's living membership, else their last. */
export function lastMembership(db: CommerceDb, userId: string): Promise<MembershipRow | undefined> {
  return db
    .selectFrom("commerce.membership")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy((eb) => eb("status", "=", "ENDED"))
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** @returns false when this person has a membership already */
export async function insertMembership(trx: CommerceDb, membership: NewMembership): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("commerce.membership")
    .values({ ...membership, status: "PENDING", billing_address: JSON.stringify(membership.billing_address) })
    // the index is found by the words of its condition, so they stand there and are no parameter
    .onConflict((conflict) => conflict.column("user_id").where(sql<boolean>`status <> 'ENDED'`).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export type MembershipChange = Partial<
  Pick<MembershipRow, "status" | "plan_id" | "period" | "price" | "anchor_at" | "ends_at" | "grace_until" | "ended_at">
> & { next?: string | null };

export async function updateMembership(trx: CommerceDb, id: string, change: MembershipChange): Promise<void> {
  await trx
    .updateTable("commerce.membership")
    .set({ ...change, updated_at: new Date() })
    .where("id", "=", id)
    .execute();
}

export async function insertPeriod(
  trx: CommerceDb,
  period: Pick<PeriodRow, "membership_id" | "number" | "order_id" | "quota_mm2"> & {
    becomes?: Becoming | null;
    is_upgrade?: boolean;
  },
): Promise<void> {
  await trx
    .insertInto("commerce.membership_period")
    .values({
      ...period,
      becomes: period.becomes ? JSON.stringify(period.becomes) : null,
      starts_at: null,
      ends_at: null,
    })
    .execute();
}

export async function updatePeriod(
  trx: CommerceDb,
  period: Pick<PeriodRow, "membership_id" | "number">,
  change: Pick<PeriodRow, "starts_at" | "ends_at"> & { carried_mm2?: number },
): Promise<void> {
  await trx
    .updateTable("commerce.membership_period")
    .set(change)
    .where("membership_id", "=", period.membership_id)
    .where("number", "=", period.number)
    .execute();
}

export async function deletePeriod(
  trx: CommerceDb,
  period: Pick<PeriodRow, "membership_id" | "number">,
): Promise<void> {
  await trx
    .deleteFrom("commerce.membership_period")
    .where("membership_id", "=", period.membership_id)
    .where("number", "=", period.number)
    .execute();
}

/** The period that an order is to pay or has paid. */
export function periodOfOrder(db: CommerceDb, orderId: string): Promise<PeriodRow | undefined> {
  return db.selectFrom("commerce.membership_period").selectAll().where("order_id", "=", orderId).executeTakeFirst();
}

/** Lines of an order that are memberships. */
export async function membershipLines(db: CommerceDb, orderId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("commerce.order_line as l")
    .innerJoin("commerce.variant as v", "v.id", "l.variant_id")
    .select("l.id")
    .where("l.order_id", "=", orderId)
    .where("v.membership_plan_id", "is not", null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Every period of a membership, the first one first. */
export function periodsOf(db: CommerceDb, membershipId: string): Promise<PeriodRow[]> {
  return db
    .selectFrom("commerce.membership_period")
    .selectAll()
    .where("membership_id", "=", membershipId)
    .orderBy("number")
    .execute();
}

/** Memberships for which time has something to do: those to renew soon, over, or past their grace. */
export async function dueMemberships(db: CommerceDb, now: Date, soon: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id from commerce.membership m
    where (m.status in ('ACTIVE', 'ENDING') and m.ends_at <= ${now})
      or (m.status = 'ACTIVE' and m.ends_at <= ${soon} and not exists (
        select from commerce.membership_period p where p.membership_id = m.id and p.starts_at is null))
      or (m.status = 'ENDING' and exists (
        select from commerce.membership_period p where p.membership_id = m.id and p.starts_at is null))
      or (m.status = 'PAST_DUE' and m.grace_until <= ${now})
      or (m.status in ('ACTIVE', 'PAST_DUE') and exists (
        select from commerce.membership_charge c where c.membership_id = m.id and c.next_at <= ${now}))
      or (m.status = 'ACTIVE' and exists (
        select from commerce.membership_charge c
        join commerce.membership_period p on p.membership_id = c.membership_id and p.number = c.number
        where c.membership_id = m.id and c.next_at is null and p.is_upgrade and p.starts_at is null))
    order by m.ends_at limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
