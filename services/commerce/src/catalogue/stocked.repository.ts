import type { CommerceDb } from "../tables.ts";

export type StockRow = { id: number; variant_id: number; warehouse_id: number; quantity: number; allocated: number };
export type VariantPriceRow = { variant_id: number; channel_id: number; amount: number };

/** What the warehouses hold of variants. */
export const stocksOfVariants = (db: CommerceDb, variantIds: readonly number[]): Promise<StockRow[]> =>
  db
    .selectFrom("commerce.stock")
    .select(["id", "variant_id", "warehouse_id", "quantity", "allocated"])
    .where("variant_id", "in", [...variantIds])
    .orderBy("id")
    .execute();

/** What variants cost in every channel, as each states its prices. */
export const pricesOfVariants = (db: CommerceDb, variantIds: readonly number[]): Promise<VariantPriceRow[]> =>
  db
    .selectFrom("commerce.variant_price")
    .select(["variant_id", "channel_id", "amount"])
    .where("variant_id", "in", [...variantIds])
    .orderBy("channel_id")
    .execute();
