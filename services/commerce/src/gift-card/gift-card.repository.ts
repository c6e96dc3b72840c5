import { randomBytes } from "node:crypto";
import { type Insertable, type Selectable, sql } from "kysely";
import { GIFT_CARD_GATEWAY } from "../gift-gateway.ts";
import type { CommerceDb, CommerceTables } from "../tables.ts";
import type { GiftCardNote } from "../tables/gift-card.tables.ts";
import { hashOf, readCode } from "./code.ts";

export type GiftCardRow = Selectable<CommerceTables["commerce.gift_card"]>;
export type GiftCardEventType =
  | "ISSUED"
  | "BOUGHT"
  | "ACTIVATED"
  | "DEACTIVATED"
  | "EXPIRY_DATE_UPDATED"
  | "TAGS_UPDATED"
  | "SENT_TO_CUSTOMER"
  | "RESENT"
  | "NOTE_ADDED"
  | "USED_IN_ORDER"
  | "REFUNDED_IN_ORDER"
  | "BALANCE_RESET"
  | "BALANCE_ADJUSTED";
export type GiftCardEventRow = Omit<Selectable<CommerceTables["commerce.gift_card_event"]>, "type"> & {
  type: GiftCardEventType;
};
/** A card on a cart. */
export type CartCard = GiftCardRow & { checkout_id: string; balance_seen: number };

/** What codes are hashed and sealed with; made when it is first asked for, and the same for every node. */
export async function giftCardKey(db: CommerceDb): Promise<Uint8Array> {
  const read = () => db.selectFrom("commerce.gift_card_key").select("key").executeTakeFirst();
  const known = await read();
  if (known) return known.key;
  await db
    .insertInto("commerce.gift_card_key")
    .values({ key: randomBytes(32) })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const made = await read();
  if (!made) throw new Error("There is no key of gift cards.");
  return made.key;
}

/** The card of a code that somebody typed; what is no code is looked for as well, so that all answers take as long. */
export async function cardByCode(db: CommerceDb, typed: string): Promise<GiftCardRow | undefined> {
  const hash = hashOf(await giftCardKey(db), readCode(typed));
  return db.selectFrom("commerce.gift_card").selectAll().where("code_hash", "=", hash).executeTakeFirst();
}

export const cardById = (db: CommerceDb, id: string): Promise<GiftCardRow | undefined> =>
  db.selectFrom("commerce.gift_card").selectAll().where("id", "=", id).executeTakeFirst();

export const lockCard = (trx: CommerceDb, id: string): Promise<GiftCardRow | undefined> =>
  trx.selectFrom("commerce.gift_card").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const insertCard = (
  trx: CommerceDb,
  card: Insertable<CommerceTables["commerce.gift_card"]>,
): Promise<GiftCardRow> => trx.insertInto("commerce.gift_card").values(card).returningAll().executeTakeFirstOrThrow();

export type CardChange = Partial<Pick<GiftCardRow, "is_active" | "expiry_date" | "tags" | "email">>;

export const updateCard = (trx: CommerceDb, id: string, change: CardChange): Promise<GiftCardRow> =>
  trx
    .updateTable("commerce.gift_card")
    .set({ ...change, updated_at: new Date() })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

export type NewCardEvent = {
  type: GiftCardEventType;
  amount?: number;
  order_id?: string;
  payment_id?: string;
  refund_id?: string;
  user_id?: string | null;
  data?: GiftCardNote;
};

/** Adds a line to a card's ledger. The card is locked. */
export async function noteOnCard(
  trx: CommerceDb,
  { id, balance }: Pick<GiftCardRow, "id" | "balance">,
  { data, ...event }: NewCardEvent,
): Promise<GiftCardEventRow> {
  const row = await trx
    .insertInto("commerce.gift_card_event")
    .values({
      order_id: null,
      payment_id: null,
      refund_id: null,
      user_id: null,
      ...event,
      gift_card_id: id,
      balance,
      data: JSON.stringify(data ?? {}),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as GiftCardEventRow;
}

/**
 * Adds to a card, or takes from it, and writes the line that says so.
 * @returns null when it does not hold that much: nothing has changed then
 */
export async function moveBalance(
  trx: CommerceDb,
  id: string,
  amount: number,
  event: Omit<NewCardEvent, "amount">,
): Promise<GiftCardRow | null> {
  const card = await trx
    .updateTable("commerce.gift_card")
    .set({
      balance: sql<number>`balance + ${amount}::bigint`,
      updated_at: new Date(),
      ...(event.type === "USED_IN_ORDER" && { last_used_at: new Date() }),
    })
    .where("id", "=", id)
    .where(sql<boolean>`balance + ${amount}::bigint >= 0`)
    .returningAll()
    .executeTakeFirst();
  if (!card) return null;
  await noteOnCard(trx, card, { ...event, amount });
  return card;
}

const onCarts = (db: CommerceDb, ids: readonly string[]) =>
  db
    .selectFrom("commerce.checkout_gift_card as c")
    .innerJoin("commerce.gift_card as g", "g.id", "c.gift_card_id")
    .selectAll("g")
    .select(["c.checkout_id", "c.balance_seen"])
    .where("c.checkout_id", "in", [...ids]);

/** The cards of carts, in the order in which they were put on them. */
export const cardsOfCarts = (db: CommerceDb, ids: readonly string[]): Promise<CartCard[]> =>
  onCarts(db, ids).orderBy("c.created_at").orderBy("g.id").execute();

/** The cards of a cart that becomes an order, as {@link cardsOfCarts}; everybody who spends them waits. */
export async function lockCardsOfCart(trx: CommerceDb, checkoutId: string): Promise<CartCard[]> {
  // locked in the order of their ids, so that two carts with the same two cards do not wait for each other
  await trx
    .selectFrom("commerce.gift_card as g")
    .select("g.id")
    .where("g.id", "in", (eb) =>
      eb
        .selectFrom("commerce.checkout_gift_card as c")
        .select("c.gift_card_id")
        .where("c.checkout_id", "=", checkoutId),
    )
    .orderBy("g.id")
    .forUpdate()
    .execute();
  return cardsOfCarts(trx, [checkoutId]);
}

export async function putOnCart(trx: CommerceDb, checkoutId: string, card: GiftCardRow): Promise<void> {
  await trx
    .insertInto("commerce.checkout_gift_card")
    .values({ checkout_id: checkoutId, gift_card_id: card.id, balance_seen: card.balance })
    .onConflict((conflict) =>
      conflict.columns(["checkout_id", "gift_card_id"]).doUpdateSet({ balance_seen: card.balance }),
    )
    .execute();
}

/** @returns whether it was there */
export async function takeOffCart(trx: CommerceDb, checkoutId: string, cardId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("commerce.checkout_gift_card")
    .where("checkout_id", "=", checkoutId)
    .where("gift_card_id", "=", cardId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** The owner of a cart was told what is left on its cards now. */
export async function balancesSeen(db: CommerceDb, checkoutId: string): Promise<void> {
  await sql`update commerce.checkout_gift_card c set balance_seen = g.balance from commerce.gift_card g
    where g.id = c.gift_card_id and c.checkout_id = ${checkoutId}`.execute(db);
}

/** Cards that paid for orders, by order. */
export async function cardsOfOrders(
  db: CommerceDb,
  ids: readonly string[],
): Promise<(GiftCardRow & { order_id: string })[]> {
  const { rows } = await sql<GiftCardRow & { order_id: string }>`
    select g.*, e.order_id from commerce.gift_card g join (
      select gift_card_id, order_id, min(id) as first from commerce.gift_card_event
      where type = 'USED_IN_ORDER' and order_id = any(${[...ids]}::uuid[]) group by 1, 2) e on e.gift_card_id = g.id
    order by e.first`.execute(db);
  return rows;
}

/** What gift cards paid of an order: whole, whatever came back since. Minor units. */
export type GiftPaid = { last4: string; amount: number };

export async function giftsPaidFor(db: CommerceDb, orderId: string): Promise<GiftPaid[]> {
  const rows = await db
    .selectFrom("commerce.payment_transaction")
    .select(["reference as last4", "amount"])
    .where("order_id", "=", orderId)
    .where("gateway", "=", GIFT_CARD_GATEWAY)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows;
}

export const eventsOfCards = async (db: CommerceDb, ids: readonly string[]): Promise<GiftCardEventRow[]> =>
  (await db
    .selectFrom("commerce.gift_card_event")
    .selectAll()
    .where("gift_card_id", "in", [...ids])
    .orderBy("id")
    .execute()) as GiftCardEventRow[];

/** The card that a payment was made with. */
export async function cardOfPayment(db: CommerceDb, paymentId: string): Promise<string | null> {
  const row = await db
    .selectFrom("commerce.gift_card_event")
    .select("gift_card_id")
    .where("payment_id", "=", paymentId)
    .where("type", "=", "USED_IN_ORDER")
    .executeTakeFirst();
  return row?.gift_card_id ?? null;
}

export async function isReturned(trx: CommerceDb, refundId: string): Promise<boolean> {
  const row = await trx
    .selectFrom("commerce.gift_card_event")
    .select("id")
    .where("refund_id", "=", refundId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function numbersOfOrders(db: CommerceDb, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("commerce.order")
    .select(["id", "number"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}
