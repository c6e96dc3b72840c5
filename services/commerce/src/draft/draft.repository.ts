import { createHash } from "node:crypto";
import { cursorTime, foreignCursor, type PageRequest, readingOf } from "@carloom/platform";
import { type RawBuilder, sql } from "kysely";
import type { DraftRow } from "../checkout/prepared.repository.ts";
import type { CheckoutRow } from "../checkout/checkout.repository.ts";
import { like } from "../search/part.ts";
import type { CommerceDb } from "../tables.ts";

export type DraftSort = "CREATED_AT" | "LAST_MODIFIED_AT" | "CUSTOMER";

export type DraftFilter = {
  /** Of the e-mail or of a name on the addresses. */
  customer?: string;
  /** E-mail, name, product or sku. */
  search?: string;
  created?: { gte?: string | Date | null; lte?: string | Date | null };
  channelIds?: readonly number[];
};

export type ListedDraft = CheckoutRow & { made: DraftRow; sort_key: string };

const SORTS: Record<DraftSort, { by: RawBuilder<unknown>; type: "timestamptz" | "text" }> = {
  CREATED_AT: { by: sql`d.created_at`, type: "timestamptz" },
  LAST_MODIFIED_AT: { by: sql`c.updated_at`, type: "timestamptz" },
  CUSTOMER: { by: sql`coalesce(c.email, '')`, type: "text" },
};

const UUID = /^[0-9a-f-]{36}$/;
const named = (pattern: string) => sql`(coalesce(c.email, '') like ${pattern}
  or lower(concat_ws(' ', c.shipping_address ->> 'firstName', c.shipping_address ->> 'lastName')) like ${pattern}
  or lower(concat_ws(' ', c.shipping_address ->> 'lastName', c.shipping_address ->> 'firstName')) like ${pattern}
  or lower(concat_ws(' ', c.billing_address ->> 'firstName', c.billing_address ->> 'lastName')) like ${pattern})`;

function conditions({ customer, search, created, channelIds }: DraftFilter): RawBuilder<unknown>[] {
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (customer) all.push(named(like(customer)));
  if (search)
    all.push(sql`(${named(like(search))} or exists (
      select 1 from commerce.checkout_line l join commerce.variant v on v.id = l.variant_id
        join commerce.product p on p.id = v.product_id
      where l.checkout_id = c.id and (lower(p.names ->> 'en') like ${like(search)} or lower(v.sku) like ${like(search)})))`);
  if (created?.gte) all.push(sql`d.created_at >= ${created.gte}::timestamptz`);
  // a day without a time means the whole day
  if (typeof created?.lte === "string") all.push(sql`d.created_at < ${created.lte}::date + 1`);
  else if (created?.lte) all.push(sql`d.created_at <= ${created.lte}::timestamptz`);
  if (channelIds) all.push(sql`c.channel_id = any(${[...channelIds]})`);
  return all;
}

const source = sql`commerce.draft d join commerce.checkout c on c.id = d.checkout_id`;

/** Drafts with their carts, one more than asked for. The cursor is the sort's value and the id, which never repeats. */
export async function draftList(
  db: CommerceDb,
  filter: DraftFilter,
  sort: { field: DraftSort; descending: boolean },
  page: PageRequest,
): Promise<ListedDraft[]> {
  const { by, type } = SORTS[sort.field];
  const all = conditions(filter);
  const reading = readingOf(page, sort.descending);
  const [value, id] = page.after ?? [];
  if (page.after) {
    const isRead = type === "text" || cursorTime(value) !== null;
    if (value === undefined || !isRead || !UUID.test(id ?? "")) throw foreignCursor();
    all.push(sql`(${by}, d.id) ${reading.beyond} (${value}::${sql.raw(type)}, ${id}::uuid)`);
  }
  const direction = sql.raw(reading.way);
  const { rows } = await sql<CheckoutRow & Record<`draft_${string}`, unknown> & { sort_key: string }>`
    select c.*, d.id as draft_id, d.created_by as draft_created_by, d.sent_at as draft_sent_at,
      d.created_at as draft_created_at, (${by})::text as sort_key
    from ${source} where ${sql.join(all, sql` and `)}
    order by ${by} ${direction}, d.id ${direction} limit ${page.first + 1}`.execute(db);
  return rows.map(({ draft_id, draft_created_by, draft_sent_at, draft_created_at, ...cart }) => ({
    ...cart,
    made: {
      id: draft_id as string,
      checkout_id: cart.id,
      created_by: draft_created_by as string | null,
      sent_at: draft_sent_at as Date | null,
      created_at: draft_created_at as Date,
    },
  }));
}

export async function draftCount(db: CommerceDb, filter: DraftFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${source} where ${sql.join(conditions(filter), sql` and `)}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

export async function insertDraft(
  trx: CommerceDb,
  draft: Pick<DraftRow, "id" | "checkout_id" | "created_by">,
): Promise<void> {
  await trx.insertInto("commerce.draft").values(draft).execute();
}

/** The draft that a line of a cart belongs to. */
export async function draftOfLine(db: CommerceDb, lineId: string): Promise<DraftRow | undefined> {
  return db
    .selectFrom("commerce.draft as d")
    .innerJoin("commerce.checkout_line as l", "l.checkout_id", "d.checkout_id")
    .selectAll("d")
    .where("l.id", "=", lineId)
    .executeTakeFirst();
}

/** The draft that a discount of staff stands on; drafts are few. */
export async function draftOfDiscount(db: CommerceDb, discountId: string): Promise<DraftRow | undefined> {
  return db
    .selectFrom("commerce.draft as d")
    .innerJoin("commerce.checkout as c", "c.id", "d.checkout_id")
    .selectAll("d")
    .where(sql<boolean>`c.draft -> 'discounts' @> ${JSON.stringify([{ id: discountId }])}::jsonb`)
    .executeTakeFirst();
}

export async function noteSent(db: CommerceDb, id: string): Promise<void> {
  await db.updateTable("commerce.draft").set({ sent_at: new Date() }).where("id", "=", id).execute();
}

const hashed = (token: string): Buffer => createHash("sha256").update(token).digest();

/** Keeps a link by its hash alone: whoever reads the table can open nothing with it. Links that have ended go. */
export async function insertLink(db: CommerceDb, token: string, draftId: string, until: Date): Promise<void> {
  await db.deleteFrom("commerce.draft_link").where("expires_at", "<", new Date()).execute();
  await db
    .insertInto("commerce.draft_link")
    .values({ hash: hashed(token), draft_id: draftId, expires_at: until })
    .execute();
}

/** Ends the links of a draft that were mailed so far. */
export async function endLinks(trx: CommerceDb, draftId: string): Promise<void> {
  await trx.deleteFrom("commerce.draft_link").where("draft_id", "=", draftId).execute();
}

export function linkByToken(
  db: CommerceDb,
  token: string,
): Promise<{ draft_id: string; expires_at: Date } | undefined> {
  return db
    .selectFrom("commerce.draft_link")
    .select(["draft_id", "expires_at"])
    .where("hash", "=", hashed(token))
    .where("expires_at", ">", new Date())
    .executeTakeFirst();
}
