import { sql } from "kysely";
import { GIFT_CARD_GATEWAY } from "../gift-gateway.ts";
import type { CommerceDb } from "../tables.ts";

/**
 * Orders whose time to be paid ended before `before`, and for which no money is there, held or on its way: none came, or
 * all that came went back. What a gift card paid of one goes back to it when the order ends.
 */
const overdue = (db: CommerceDb, before: Date) =>
  db
    .selectFrom("commerce.order as o")
    .select("o.id")
    .where("o.status", "=", sql.lit("UNCONFIRMED"))
    .where("o.due_at", "<", before)
    .whereRef("o.charged", "<", "o.total_gross")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("commerce.payment_transaction as p")
            .select("p.id")
            .whereRef("p.order_id", "=", "o.id")
            .where("p.gateway", "<>", sql.lit(GIFT_CARD_GATEWAY))
            .where((eb) =>
              eb.or([
                // what is only on its way back may still fail to get there
                eb("p.charged", ">", eb.ref("p.refunded")),
                eb("p.authorized", ">", 0),
                eb("p.state", "=", "PROCESSING"),
              ]),
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
