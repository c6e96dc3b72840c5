import { sql } from "kysely";
import type { CommerceDb } from "../tables.ts";
import { OFFLINE_GATEWAY } from "../offline-gateway.ts";
import { isOpen } from "./payment.process.ts";
import type { PaymentRow } from "./payment.repository.ts";

export type SilentPayment = Pick<PaymentRow, "id">;

/** Payments by a provider that are not done, of which nobody has heard since `before` and whose turn to be asked after it is. */
export function silentPayments(db: CommerceDb, before: Date, limit: number): Promise<SilentPayment[]> {
  return (
    db
      .selectFrom("commerce.payment_transaction")
      .select("id")
      .where("state", "in", ["WAITING", "ACTION_REQUIRED", "PROCESSING", "FAILED"])
      .where("gateway", "<>", sql.lit(OFFLINE_GATEWAY))
      .where("updated_at", "<", before)
      // the charge of a saved card is begun by its membership alone
      .where((eb) => eb.or([eb("off_session", "=", false), eb("provider_reference", "is not", null)]))
      .where((eb) => eb.or([eb("ask_at", "is", null), eb("ask_at", "<=", new Date())]))
      .orderBy(sql`ask_at nulls first`)
      .orderBy("updated_at")
      .limit(limit)
      .execute()
  );
}

/** Longest and shortest time between two questions, in seconds. */
const RARELY = 3600;
const OFTEN = 20;

/** Plans the next question: after a quarter of the time that a payment is old, so that an old one costs next to nothing. */
export async function askedAfter(db: CommerceDb, payments: readonly SilentPayment[]): Promise<void> {
  if (payments.length === 0) return;
  await db
    .updateTable("commerce.payment_transaction")
    .set({
      ask_at: sql<Date>`now() + make_interval(secs => least(${RARELY}, greatest(${OFTEN},
        extract(epoch from now() - created_at)::float8 / 4)))`,
    })
    .where(
      "id",
      "in",
      payments.map(({ id }) => id),
    )
    .execute();
}

/** Nobody came back to pay it. What a bank works on is waited for, and a saved card is tried again for days. */
export const isAbandoned = (row: PaymentRow, before: Date): boolean =>
  isOpen(row.state) && row.state !== "PROCESSING" && !row.off_session && row.created_at < before;
