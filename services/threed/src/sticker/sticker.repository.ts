import { type Database, tablesOf } from "@carloom/platform";
import { type Selectable, sql } from "kysely";
import type { StickerTable, ThreedTables } from "../tables.ts";

export type StickerRow = Selectable<StickerTable>;

const table = (db: Database) => tablesOf<ThreedTables>(db);
const open = (db: Database) => table(db).selectFrom("threed.sticker").where("status", "=", "open");

export function listStickers(
  db: Database,
  limit: number,
  after: { position: number; uuid: string } | null,
): Promise<StickerRow[]> {
  return open(db)
    .selectAll()
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(position, uuid) > (${after?.position ?? 0}, ${after?.uuid ?? ""}::uuid)`),
    )
    .orderBy("position")
    .orderBy("uuid")
    .limit(limit)
    .execute();
}

export async function countStickers(db: Database): Promise<number> {
  const { count } = await open(db)
    .select((e) => e.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function stickersByUuid(db: Database, uuids: readonly string[]): Promise<ReadonlyMap<string, StickerRow>> {
  if (uuids.length === 0) return new Map();
  const rows = await table(db).selectFrom("threed.sticker").selectAll().where("uuid", "in", uuids).execute();
  return new Map(rows.map((row) => [row.uuid, row]));
}

export type StickerValues = Pick<
  StickerRow,
  "uuid" | "slug" | "title" | "description" | "thumbnail" | "type" | "scale" | "file"
>;

/** Makes a sticker (open), or replaces what it shows. */
export function upsertSticker(db: Database, values: StickerValues): Promise<{ uuid: string }> {
  const { uuid, slug, ...shown } = values;
  const stored = {
    ...shown,
    title: sql<StickerRow["title"]>`${JSON.stringify(shown.title)}::jsonb`,
    description: sql<StickerRow["description"]>`${shown.description && JSON.stringify(shown.description)}::jsonb`,
  };
  return table(db)
    .insertInto("threed.sticker")
    .values({ uuid, slug, status: "open", ...stored })
    .onConflict((conflict) => conflict.column("slug").doUpdateSet({ ...stored, updated_at: sql`now()` }))
    .returning("uuid")
    .executeTakeFirstOrThrow();
}
