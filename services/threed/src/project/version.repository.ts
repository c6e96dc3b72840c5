import { randomUUID } from "node:crypto";
import type { BuildDocument } from "@carloom/build";
import { type Database, tablesOf } from "@carloom/platform";
import { sql } from "kysely";
import type { ThreedTables } from "../tables.ts";
import { addPendingObjects } from "../object/object.repository.ts";
import { MAX_VERSIONS, VERSION_MINUTES } from "./project.policy.ts";

const table = (db: Database) => tablesOf<ThreedTables>(db);

export type VersionRow = {
  project_uuid: string;
  version: number;
  saved_at: Date;
  picture: string | null;
  /** Nobody has tried to draw it yet. */
  undrawn: boolean;
  /** How many slots hold a part, and how many stickers are placed. */
  parts: number;
  stickers: number;
};

/**
 * Call it in the transaction that replaces a project's state, before it does. Keeps that state among the project's
 * versions when it was left alone for a while, when the one kept before it is that much older, or `always`; the oldest
 * above the limit go. Locks the project's row. Does nothing when the project is not at `version` or not the owner's.
 * @returns whether it was kept
 */
export async function keepVersion(
  trx: Database,
  { ownerId, uuid, version }: { ownerId: string; uuid: string; version: number },
  { next, always }: { next: BuildDocument; always: boolean },
): Promise<boolean> {
  const apart = sql`make_interval(mins => ${VERSION_MINUTES})`;
  const { numAffectedRows = 0n } = await sql`
    with state as (
      select uuid, version, option, updated_at, created_at from threed.project
      where uuid = ${uuid} and owner_id = ${ownerId} and version = ${version} for update
    )
    insert into threed.project_version (project_uuid, version, option, saved_at)
    select uuid, version, option, updated_at from state
    where option is distinct from ${JSON.stringify(next)}::jsonb and (
      ${always} or updated_at <= now() - ${apart}
      or updated_at - ${apart} >= coalesce(
        (select max(saved_at) from threed.project_version where project_uuid = state.uuid), created_at)
    )
    on conflict do nothing`.execute(trx);
  if (numAffectedRows === 0n) return false;
  const { rows } = await sql<{
    picture: string | null;
  }>`delete from threed.project_version where project_uuid = ${uuid} and version not in (
    select version from threed.project_version where project_uuid = ${uuid} order by version desc limit ${MAX_VERSIONS}
  ) returning picture`.execute(trx);
  // the sweep takes their pictures
  const shown = rows.flatMap(({ picture }) => picture ?? []);
  await addPendingObjects(trx, randomUUID(), shown);
  return true;
}

/** Newest first. The caller has checked whose project it is. */
export async function listVersions(db: Database, projectUuid: string): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select project_uuid, version, saved_at, picture, picture is null and picture_hash is null as undrawn,
      (select count(*)::int from jsonb_object_keys(coalesce(option -> 'parts', '{}'))) as parts,
      jsonb_array_length(coalesce(option -> 'stickers', '[]')) as stickers
    from threed.project_version where project_uuid = ${projectUuid}
    order by version desc limit ${MAX_VERSIONS}`.execute(db);
  return rows;
}

/** The build of a version; undefined when it is not kept. */
export async function versionBuild(
  db: Database,
  projectUuid: string,
  version: number,
): Promise<BuildDocument | undefined> {
  const row = await table(db)
    .selectFrom("threed.project_version")
    .select("option")
    .where("project_uuid", "=", projectUuid)
    .where("version", "=", version)
    .executeTakeFirst();
  return row?.option as BuildDocument | undefined;
}
