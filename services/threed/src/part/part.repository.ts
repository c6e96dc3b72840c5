import { PART_VERSION, type PartOption, type PartReading, readSentPart } from "@carloom/build";
import { type Database, tablesOf } from "@carloom/platform";
import { type Selectable, sql } from "kysely";
import type { PartModelTable, Status, ThreedTables } from "../tables.ts";

export type PartModelRow = Omit<Selectable<PartModelTable>, "option"> & { option: PartReading };

const table = (db: Database) => tablesOf<ThreedTables>(db);
/** Whoever wrote them looked at them whole. */
const rowsOf = (rows: Selectable<PartModelTable>[]): PartModelRow[] =>
  rows.map((row) => ({ ...row, option: readSentPart(row.option) })) as PartModelRow[];

/** Open parts for a template: made for one of `slots`, and not for other templates only. */
const fitting = (db: Database, templateSlug: string, slots: readonly string[]) =>
  table(db)
    .selectFrom("threed.part_model")
    .where("status", "=", "open")
    .where(sql<boolean>`slots && ${slots}::text[]`)
    .where(sql<boolean>`(template_slugs is null or ${templateSlug} = any(template_slugs))`);

export async function listPartModels(
  db: Database,
  templateSlug: string,
  slots: readonly string[],
  limit: number,
  after: { position: number; uuid: string } | null,
): Promise<PartModelRow[]> {
  const rows = await fitting(db, templateSlug, slots)
    .selectAll()
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(position, uuid) > (${after?.position ?? 0}, ${after?.uuid ?? ""}::uuid)`),
    )
    .orderBy("position")
    .orderBy("uuid")
    .limit(limit)
    .execute();
  return rowsOf(rows);
}

export async function countPartModels(db: Database, templateSlug: string, slots: readonly string[]): Promise<number> {
  const { count } = await fitting(db, templateSlug, slots)
    .select((e) => e.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function partModelsByUuid(
  db: Database,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, PartModelRow>> {
  if (uuids.length === 0) return new Map();
  const rows = await table(db).selectFrom("threed.part_model").selectAll().where("uuid", "in", uuids).execute();
  return new Map(rowsOf(rows).map((row) => [row.uuid, row]));
}

export async function openPartModels(db: Database): Promise<PartModelRow[]> {
  const query = table(db).selectFrom("threed.part_model").selectAll().where("status", "=", "open");
  return rowsOf(await query.orderBy("position").orderBy("uuid").execute());
}

export async function partModelBySlug(db: Database, slug: string): Promise<PartModelRow | undefined> {
  const rows = await table(db).selectFrom("threed.part_model").selectAll().where("slug", "=", slug).execute();
  return rowsOf(rows)[0];
}

export async function setPartModelStatus(db: Database, uuid: string, status: Status): Promise<void> {
  await table(db)
    .updateTable("threed.part_model")
    .set({ status, updated_at: sql`now()` })
    .where("uuid", "=", uuid)
    .execute();
}

export type PartModelValues = Pick<
  PartModelRow,
  "uuid" | "slug" | "title" | "description" | "thumbnail" | "slots" | "template_slugs"
> & { option: PartOption };

/** Makes a part (open), or replaces what it shows. One that later code wrote stays as it is. */
export async function upsertPartModel(db: Database, values: PartModelValues): Promise<void> {
  const { uuid, slug, ...shown } = values;
  const stored = {
    ...shown,
    title: sql<PartModelRow["title"]>`${JSON.stringify(shown.title)}::jsonb`,
    description: sql<PartModelRow["description"]>`${shown.description && JSON.stringify(shown.description)}::jsonb`,
    option: sql`${JSON.stringify(shown.option)}::jsonb`,
  };
  await table(db)
    .insertInto("threed.part_model")
    .values({ uuid, slug, status: "open", ...stored })
    .onConflict((conflict) =>
      conflict
        .column("slug")
        .doUpdateSet({ ...stored, updated_at: sql`now()` })
        .where(
          sql<boolean>`not coalesce(part_model.option->'version' > to_jsonb(${sql.lit(PART_VERSION)}::int), false)`,
        ),
    )
    .execute();
}
