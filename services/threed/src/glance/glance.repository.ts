import type { BuildDocument } from "@carloom/build";
import { type Database, tablesOf } from "@carloom/platform";
import { type Selectable, sql } from "kysely";
import type { GlanceTable, ThreedTables } from "../tables.ts";

export type GlanceRow = Selectable<GlanceTable>;

const table = (db: Database) => tablesOf<ThreedTables>(db);

/** The picture of a hash, noted as asked for now. */
export const askedGlance = (db: Database, hash: string): Promise<GlanceRow | undefined> =>
  table(db)
    .updateTable("threed.glance")
    .set({ asked_at: sql`now()` })
    .where("hash", "=", hash)
    .returningAll()
    .executeTakeFirst();

export async function insertGlance(
  db: Database,
  row: { hash: string; owner_id: string | null; template_uuid: string; option: BuildDocument },
): Promise<void> {
  await table(db)
    .insertInto("threed.glance")
    .values({ ...row, option: sql`${JSON.stringify(row.option)}::jsonb` })
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute();
}

/** One that is not drawn yet, and that somebody still waits for. */
export const glanceToDraw = (db: Database, hash: string, patienceSeconds: number): Promise<GlanceRow | undefined> =>
  table(db)
    .selectFrom("threed.glance")
    .selectAll()
    .where("hash", "=", hash)
    .where("is_drawn", "=", false)
    .where(sql<boolean>`asked_at > now() - make_interval(secs => ${patienceSeconds})`)
    .executeTakeFirst();

/** @param name null: of this build none can be drawn. False when nobody keeps it any more. */
export async function setGlance(db: Database, hash: string, name: string | null): Promise<boolean> {
  const { numUpdatedRows } = await table(db)
    .updateTable("threed.glance")
    .set({ is_drawn: true, picture: name })
    .where("hash", "=", hash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets what nobody has asked for since. @returns the objects that it showed */
export async function deleteGlances(db: Database, askedBefore: Date): Promise<string[]> {
  const rows = await table(db)
    .deleteFrom("threed.glance")
    .where("asked_at", "<", askedBefore)
    .returning("picture")
    .execute();
  return rows.flatMap(({ picture }) => picture ?? []);
}
