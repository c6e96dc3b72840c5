import type { ColumnType, Generated, JSONColumnType } from "kysely";

type Time = ColumnType<Date, Date | undefined, Date>;
type NullableJson = JSONColumnType<object | null, string | null | undefined, string | null>;

/** What goods cost less for a time, and what they cost before. */
export type PromotionTables = {
  "commerce.promotion": {
    id: Generated<number>;
    name: string;
    description: NullableJson;
    starts_at: Date;
    ends_at: Date | null;
    created_at: Time;
    updated_at: Time;
  };
  /** A share (`ppm`) or an amount in minor units off the goods that any of the lists names, or off all. */
  "commerce.promotion_rule": {
    id: Generated<number>;
    promotion_id: number;
    name: Generated<string>;
    description: NullableJson;
    ppm: number | null;
    amount: number | null;
    of_all: Generated<boolean>;
    variant_ids: Generated<number[]>;
    product_ids: Generated<number[]>;
    category_ids: Generated<number[]>;
    collection_ids: Generated<number[]>;
  };
  "commerce.promotion_channel": { rule_id: number; channel_id: number };
  /** What a buyer was asked for since when, written by triggers on `commerce.variant_price`; null while it was not sold. */
  "commerce.price_history": {
    id: ColumnType<number, never, never>;
    variant_id: number;
    channel_id: number;
    amount: number | null;
    regular: number | null;
    since: Date;
  };
};
