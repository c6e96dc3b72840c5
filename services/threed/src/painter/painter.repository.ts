import type { Placement } from "@carloom/build";
import { type Database, tablesOf } from "@carloom/platform";
import type { Selectable } from "kysely";
import type { ProjectPresetTable, ThreedTables } from "../tables.ts";

const table = (db: Database) => tablesOf<ThreedTables>(db);

export type PresetToDraw = Pick<
  Selectable<ProjectPresetTable>,
  "uuid" | "project_uuid" | "setting" | "part_model_uuids"
> & { stickers: Placement[]; template_uuid: string; owner_id: string | null };

/** A preset that still has no picture. */
export async function presetToDraw(db: Database, uuid: string): Promise<PresetToDraw | undefined> {
  const row = await table(db)
    .selectFrom("threed.project_preset as preset")
    .innerJoin("threed.project as project", "project.uuid", "preset.project_uuid")
    .select(["preset.uuid", "preset.project_uuid", "preset.setting", "preset.stickers", "preset.part_model_uuids"])
    .select(["project.template_uuid", "project.owner_id"])
    .where("preset.uuid", "=", uuid)
    .where("preset.thumbnail", "is", null)
    .executeTakeFirst();
  return row as PresetToDraw | undefined;
}

/** Presets without a picture that none was asked for, the oldest first. */
export async function undrawnPresets(db: Database, limit: number): Promise<string[]> {
  const rows = await table(db)
    .selectFrom("threed.project_preset")
    .select("uuid")
    .where("thumbnail", "is", null)
    .where("picture_hash", "is", null)
    .orderBy("created_at")
    .limit(limit)
    .execute();
  return rows.map(({ uuid }) => uuid);
}

/** The picture that was drawn of this hash in a project, if any preset of it has one. */
export async function drawnPreset(db: Database, projectUuid: string, hash: string): Promise<string | null> {
  const row = await table(db)
    .selectFrom("threed.project_preset")
    .select("thumbnail")
    .where("project_uuid", "=", projectUuid)
    .where("picture_hash", "=", hash)
    .where("thumbnail", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return row?.thumbnail ?? null;
}

/** @param name null: of this build none can be drawn. False when the preset is gone or has a picture. */
export async function setPresetPicture(
  db: Database,
  uuid: string,
  name: string | null,
  hash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await table(db)
    .updateTable("threed.project_preset")
    .set({ thumbnail: name, picture_hash: hash })
    .where("uuid", "=", uuid)
    .where("thumbnail", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** An earlier state of a project that still has no picture. */
export async function versionToDraw(
  db: Database,
  projectUuid: string,
  version: number,
): Promise<{ option: unknown; template_uuid: string; owner_id: string | null } | undefined> {
  return table(db)
    .selectFrom("threed.project_version as version")
    .innerJoin("threed.project as project", "project.uuid", "version.project_uuid")
    .select(["version.option", "project.template_uuid", "project.owner_id"])
    .where("version.project_uuid", "=", projectUuid)
    .where("version.version", "=", version)
    .where("version.picture", "is", null)
    .executeTakeFirst();
}

/** False when the state is kept no more or has a picture. */
export async function setVersionPicture(
  db: Database,
  projectUuid: string,
  version: number,
  name: string | null,
  hash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await table(db)
    .updateTable("threed.project_version")
    .set({ picture: name, picture_hash: hash })
    .where("project_uuid", "=", projectUuid)
    .where("version", "=", version)
    .where("picture", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
