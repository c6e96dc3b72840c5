import type { Selectable } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";
import type { PeriodRow } from "./membership.repository.ts";

export type ChargeRow = Selectable<CommerceTables["commerce.membership_charge"]>;
type Period = Pick<PeriodRow, "membership_id" | "number">;

/** Plans the first charge of a period; planned twice is planned once. */
export async function planCharge(trx: CommerceDb, { membership_id, number }: Period, at: Date): Promise<void> {
  await trx
    .insertInto("commerce.membership_charge")
    .values({ membership_id, number, next_at: at, payment_id: null, failure: null })
    .onConflict((conflict) => conflict.columns(["membership_id", "number"]).doNothing())
    .execute();
}

export function chargeOf(db: CommerceDb, { membership_id, number }: Period): Promise<ChargeRow | undefined> {
  return db
    .selectFrom("commerce.membership_charge")
    .selectAll()
    .where("membership_id", "=", membership_id)
    .where("number", "=", number)
    .executeTakeFirst();
}

export async function updateCharge(
  trx: CommerceDb,
  { membership_id, number }: Period,
  change: Partial<Pick<ChargeRow, "payment_id" | "attempt" | "next_at" | "failure">>,
): Promise<void> {
  await trx
    .updateTable("commerce.membership_charge")
    .set(change)
    .where("membership_id", "=", membership_id)
    .where("number", "=", number)
    .execute();
}
