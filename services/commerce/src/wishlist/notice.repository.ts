import { type Selectable, sql } from "kysely";
import { FOR_SALE, SHOWN } from "../catalogue/publication.repository.ts";
import type { CommerceDb, CommerceTables } from "../tables.ts";

export type StockNoticeRow = Selectable<CommerceTables["commerce.stock_notice"]>;

export type NewNotice = Pick<
  StockNoticeRow,
  "email" | "variant_id" | "channel_id" | "language_code" | "user_id" | "is_confirmed"
>;

/**
 * Remembers once whom to tell. A wish that waits stays as confirmed as it was; one that was told already begins anew,
 * with a link of its own.
 */
export async function saveNotice(db: CommerceDb, notice: NewNotice): Promise<StockNoticeRow> {
  const { email, variant_id, channel_id, language_code, user_id, is_confirmed } = notice;
  const { rows } = await sql<StockNoticeRow>`
    insert into commerce.stock_notice as n (email, variant_id, channel_id, language_code, user_id, is_confirmed)
    values (${email}, ${variant_id}, ${channel_id}, ${language_code}, ${user_id}, ${is_confirmed})
    on conflict (email, variant_id) do update set
      is_confirmed = excluded.is_confirmed or (n.is_confirmed and n.sent_at is null),
      token = case when n.sent_at is null then n.token else gen_random_uuid() end,
      created_at = case when n.sent_at is null then n.created_at else now() end,
      user_id = coalesce(excluded.user_id, n.user_id), channel_id = excluded.channel_id,
      language_code = excluded.language_code, sent_at = null
    returning *`.execute(db);
  return rows[0] as StockNoticeRow;
}

export function noticeByToken(db: CommerceDb, token: string): Promise<StockNoticeRow | undefined> {
  return db.selectFrom("commerce.stock_notice").selectAll().where("token", "=", token).executeTakeFirst();
}

export function noticeById(db: CommerceDb, id: number): Promise<StockNoticeRow | undefined> {
  return db.selectFrom("commerce.stock_notice").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function confirmNotice(db: CommerceDb, id: number): Promise<void> {
  await db.updateTable("commerce.stock_notice").set({ is_confirmed: true }).where("id", "=", id).execute();
}

/** How many other goods this address still waits for. */
export async function otherNotices(db: CommerceDb, { id, email }: StockNoticeRow): Promise<number> {
  const row = await db
    .selectFrom("commerce.stock_notice")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("email", "=", email)
    .where("id", "!=", id)
    .where("sent_at", "is", null)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Forgets one notice, or all of its address. */
export async function deleteNotices(db: CommerceDb, { id, email }: StockNoticeRow, all: boolean): Promise<void> {
  const rows = db.deleteFrom("commerce.stock_notice");
  await (all ? rows.where("email", "=", email) : rows.where("id", "=", id)).execute();
}

export type DueNotice = StockNoticeRow & { slug: string; names: Record<string, string>; channel: string };

/** Takes the notices whose goods are there again, so that each is sent by one process. */
export async function takeDueNotices(trx: CommerceDb, limit: number): Promise<DueNotice[]> {
  const { rows } = await sql<DueNotice>`
    with due as (
      select n.id from commerce.stock_notice n
      join commerce.variant v on v.id = n.variant_id join commerce.product pr on pr.id = v.product_id
      left join commerce.product_channel listing on listing.product_id = pr.id and listing.channel_id = n.channel_id
      left join commerce.stock s on s.variant_id = v.id
      where n.is_confirmed and n.sent_at is null
        and ${SHOWN} and ${FOR_SALE} and (not v.track_inventory or s.quantity - s.allocated > 0)
      order by n.id limit ${limit} for update of n skip locked
    ), told as (
      update commerce.stock_notice set sent_at = now() where id in (select id from due) returning *
    )
    select told.*, p.slug, p.names, c.slug as channel from told
    join commerce.variant v on v.id = told.variant_id join commerce.product p on p.id = v.product_id
    join commerce.channel c on c.id = told.channel_id`.execute(trx);
  return rows;
}

/** Forgets what nobody confirmed in time, and what was told so long ago that its link is of no more use. */
export async function forgetOldNotices(db: CommerceDb, days: { unconfirmed: number; told: number }): Promise<void> {
  await sql`
    delete from commerce.stock_notice where
      (not is_confirmed and created_at < now() - make_interval(days => ${days.unconfirmed}))
      or sent_at < now() - make_interval(days => ${days.told})`.execute(db);
}
