import type { LocalizedText } from "@carloom/build";
import type { AddressFields } from "@carloom/identity";
import type { ColumnType, Generated, JSONColumnType } from "kysely";

type Time = ColumnType<Date, Date | undefined, Date>;
type Json<T extends object> = JSONColumnType<T, string | undefined, string>;
type NullableJson<T extends object> = JSONColumnType<T | null, string | null | undefined, string | null>;

export type StockTables = {
  "commerce.warehouse": {
    id: Generated<number>;
    slug: string;
    name: string;
    country: string;
    email: Generated<string>;
    /** Null of one that nobody gave an address. */
    address: NullableJson<AddressFields>;
  };
  /** Zones that warehouses send to; one that names none is sent to from all. */
  "commerce.warehouse_zone": { warehouse_id: number; zone_id: number };
  "commerce.stock": {
    id: Generated<number>;
    variant_id: number;
    warehouse_id: number;
    quantity: number;
    allocated: Generated<number>;
  };
  /** Written by triggers on `commerce.stock`. */
  "commerce.stock_movement": {
    id: ColumnType<number, never, never>;
    variant_id: number;
    warehouse_id: number;
    pieces: number;
    quantity_left: number;
    cause: string;
    reason: string;
    user_id: string | null;
    order_id: string | null;
    created_at: Time;
  };
  "commerce.shipping_zone": {
    id: Generated<number>;
    name: string;
    description: Generated<string>;
    countries: Generated<string[]>;
    created_at: Time;
  };
  "commerce.shipping_method": {
    id: Generated<number>;
    zone_id: Generated<number | null>;
    slug: string;
    names: Json<LocalizedText>;
    countries: string[];
    minimum_days: number;
    maximum_days: number;
    maximum_weight_g: number | null;
    position: number;
  };
  "commerce.shipping_price": {
    method_id: number;
    channel_id: number;
    base: number;
    per_kg: number;
    minimum_order: number | null;
    maximum_order: number | null;
  };
};
