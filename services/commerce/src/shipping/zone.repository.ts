import type { LocalizedText } from "@carloom/build";
import { cursorNumber, type PageRequest, readingOf } from "@carloom/platform";
import { type Selectable, sql } from "kysely";
import { noteRemoved } from "../catalogue/removed.repository.ts";
import type { CommerceDb, CommerceTables } from "../tables.ts";

export type ZoneRow = Selectable<CommerceTables["commerce.shipping_zone"]>;
export type MethodRow = Selectable<CommerceTables["commerce.shipping_method"]>;
/** Minor units of the channel. */
export type RateRow = Selectable<CommerceTables["commerce.shipping_price"]>;

export function zonePage(db: CommerceDb, page: PageRequest): Promise<ZoneRow[]> {
  const { isDown, way } = readingOf(page);
  const after = cursorNumber(page.after?.[0]);
  const rows = db
    .selectFrom("commerce.shipping_zone")
    .selectAll()
    .orderBy("id", way)
    .limit(page.first + 1);
  return (after === null ? rows : rows.where("id", isDown ? "<" : ">", after)).execute();
}

export async function zoneCount(db: CommerceDb): Promise<number> {
  const rows = db.selectFrom("commerce.shipping_zone").select((eb) => eb.fn.countAll<number>().as("count"));
  return (await rows.executeTakeFirstOrThrow()).count;
}

export function zonesByIds(db: CommerceDb, ids: readonly number[]): Promise<ZoneRow[]> {
  return db
    .selectFrom("commerce.shipping_zone")
    .selectAll()
    .where("id", "in", [...ids])
    .execute();
}

export const lockZone = (trx: CommerceDb, id: number): Promise<ZoneRow | undefined> =>
  trx.selectFrom("commerce.shipping_zone").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export function insertZone(
  trx: CommerceDb,
  zone: { name: string; description: string; countries: string[] },
): Promise<ZoneRow> {
  return trx.insertInto("commerce.shipping_zone").values(zone).returningAll().executeTakeFirstOrThrow();
}

/** Changes a zone; where it goes to is where its ways of delivery go to. */
export async function updateZone(
  trx: CommerceDb,
  id: number,
  change: { name?: string; description?: string; countries?: string[] },
): Promise<void> {
  if (Object.keys(change).length > 0)
    await trx.updateTable("commerce.shipping_zone").set(change).where("id", "=", id).execute();
  if (change.countries)
    await trx
      .updateTable("commerce.shipping_method")
      .set({ countries: change.countries })
      .where("zone_id", "=", id)
      .execute();
}

/** With its ways of delivery: carts that chose one choose anew. */
export async function deleteZone(trx: CommerceDb, id: number): Promise<void> {
  for (const { slug } of await methodsOfZones(trx, [id])) await noteRemoved(trx, "shipping_method", slug);
  await trx.deleteFrom("commerce.shipping_zone").where("id", "=", id).execute();
}

export function methodsOfZones(db: CommerceDb, zoneIds: readonly number[]): Promise<MethodRow[]> {
  return db
    .selectFrom("commerce.shipping_method")
    .selectAll()
    .where("zone_id", "in", [...zoneIds])
    .orderBy("position")
    .orderBy("id")
    .execute();
}

export const lockMethod = (trx: CommerceDb, id: number): Promise<MethodRow | undefined> =>
  trx.selectFrom("commerce.shipping_method").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export type MethodChange = {
  names?: LocalizedText;
  minimum_days?: number;
  maximum_days?: number;
  maximum_weight_g?: number | null;
};

export async function insertMethod(trx: CommerceDb, zone: ZoneRow, method: Required<MethodChange>): Promise<MethodRow> {
  return trx
    .insertInto("commerce.shipping_method")
    .values({
      ...method,
      names: JSON.stringify(method.names),
      // nobody reads it: it tells the seed's ways of delivery apart
      slug: sql<string>`'own-' || gen_random_uuid()`,
      countries: zone.countries,
      zone_id: zone.id,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from commerce.shipping_method)`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateMethod(trx: CommerceDb, id: number, { names, ...rest }: MethodChange): Promise<void> {
  if (!names && Object.keys(rest).length === 0) return;
  await trx
    .updateTable("commerce.shipping_method")
    .set({ ...rest, ...(names && { names: JSON.stringify(names) }) })
    .where("id", "=", id)
    .execute();
}

export async function deleteMethod(trx: CommerceDb, { id, slug }: MethodRow): Promise<void> {
  await noteRemoved(trx, "shipping_method", slug);
  await trx.deleteFrom("commerce.shipping_method").where("id", "=", id).execute();
}

export function ratesOfMethods(db: CommerceDb, methodIds: readonly number[]): Promise<RateRow[]> {
  return db
    .selectFrom("commerce.shipping_price")
    .selectAll()
    .where("method_id", "in", [...methodIds])
    .orderBy("channel_id")
    .execute();
}

export type RateChange = Pick<RateRow, "method_id" | "channel_id" | "base"> &
  Partial<Pick<RateRow, "minimum_order" | "maximum_order">>;

/** What a way of delivery costs in a channel, and for which orders; what is not given stays as it is. */
export async function setRate(trx: CommerceDb, rate: RateChange): Promise<void> {
  const { base, minimum_order, maximum_order } = rate;
  await trx
    .insertInto("commerce.shipping_price")
    .values({ ...rate, per_kg: 0 })
    .onConflict((conflict) =>
      conflict.columns(["method_id", "channel_id"]).doUpdateSet({ base, minimum_order, maximum_order }),
    )
    .execute();
}

export async function setPerKg(trx: CommerceDb, methodId: number, channelId: number, perKg: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("commerce.shipping_price")
    .set({ per_kg: perKg })
    .where("method_id", "=", methodId)
    .where("channel_id", "=", channelId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function removeRates(trx: CommerceDb, methodId: number, channelIds: readonly number[]): Promise<void> {
  await trx
    .deleteFrom("commerce.shipping_price")
    .where("method_id", "=", methodId)
    .where("channel_id", "=", sql<number>`any(${[...channelIds]}::integer[])`)
    .execute();
}
