import type { Former } from "@carloom/build";
import { type Database, tablesOf } from "@carloom/platform";
import { type Selectable, sql } from "kysely";
import type { TemplateVersionTable, ThreedTables } from "../tables.ts";

export type TemplateVersionRow = Selectable<TemplateVersionTable>;

const table = (db: Database) => tablesOf<ThreedTables>(db);
const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

const found = (rows: readonly { uuid: string; former: Former | null }[]): ReadonlyMap<string, Former> =>
  new Map(rows.flatMap(({ uuid, former }) => (former ? [[uuid, former] as const] : [])));

/** What a car calls otherwise than builds of earlier versions do. */
export async function formerOf(db: Database, slug: string): Promise<Former | null> {
  const row = await table(db)
    .selectFrom("threed.template")
    .select("former")
    .where("slug", "=", slug)
    .where("former", "is not", null)
    .executeTakeFirst();
  return row?.former ?? null;
}

/** The same by the templates' uuids; of those that renamed nothing there is none. */
export const formersOf = async (db: Database, uuids: readonly string[]): Promise<ReadonlyMap<string, Former>> =>
  found(
    await table(db)
      .selectFrom("threed.template")
      .select(["uuid", "former"])
      .where("uuid", "in", uuids)
      .where("former", "is not", null)
      .execute(),
  );

/** The same by the uuids of projects. */
export const formersOfProjects = async (db: Database, uuids: readonly string[]): Promise<ReadonlyMap<string, Former>> =>
  found(
    await table(db)
      .selectFrom("threed.project as p")
      .innerJoin("threed.template as t", "t.uuid", "p.template_uuid")
      .select(["p.uuid", "t.former"])
      .where("p.uuid", "in", uuids)
      .where("t.former", "is not", null)
      .execute(),
  );

/** Keeps a version with the next number. The template's row is held, so two never take the same one. */
export async function addVersion(
  trx: Database,
  { title, description, licence, renames, ...plain }: Omit<TemplateVersionRow, "number" | "published_at">,
): Promise<void> {
  await table(trx)
    .insertInto("threed.template_version")
    .values({
      ...plain,
      title: json(title) as never,
      description: description && (json(description) as never),
      licence: json(licence),
      renames: json(renames) as never,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from threed.template_version
        where template_uuid = ${plain.template_uuid})`,
    })
    .execute();
}

/** The latest first. */
export const versionsOf = (db: Database, templateUuid: string, limit: number): Promise<TemplateVersionRow[]> =>
  table(db)
    .selectFrom("threed.template_version")
    .selectAll()
    .where("template_uuid", "=", templateUuid)
    .orderBy("number", "desc")
    .limit(limit)
    .execute();
