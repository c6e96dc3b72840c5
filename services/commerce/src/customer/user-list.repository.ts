import { cursorNumber, cursorTime, foreignCursor, keptCount, type PageRequest, readingOf } from "@carloom/platform";
import { type RawBuilder, sql } from "kysely";
import type { AccountDb, AccountRow } from "@carloom/identity";
import { holdsText } from "../search/holds.repository.ts";

export type CustomerSort = "FIRST_NAME" | "LAST_NAME" | "EMAIL" | "ORDER_COUNT" | "CREATED_AT" | "LAST_MODIFIED_AT";

type Days = { gte?: string | null; lte?: string | null };
export type PersonFilter = {
  /** Customers have no role; colleagues have one. */
  isStaff: boolean;
  isActive?: boolean;
  /** Part of an e-mail, of a name, or of both names in either order. */
  search?: string;
  ids?: readonly string[];
  joined?: Days;
  placed?: Days;
  updated?: { gte?: Date | null; lte?: Date | null };
  orders?: { gte?: number | null; lte?: number | null };
};

type SortType = "bigint" | "timestamptz" | "text";
const SORTS: Record<CustomerSort, { by: RawBuilder<unknown>; type: SortType }> = {
  FIRST_NAME: { by: sql`a.first_name`, type: "text" },
  LAST_NAME: { by: sql`a.last_name`, type: "text" },
  EMAIL: { by: sql`a.email`, type: "text" },
  ORDER_COUNT: { by: sql`a.orders`, type: "bigint" },
  CREATED_AT: { by: sql`a.date_joined`, type: "timestamptz" },
  LAST_MODIFIED_AT: { by: sql`a.updated_at`, type: "timestamptz" },
};
const READS: Record<SortType, (value: string) => boolean> = {
  bigint: (value) => cursorNumber(value) !== null,
  timestamptz: (value) => cursorTime(value) !== null,
  text: () => true,
};

/** A day without a time means the whole day. */
function inDays(column: RawBuilder<unknown>, { gte, lte }: Days): RawBuilder<unknown>[] {
  return [...(gte ? [sql`${column} >= ${gte}::date`] : []), ...(lte ? [sql`${column} < ${lte}::date + 1`] : [])];
}

async function conditions(db: AccountDb, filter: PersonFilter): Promise<RawBuilder<unknown>[]> {
  const all: RawBuilder<unknown>[] = [filter.isStaff ? sql`a.is_staff` : sql`not a.is_staff`];
  const { isActive, search, ids, joined, placed, updated, orders } = filter;
  // written out for the index of those who are not
  if (isActive !== undefined) all.push(isActive ? sql`a.is_active` : sql`not a.is_active`);
  if (ids) all.push(sql`a.id = any(${[...ids]}::uuid[])`);
  if (search)
    all.push(sql`a.id in (select w.account_id from commerce.account_words w
      where ${await holdsText(db, "account_words", search)})`);
  if (joined) all.push(...inDays(sql`a.date_joined`, joined));
  if (updated?.gte) all.push(sql`a.updated_at >= ${updated.gte}`);
  if (updated?.lte) all.push(sql`a.updated_at <= ${updated.lte}`);
  const days = placed ? inDays(sql`o.created_at`, placed) : [];
  if (days.length > 0)
    all.push(
      sql`exists (select 1 from commerce."order" o where o.user_id = a.id::text and ${sql.join(days, sql` and `)})`,
    );
  // none is written out, not a parameter: only so does a kept plan use the index of those without orders
  if (orders?.lte === 0) all.push(sql`a.orders = 0`);
  else if (typeof orders?.lte === "number") all.push(sql`a.orders <= ${orders.lte}`);
  if (typeof orders?.gte === "number" && orders.gte > 0) all.push(sql`a.orders >= ${orders.gte}`);
  return all;
}

export type ListedAccount = AccountRow & { sort_key: string };

/** Accounts for staff, one more than asked for. The cursor is the sort's value and the id. */
export async function accountList(
  db: AccountDb,
  filter: PersonFilter,
  sort: { field: CustomerSort; descending: boolean },
  page: PageRequest,
): Promise<ListedAccount[]> {
  const { by, type } = SORTS[sort.field];
  const all = await conditions(db, filter);
  const reading = readingOf(page, sort.descending);
  const [value, id] = page.after ?? [];
  if (page.after) {
    if (value === undefined || !/^[0-9a-f-]{36}$/.test(id ?? "") || !READS[type](value)) throw foreignCursor();
    all.push(sql`(${by}, a.id) ${reading.beyond} (${value}::${sql.raw(type)}, ${id}::uuid)`);
  }
  const direction = sql.raw(reading.way);
  const { rows } = await sql<ListedAccount>`
    select a.*, (${by})::text as sort_key from commerce.account a
    where ${sql.join(all, sql` and `)}
    order by ${by} ${direction}, a.id ${direction} limit ${page.first + 1}`.execute(db);
  return rows;
}

export async function accountListCount(db: AccountDb, filter: PersonFilter): Promise<number> {
  return keptCount(
    db,
    sql`select count(*) as count from commerce.account a where ${sql.join(await conditions(db, filter), sql` and `)}`,
  );
}

/** What somebody bought, in minor units of a currency: what came in, less what went back. */
export type Spent = { currency: string; amount: number };
export type CustomerFigures = {
  id: string;
  userName: string | null;
  orders: number;
  lastOrderAt: Date | null;
  spent: Spent[];
  sessions: number;
};

/** Figures of customers that a list or a profile shows beside their names. */
export async function customerFigures(db: AccountDb, ids: readonly string[]): Promise<CustomerFigures[]> {
  const { rows } = await sql<Omit<CustomerFigures, "orders" | "sessions"> & { orders: number; sessions: number }>`
    select a.id, (select user_name from commerce.account_user_name u where u.account_id = a.id and u.is_current) as "userName",
      coalesce(o.orders, 0)::int as orders, o.last_at as "lastOrderAt", coalesce(o.spent, '[]') as spent,
      (select count(*)::int from commerce.account_session s
        where s.account_id = a.id and s.revoked_at is null and s.expires_at > now()) as sessions
    from commerce.account a left join lateral (
      select sum(c.orders) as orders, max(c.last_at) as last_at,
        json_agg(json_build_object('currency', c.currency, 'amount', c.charged) order by c.currency)
          filter (where c.charged <> 0) as spent
      from (select currency, count(*) as orders, max(created_at) as last_at, sum(charged) as charged
        from commerce."order"
        where user_id = a.id::text or (user_id is null and email = a.email and a.is_confirmed) group by currency) c
    ) o on true
    where a.id = any(${[...ids]}::uuid[]) and not a.is_staff`.execute(db);
  return rows;
}
