import { cursorNumber, readingOf, type PageRequest } from "@carloom/platform";
import { type Selectable, sql } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";
import { WEBHOOK_EVENTS, type WebhookEvent } from "./webhook.events.ts";

export type WebhookRow = Selectable<CommerceTables["commerce.webhook"]>;
export type DeliveryRow = Selectable<CommerceTables["commerce.event_delivery"]>;
export type AttemptRow = Selectable<CommerceTables["commerce.event_attempt"]>;

export function webhooks(db: CommerceDb): Promise<WebhookRow[]> {
  return db.selectFrom("commerce.webhook").selectAll().orderBy("id").execute();
}

export function webhookById(db: CommerceDb, id: number): Promise<WebhookRow | undefined> {
  return db.selectFrom("commerce.webhook").selectAll().where("id", "=", id).executeTakeFirst();
}

export type WebhookChange = Partial<
  Pick<WebhookRow, "name" | "target_url" | "secret_key" | "is_active"> & { events: readonly string[] }
>;

const row = ({ events, ...change }: WebhookChange) => ({ ...change, ...(events && { events: [...events] }) });

export function insertWebhook(db: CommerceDb, webhook: Required<WebhookChange>): Promise<WebhookRow> {
  return db
    .insertInto("commerce.webhook")
    .values({ ...webhook, events: [...webhook.events] })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function updateWebhook(db: CommerceDb, id: number, change: WebhookChange): Promise<WebhookRow | undefined> {
  return db
    .updateTable("commerce.webhook")
    .set({ ...row(change), id: sql`id` as never })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

export function deleteWebhook(db: CommerceDb, id: number): Promise<WebhookRow | undefined> {
  return db.deleteFrom("commerce.webhook").where("id", "=", id).returningAll().executeTakeFirst();
}

/** Who listens to an event. */
export function listenersTo(db: CommerceDb, event: WebhookEvent): Promise<WebhookRow[]> {
  return db
    .selectFrom("commerce.webhook")
    .selectAll()
    .where("is_active", "=", true)
    .where(sql<boolean>`events && array[${event}, 'ANY_EVENTS']`)
    .orderBy("id")
    .execute();
}

/** Notes what a listener is to be told, once for each event. @returns its key, or null when it is noted already */
export async function insertDelivery(
  db: CommerceDb,
  delivery: { webhook_id: number; event_key: string; event_type: string; payload: string },
): Promise<number | null> {
  const made = await db
    .insertInto("commerce.event_delivery")
    .values(delivery)
    .onConflict((conflict) => conflict.columns(["event_key", "webhook_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return made?.id ?? null;
}

export function deliveryById(db: CommerceDb, id: number): Promise<DeliveryRow | undefined> {
  return db.selectFrom("commerce.event_delivery").selectAll().where("id", "=", id).executeTakeFirst();
}

/** One more than asked for, newest first. */
export function deliveriesOf(db: CommerceDb, webhookId: number, page: PageRequest): Promise<DeliveryRow[]> {
  const { isDown, way } = readingOf(page, true);
  let query = db.selectFrom("commerce.event_delivery").selectAll().where("webhook_id", "=", webhookId);
  if (page.after) query = query.where("id", isDown ? "<" : ">", cursorNumber(page.after[0]) ?? 0);
  return query
    .orderBy("id", way)
    .limit(page.first + 1)
    .execute();
}

/** What could not be told to whoever listens, the latest first. */
export function failedDeliveries(db: CommerceDb, first: number): Promise<DeliveryRow[]> {
  return db
    .selectFrom("commerce.event_delivery")
    .selectAll()
    .where("status", "=", "FAILED")
    .orderBy("id", "desc")
    .limit(first)
    .execute();
}

/** How many deliveries nobody tries any more. */
export async function failedDeliveryCount(db: CommerceDb): Promise<number> {
  const { count } = await db
    .selectFrom("commerce.event_delivery")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("status", "=", "FAILED")
    .executeTakeFirstOrThrow();
  return count;
}

export async function deliveryCount(db: CommerceDb, webhookId: number): Promise<number> {
  const { count } = await db
    .selectFrom("commerce.event_delivery")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("webhook_id", "=", webhookId)
    .executeTakeFirstOrThrow();
  return count;
}

export function attemptsOf(db: CommerceDb, deliveryId: number): Promise<AttemptRow[]> {
  return db
    .selectFrom("commerce.event_attempt")
    .selectAll()
    .where("delivery_id", "=", deliveryId)
    .orderBy("id")
    .execute();
}

/** Writes down an attempt and where the delivery stands after it. */
export async function noteAttempt(
  db: CommerceDb,
  attempt: { delivery_id: number; status: string; status_code: number | null; response: string; duration_ms: number },
  status: DeliveryRow["status"],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.insertInto("commerce.event_attempt").values(attempt).execute();
    await trx
      .updateTable("commerce.event_delivery")
      .set({ status })
      .where("id", "=", attempt.delivery_id)
      .where("status", "!=", "SUCCESS")
      .execute();
  });
}

export async function setDeliveryStatus(db: CommerceDb, id: number, status: DeliveryRow["status"]): Promise<void> {
  await db.updateTable("commerce.event_delivery").set({ status }).where("id", "=", id).execute();
}

/** Forgets what was told before one time, and what could not be told, which stays to be seen to, before another. */
export async function forgetDeliveries(db: CommerceDb, told: Date, untold: Date): Promise<void> {
  await db
    .deleteFrom("commerce.event_delivery")
    .where((eb) =>
      eb.or([eb("created_at", "<", untold), eb.and([eb("created_at", "<", told), eb("status", "=", "SUCCESS")])]),
    )
    .execute();
}

/** Forgets what was told of some orders, which names their buyers. @param isOver also what is still being tried */
export async function forgetDeliveriesOf(
  db: CommerceDb,
  orderIds: readonly string[],
  { isOver }: { isOver: boolean },
): Promise<void> {
  await sql`delete from commerce.event_delivery d
    using commerce.order_event e cross join unnest(${["", ...WEBHOOK_EVENTS.map((name) => `:${name}`)]}::text[]) as ending
    where e.order_id = any(${[...orderIds]}::uuid[]) and d.event_key = 'order:' || e.id || ending
      and (d.status <> 'PENDING' or ${isOver})`.execute(db);
}
