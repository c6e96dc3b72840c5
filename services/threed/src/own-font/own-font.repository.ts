import { type Database, tablesOf } from "@carloom/platform";
import { type Selectable, sql } from "kysely";
import type { OwnFontTable, ThreedTables } from "../tables.ts";

export type OwnFontRow = Selectable<OwnFontTable>;

const table = (db: Database) => tablesOf<ThreedTables>(db);

/** The newest first. */
export const fontsOf = (db: Database, ownerId: string): Promise<OwnFontRow[]> =>
  table(db)
    .selectFrom("threed.own_font")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .orderBy("kept_at", "desc")
    .orderBy("uuid", "desc")
    .execute();

export async function countFonts(db: Database, ownerId: string): Promise<number> {
  const { count } = await table(db)
    .selectFrom("threed.own_font")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Two files at one time do not both become the last one that there is room for. */
export async function lockFontsOf(trx: Database, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`own-font ${ownerId}`}, 4261))`.execute(trx);
}

export const fontByUuid = (db: Database, uuid: string): Promise<OwnFontRow | undefined> =>
  table(db).selectFrom("threed.own_font").selectAll().where("uuid", "=", uuid).executeTakeFirst();

export const insertFont = (db: Database, row: Omit<OwnFontRow, "kept_at" | "used_at">): Promise<OwnFontRow> =>
  table(db).insertInto("threed.own_font").values(row).returningAll().executeTakeFirstOrThrow();

/** A guest's font becomes an account's; undefined where it is one's already. */
export const claimFont = (
  db: Database,
  uuid: string,
  keyHash: string,
  ownerId: string,
): Promise<OwnFontRow | undefined> =>
  table(db)
    .updateTable("threed.own_font")
    .set({ owner_id: ownerId, key_hash: null })
    .where("uuid", "=", uuid)
    .where("key_hash", "=", keyHash)
    .returningAll()
    .executeTakeFirst();

/** Notes at most once a day that it is still used. */
export async function touchFont(db: Database, uuid: string): Promise<void> {
  await table(db)
    .updateTable("threed.own_font")
    .set({ used_at: sql`now()` })
    .where("uuid", "=", uuid)
    .where("used_at", "<", sql<Date>`now() - interval '1 day'`)
    .execute();
}

/** @returns the object that it showed; undefined where it was not there */
export async function deleteFont(db: Database, uuid: string): Promise<string | undefined> {
  const row = await table(db)
    .deleteFrom("threed.own_font")
    .where("uuid", "=", uuid)
    .returning("object_name")
    .executeTakeFirst();
  return row?.object_name;
}

/** Guests' fonts that nothing was set in for long. @returns the objects that they showed */
export async function deleteUnclaimed(db: Database, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`delete from threed.own_font where uuid in (
    select uuid from threed.own_font where owner_id is null and used_at < ${before} limit ${limit} for update skip locked
  ) returning object_name as name`.execute(db);
  return rows.map(({ name }) => name);
}
