import type { Placement, PresetSetting } from "@carloom/build";
import { type Database, tablesOf } from "@carloom/platform";
import { type Selectable, sql } from "kysely";
import type { ProjectPresetTable, ThreedTables } from "../tables.ts";

export type PresetRow = Omit<Selectable<ProjectPresetTable>, "setting" | "stickers"> & {
  setting: PresetSetting;
  stickers: Placement[];
};

const table = (db: Database) => tablesOf<ThreedTables>(db);
const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/** Newest first. The caller has checked whose project it is. */
export async function listPresets(
  db: Database,
  projectUuid: string,
  limit: number,
  after: { time: Date; uuid: string } | null,
): Promise<PresetRow[]> {
  const rows = await table(db)
    .selectFrom("threed.project_preset")
    .selectAll()
    .where("project_uuid", "=", projectUuid)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, uuid) < (${after?.time ?? null}::timestamptz, ${after?.uuid ?? ""}::uuid)`),
    )
    .orderBy("created_at", "desc")
    .orderBy("uuid", "desc")
    .limit(limit)
    .execute();
  return rows as PresetRow[];
}

export async function countPresets(db: Database, projectUuid: string): Promise<number> {
  const { count } = await table(db)
    .selectFrom("threed.project_preset")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("project_uuid", "=", projectUuid)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertPreset(
  db: Database,
  row: Omit<PresetRow, "created_at" | "updated_at">,
): Promise<PresetRow> {
  const stored = await table(db)
    .insertInto("threed.project_preset")
    .values({ ...row, setting: json(row.setting), stickers: json(row.stickers) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return stored as PresetRow;
}

/** A preset in a project of this owner, with the project's template. */
export async function ownPreset(
  db: Database,
  ownerId: string,
  uuid: string,
): Promise<(PresetRow & { template_uuid: string }) | undefined> {
  const row = await table(db)
    .selectFrom("threed.project_preset as preset")
    .innerJoin("threed.project as project", "project.uuid", "preset.project_uuid")
    .selectAll("preset")
    .select("project.template_uuid")
    .where("preset.uuid", "=", uuid)
    .where("project.owner_id", "=", ownerId)
    .executeTakeFirst();
  return row as (PresetRow & { template_uuid: string }) | undefined;
}

/** Undefined when there is none of this owner. */
export async function renamePresetRow(
  db: Database,
  ownerId: string,
  uuid: string,
  title: string,
): Promise<PresetRow | undefined> {
  const row = await table(db)
    .updateTable("threed.project_preset")
    .set({ title, updated_at: sql<Date>`now()` })
    .where("uuid", "=", uuid)
    .where("project_uuid", "in", (e) => e.selectFrom("threed.project").select("uuid").where("owner_id", "=", ownerId))
    .returningAll()
    .executeTakeFirst();
  return row as PresetRow | undefined;
}

/** Removes a preset of this owner and returns its thumbnail; undefined when there was none to remove. */
export function deletePresetRow(
  db: Database,
  ownerId: string,
  uuid: string,
): Promise<{ thumbnail: string | null } | undefined> {
  return table(db)
    .deleteFrom("threed.project_preset")
    .where("uuid", "=", uuid)
    .where("project_uuid", "in", (e) => e.selectFrom("threed.project").select("uuid").where("owner_id", "=", ownerId))
    .returning("thumbnail")
    .executeTakeFirst();
}
