import { type Database, tablesOf } from "@carloom/platform";
import { sql } from "kysely";
import type { StickerRow } from "../sticker/sticker.repository.ts";
import type { ThreedTables } from "../tables.ts";

const table = (db: Database) => tablesOf<ThreedTables>(db);
const json = (value: object) => sql<StickerRow["title"]>`${JSON.stringify(value)}::jsonb`;

/** All of them, those that nobody has seen first, then the latest. */
export const shelfStickers = (db: Database, limit: number): Promise<StickerRow[]> =>
  table(db)
    .selectFrom("threed.sticker")
    .selectAll()
    .orderBy("is_fresh", "desc")
    .orderBy("created_at", "desc")
    .orderBy("uuid")
    .limit(limit)
    .execute();

export async function countAllStickers(db: Database): Promise<number> {
  const { count } = await table(db)
    .selectFrom("threed.sticker")
    .select((e) => e.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

type New = Pick<StickerRow, "uuid" | "slug" | "title" | "type" | "scale" | "file" | "thumbnail">;

/** Writes a drawing that staff bring, hidden; undefined where the same one is there already. */
export const insertSticker = (db: Database, { title, ...values }: New): Promise<StickerRow | undefined> =>
  table(db)
    .insertInto("threed.sticker")
    .values({ ...values, title: json(title), description: null, status: "closed", is_fresh: true })
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .returningAll()
    .executeTakeFirst();

export const stickerBySlug = (db: Database, slug: string): Promise<StickerRow | undefined> =>
  table(db).selectFrom("threed.sticker").selectAll().where("slug", "=", slug).executeTakeFirst();

type Change = Pick<StickerRow, "title" | "type" | "scale" | "status">;

/** Whoever was ever shown one may have put it on a car: it is fresh no more. */
export const changeSticker = (
  db: Database,
  uuid: string,
  { title, ...values }: Change,
): Promise<StickerRow | undefined> =>
  table(db)
    .updateTable("threed.sticker")
    .set({
      ...values,
      title: json(title),
      updated_at: sql`now()`,
      ...(values.status === "open" && { is_fresh: false }),
    })
    .where("uuid", "=", uuid)
    .returningAll()
    .executeTakeFirst();

/** @returns the row that was deleted; undefined where there is none, or somebody has seen it */
export const deleteFresh = (trx: Database, uuid: string): Promise<StickerRow | undefined> =>
  table(trx)
    .deleteFrom("threed.sticker")
    .where("uuid", "=", uuid)
    .where("is_fresh", "=", true)
    .returningAll()
    .executeTakeFirst();
