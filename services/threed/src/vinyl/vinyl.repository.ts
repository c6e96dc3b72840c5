import { type Database, tablesOf } from "@carloom/platform";
import { type Selectable, sql } from "kysely";
import type { ThreedTables, VinylContentTable } from "../tables.ts";

/** What is stored of a content, without the places that it covers: those are large, and read only where area is billed. */
export type VinylContentRow = Omit<Selectable<VinylContentTable>, "covered">;

const table = (db: Database) => tablesOf<ThreedTables>(db);
const COLUMNS = ["hash", "owner_id", "object_name", "width", "height", "pieces", "bytes", "created_at"] as const;

/** Contents by hash. Whoever knows a hash has seen what it names: it is its own key. */
export async function vinylsByHash(
  db: Database,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, VinylContentRow>> {
  if (hashes.length === 0) return new Map();
  const rows = await table(db).selectFrom("threed.vinyl_content").select(COLUMNS).where("hash", "in", hashes).execute();
  return new Map(rows.map((row) => [row.hash, row]));
}

/** What contents cover, by hash. */
export async function coveredByHash(
  db: Database,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Pick<Selectable<VinylContentTable>, "covered">>> {
  if (hashes.length === 0) return new Map();
  const rows = await table(db)
    .selectFrom("threed.vinyl_content")
    .select(["hash", "covered"])
    .where("hash", "in", hashes)
    .execute();
  return new Map(rows.map((row) => [row.hash, row]));
}

/** The same content again stays as it is. */
export async function insertContent(
  db: Database,
  { covered, ...row }: Omit<Selectable<VinylContentTable>, "created_at">,
): Promise<VinylContentRow> {
  await table(db)
    .insertInto("threed.vinyl_content")
    .values({ ...row, covered: sql`${JSON.stringify(covered)}::jsonb` as never })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return table(db)
    .selectFrom("threed.vinyl_content")
    .select(COLUMNS)
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
