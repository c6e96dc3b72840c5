import { sql } from "kysely";
import type { CommerceDb } from "../tables.ts";
import type { GiftCardRow } from "../gift-card/gift-card.repository.ts";

/** A line of an order that buys cards, and how many were issued for it. Minor units, what was paid for all of them. */
export type CardLine = {
  id: string;
  quantity: number;
  quantity_fulfilled: number;
  total_gross: number;
  product_id: number | null;
  issued: number;
};

export async function cardLinesOf(db: CommerceDb, orderId: string): Promise<CardLine[]> {
  const { rows } = await sql<CardLine>`
    select l.id, l.quantity, l.quantity_fulfilled, l.total_gross, v.product_id,
      (select count(*)::int from commerce.gift_card g where g.order_line_id = l.id) as issued
    from commerce.order_line l left join commerce.variant v on v.id = l.variant_id
    where l.order_id = ${orderId} and l.is_gift_card order by l.position`.execute(db);
  return rows;
}

/** Cards that lines of orders paid for, locked: those that nobody has spent from come first. */
export function lockSoldCards(trx: CommerceDb, lineIds: readonly string[]): Promise<GiftCardRow[]> {
  return trx
    .selectFrom("commerce.gift_card")
    .selectAll()
    .where("order_line_id", "in", [...lineIds])
    .orderBy(sql`balance = initial_balance`, "desc")
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Cards that lines of an order paid for, as they were made, those that came back too. */
export function cardsBoughtIn(db: CommerceDb, orderId: string): Promise<GiftCardRow[]> {
  return db
    .selectFrom("commerce.gift_card as g")
    .innerJoin("commerce.order_line as l", "l.id", "g.order_line_id")
    .selectAll("g")
    .where("l.order_id", "=", orderId)
    .orderBy("l.position")
    .orderBy("g.created_at")
    .orderBy("g.id")
    .execute();
}

export async function channelSlugOf(db: CommerceDb, channelId: number): Promise<string> {
  const row = await db.selectFrom("commerce.channel").select("slug").where("id", "=", channelId).executeTakeFirst();
  return row?.slug ?? "";
}
