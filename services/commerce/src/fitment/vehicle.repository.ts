import { type Insertable, type Selectable, sql } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";

export type VehicleRow = Selectable<CommerceTables["commerce.vehicle"]>;
export type VehicleValues = Omit<Insertable<CommerceTables["commerce.vehicle"]>, "id" | "updated_at">;

/** More than this nobody picks from a list. */
export const MOST_VEHICLES = 2000;

export function allVehicles(db: CommerceDb): Promise<VehicleRow[]> {
  return db
    .selectFrom("commerce.vehicle")
    .selectAll()
    .orderBy(sql`lower(make)`)
    .orderBy(sql`lower(model)`)
    .orderBy("year_from")
    .orderBy("id")
    .limit(MOST_VEHICLES)
    .execute();
}

export function vehicleBySlug(db: CommerceDb, slug: string): Promise<VehicleRow | undefined> {
  return db.selectFrom("commerce.vehicle").selectAll().where("slug", "=", slug).executeTakeFirst();
}

/** By make and model from one on; those whose name holds all of some words. One more than asked for. */
export async function vehiclePage(
  db: CommerceDb,
  { words, after, most }: { words: readonly string[]; after: number | null; most: number },
): Promise<{ rows: VehicleRow[]; total: number }> {
  const named = sql<string>`lower(make || ' ' || model || ' ' || slug)`;
  const tests = words.map((word) => sql<boolean>`strpos(${named}, ${word}) > 0`);
  const found = db.selectFrom("commerce.vehicle").where((eb) => eb.and(tests));
  const columns = sql`lower(make), lower(model), year_from, id`;
  const [rows, { total }] = await Promise.all([
    (after === null
      ? found
      : found.where(sql<boolean>`(${columns}) > (select ${columns} from commerce.vehicle where id = ${after})`)
    )
      .selectAll()
      .orderBy(sql`lower(make)`)
      .orderBy(sql`lower(model)`)
      .orderBy("year_from")
      .orderBy("id")
      .limit(most + 1)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** Those who would add vehicles wait for each other, so that there are never more than may be. */
export async function lockVehicles(trx: CommerceDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('commerce.vehicle'))`.execute(trx);
}

export async function countVehicles(db: CommerceDb): Promise<number> {
  const row = await db
    .selectFrom("commerce.vehicle")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Writes vehicles, many at a time, or replaces those of the same slugs. */
export async function saveVehicles(db: CommerceDb, values: readonly VehicleValues[]): Promise<void> {
  if (values.length === 0) return;
  await db
    .insertInto("commerce.vehicle")
    .values([...values])
    .onConflict((c) =>
      c.column("slug").doUpdateSet((eb) => ({
        make: eb.ref("excluded.make"),
        model: eb.ref("excluded.model"),
        year_from: eb.ref("excluded.year_from"),
        year_to: eb.ref("excluded.year_to"),
        bolt_count: eb.ref("excluded.bolt_count"),
        bolt_pcd: eb.ref("excluded.bolt_pcd"),
        centre_bore: eb.ref("excluded.centre_bore"),
        diameter_min: eb.ref("excluded.diameter_min"),
        diameter_max: eb.ref("excluded.diameter_max"),
        width_min: eb.ref("excluded.width_min"),
        width_max: eb.ref("excluded.width_max"),
        offset_min: eb.ref("excluded.offset_min"),
        offset_max: eb.ref("excluded.offset_max"),
        updated_at: new Date(),
      })),
    )
    .execute();
}

/** Writes vehicles that are not there yet; what staff changed stays. */
export async function addVehicles(db: CommerceDb, values: readonly VehicleValues[]): Promise<void> {
  await db
    .insertInto("commerce.vehicle")
    .values([...values])
    .onConflict((c) => c.column("slug").doNothing())
    .execute();
}

export async function deleteVehicle(db: CommerceDb, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("commerce.vehicle").where("id", "=", id).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
