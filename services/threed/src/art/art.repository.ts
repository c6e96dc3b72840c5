import { type Database, tablesOf } from "@carloom/platform";
import { sql } from "kysely";
import type { ThreedTables } from "../tables.ts";

export type ArtRow = {
  uuid: string;
  title: string;
  object_name: string;
  width: number;
  height: number;
  mime_type: string;
  generated_by: string | null;
  width_mm: number | null;
  kept_at: Date;
};

const table = (db: Database) => tablesOf<ThreedTables>(db);
const rowsOf = (db: Database, ownerId: string) =>
  table(db)
    .selectFrom("threed.own_art as art")
    .innerJoin("threed.uploaded_image as image", "image.uuid", "art.image_uuid")
    .select([
      "image.uuid",
      "art.title",
      "image.object_name",
      "image.width",
      "image.height",
      "image.mime_type",
      "image.generated_by",
      "image.width_mm",
      "art.kept_at",
    ])
    .where("art.owner_id", "=", ownerId);

/** Newest first. */
export const listArt = (
  db: Database,
  ownerId: string,
  limit: number,
  after: { time: Date; uuid: string } | null,
): Promise<ArtRow[]> =>
  rowsOf(db, ownerId)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(art.kept_at, art.image_uuid) < (${after?.time ?? null}::timestamptz, ${after?.uuid ?? ""}::uuid)`,
      ),
    )
    .orderBy("art.kept_at", "desc")
    .orderBy("art.image_uuid", "desc")
    .limit(limit)
    .execute();

export async function countArt(db: Database, ownerId: string): Promise<number> {
  const { count } = await table(db)
    .selectFrom("threed.own_art")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  return count;
}

export const artOf = (db: Database, ownerId: string, uuid: string): Promise<ArtRow | undefined> =>
  rowsOf(db, ownerId).where("image.uuid", "=", uuid).executeTakeFirst();

/** Keeps a picture of the person's own, or one that was nobody's, whose uuid is its key. Kept already, it stays as it is. */
export async function insertArt(db: Database, ownerId: string, uuid: string, title: string): Promise<void> {
  await table(db)
    .insertInto("threed.own_art")
    .columns(["owner_id", "image_uuid", "title"])
    .expression((e) =>
      e
        .selectFrom("threed.uploaded_image")
        .select([sql<string>`${ownerId}::text`.as("owner_id"), "uuid", sql<string>`${title}::text`.as("title")])
        .where("uuid", "=", uuid)
        .where((or) =>
          or.or([or("owner_id", "is", null), or("claimed_at", "is not", null), or("owner_id", "=", ownerId)]),
        ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether it lay there. */
export async function deleteArt(db: Database, ownerId: string, uuid: string): Promise<boolean> {
  const { numDeletedRows } = await table(db)
    .deleteFrom("threed.own_art")
    .where("owner_id", "=", ownerId)
    .where("image_uuid", "=", uuid)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
