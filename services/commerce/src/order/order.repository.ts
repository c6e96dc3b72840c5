import { carriedTrace, cursorNumber, type PageRequest } from "@carloom/platform";
import { type Insertable, type Selectable, sql } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";
import { TELL, webhookEventsOf } from "../webhook/webhook.events.ts";

export type OrderRow = Selectable<CommerceTables["commerce.order"]>;
type CartRow = Selectable<CommerceTables["commerce.checkout"]>;
export type OrderLineRow = Selectable<CommerceTables["commerce.order_line"]>;

/**
 * Says first that this cart is being completed, and as which order, and locks the cart behind that. Whoever comes second
 * waits here for the first and then gets what the first made.
 * @returns the cart, when it is this caller's to complete; else the order that it became
 */
export async function claimCompletion(
  trx: CommerceDb,
  checkoutId: string,
  orderId: string,
): Promise<{ earlier: string | null; cart: CartRow | undefined; orderId: string }> {
  // what staff prepared becomes the order that they have seen
  const { rows } = await sql<CartRow>`
    with claimed as (
      insert into commerce.completion (checkout_id, order_id)
      values (${checkoutId}, coalesce(
        (select (draft ->> 'id')::uuid from commerce.checkout where id = ${checkoutId}), ${orderId}::uuid))
      on conflict (checkout_id) do nothing returning 1
    )
    select cart.* from commerce.checkout cart
    where cart.id = ${checkoutId} and exists (select 1 from claimed) for update of cart`.execute(trx);
  if (rows[0]) return { earlier: null, cart: rows[0], orderId: rows[0].draft?.id ?? orderId };
  const known = await completedAs(trx, checkoutId);
  return { earlier: known === orderId ? null : known, cart: undefined, orderId };
}

export async function completedAs(db: CommerceDb, checkoutId: string): Promise<string | null> {
  const row = await db
    .selectFrom("commerce.completion")
    .select("order_id")
    .where("checkout_id", "=", checkoutId)
    .executeTakeFirst();
  return row?.order_id ?? null;
}

export type OrderEvent = Pick<Insertable<CommerceTables["commerce.order_event"]>, "order_id" | "type" | "user_id"> & {
  data?: object;
};

/** Notes what happened to an order. Where webhooks listen, the job that tells them is made in the same transaction. */
export async function insertEvent(trx: CommerceDb, { data, ...event }: OrderEvent): Promise<void> {
  const told = webhookEventsOf(event.type, data);
  const noted = trx.insertInto("commerce.order_event").values({ ...event, data: JSON.stringify(data ?? {}) });
  if (told.length === 0) {
    await noted.execute();
    return;
  }
  await sql`
    with noted as (${noted.returning("id")})
    select graphile_worker.add_job(${TELL},
      (jsonb_build_object('orderId', ${event.order_id}::text, 'eventId', noted.id, 'events', ${JSON.stringify(told)}::jsonb)
        || ${JSON.stringify(carriedTrace())}::jsonb)::json)
    from noted where exists (
      select 1 from commerce.webhook where is_active and events && ${[...told, "ANY_EVENTS"]}::text[])`.execute(trx);
}

/** Was an event of this kind and with these data noted before? */
export async function hasEventWith(db: CommerceDb, orderId: string, type: string, data: object): Promise<boolean> {
  const row = await db
    .selectFrom("commerce.order_event")
    .select("id")
    .where("order_id", "=", orderId)
    .where("type", "=", type)
    .where(sql<boolean>`data @> ${JSON.stringify(data)}::jsonb`)
    .executeTakeFirst();
  return row !== undefined;
}

/** An order on which no event of this kind and with these data was noted yet. */
export function orderWithout(db: CommerceDb, id: string, type: string, data: object): Promise<OrderRow | undefined> {
  return db
    .selectFrom("commerce.order as o")
    .selectAll()
    .where("o.id", "=", id)
    .where(sql<boolean>`not exists (select 1 from commerce.order_event e
      where e.order_id = o.id and e.type = ${type} and e.data @> ${JSON.stringify(data)}::jsonb)`)
    .executeTakeFirst();
}

export function orderById(db: CommerceDb, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom("commerce.order").selectAll().where("id", "=", id).executeTakeFirst();
}

export function lockOrder(trx: CommerceDb, id: string): Promise<OrderRow | undefined> {
  return trx.selectFrom("commerce.order").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export function lockOrderByToken(trx: CommerceDb, token: string): Promise<OrderRow | undefined> {
  return trx.selectFrom("commerce.order").selectAll().where("token", "=", token).forUpdate().executeTakeFirst();
}

export type NewReturnRequest = {
  id: string;
  order_id: string;
  lines: { orderLineId: string; quantity: number }[];
  reason: string;
  status?: "REQUESTED" | "ACCEPTED";
  declared_at?: Date;
  declared_by?: string;
};

export async function insertReturnRequest(trx: CommerceDb, request: NewReturnRequest): Promise<void> {
  await trx
    .insertInto("commerce.return_request")
    .values({ ...request, lines: JSON.stringify(request.lines) })
    .execute();
}

export function orderByToken(db: CommerceDb, token: string): Promise<OrderRow | undefined> {
  return db.selectFrom("commerce.order").selectAll().where("token", "=", token).executeTakeFirst();
}

export function linesOfOrders(db: CommerceDb, ids: readonly string[]): Promise<OrderLineRow[]> {
  return db
    .selectFrom("commerce.order_line")
    .selectAll()
    .where("order_id", "in", [...ids])
    .orderBy("order_id")
    .orderBy("position")
    .execute();
}

/** Whose orders are asked for. */
export type Buyer = { id: string; email: string; is_confirmed: boolean };

/** An order of their own, or one made as a guest with an address that they have confirmed. */
const ofBuyer = ({ id, email, is_confirmed }: Buyer) =>
  is_confirmed
    ? sql<boolean>`(user_id = ${id} or (user_id is null and email = ${email}))`
    : sql<boolean>`user_id = ${id}`;

/** Orders of a customer, newest first, one more than asked for. */
export function orderPage(db: CommerceDb, buyer: Buyer, page: PageRequest): Promise<OrderRow[]> {
  let select = db
    .selectFrom("commerce.order")
    .selectAll()
    .where(ofBuyer(buyer))
    .orderBy("number", page.backward ? "asc" : "desc")
    .limit(page.first + 1);
  const beyond = cursorNumber(page.after?.[0]);
  if (beyond !== null) select = select.where("number", page.backward ? ">" : "<", beyond);
  return select.execute();
}

export async function orderCount(db: CommerceDb, buyer: Buyer): Promise<number> {
  const row = await db
    .selectFrom("commerce.order")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where(ofBuyer(buyer))
    .executeTakeFirstOrThrow();
  return row.count;
}

export type OrderChange = Partial<Pick<OrderRow, "status" | "charge_status" | "charged" | "shipping_address">>;

export async function updateOrder(
  trx: CommerceDb,
  id: string,
  { shipping_address, ...change }: OrderChange,
): Promise<void> {
  await trx
    .updateTable("commerce.order")
    .set({
      ...change,
      ...(shipping_address && { shipping_address: JSON.stringify(shipping_address) }),
      updated_at: new Date(),
    })
    .where("id", "=", id)
    .execute();
}

export async function clearAllocations(trx: CommerceDb, orderId: string): Promise<void> {
  await trx.updateTable("commerce.order_line").set({ allocated: 0 }).where("order_id", "=", orderId).execute();
}
