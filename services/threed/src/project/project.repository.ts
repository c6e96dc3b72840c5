import type { BuildDocument } from "@carloom/build";
import { type Database, tablesOf } from "@carloom/platform";
import { type Selectable, sql } from "kysely";
import type { ProjectTable, ThreedTables } from "../tables.ts";

export type ProjectRow = Omit<Selectable<ProjectTable>, "option"> & { option: BuildDocument };

const table = (db: Database) => tablesOf<ThreedTables>(db);
const rowOf = (row: Selectable<ProjectTable> | undefined) => row as ProjectRow | undefined;
const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

export async function newestProject(
  db: Database,
  ownerId: string,
  templateUuid: string,
): Promise<ProjectRow | undefined> {
  const query = table(db)
    .selectFrom("threed.project")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .where("template_uuid", "=", templateUuid)
    .orderBy("created_at", "desc")
    .orderBy("uuid", "desc")
    .limit(1);
  return rowOf(await query.executeTakeFirst());
}

export async function defaultProject(db: Database, templateUuid: string): Promise<ProjectRow | undefined> {
  const query = table(db)
    .selectFrom("threed.project")
    .selectAll()
    .where("template_uuid", "=", templateUuid)
    .where("is_default", "=", true);
  return rowOf(await query.executeTakeFirst());
}

export async function ownProject(db: Database, ownerId: string, uuid: string): Promise<ProjectRow | undefined> {
  const query = table(db)
    .selectFrom("threed.project")
    .selectAll()
    .where("uuid", "=", uuid)
    .where("owner_id", "=", ownerId);
  return rowOf(await query.executeTakeFirst());
}

export async function countProjects(db: Database, ownerId: string, templateUuid: string): Promise<number> {
  const { count } = await table(db)
    .selectFrom("threed.project")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .where("template_uuid", "=", templateUuid)
    .executeTakeFirstOrThrow();
  return count;
}

export type ProjectValues = Pick<
  ProjectRow,
  "uuid" | "template_uuid" | "title" | "description" | "thumbnail" | "option"
>;

export async function insertProject(db: Database, ownerId: string, values: ProjectValues): Promise<ProjectRow> {
  const row = await table(db)
    .insertInto("threed.project")
    .values({ ...values, option: json(values.option), owner_id: ownerId, is_default: false, is_public: false })
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as ProjectRow;
}

/** Makes the template's public default project unless there is one. */
export async function insertDefaultProject(db: Database, values: ProjectValues): Promise<void> {
  await table(db)
    .insertInto("threed.project")
    .values({ ...values, option: json(values.option), owner_id: null, is_default: true, is_public: true })
    .onConflict((conflict) => conflict.column("template_uuid").where("is_default", "=", true).doNothing())
    .execute();
}

export type ProjectChanges = Partial<Pick<ProjectRow, "title" | "description" | "option" | "is_public">>;

/** Writes only when the stored version is still `version`; undefined when it is not, or the row is not the owner's. */
export async function updateProjectRow(
  db: Database,
  key: { ownerId: string; uuid: string; version: number },
  changes: ProjectChanges,
): Promise<ProjectRow | undefined> {
  const { option, ...plain } = changes;
  const query = table(db)
    .updateTable("threed.project")
    .set({
      ...plain,
      ...(option && { option: json(option) }),
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where("uuid", "=", key.uuid)
    .where("owner_id", "=", key.ownerId)
    .where("version", "=", key.version)
    .returningAll();
  return rowOf(await query.executeTakeFirst());
}
