import { randomUUID } from "node:crypto";
import { type Database, tablesOf } from "@carloom/platform";
import { sql } from "kysely";
import type { ThreedTables } from "../tables.ts";

const table = (db: Database) => tablesOf<ThreedTables>(db);

/** Books objects as written but not yet shown, under the writer's token. */
export async function addPendingObjects(db: Database, token: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await table(db)
    .insertInto("threed.pending_object")
    .values(names.map((name) => ({ token, name })))
    .onConflict((conflict) => conflict.columns(["token", "name"]).doNothing())
    .execute();
}

export async function removePendingObjects(db: Database, token: string, names: readonly string[]): Promise<void> {
  await table(db).deleteFrom("threed.pending_object").where("token", "=", token).where("name", "in", names).execute();
}

/** Until the transaction ends nobody else keeps or removes these objects. In one order, so that no two wait in a ring. */
export async function lockObjects(trx: Database, names: readonly string[]): Promise<void> {
  for (const name of [...names].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 4260))`.execute(trx);
  }
}

export function pendingObjectsBefore(
  db: Database,
  time: Date,
  limit: number,
): Promise<{ token: string; name: string }[]> {
  return table(db)
    .selectFrom("threed.pending_object")
    .select(["token", "name"])
    .where("created_at", "<", time)
    .orderBy("created_at")
    .limit(limit)
    .execute();
}

/** Does any row, or a holder outside this service, still show the object? */
export async function isReferenced(db: Database, name: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select
    exists (select 1 from threed.uploaded_image where object_name = ${name})
    or exists (select 1 from threed.vinyl_content where object_name = ${name})
    or exists (select 1 from threed.own_font where object_name = ${name})
    or exists (select 1 from threed.project_preset where thumbnail = ${name})
    or exists (select 1 from threed.project_version where picture = ${name})
    or exists (select 1 from threed.held_object where name = ${name})
    or exists (select 1 from threed.project where ${name} in (thumbnail, share_picture, share_model))
    or exists (select 1 from threed.glance where picture = ${name})
    or exists (select 1 from threed.print_map where object = ${name})
    or exists (select 1 from threed.workshop_import where ${name} in (source, picture, seo_picture) or ${name} = any(parts)
      or strpos(result::text, ${name}) > 0)
    or exists (select 1 from threed.share where ${name} in (picture, model))
    or exists (select 1 from threed.sticker where ${name} in (file, thumbnail))
    or exists (select 1 from threed.part_model where thumbnail = ${name} or strpos(option::text, ${name}) > 0)
    or exists (select 1 from threed.template
      where ${name} in (thumbnail, thumbnail_mobile, thumbnail_video, thumbnail_webp, seo_picture)
        or strpos(option::text, ${name}) > 0 or strpos(picture_sizes::text, ${name}) > 0) as used`.execute(db);
  return rows[0]?.used === true;
}

export async function insertHolds(db: Database, holder: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await table(db)
    .insertInto("threed.held_object")
    .values(names.map((name) => ({ holder, name })))
    .onConflict((conflict) => conflict.columns(["holder", "name"]).doNothing())
    .execute();
}

/** A holder of files of one folder goes on to newer ones: what else it held there is pending, and goes unless others show it. */
export async function releaseOthers(
  trx: Database,
  holder: string,
  folder: string,
  names: readonly string[],
): Promise<void> {
  const released = await table(trx)
    .deleteFrom("threed.held_object")
    .where("holder", "=", holder)
    .where(sql<boolean>`starts_with(name, ${`${folder}/`})`)
    .where("name", "not in", names)
    .returning("name")
    .execute();
  await addPendingObjects(
    trx,
    randomUUID(),
    released.map(({ name }) => name),
  );
}
