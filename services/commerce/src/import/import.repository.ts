import { type Selectable, sql } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";
import type { ImportState } from "../tables/import.tables.ts";
import type { LineProblem } from "./line.policy.ts";

export type ImportRow = Selectable<CommerceTables["commerce.product_import"]>;
export type ProblemRow = Selectable<CommerceTables["commerce.product_import_problem"]>;

export type NewImport = {
  user_id: string;
  file_name: string;
  object: string;
  bytes: number;
  headers: string[];
  sample: string[][];
  fields: (string | null)[];
};

export function insertImport(db: CommerceDb, { headers, sample, fields, ...rest }: NewImport): Promise<ImportRow> {
  return db
    .insertInto("commerce.product_import")
    .values({
      ...rest,
      headers: JSON.stringify(headers),
      sample: JSON.stringify(sample),
      fields: JSON.stringify(fields),
      state: "UPLOADED",
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function importById(db: CommerceDb, id: string): Promise<ImportRow | undefined> {
  return db.selectFrom("commerce.product_import").selectAll().where("id", "=", id).executeTakeFirst();
}

export function lockImport(trx: CommerceDb, id: string): Promise<ImportRow | undefined> {
  return trx.selectFrom("commerce.product_import").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export function latestImports(db: CommerceDb, most: number): Promise<ImportRow[]> {
  return db
    .selectFrom("commerce.product_import")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
}

/** Begins a pass at the first line, or lets a stopped one go on. */
export async function beginPass(
  trx: CommerceDb,
  id: string,
  to: { state: ImportState; fields?: (string | null)[]; start: number | null },
): Promise<void> {
  if (to.start !== null) await trx.deleteFrom("commerce.product_import_problem").where("import_id", "=", id).execute();
  await trx
    .updateTable("commerce.product_import")
    .set({
      state: to.state,
      updated_at: new Date(),
      ended_at: null,
      ...(to.fields && { fields: JSON.stringify(to.fields) }),
      ...(to.start !== null && { offset_bytes: to.start, done: 0, created: 0, changed: 0, unchanged: 0, failed: 0 }),
    })
    .where("id", "=", id)
    .execute();
}

export async function setState(trx: CommerceDb, id: string, state: ImportState): Promise<void> {
  const hasEnded = state === "DONE" || state === "STOPPED" || state === "FAILED";
  await trx
    .updateTable("commerce.product_import")
    .set({ state, updated_at: new Date(), ...(hasEnded && { ended_at: new Date() }) })
    .where("id", "=", id)
    .execute();
}

export type Step = {
  lines: number;
  offset: number;
  created: number;
  changed: number;
  unchanged: number;
  failed: number;
};

/** Notes how far a pass has come; `total` where the file is counted on the way. */
export async function noteStep(trx: CommerceDb, id: string, step: Step, isCounting: boolean): Promise<void> {
  await sql`
    update commerce.product_import set done = done + ${step.lines}, offset_bytes = ${step.offset},
      lines = case when ${isCounting} then done + ${step.lines} else lines end,
      created = created + ${step.created}, changed = changed + ${step.changed},
      unchanged = unchanged + ${step.unchanged}, failed = failed + ${step.failed}, updated_at = now()
    where id = ${id}::uuid`.execute(trx);
}

export async function insertProblems(trx: CommerceDb, id: string, problems: readonly LineProblem[]): Promise<void> {
  if (problems.length === 0) return;
  await sql`
    insert into commerce.product_import_problem (import_id, line, field, code, value)
    select ${id}::uuid, p.line, p.field, p.code, p.value
    from json_to_recordset(${JSON.stringify(problems)}::json) as p(line integer, field text, code text, value text)`.execute(
    trx,
  );
}

export function problemsOf(db: CommerceDb, id: string, after: number, most: number): Promise<ProblemRow[]> {
  return db
    .selectFrom("commerce.product_import_problem")
    .selectAll()
    .where("import_id", "=", id)
    .where("id", ">", after)
    .orderBy("id")
    .limit(most)
    .execute();
}

/** Forgets imports that ended long ago. @returns objects that no import needs any more */
export async function forgetImports(db: CommerceDb, before: Date): Promise<string[]> {
  const { rows } = await sql<{ object: string }>`
    with gone as (
      delete from commerce.product_import where created_at < ${before} and state not in ('CHECKING', 'RUNNING')
      returning id, object)
    select distinct object from gone where not exists (
      select 1 from commerce.product_import i where i.object = gone.object and i.id not in (select id from gone))`.execute(
    db,
  );
  return rows.map(({ object }) => object);
}
