import { cursorNumber, cursorTime, foreignCursor, type PageRequest, readingOf } from "@carloom/platform";
import { type RawBuilder, sql } from "kysely";
import { like } from "../search/part.ts";
import type { CommerceDb } from "../tables.ts";
import type { GiftCardRow } from "./gift-card.repository.ts";

export type GiftCardFilter = {
  isActive?: boolean | null;
  tags?: readonly string[] | null;
  used?: boolean | null;
  currency?: string | null;
  /** Whole units; of a currency, or of each card's own. */
  currentBalance?: { gte?: number | null; lte?: number | null } | null;
  initialBalance?: { gte?: number | null; lte?: number | null } | null;
  /** The last four of a code. */
  last4?: string | null;
  /** The hash of a whole code. */
  hash?: string | null;
  createdBy?: readonly string[] | null;
  search?: string | null;
};
export type GiftCardSort = { field: "CURRENT_BALANCE" | "CREATED_AT"; descending: boolean };

/** Minor units of a card's currency as whole ones. */
const whole = (column: RawBuilder<unknown>) =>
  sql`(${column}::numeric / case when g.currency in ('KRW', 'JPY') then 1 else 100 end)`;

function conditions(filter: GiftCardFilter): RawBuilder<unknown>[] {
  const all: RawBuilder<unknown>[] = [];
  if (typeof filter.isActive === "boolean") all.push(sql`g.is_active = ${filter.isActive}`);
  if (filter.tags) all.push(sql`g.tags && ${[...filter.tags]}::text[]`);
  if (typeof filter.used === "boolean") all.push(sql`(g.last_used_at is not null) = ${filter.used}`);
  if (filter.currency) all.push(sql`g.currency = ${filter.currency}`);
  for (const [column, range] of [
    [sql`g.balance`, filter.currentBalance],
    [sql`g.initial_balance`, filter.initialBalance],
  ] as const) {
    if (typeof range?.gte === "number") all.push(sql`${whole(column)} >= ${range.gte}`);
    if (typeof range?.lte === "number") all.push(sql`${whole(column)} <= ${range.lte}`);
  }
  if (filter.hash) all.push(sql`g.code_hash = ${filter.hash}`);
  if (filter.last4) all.push(sql`g.last4 = ${filter.last4}`);
  if (filter.createdBy) all.push(sql`g.created_by = any(${[...filter.createdBy]}::uuid[])`);
  if (filter.search) {
    const pattern = like(filter.search);
    all.push(sql`(lower(g.last4) = ${filter.search.toLowerCase().replace(/[•\s]/g, "")} or lower(g.email) like ${pattern}
      or exists (select from unnest(g.tags) tag where lower(tag) like ${pattern}))`);
  }
  return all;
}

const where = (all: readonly RawBuilder<unknown>[]) =>
  all.length > 0 ? sql`where ${sql.join([...all], sql` and `)}` : sql``;

export type ListedCard = GiftCardRow & { sort_key: string };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Cards for staff, one more than asked for. The cursor is the sort's value and the id, which never repeats. */
export async function cardList(
  db: CommerceDb,
  filter: GiftCardFilter,
  sort: GiftCardSort,
  page: PageRequest,
): Promise<ListedCard[]> {
  const isTime = sort.field === "CREATED_AT";
  const by = isTime ? sql`g.created_at` : sql`g.balance`;
  const all = conditions(filter);
  const reading = readingOf(page, sort.descending);
  const [value, id = ""] = page.after ?? [];
  if (page.after) {
    const isRead = isTime ? cursorTime(value) !== null : cursorNumber(value) !== null;
    if (!isRead || !UUID.test(id)) throw foreignCursor();
    all.push(
      sql`(${by}, g.id) ${reading.beyond} (${value}::${sql.raw(isTime ? "timestamptz" : "bigint")}, ${id}::uuid)`,
    );
  }
  const direction = sql.raw(reading.way);
  const { rows } = await sql<ListedCard>`
    select g.*, (${by})::text as sort_key from commerce.gift_card g ${where(all)}
    order by ${by} ${direction}, g.id ${direction} limit ${page.first + 1}`.execute(db);
  return rows;
}

export async function cardCount(db: CommerceDb, filter: GiftCardFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from commerce.gift_card g ${where(conditions(filter))}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

export async function cardCurrencies(db: CommerceDb): Promise<string[]> {
  const { rows } = await sql<{ currency: string }>`
    select distinct currency from commerce.gift_card order by 1`.execute(db);
  return rows.map(({ currency }) => currency);
}

/** Tags that cards have, in order, one more than asked for. */
export async function cardTags(db: CommerceDb, search: string, page: PageRequest): Promise<string[]> {
  const { way, beyond } = readingOf(page);
  const after = page.after?.[0] ?? null;
  const { rows } = await sql<{ tag: string }>`
    select distinct tag from commerce.gift_card g, unnest(g.tags) tag
    where lower(tag) like ${like(search)} and (${after}::text is null or tag ${beyond} ${after}::text)
    order by 1 ${sql.raw(way)} limit ${page.first + 1}`.execute(db);
  return rows.map(({ tag }) => tag);
}

export async function cardTagCount(db: CommerceDb, search: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct tag) as count from commerce.gift_card g, unnest(g.tags) tag
    where lower(tag) like ${like(search)}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
