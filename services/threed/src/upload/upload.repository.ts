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

/**
 * Notes that pictures are used, in the transaction that writes what shows them: no sweep takes them then. Those that nobody
 * has are of whoever keeps them first: with their account they go.
 *
 * @param ownerId null: a guest uses them
 * @returns whether all of them are there
 */
export async function useUploads(db: Database, uuids: readonly string[], ownerId: string | null): Promise<boolean> {
  const unique = [...new Set(uuids)];
  if (unique.length === 0) return true;
  // in one order, so that no two wait in a ring
  await sql`with free as (
      select uuid from threed.uploaded_image where uuid = any(${unique}::uuid[]) and owner_id is null
      order by uuid for update
    )
    update threed.uploaded_image image set used_at = now(), owner_id = ${ownerId}::text,
      claimed_at = case when ${ownerId}::text is null then image.claimed_at else now() end
    from free where image.uuid = free.uuid and image.owner_id is null`.execute(db);
  const { count } = await table(db)
    .selectFrom("threed.uploaded_image")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("uuid", "in", unique)
    .executeTakeFirstOrThrow();
  return Number(count) === unique.length;
}

/** Notes at most once a day that guests' pictures are still looked up. */
export async function touchUploads(db: Database, uuids: readonly string[]): Promise<void> {
  if (uuids.length === 0) return;
  await sql`with stale as (
      select uuid from threed.uploaded_image where uuid = any(${[...uuids]}::uuid[]) and owner_id is null
        and used_at < now() - interval '1 day' order by uuid for update skip locked
    )
    update threed.uploaded_image image set used_at = now() from stale where image.uuid = stale.uuid`.execute(db);
}

/** Locks pictures of nobody that nobody used since. */
export async function lockUnused(trx: Database, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`select uuid from threed.uploaded_image
    where owner_id is null and used_at < ${before} order by used_at limit ${limit} for update skip locked`.execute(trx);
  return rows.map(({ uuid }) => uuid);
}

/** Of some pictures those that a build, a preset, a link or somebody's art shows. */
export async function shownUploads(db: Database, uuids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{
    uuid: string;
  }>`select asked.uuid from unnest(${[...uuids]}::text[]) as asked (uuid) where
    exists (select from threed.project
      where jsonb_path_query_array(option, '$.stickers[*].art ? (@.kind == "upload").uuid') ? asked.uuid)
    or exists (select from threed.project_version
      where jsonb_path_query_array(option, '$.stickers[*].art ? (@.kind == "upload").uuid') ? asked.uuid)
    or exists (select from threed.project_preset
      where jsonb_path_query_array(stickers, '$[*].art ? (@.kind == "upload").uuid') ? asked.uuid)
    or exists (select from threed.share
      where jsonb_path_query_array(option, '$.stickers[*].art ? (@.kind == "upload").uuid') ? asked.uuid)
    or exists (select from threed.own_art where image_uuid = asked.uuid::uuid)`.execute(db);
  return rows.map(({ uuid }) => uuid);
}

export async function noteUsed(trx: Database, uuids: readonly string[]): Promise<void> {
  if (uuids.length === 0) return;
  await sql`update threed.uploaded_image set used_at = now() where uuid = any(${[...uuids]}::uuid[])`.execute(trx);
}

/** @returns the objects that they showed */
export async function deleteUploads(trx: Database, uuids: readonly string[]): Promise<string[]> {
  if (uuids.length === 0) return [];
  const rows = await table(trx)
    .deleteFrom("threed.uploaded_image")
    .where("uuid", "in", [...uuids])
    .returning("object_name")
    .execute();
  return rows.map(({ object_name }) => object_name);
}

export async function insertUpload(
  db: Database,
  row: Omit<UploadRow, "created_at" | "claimed_at" | "used_at">,
): Promise<UploadRow> {
  return table(db).insertInto("threed.uploaded_image").values(row).returningAll().executeTakeFirstOrThrow();
}
