import { sql } from "kysely";
import type { CommerceDb } from "../tables.ts";

/** Orders whose time to be paid ended before `before`, and for which nothing came, is held or is on its way. */
const overdue = (db: CommerceDb, before: Date) =>
  db
    .selectFrom("commerce.order as o")
    .select("o.id")
    .where("o.status", "=", sql.lit("UNCONFIRMED"))
    .where("o.due_at", "<", before)
    .where("o.charged", "=", 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("commerce.payment_transaction as p")
            .select("p.id")
            .whereRef("p.order_id", "=", "o.id")
            .where((eb) =>
              eb.or([eb("p.charged", ">", 0), eb("p.authorized", ">", 0), eb("p.state", "=", "PROCESSING")]),
            ),
        ),
      ),
    );

export async function overdueOrders(db: CommerceDb, before: Date, limit: number): Promise<string[]> {
  const rows = await overdue(db, before).orderBy("o.due_at").limit(limit).execute();
  return rows.map((row) => row.id);
}

export async function isOverdue(trx: CommerceDb, id: string, before: Date): Promise<boolean> {
  return (await overdue(trx, before).where("o.id", "=", id).executeTakeFirst()) !== undefined;
}
