import { cursorNumber, cursorTime, foreignCursor, keptCount, type PageRequest, readingOf } from "@carloom/platform";
import { type RawBuilder, sql } from "kysely";
import type { CommerceDb } from "../tables.ts";
import { holdsText } from "../search/holds.repository.ts";
import { like } from "../search/part.ts";
import type { OrderRow } from "./order.repository.ts";
import { wasPaidWhole } from "./paid-whole.repository.ts";

export type OrderSort = "NUMBER" | "CREATED_AT" | "LAST_MODIFIED_AT" | "CUSTOMER" | "PAYMENT" | "STATUS";

export type OrderFilter = {
  statuses?: readonly string[];
  chargeStatuses?: readonly string[];
  /** Something of it is still to be sent, and it was paid: see {@link TO_SEND}. */
  isToSend?: boolean;
  /** Of the order's e-mail or of a name on its addresses. */
  customer?: string;
  /** Part of an e-mail, a name, a product or a sku; what it means alone is asked first ({@link meantAlone}). */
  search?: string;
  created?: { gte?: string | Date | null; lte?: string | Date | null };
  updated?: { gte?: string | Date | null; lte?: string | Date | null };
  channelIds?: readonly number[];
  channelSlug?: string;
  ids?: readonly string[];
  numbers?: readonly string[];
  /** Whole, in small letters. */
  email?: string;
  metadata?: readonly { key: string; value?: string | null }[];
};

/** What an order is sorted by, and the type in which a cursor's text is read back. */
const SORTS: Record<OrderSort, { by: RawBuilder<unknown>; type: "bigint" | "timestamptz" | "text" }> = {
  NUMBER: { by: sql`o.number`, type: "bigint" },
  CREATED_AT: { by: sql`o.created_at`, type: "timestamptz" },
  LAST_MODIFIED_AT: { by: sql`o.updated_at`, type: "timestamptz" },
  CUSTOMER: { by: sql`o.email`, type: "text" },
  PAYMENT: { by: sql`o.charge_status`, type: "text" },
  STATUS: { by: sql`o.status`, type: "text" },
};

/** Can a cursor's text be read back? */
const READS: Record<"bigint" | "timestamptz" | "text", (value: string) => boolean> = {
  bigint: (value) => cursorNumber(value) !== null,
  timestamptz: (value) => cursorTime(value) !== null,
  text: () => true,
};

/** Orders of which something holds a text, by the index; whoever wants only names or the address looks again. */
async function holding(db: CommerceDb, text: string): Promise<RawBuilder<unknown>> {
  return sql`select w.order_id from commerce.order_words w where ${await holdsText(db, "order_words", text)}`;
}

const named = (pattern: string) => sql`(o.email like ${pattern}
  or lower(concat_ws(' ', o.shipping_address ->> 'firstName', o.shipping_address ->> 'lastName')) like ${pattern}
  or lower(concat_ws(' ', o.shipping_address ->> 'lastName', o.shipping_address ->> 'firstName')) like ${pattern}
  or lower(concat_ws(' ', o.billing_address ->> 'firstName', o.billing_address ->> 'lastName')) like ${pattern})`;

/** Whoever types a part of an address with its sign means nothing else. */
const isEmail = (search: string): boolean => /^\S*@\S*$/.test(search);

/**
 * Written out, not a parameter: a kept plan would take the list's order for every state, and read all orders for a state that
 * few of them are in.
 */
function oneOf(column: RawBuilder<unknown>, states: readonly string[]): RawBuilder<unknown> {
  const [only, ...others] = [...new Set(states)].toSorted();
  if (only === undefined) return sql`false`;
  return others.length === 0
    ? sql`${column} = ${sql.lit(only)}`
    : sql`${column} in (${sql.join([only, ...others].map((state) => sql.lit(state)))})`;
}

/** What is packed next: also of an order that some came back of, or that some of its money went back for. */
const TO_SEND = sql`(o.status in ('PARTIALLY_FULFILLED', 'PARTIALLY_RETURNED', 'UNFULFILLED')
  and ${wasPaidWhole("o")}
  and (o.status <> 'PARTIALLY_RETURNED' or exists (select from commerce.order_line l where l.order_id = o.id
    and l.is_shipping_required and l.quantity_fulfilled < l.quantity - l.quantity_withdrawn)))`;

async function conditions(db: CommerceDb, filter: OrderFilter): Promise<RawBuilder<unknown>[]> {
  const all: RawBuilder<unknown>[] = [];
  const { statuses, chargeStatuses, customer, search, created, updated, channelIds, channelSlug } = filter;
  if (statuses) all.push(oneOf(sql`o.status`, statuses));
  if (chargeStatuses) all.push(oneOf(sql`o.charge_status`, chargeStatuses));
  if (filter.isToSend) all.push(TO_SEND);
  if (customer) all.push(sql`o.id in (${await holding(db, customer)})`, named(like(customer)));
  if (search) all.push(sql`o.id in (${await holding(db, search)})`);
  if (search && isEmail(search)) all.push(sql`o.email like ${like(search)}`);
  for (const [column, range] of [
    [sql`o.created_at`, created],
    [sql`o.updated_at`, updated],
  ] as const) {
    if (range?.gte) all.push(sql`${column} >= ${range.gte}::timestamptz`);
    // a day without a time means the whole day
    if (typeof range?.lte === "string") all.push(sql`${column} < ${range.lte}::date + 1`);
    else if (range?.lte) all.push(sql`${column} <= ${range.lte}::timestamptz`);
  }
  if (channelIds) all.push(sql`o.channel_id = any(${[...channelIds]})`);
  if (channelSlug !== undefined)
    all.push(sql`o.channel_id = (select id from commerce.channel where slug = ${channelSlug})`);
  if (filter.ids) all.push(sql`o.id = any(${[...filter.ids]}::uuid[])`);
  if (filter.numbers) {
    const numbers = filter.numbers.filter((number) => /^\d{1,9}$/.test(number)).map(Number);
    all.push(sql`o.number = any(${numbers}::bigint[])`);
  }
  if (filter.email !== undefined) all.push(sql`o.email = ${filter.email}`);
  for (const { key, value } of filter.metadata ?? [])
    all.push(
      typeof value === "string"
        ? sql`o.metadata @> ${JSON.stringify({ [key]: value })}::jsonb`
        : sql`o.metadata ? ${key}`,
    );
  return all;
}

const where = (all: readonly RawBuilder<unknown>[]) =>
  all.length > 0 ? sql`where ${sql.join([...all], sql` and `)}` : sql``;

export type ListedOrder = OrderRow & { sort_key: string };

/** Orders for staff, one more than asked for. The cursor is the sort's value and the number, which never repeats. */
export async function orderList(
  db: CommerceDb,
  filter: OrderFilter,
  sort: { field: OrderSort; descending: boolean },
  page: PageRequest,
): Promise<ListedOrder[]> {
  const { by, type } = SORTS[sort.field];
  const all = await conditions(db, filter);
  const reading = readingOf(page, sort.descending);
  const [value, number] = page.after ?? [];
  if (page.after) {
    if (value === undefined || cursorNumber(number) === null || !READS[type](value)) throw foreignCursor();
    all.push(sql`(${by}, o.number) ${reading.beyond} (${value}::${sql.raw(type)}, ${number}::bigint)`);
  }
  const direction = sql.raw(reading.way);
  const { rows } = await sql<ListedOrder>`
    select o.*, (${by})::text as sort_key from commerce."order" o ${where(all)}
    order by ${by} ${direction}, o.number ${direction} limit ${page.first + 1}`.execute(db);
  return rows;
}

/**
 * What a search means where it is the number of an order, or all of the address that somebody ordered with: that alone, and
 * not what else holds it. null where it is neither.
 */
export async function meantAlone(
  db: CommerceDb,
  search: string,
): Promise<Pick<OrderFilter, "numbers" | "email"> | null> {
  const isThere = async (condition: RawBuilder<unknown>) =>
    (await sql`select 1 from commerce."order" o where ${condition} limit 1`.execute(db)).rows.length > 0;
  const [, number] = /^#?(\d{1,9})$/.exec(search) ?? [];
  if (number) return (await isThere(sql`o.number = ${number}::bigint`)) ? { numbers: [number] } : null;
  const email = search.toLowerCase();
  return isEmail(search) && (await isThere(sql`o.email = ${email}`)) ? { email } : null;
}

export async function orderListCount(db: CommerceDb, filter: OrderFilter): Promise<number> {
  return keptCount(db, sql`select count(*) as count from commerce."order" o ${where(await conditions(db, filter))}`);
}
