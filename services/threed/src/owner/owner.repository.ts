import { type Database, tablesOf } from "@carloom/platform";
import { sql } from "kysely";
import type { ThreedTables } from "../tables.ts";

const table = (db: Database) => tablesOf<ThreedTables>(db);

/** What a person's files are of; the folders that they are handed out in. */
export type FileKind = "pictures" | "fonts" | "vinyls" | "presets" | "projects";

/** Everything that a person has in the studio, in pages. */
export function ownedBy(db: Database, ownerId: string) {
  const projects = table(db)
    .selectFrom("threed.project")
    .select(["uuid", "title", "description", "thumbnail", "option", "is_public", "created_at", "updated_at"])
    .where("owner_id", "=", ownerId)
    .orderBy("created_at")
    .orderBy("uuid");
  const presets = table(db)
    .selectFrom("threed.project_preset as preset")
    .innerJoin("threed.project as project", "project.uuid", "preset.project_uuid")
    .select([
      "preset.uuid",
      "preset.project_uuid",
      "preset.title",
      "preset.thumbnail",
      "preset.setting",
      "preset.part_model_uuids",
      "preset.stickers",
      "preset.created_at",
    ])
    .where("project.owner_id", "=", ownerId)
    .orderBy("preset.created_at")
    .orderBy("preset.uuid");
  const versions = table(db)
    .selectFrom("threed.project_version as version")
    .innerJoin("threed.project as project", "project.uuid", "version.project_uuid")
    .select(["version.project_uuid", "version.version", "version.option", "version.saved_at"])
    .where("project.owner_id", "=", ownerId)
    .orderBy("version.saved_at")
    .orderBy("version.project_uuid")
    .orderBy("version.version");
  const uploads = table(db)
    .selectFrom("threed.uploaded_image")
    .select(["uuid", "object_name", "width_mm", "generated_by", "created_at"])
    .where("owner_id", "=", ownerId)
    .orderBy("created_at")
    .orderBy("uuid");
  const shares = table(db)
    .selectFrom("threed.share")
    .select(["code", "title", "is_named", "option", "created_at"])
    .where("owner_id", "=", ownerId)
    .orderBy("created_at")
    .orderBy("code");
  const art = table(db)
    .selectFrom("threed.own_art")
    .select(["image_uuid", "title", "kept_at"])
    .where("owner_id", "=", ownerId)
    .orderBy("kept_at")
    .orderBy("image_uuid");
  const vinyls = table(db)
    .selectFrom("threed.vinyl as vinyl")
    .innerJoin("threed.vinyl_content as content", "content.hash", "vinyl.hash")
    .select(["vinyl.uuid", "vinyl.title", "vinyl.folder", "vinyl.hash", "content.object_name", "vinyl.kept_at"])
    .where("vinyl.owner_id", "=", ownerId)
    .orderBy("vinyl.kept_at")
    .orderBy("vinyl.uuid");
  const fonts = table(db)
    .selectFrom("threed.own_font")
    .select(["uuid", "title", "object_name", "embedding", "rights_version", "rights_at", "kept_at"])
    .where("owner_id", "=", ownerId)
    .orderBy("kept_at")
    .orderBy("uuid");
  return { projects, presets, versions, uploads, art, fonts, vinyls, shares };
}

/** Objects that lie behind what a person brought, by what they are and which one. */
export async function objectsOwned(
  db: Database,
  ownerId: string,
  from: number,
  most: number,
): Promise<{ kind: FileKind; uuid: string; object_name: string }[]> {
  const { rows } = await sql<{ kind: FileKind; uuid: string; object_name: string }>`
    select 'pictures' as kind, uuid::text as uuid, object_name from threed.uploaded_image where owner_id = ${ownerId}
    union all select 'fonts', uuid::text, object_name from threed.own_font where owner_id = ${ownerId}
    union all select 'vinyls', vinyl.uuid::text, content.object_name
      from threed.vinyl join threed.vinyl_content content on content.hash = vinyl.hash where vinyl.owner_id = ${ownerId}
    union all select 'presets', preset.uuid::text, preset.thumbnail
      from threed.project_preset preset join threed.project on project.uuid = preset.project_uuid
      where project.owner_id = ${ownerId} and preset.thumbnail is not null
    union all select 'projects', uuid::text, thumbnail
      from threed.project where owner_id = ${ownerId} and thumbnail is not null
    order by kind, uuid limit ${most} offset ${from}`.execute(db);
  return rows;
}

/**
 * Deletes what a person has, but for pictures that an order still needs, which become nobody's.
 * @returns names of the objects that the deleted rows showed
 */
export async function deleteOwned(trx: Database, ownerId: string, keep: readonly string[]): Promise<string[]> {
  const vinyls = await leaveVinyls(trx, ownerId);
  await leaveClaimed(trx, ownerId);
  const { rows } = await sql<{ name: string }>`
    with kept as (
      update threed.uploaded_image set owner_id = null, claimed_at = null, used_at = now()
      where owner_id = ${ownerId} and uuid = any(${[...keep]}::uuid[])
    ), presets as (
      delete from threed.project_preset using threed.project
      where project.uuid = project_preset.project_uuid and project.owner_id = ${ownerId}
      returning project_preset.thumbnail as name
    ), versions as (
      delete from threed.project_version using threed.project
      where project.uuid = project_version.project_uuid and project.owner_id = ${ownerId}
      returning project_version.picture as name
    ), projects as (
      delete from threed.project where owner_id = ${ownerId} returning thumbnail, share_picture, share_model
    ), shares as (
      delete from threed.share where owner_id = ${ownerId} returning picture, model
    ), art as (
      delete from threed.own_art where owner_id = ${ownerId}
    ), fonts as (
      delete from threed.own_font where owner_id = ${ownerId} returning object_name as name
    ), glances as (
      delete from threed.glance where owner_id = ${ownerId} returning picture
    ), uploads as (
      delete from threed.uploaded_image
      where owner_id = ${ownerId} and not uuid = any(${[...keep]}::uuid[]) returning object_name as name
    )
    select name from presets union select name from versions union select thumbnail from projects
    union select share_picture from projects union select share_model from projects
    union select picture from shares union select model from shares union select name from uploads
    union select picture from glances union select name from fonts`.execute(trx);
  return [...vinyls, ...rows.flatMap(({ name }) => name ?? [])];
}

/**
 * Pictures that they took, but that others keep or show too, go to the first who keeps them, else to nobody: their uuid
 * was given to whoever shows them while nobody had them.
 */
async function leaveClaimed(trx: Database, ownerId: string): Promise<void> {
  const layer = sql`jsonb_build_array(
    jsonb_build_object('art', jsonb_build_object('kind', 'upload', 'uuid', image.uuid::text)))`;
  const shows = (column: string) => sql`${sql.ref(column)} @> jsonb_build_object('stickers', ${layer})`;
  await sql`with shown as (
      select image.uuid, (select owner_id from threed.own_art where image_uuid = image.uuid
        and owner_id <> ${ownerId} order by kept_at, owner_id limit 1) as heir,
        exists (select 1 from threed.project where owner_id is distinct from ${ownerId}
          and ${shows("option")})
        or exists (select 1 from threed.project_version version join threed.project on project.uuid = version.project_uuid
          where project.owner_id is distinct from ${ownerId} and ${shows("version.option")})
        or exists (select 1 from threed.project_preset preset join threed.project on project.uuid = preset.project_uuid
          where project.owner_id is distinct from ${ownerId} and preset.stickers @> ${layer})
        or exists (select 1 from threed.share where owner_id is distinct from ${ownerId}
          and ${shows("option")}) as is_shown
      from threed.uploaded_image image where image.owner_id = ${ownerId} and image.claimed_at is not null
    )
    update threed.uploaded_image image set owner_id = shown.heir, used_at = now(),
      claimed_at = case when shown.heir is null then null else image.claimed_at end
    from shown where image.uuid = shown.uuid and (shown.heir is not null or shown.is_shown)`.execute(trx);
}

/** Pictures that a person took which nobody had: others may use them too. */
export async function claimedBy(db: Database, ownerId: string): Promise<string[]> {
  const rows = await table(db)
    .selectFrom("threed.uploaded_image")
    .select("uuid")
    .where("owner_id", "=", ownerId)
    .where("claimed_at", "is not", null)
    .execute();
  return rows.map(({ uuid }) => uuid);
}

/**
 * A person's vinyls go, and what they stored of them: but for what a frozen design holds or somebody else shows, which
 * becomes nobody's.
 */
async function leaveVinyls(trx: Database, ownerId: string): Promise<string[]> {
  await sql`delete from threed.vinyl where owner_id = ${ownerId}`.execute(trx);
  await sql`update threed.vinyl set author_id = null where author_id = ${ownerId}`.execute(trx);
  const shows = (column: string) => sql`${sql.ref(column)} @> jsonb_build_object('stickers', jsonb_build_array(
    jsonb_build_object('art', jsonb_build_object('kind', 'vinyl', 'hash', content.hash))))`;
  await sql`update threed.vinyl_content as content set owner_id = null where owner_id = ${ownerId} and (
    exists (select 1 from threed.held_object where name = content.object_name)
    or exists (select 1 from threed.vinyl where hash = content.hash)
    or exists (select 1 from threed.project where owner_id is distinct from ${ownerId} and ${shows("option")})
    or exists (select 1 from threed.project_version version join threed.project on project.uuid = version.project_uuid
      where project.owner_id is distinct from ${ownerId} and ${shows("version.option")})
    or exists (select 1 from threed.project_preset preset join threed.project on project.uuid = preset.project_uuid
      where project.owner_id is distinct from ${ownerId} and preset.stickers @> jsonb_build_array(
        jsonb_build_object('art', jsonb_build_object('kind', 'vinyl', 'hash', content.hash))))
    or exists (select 1 from threed.share where owner_id is distinct from ${ownerId} and ${shows("option")}))`.execute(
    trx,
  );
  const { rows } = await sql<{ name: string }>`delete from threed.vinyl_content where owner_id = ${ownerId}
    returning object_name as name`.execute(trx);
  return rows.map(({ name }) => name);
}
