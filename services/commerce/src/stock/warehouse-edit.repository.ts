import type { AddressFields } from "@carloom/identity";
import { type PageRequest, cursorNumber, readingOf } from "@carloom/platform";
import { type Selectable, sql } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";
import type { WarehouseRow } from "./warehouse.repository.ts";

type StockRow = Selectable<CommerceTables["commerce.stock"]>;

/** What lies in a warehouse: of how many variants, how many pieces, and how many of them are promised to orders. */
export type Holding = { warehouse_id: number; variants: number; pieces: number; promised: number };

export const lockWarehouse = (trx: CommerceDb, id: number): Promise<WarehouseRow | undefined> =>
  trx.selectFrom("commerce.warehouse").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** Locks all of them: of two who delete the last two, the later sees that one is left. */
export const lockWarehouses = (trx: CommerceDb): Promise<WarehouseRow[]> =>
  trx.selectFrom("commerce.warehouse").selectAll().orderBy("id").forUpdate().execute();

export async function isWarehouseSlugTaken(trx: CommerceDb, slug: string, exceptId: number | null): Promise<boolean> {
  const rows = trx.selectFrom("commerce.warehouse").select("id").where("slug", "=", slug);
  const found = await rows.executeTakeFirst();
  return found !== undefined && found.id !== exceptId;
}

export type WarehouseDraft = { name: string; slug: string; email: string; address: AddressFields };

export async function insertWarehouse(trx: CommerceDb, { address, ...rest }: WarehouseDraft): Promise<number> {
  const { id } = await trx
    .insertInto("commerce.warehouse")
    .values({ ...rest, country: address.country, address: JSON.stringify(address) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateWarehouse(
  trx: CommerceDb,
  id: number,
  { address, ...rest }: Partial<WarehouseDraft>,
): Promise<void> {
  const change = { ...rest, ...(address && { country: address.country, address: JSON.stringify(address) }) };
  if (Object.keys(change).length === 0) return;
  await trx.updateTable("commerce.warehouse").set(change).where("id", "=", id).execute();
}

export async function deleteWarehouse(trx: CommerceDb, id: number): Promise<void> {
  await trx.deleteFrom("commerce.warehouse").where("id", "=", id).execute();
}

/** Everything that lies in a warehouse goes to another, with what is promised of it. @returns of how many variants */
export async function moveAllStock(trx: CommerceDb, from: number, into: number): Promise<number> {
  // in the order in which orders take them
  await sql`select from commerce.stock where warehouse_id = ${from} order by variant_id for update`.execute(trx);
  const { numUpdatedRows } = await trx
    .updateTable("commerce.stock")
    .set({ warehouse_id: into })
    .where("warehouse_id", "=", from)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Those that hold something; an empty shelf is none. */
export async function holdings(db: CommerceDb, warehouseId: number | null = null): Promise<Holding[]> {
  const { rows } = await sql<Holding>`
    select warehouse_id, count(*)::integer as variants, sum(quantity)::bigint as pieces, sum(allocated)::bigint as promised
    from commerce.stock where quantity > 0 and (${warehouseId}::integer is null or warehouse_id = ${warehouseId})
    group by warehouse_id`.execute(db);
  return rows.map((row) => ({ ...row, pieces: Number(row.pieces), promised: Number(row.promised) }));
}

export async function assignZones(trx: CommerceDb, warehouseId: number, zoneIds: readonly number[]): Promise<void> {
  if (zoneIds.length === 0) return;
  await trx
    .insertInto("commerce.warehouse_zone")
    .values(zoneIds.map((zone_id) => ({ warehouse_id: warehouseId, zone_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unassignZones(trx: CommerceDb, warehouseId: number, zoneIds: readonly number[]): Promise<void> {
  if (zoneIds.length === 0) return;
  await trx
    .deleteFrom("commerce.warehouse_zone")
    .where("warehouse_id", "=", warehouseId)
    .where("zone_id", "in", [...zoneIds])
    .execute();
}

/** Zones that are sent to from this warehouse and no other. */
export async function servedAlone(trx: CommerceDb, warehouseId: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select z.id, z.name from commerce.warehouse_zone w join commerce.shipping_zone z on z.id = w.zone_id
    where w.warehouse_id = ${warehouseId} and not exists (select from commerce.warehouse_zone other
      where other.zone_id = w.zone_id and other.warehouse_id <> w.warehouse_id) order by z.id`.execute(trx);
  return rows;
}

/** Which warehouses send to which zones, of either side. */
export function zoneLinks(
  db: CommerceDb,
  by: { warehouses: readonly number[] } | { zones: readonly number[] },
): Promise<{ warehouse_id: number; zone_id: number }[]> {
  const rows = db.selectFrom("commerce.warehouse_zone").selectAll().orderBy("zone_id").orderBy("warehouse_id");
  return (
    "zones" in by ? rows.where("zone_id", "in", [...by.zones]) : rows.where("warehouse_id", "in", [...by.warehouses])
  ).execute();
}

/** Shelves of a warehouse, one more than asked for. */
export function stockPage(db: CommerceDb, warehouseId: number, page: PageRequest): Promise<StockRow[]> {
  const { isDown, way } = readingOf(page);
  const after = cursorNumber(page.after?.[0]);
  const rows = db
    .selectFrom("commerce.stock")
    .selectAll()
    .where("warehouse_id", "=", warehouseId)
    .orderBy("id", way)
    .limit(page.first + 1);
  return (after === null ? rows : rows.where("id", isDown ? "<" : ">", after)).execute();
}

export async function stockCount(db: CommerceDb, warehouseId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from commerce.stock where warehouse_id = ${warehouseId}`.execute(db);
  return rows[0]?.count ?? 0;
}
