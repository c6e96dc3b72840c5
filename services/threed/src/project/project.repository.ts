import type { BuildDocument, LocalizedText } from "@carloom/build";
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

/** The newest project of an owner on each template, the last changed first. */
export async function newestProjects(db: Database, ownerId: string, limit: number): Promise<ProjectRow[]> {
  const { rows } = await sql<Selectable<ProjectTable>>`
    select * from (
      select distinct on (template_uuid) * from threed.project
      where owner_id = ${ownerId} order by template_uuid, created_at desc, uuid desc
    ) newest order by updated_at desc, uuid desc limit ${limit}`.execute(db);
  return rows as ProjectRow[];
}

export async function defaultProject(db: Database, templateUuid: string): Promise<ProjectRow | undefined> {
  const query = table(db)
    .selectFrom("threed.project")
    .selectAll()
    .where("template_uuid", "=", templateUuid)
    .where("is_default", "=", true);
  return rowOf(await query.executeTakeFirst());
}

/** Some template's public default project; undefined where the uuid is none's. */
export async function defaultProjectByUuid(db: Database, uuid: string): Promise<ProjectRow | undefined> {
  const query = table(db)
    .selectFrom("threed.project")
    .selectAll()
    .where("uuid", "=", uuid)
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

/** Of some projects those that are still there. */
export async function projectsThere(db: Database, uuids: readonly string[]): Promise<ReadonlySet<string>> {
  if (uuids.length === 0) return new Set();
  const rows = await table(db)
    .selectFrom("threed.project")
    .select("uuid")
    .where("uuid", "in", [...uuids])
    .execute();
  return new Set(rows.map(({ uuid }) => uuid));
}

export type PublicProject = Pick<ProjectRow, "uuid" | "title" | "thumbnail" | "updated_at" | "is_public"> & {
  template_slug: string;
  template_title: LocalizedText;
  /** What it was made from. */
  origin: string | null;
};

/** Public projects of an owner on open templates, the last changed first. A project without a picture has the template's. */
export const publicProjects = (db: Database, ownerId: string, limit: number): Promise<PublicProject[]> =>
  projectsOf(db, ownerId).where("p.is_public", "=", true).where("t.status", "=", "open").limit(limit).execute();

/** All projects of an owner, the last changed first, for staff who help them. */
export const savedProjects = (db: Database, ownerId: string, limit: number): Promise<PublicProject[]> =>
  projectsOf(db, ownerId).limit(limit).execute();

function projectsOf(db: Database, ownerId: string) {
  return table(db)
    .selectFrom("threed.project as p")
    .innerJoin("threed.template as t", "t.uuid", "p.template_uuid")
    .select((e) => [
      "p.uuid",
      "p.title",
      e.fn.coalesce("p.share_picture", "p.thumbnail", "t.thumbnail").as("thumbnail"),
      "p.updated_at",
      "t.slug as template_slug",
      "t.title as template_title",
      "p.is_public",
      sql<string | null>`p.option->>'origin'`.as("origin"),
    ])
    .where("p.owner_id", "=", ownerId)
    .orderBy("p.updated_at", "desc")
    .orderBy("p.uuid", "desc");
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
