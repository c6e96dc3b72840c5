import { carriedTrace } from "@carloom/platform";
import { type Insertable, sql } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";
import { TELL, webhookEventsOf } from "../webhook/webhook.events.ts";
import type { OrderLineRow, OrderRow } from "./order.repository.ts";

export type NewOrder = Omit<OrderRow, "number" | "created_at" | "updated_at">;
export type NewOrderLine = Omit<OrderLineRow, "quantity_fulfilled" | "quantity_returned" | "quantity_withdrawn">;

export type Placed = {
  order: NewOrder;
  lines: readonly NewOrderLine[];
  /** What is noted on the order, in this order. */
  events: readonly string[];
  /** A payment that nobody had begun. */
  payment: Insertable<CommerceTables["commerce.payment_transaction"]> | null;
  /** The job that confirms the order. */
  mail: string;
};

/** Columns of rows as the statement below names them; every row of a table is made in one place, with the same keys. */
const columnsOf = (row: object) => sql.raw(Object.keys(row).join(", "));

/**
 * Writes an order in one statement, with all that is written beside it: lines, events and the jobs of webhooks that
 * listen, a payment that is to come, the mail's job; designs of the cart become the order's, the cart goes. The counter's
 * row stays locked until the commit, so numbers have no gaps and a rolled back completion takes none; therefore this is
 * the last statement of its transaction.
 */
export async function placeOrder(trx: CommerceDb, { order, lines, events, payment, mail }: Placed): Promise<OrderRow> {
  const [line] = lines;
  // jobs that go on with what is traced here
  const trace = JSON.stringify(carriedTrace());
  if (!line) throw new Error("An order has a line.");
  const told = events.map((type) => {
    const names = webhookEventsOf(type);
    return { type, events: names, listened: [...names, "ANY_EVENTS"] };
  });
  const paid = payment
    ? sql`, paid as (
        insert into commerce.payment_transaction (${columnsOf(payment)}) select ${columnsOf(payment)}
        from jsonb_populate_record(null::commerce.payment_transaction, ${JSON.stringify(payment)}::jsonb))`
    : sql``;
  const { rows } = await sql<OrderRow & { jobs: number }>`
    with counted as (
      update commerce.counter set value = value + 1 where name = 'order' returning value
    ), ordered as (
      insert into commerce."order" (${columnsOf(order)}, number) select ${columnsOf(order)}, counted.value
      from jsonb_populate_record(null::commerce."order", ${JSON.stringify(order)}::jsonb) made
      cross join counted returning *
    ), lined as (
      insert into commerce.order_line (${columnsOf(line)}) select ${columnsOf(line)}
      from jsonb_populate_recordset(null::commerce.order_line, ${JSON.stringify(lines)}::jsonb)
    ), noted as (
      insert into commerce.order_event (order_id, type, user_id, data)
      select ${order.id}::uuid, happened.type, ${order.user_id}::uuid, '{}'::jsonb
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as happened(type text) returning id, type
    ), told as (
      select graphile_worker.add_job(${TELL}, (jsonb_build_object(
        'orderId', ${order.id}::text, 'eventId', noted.id, 'events', happened.events) || ${trace}::jsonb)::json) as job
      from noted join jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
        as happened(type text, events jsonb, listened text[]) using (type)
      where exists (select 1 from commerce.webhook where is_active and webhook.events && happened.listened)
    ), mailed as (
      select graphile_worker.add_job(${mail}, (jsonb_build_object('orderId', ${order.id}::text) || ${trace}::jsonb)::json,
        job_key := ${`${mail}:${order.id}`}, max_attempts := 10) as job
    ), moved as (
      update commerce.design set checkout_id = null, order_id = ${order.id} where checkout_id = ${order.checkout_id}
    ), gone as (
      delete from commerce.checkout where id = ${order.checkout_id}
    )${paid}
    select ordered.*, (select count(job) from told) + (select count(job) from mailed) as jobs from ordered`.execute(
    trx,
  );
  const [row] = rows;
  if (!row) throw new Error("An insert returns its row.");
  const { jobs: _, ...placed } = row;
  return placed;
}
