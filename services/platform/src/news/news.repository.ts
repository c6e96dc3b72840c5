import { sql } from "kysely";
import type { Database } from "../database/connect.ts";

/** Something that staff in one of these roles want to know at once. `object` is `Type:key`. */
export type News = { id: number; kind: string; roles: string[]; object: string };

export const NEWS_CHANNEL = "carloom_staff_news";

/** Numbers are given before their transactions end: what came late before `after` is told again rather than never. */
const OVERLAP = 100;
const OVERLAP_SECONDS = 60;
/** More than this nobody reads: whoever was away for longer reads their lists anew. */
const MOST = 500;

/** News after a number, the oldest first; some that are known already may come again. */
export async function newsAfter(db: Database, after: number): Promise<News[]> {
  const { rows } = await sql<News>`
    select id, kind, roles, object from platform.staff_news
    where id > ${after}
      or (id > ${after - OVERLAP} and at > now() - make_interval(secs => ${OVERLAP_SECONDS}))
    order by id desc limit ${MOST}`.execute(db);
  return rows.reverse();
}

export async function newestNews(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from platform.staff_news`.execute(db);
  return rows[0]?.id ?? 0;
}

export async function forgetNews(db: Database, hours: number): Promise<void> {
  await sql`delete from platform.staff_news where at < now() - make_interval(hours => ${hours})`.execute(db);
}
