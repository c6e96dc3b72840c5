import { type Database, tablesOf } from "@carloom/platform";
import { type Selectable, sql } from "kysely";
import type { ThreedTables, UploadedImageTable } from "../tables.ts";

export type UploadRow = Selectable<UploadedImageTable>;

const table = (db: Database) => tablesOf<ThreedTables>(db);

/**
 * Pictures the caller may see: their own, those of signed-out visitors (whose uuid is the only key there is, also after
 * somebody took them into an account),
 * and those that their owner shows in a public project or behind a link, of an open template.
 */
export async function uploadsByUuid(
  db: Database,
  uuids: readonly string[],
  ownerId: string | null,
): Promise<ReadonlyMap<string, UploadRow>> {
  if (uuids.length === 0) return new Map();
  const rows = await table(db)
    .selectFrom("threed.uploaded_image as image")
    .selectAll("image")
    .where("image.uuid", "in", uuids)
    .where(
      sql<boolean>`(image.owner_id is null or image.claimed_at is not null or image.owner_id = ${ownerId} or exists (
        select 1 from threed.project join threed.template on template.uuid = project.template_uuid
        where project.is_public and project.owner_id = image.owner_id and template.status = 'open'
          and project.option @> jsonb_build_object('stickers', jsonb_build_array(
            jsonb_build_object('art', jsonb_build_object('kind', 'upload', 'uuid', image.uuid::text))))) or exists (
        select 1 from threed.share join threed.template on template.uuid = share.template_uuid
        where share.owner_id = image.owner_id and template.status = 'open'
          and share.option @> jsonb_build_object('stickers', jsonb_build_array(
            jsonb_build_object('art', jsonb_build_object('kind', 'upload', 'uuid', image.uuid::text))))))`,
    )
    .execute();
  return new Map(rows.map((row) => [row.uuid, row]));
}

/** Pictures of an ordered build, whosever they are: for those who print it. */
export async function uploadsForPrint(db: Database, uuids: readonly string[]): Promise<ReadonlyMap<string, UploadRow>> {
  if (uuids.length === 0) return new Map();
  const rows = await table(db).selectFrom("threed.uploaded_image").selectAll().where("uuid", "in", uuids).execute();
  return new Map(rows.map((row) => [row.uuid, row]));
}

/** Pictures that nobody has are of whoever keeps them first: with their account they go. */
export async function claimUploads(db: Database, uuids: readonly string[], ownerId: string): Promise<void> {
  if (uuids.length === 0) return;
  await table(db)
    .updateTable("threed.uploaded_image")
    .set({ owner_id: ownerId, claimed_at: sql<Date>`now()` })
    .where("uuid", "in", [...uuids])
    .where("owner_id", "is", null)
    .execute();
}

export async function insertUpload(
  db: Database,
  row: Omit<UploadRow, "created_at" | "claimed_at">,
): Promise<UploadRow> {
  return table(db).insertInto("threed.uploaded_image").values(row).returningAll().executeTakeFirstOrThrow();
}
