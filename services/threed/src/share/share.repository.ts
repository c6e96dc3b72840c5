import type { BuildDocument } from "@carloom/build";
import { type Database, tablesOf } from "@carloom/platform";
import { type Selectable, sql } from "kysely";
import type { ShareTable, ThreedTables } from "../tables.ts";
import { readReference } from "./share.code.ts";

const table = (db: Database) => tablesOf<ThreedTables>(db);
const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

export type ShareRow = Omit<Selectable<ShareTable>, "option"> & { option: BuildDocument };

/** A build that is shown: by a link, as it was, or a public project, as it is. Only of open templates. */
export type ShownRow = {
  reference: string;
  owner_id: string | null;
  template_uuid: string;
  title: string;
  is_named: boolean;
  option: unknown;
  picture: string | null;
  picture_hash: string | null;
  model: string | null;
  model_hash: string | null;
  template_thumbnail: string | null;
  created_at: Date;
};

export async function shownByReference(db: Database, reference: string): Promise<ShownRow | undefined> {
  const read = readReference(reference);
  if (!read) return undefined;
  if (read.kind === "code")
    return table(db)
      .selectFrom("threed.share as share")
      .innerJoin("threed.template as template", "template.uuid", "share.template_uuid")
      .select(["share.code as reference", "share.owner_id", "share.template_uuid", "share.title", "share.is_named"])
      .select(["share.option", "share.picture", "share.picture_hash", "share.model", "share.model_hash"])
      .select(["share.created_at", "template.thumbnail as template_thumbnail"])
      .where("share.code", "=", read.id)
      .where("template.status", "=", "open")
      .executeTakeFirst();
  const row = await table(db)
    .selectFrom("threed.project as project")
    .innerJoin("threed.template as template", "template.uuid", "project.template_uuid")
    .select(["project.uuid as reference", "project.owner_id", "project.template_uuid", "project.title"])
    .select(["project.option", "project.share_picture as picture", "project.share_hash as picture_hash"])
    .select(["project.share_model as model", "project.share_model_hash as model_hash"])
    .select(["project.updated_at as created_at", "template.thumbnail as template_thumbnail"])
    .where("project.uuid", "=", read.id)
    .where("project.is_public", "=", true)
    .where("project.is_default", "=", false)
    .where("template.status", "=", "open")
    .executeTakeFirst();
  // what stands in a garage stands under its owner's name
  return row && { ...row, is_named: true };
}

export type OriginRow = Pick<ShownRow, "reference" | "title" | "owner_id" | "is_named">;

/** Those of these references that are still shown, by reference. */
export async function originsByReference(
  db: Database,
  references: readonly string[],
): Promise<ReadonlyMap<string, OriginRow>> {
  const of = (kind: "code" | "project") =>
    references.flatMap((reference) => {
      const read = readReference(reference);
      return read?.kind === kind ? [read.id] : [];
    });
  if (references.length === 0) return new Map();
  const { rows } = await sql<OriginRow>`
    select code as reference, share.title, owner_id, is_named from threed.share
      join threed.template on template.uuid = share.template_uuid
      where code = any(${of("code")}::text[]) and template.status = 'open'
    union all
    select project.uuid::text, project.title, owner_id, true from threed.project
      join threed.template on template.uuid = project.template_uuid
      where project.uuid = any(${of("project")}::uuid[]) and is_public and not is_default
        and template.status = 'open'`.execute(db);
  return new Map(rows.map((row) => [row.reference, row]));
}

export async function insertShare(
  db: Database,
  row: Pick<
    ShareRow,
    "code" | "owner_id" | "secret_hash" | "template_uuid" | "title" | "is_named" | "option" | "picture"
  >,
): Promise<ShareRow> {
  const stored = await table(db)
    .insertInto("threed.share")
    .values({ ...row, option: json(row.option) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return stored as ShareRow;
}

export async function countShares(db: Database, ownerId: string): Promise<number> {
  const { count } = await table(db)
    .selectFrom("threed.share")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Links of a customer, the newest first, also those of templates that are not open now. */
export async function sharesOf(db: Database, ownerId: string, limit: number): Promise<ShareRow[]> {
  const rows = await table(db)
    .selectFrom("threed.share")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .orderBy("created_at", "desc")
    .orderBy("code")
    .limit(limit)
    .execute();
  return rows as ShareRow[];
}

export type ShareKey = { code: string; ownerId: string | null; secretHash: string | null };

/** Removes a link for its owner or whoever has its secret; undefined when there is none to remove. */
export function deleteShare(
  db: Database,
  { code, ownerId, secretHash }: ShareKey,
): Promise<{ picture: string | null; model: string | null } | undefined> {
  return table(db)
    .deleteFrom("threed.share")
    .where("code", "=", code)
    .where((e) => e.or([e("owner_id", "=", ownerId ?? ""), e("secret_hash", "=", secretHash ?? "")]))
    .returning(["picture", "model"])
    .executeTakeFirst();
}

/** Removes a link whoever made it; undefined when there is none. */
export function deleteShareByCode(
  db: Database,
  code: string,
): Promise<{ picture: string | null; model: string | null } | undefined> {
  return table(db)
    .deleteFrom("threed.share")
    .where("code", "=", code)
    .returning(["picture", "model"])
    .executeTakeFirst();
}

/** Makes a public build its owner's own again; false when none is public. */
export async function hideProject(db: Database, uuid: string): Promise<boolean> {
  const { numUpdatedRows } = await table(db)
    .updateTable("threed.project")
    .set({ is_public: false, is_withheld: true })
    .where("uuid", "=", uuid)
    .where("is_public", "=", true)
    .where("is_default", "=", false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives a link that nobody owns to the customer who has its secret. @returns its build; undefined where it is not theirs */
export async function claimShareRow(
  db: Database,
  code: string,
  hash: string,
  ownerId: string,
): Promise<BuildDocument | undefined> {
  const row = await table(db)
    .updateTable("threed.share")
    .set({ owner_id: ownerId })
    .where("code", "=", code)
    .where("secret_hash", "=", hash)
    .where((e) => e.or([e("owner_id", "is", null), e("owner_id", "=", ownerId)]))
    .returning("option")
    .executeTakeFirst();
  return row?.option as BuildDocument | undefined;
}

/** What the server drew of a shown build: its picture, or its model. */
export type Drawn = "picture" | "model";

/** @param name null: of this build none can be drawn. False when it is not shown any more. */
export async function setDrawn(
  db: Database,
  reference: string,
  what: Drawn,
  name: string | null,
  hash: string,
): Promise<boolean> {
  const read = readReference(reference);
  if (!read) return false;
  const query =
    read.kind === "code"
      ? table(db)
          .updateTable("threed.share")
          .set(what === "picture" ? { picture: name, picture_hash: hash } : { model: name, model_hash: hash })
          .where("code", "=", read.id)
      : table(db)
          .updateTable("threed.project")
          .set(
            what === "picture"
              ? { share_picture: name, share_hash: hash }
              : { share_model: name, share_model_hash: hash },
          )
          .where("uuid", "=", read.id);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return numUpdatedRows > 0n;
}
