import { type Database, tablesOf } from "@carloom/platform";
import { sql } from "kysely";
import type { ThreedTables } from "../tables.ts";

/** A vinyl of somebody's collection with what is stored of its content. */
export type VinylRow = {
  owner_id: string;
  uuid: string;
  title: string;
  folder: string;
  hash: string;
  replaced: string[];
  author_id: string | null;
  code: string | null;
  is_named: boolean;
  kept_at: Date;
  object_name: string;
  width: number;
  height: number;
  pieces: number;
};

const table = (db: Database) => tablesOf<ThreedTables>(db);

const rowsOf = (db: Database) =>
  table(db)
    .selectFrom("threed.vinyl as vinyl")
    .innerJoin("threed.vinyl_content as content", "content.hash", "vinyl.hash")
    .select(["vinyl.owner_id", "vinyl.uuid", "vinyl.title", "vinyl.folder", "vinyl.hash", "vinyl.replaced"])
    .select(["vinyl.author_id", "vinyl.code", "vinyl.is_named", "vinyl.kept_at"])
    .select(["content.object_name", "content.width", "content.height", "content.pieces"]);

/** Newest first. */
export const listVinyls = (
  db: Database,
  ownerId: string,
  limit: number,
  after: { time: Date; uuid: string } | null,
): Promise<VinylRow[]> =>
  rowsOf(db)
    .where("vinyl.owner_id", "=", ownerId)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(vinyl.kept_at, vinyl.uuid) < (${after?.time ?? null}::timestamptz, ${after?.uuid ?? ""}::uuid)`,
      ),
    )
    .orderBy("vinyl.kept_at", "desc")
    .orderBy("vinyl.uuid", "desc")
    .limit(limit)
    .execute();

export async function countVinyls(db: Database, ownerId: string): Promise<number> {
  const { count } = await table(db)
    .selectFrom("threed.vinyl")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  return count;
}

export const ownVinyl = (db: Database, ownerId: string, uuid: string): Promise<VinylRow | undefined> =>
  rowsOf(db).where("vinyl.owner_id", "=", ownerId).where("vinyl.uuid", "=", uuid).executeTakeFirst();

/** Waits for whoever changes this vinyl. By itself: locked where it is read, a join would miss a content changed meanwhile. */
export async function lockVinyl(trx: Database, ownerId: string, uuid: string): Promise<void> {
  await table(trx)
    .selectFrom("threed.vinyl")
    .select("uuid")
    .where("owner_id", "=", ownerId)
    .where("uuid", "=", uuid)
    .forUpdate()
    .execute();
}

export const vinylByCode = (db: Database, code: string): Promise<VinylRow | undefined> =>
  rowsOf(db).where("vinyl.code", "=", code).executeTakeFirst();

/** Kept already, it stays as it is. */
export async function insertVinyl(
  db: Database,
  row: Pick<VinylRow, "owner_id" | "uuid" | "title" | "folder" | "hash" | "author_id">,
): Promise<void> {
  await table(db)
    .insertInto("threed.vinyl")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Of the person's own; false when they have none such. */
export async function updateVinyl(
  db: Database,
  ownerId: string,
  uuid: string,
  change: Partial<Pick<VinylRow, "title" | "folder" | "hash" | "replaced" | "code" | "is_named">>,
): Promise<boolean> {
  const { numUpdatedRows } = await table(db)
    .updateTable("threed.vinyl")
    .set(change)
    .where("owner_id", "=", ownerId)
    .where("uuid", "=", uuid)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives a vinyl of the person's own this code unless it has one. */
export async function showVinyl(
  db: Database,
  ownerId: string,
  uuid: string,
  code: string,
  named: boolean,
): Promise<void> {
  await table(db)
    .updateTable("threed.vinyl")
    .set((e) => ({ code: e.fn.coalesce("code", e.val(code)), is_named: named }))
    .where("owner_id", "=", ownerId)
    .where("uuid", "=", uuid)
    .execute();
}

/** Whether it was there. Its content stays for whatever shows it. */
export async function deleteVinyl(db: Database, ownerId: string, uuid: string): Promise<boolean> {
  const { numDeletedRows } = await table(db)
    .deleteFrom("threed.vinyl")
    .where("owner_id", "=", ownerId)
    .where("uuid", "=", uuid)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
