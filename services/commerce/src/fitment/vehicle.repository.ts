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

export async function countVehicles(db: CommerceDb): Promise<number> {
  const row = await db
    .selectFrom("commerce.vehicle")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Writes a vehicle, or replaces the one of the same slug. */
export function saveVehicle(db: CommerceDb, values: VehicleValues): Promise<VehicleRow> {
  return db
    .insertInto("commerce.vehicle")
    .values(values)
    .onConflict((c) => c.column("slug").doUpdateSet({ ...values, updated_at: new Date() }))
    .returningAll()
    .executeTakeFirstOrThrow();
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
