import { type Database, tablesOf } from "@carloom/platform";
import type { Found, ImportReport, Move, Note } from "@carloom/asset";
import { type LocalizedText, type Manifest, manifestFrom, type PartOption } from "@carloom/build";
import { type Selectable, sql } from "kysely";
import { filesOfManifest } from "../template/manifest-urls.ts";
import type { ThreedTables, WorkshopImportTable } from "../tables.ts";
import type { Licence } from "./workshop.policy.ts";
import type { WorkshopKind, WorkshopState } from "./workshop.process.ts";

/** Later fields are absent of what was imported before there were any. */
type Stored = Pick<Found, "materials" | "nodes" | "wheels" | "props"> & Partial<Found>;
/** What an import made: `manifest` names stored objects, and so does `pieces`. */
export type WorkshopResult = {
  report: ImportReport;
  found: Stored;
  manifest: Manifest;
  pieces?: string | null;
  /** What names of the version that visitors see are called in this one, by place and shape. */
  moves?: Move[];
  /** It came in a package, as it is: nothing of it is corrected. */
  package?: { description: LocalizedText | null };
};
/** Every object that a result shows. */
export const filesOfResult = ({ manifest, pieces }: Pick<WorkshopResult, "manifest" | "pieces">): string[] => [
  ...filesOfManifest(manifest).map(({ url }) => url),
  ...(pieces ? [pieces] : []),
];
export type Refusal = Pick<Note, "code" | "values" | "message">;

/** An import without its result, which is large and read only where it is asked for. */
export type WorkshopRow = Omit<Selectable<WorkshopImportTable>, "result" | "state" | "refusal" | "licence" | "kind"> & {
  kind: WorkshopKind;
  state: WorkshopState;
  refusal: Refusal | null;
  licence: Licence | null;
  has_result: boolean;
};

const table = (db: Database) => tablesOf<ThreedTables>(db);

const COLUMNS = [
  "uuid",
  "file_name",
  "bytes",
  "received",
  "parts",
  "source",
  "state",
  "run",
  "step",
  "progress",
  "refusal",
  "corrections",
  "earlier",
  "title",
  "description",
  "slug",
  "brand",
  "model",
  "body_style",
  "licence",
  "picture",
  "seo",
  "seo_picture",
  "template_uuid",
  "kind",
  "part_uuid",
  "cars",
  "taken_down_at",
  "taken_down_reason",
  "version",
  "created_by",
  "created_at",
  "updated_at",
] as const;

const rows = (db: Database) =>
  table(db)
    .selectFrom("threed.workshop_import")
    .select(COLUMNS)
    .select(sql<boolean>`result is not null`.as("has_result"));

/** The latest first. */
export const latestImports = (db: Database, limit: number, kind: WorkshopKind = "car"): Promise<WorkshopRow[]> =>
  rows(db).where("kind", "=", kind).orderBy("created_at", "desc").orderBy("uuid").limit(limit).execute() as Promise<
    WorkshopRow[]
  >;

/** @param kind what it has to be; absent: any */
export const importByUuid = (db: Database, uuid: string, kind?: WorkshopKind): Promise<WorkshopRow | undefined> =>
  rows(db)
    .where("uuid", "=", uuid)
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind ?? "car"))
    .executeTakeFirst() as Promise<WorkshopRow | undefined>;

/** The same, held until the transaction ends. */
export const lockImport = (trx: Database, uuid: string): Promise<WorkshopRow | undefined> =>
  rows(trx).where("uuid", "=", uuid).forUpdate().executeTakeFirst() as Promise<WorkshopRow | undefined>;

export async function countImports(db: Database): Promise<number> {
  const { count } = await table(db)
    .selectFrom("threed.workshop_import")
    .select((e) => e.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function resultsByUuid(
  db: Database,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, WorkshopResult>> {
  const found = await table(db)
    .selectFrom("threed.workshop_import")
    .select(["uuid", "result"])
    .where("uuid", "in", uuids)
    .where("kind", "=", "car")
    .execute();
  return new Map(
    found.flatMap(({ uuid, result }) => {
      if (!result) return [];
      const { manifest, ...rest } = result as WorkshopResult;
      return [[uuid, { ...rest, manifest: manifestFrom(manifest) }] as const];
    }),
  );
}

/** Every object that an import shows, whatever it becomes. */
export async function objectsOfImport(db: Database, uuid: string): Promise<string[]> {
  const row = await table(db)
    .selectFrom("threed.workshop_import")
    .select("result")
    .where("uuid", "=", uuid)
    .executeTakeFirst();
  const result = row?.result as Partial<WorkshopResult & { option: PartOption }> | null | undefined;
  if (result?.option) return [result.option.model3d.url];
  return result?.manifest ? filesOfResult({ manifest: result.manifest, pieces: result.pieces ?? null }) : [];
}

export type NewImport = Pick<WorkshopRow, "uuid" | "kind" | "file_name" | "bytes" | "title" | "slug" | "created_by">;

const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`;

export async function insertImport(db: Database, { title, ...row }: NewImport): Promise<void> {
  await table(db)
    .insertInto("threed.workshop_import")
    .values({ ...row, title: json(title) })
    .execute();
}

export async function addPart(db: Database, uuid: string, part: string, bytes: number): Promise<void> {
  await table(db)
    .updateTable("threed.workshop_import")
    .set({
      parts: sql`array_append(parts, ${part})`,
      received: sql`received + ${bytes}`,
      updated_at: sql`now()`,
    })
    .where("uuid", "=", uuid)
    .execute();
}

/** The file is whole. */
export async function setSource(db: Database, uuid: string, source: string): Promise<void> {
  await table(db)
    .updateTable("threed.workshop_import")
    .set({ source, parts: sql`'{}'::text[]` })
    .where("uuid", "=", uuid)
    .execute();
}

/** Begins a run: what an earlier one still does counts no more. */
export async function waitForRun(db: Database, uuid: string): Promise<void> {
  await table(db)
    .updateTable("threed.workshop_import")
    .set({
      state: "WAITING",
      run: sql`run + 1`,
      step: null,
      progress: 0,
      refusal: null,
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where("uuid", "=", uuid)
    .execute();
}

/** Takes a waiting run, or one whose process died. */
export const beginRun = (db: Database, uuid: string): Promise<WorkshopRow | undefined> =>
  table(db)
    .updateTable("threed.workshop_import")
    .set({ state: "RUNNING", progress: 0 })
    .where("uuid", "=", uuid)
    .where("state", "in", ["WAITING", "RUNNING"])
    .returning(COLUMNS)
    .returning(sql<boolean>`result is not null`.as("has_result"))
    .executeTakeFirst() as Promise<WorkshopRow | undefined>;

const running = (db: Database, uuid: string, run: number) =>
  table(db)
    .updateTable("threed.workshop_import")
    .where("uuid", "=", uuid)
    .where("run", "=", run)
    .where("state", "=", "RUNNING");

/** @returns false where the run was stopped or another one began */
export async function noteProgress(db: Database, uuid: string, run: number, step: string | null, progress: number) {
  const result = await running(db, uuid, run).set({ step, progress }).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export type RunEnd =
  | { state: "DONE"; result: WorkshopResult | object }
  | { state: "REFUSED"; refusal: Refusal }
  | { state: "FAILED" };

/** @returns false as {@link noteProgress} */
export async function endRun(db: Database, uuid: string, run: number, end: RunEnd): Promise<boolean> {
  const result = await running(db, uuid, run)
    .set({
      state: end.state,
      step: null,
      progress: 1,
      version: sql`version + 1`,
      updated_at: sql`now()`,
      ...(end.state === "DONE" && { result: json(end.result) }),
      ...(end.state === "REFUSED" && { refusal: json(end.refusal) }),
    })
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export type ImportChange = Partial<
  Pick<
    WorkshopRow,
    | "state"
    | "slug"
    | "brand"
    | "model"
    | "body_style"
    | "picture"
    | "seo_picture"
    | "template_uuid"
    | "part_uuid"
    | "cars"
    | "taken_down_at"
    | "taken_down_reason"
  >
> & {
  title?: WorkshopRow["title"];
  description?: WorkshopRow["description"];
  seo?: WorkshopRow["seo"];
  licence?: Licence;
  corrections?: unknown;
  earlier?: unknown;
};

export async function changeImport(db: Database, uuid: string, change: ImportChange): Promise<void> {
  const { title, description, seo, licence, corrections, earlier, ...plain } = change;
  await table(db)
    .updateTable("threed.workshop_import")
    .set({
      ...plain,
      ...(title && { title: json(title) }),
      ...(description !== undefined && { description: description && json(description) }),
      ...(seo !== undefined && { seo: seo && json(seo) }),
      ...(licence && { licence: json(licence) }),
      ...(corrections !== undefined && { corrections: json(corrections) }),
      ...(earlier !== undefined && { earlier: json(earlier) }),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where("uuid", "=", uuid)
    .execute();
}

export async function deleteImport(db: Database, uuid: string): Promise<void> {
  await table(db).deleteFrom("threed.workshop_import").where("uuid", "=", uuid).execute();
}
