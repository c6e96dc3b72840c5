import { type Database, tablesOf } from "@carloom/platform";
import { type Selectable, sql } from "kysely";
import type { ThreedTables, VinylContentTable } from "../tables.ts";

export type VinylContentRow = Selectable<VinylContentTable>;

const table = (db: Database) => tablesOf<ThreedTables>(db);

/** Contents by hash. Whoever knows a hash has seen what it names: it is its own key. */
export async function vinylsByHash(
  db: Database,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, VinylContentRow>> {
  if (hashes.length === 0) return new Map();
  const rows = await table(db).selectFrom("threed.vinyl_content").selectAll().where("hash", "in", hashes).execute();
  return new Map(rows.map((row) => [row.hash, row]));
}

/** The same content again stays as it is. */
export async function insertContent(
  db: Database,
  { covered, ...row }: Omit<VinylContentRow, "created_at">,
): Promise<VinylContentRow> {
  await table(db)
    .insertInto("threed.vinyl_content")
    .values({ ...row, covered: sql`${JSON.stringify(covered)}::jsonb` as never })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return table(db)
    .selectFrom("threed.vinyl_content")
    .selectAll()
    .where("hash", "=", row.hash)
    .executeTakeFirstOrThrow();
}

/** What nobody has is of whoever keeps it first: with their account it goes. */
export async function claimContent(db: Database, hash: string, ownerId: string): Promise<void> {
  await table(db)
    .updateTable("threed.vinyl_content")
    .set({ owner_id: ownerId })
    .where("hash", "=", hash)
    .where("owner_id", "is", null)
    .execute();
}
