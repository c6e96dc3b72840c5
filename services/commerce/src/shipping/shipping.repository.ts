import type { LocalizedText } from "@carloom/build";
import { sql } from "kysely";
import type { CommerceDb } from "../tables.ts";

/** A way of delivery with its price in one channel; its sums in minor units of the channel. */
export type ShippingRow = {
  id: number;
  names: LocalizedText;
  minimum_days: number;
  maximum_days: number;
  maximum_weight_g: number | null;
  base: number;
  per_kg: number;
  /** Goods of at least and at most this much are carried, both included; null without a bound. */
  minimum_order: number | null;
  maximum_order: number | null;
};

/** A way of delivery where it is offered. */
export type OfferedShipping = ShippingRow & {
  channel_id: number;
  countries: string[];
  /** What sends to its zone; none named is all of them. */
  warehouses: number[];
};

/** Ways of delivery in all channels, in their order. */
export function shippingMethods(db: CommerceDb): Promise<OfferedShipping[]> {
  return db
    .selectFrom("commerce.shipping_method as m")
    .innerJoin("commerce.shipping_price as p", "p.method_id", "m.id")
    .select(["m.id", "m.names", "m.minimum_days", "m.maximum_days", "m.maximum_weight_g", "m.countries"])
    .select(["p.channel_id", "p.base", "p.per_kg", "p.minimum_order", "p.maximum_order"])
    .select(
      sql<number[]>`array(select w.warehouse_id from commerce.warehouse_zone w where w.zone_id = m.zone_id)`.as(
        "warehouses",
      ),
    )
    .orderBy("m.position")
    .orderBy("m.id")
    .execute();
}

/** Where goods lie of which stock is kept. */
export async function warehousesOfVariants(db: CommerceDb, variantIds: readonly number[]): Promise<number[]> {
  if (variantIds.length === 0) return [];
  const rows = await db
    .selectFrom("commerce.stock")
    .select("warehouse_id")
    .distinct()
    .where("variant_id", "=", sql<number>`any(${[...variantIds]}::integer[])`)
    .execute();
  return rows.map(({ warehouse_id }) => warehouse_id);
}

/** Codes of all countries that something delivers to. */
export async function deliveredCountries(db: CommerceDb): Promise<string[]> {
  const rows = await db
    .selectFrom("commerce.shipping_method")
    .select(sql<string>`unnest(countries)`.as("code"))
    .distinct()
    .execute();
  return rows.map(({ code }) => code);
}
