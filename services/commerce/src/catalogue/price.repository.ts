import { sql } from "kysely";
import type { CommerceDb } from "../tables.ts";

/** What a row `p` of prices costs at this moment, with the promotions that run: the one price that anybody pays. */
export const NOW = sql<number>`case when p.offers is null then p.amount
  else commerce.price_at(p.amount, p.offers, statement_timestamp()) end`;

/** Prices of a variant by channel, minor units, take the place of those that it had; one that stays is not touched. */
export async function replacePrices(
  trx: CommerceDb,
  variantId: number,
  prices: ReadonlyMap<number, number>,
): Promise<void> {
  await trx
    .deleteFrom("commerce.variant_price")
    .where("variant_id", "=", variantId)
    .where(sql<boolean>`channel_id <> all(${[...prices.keys()]}::integer[])`)
    .execute();
  if (prices.size === 0) return;
  await trx
    .insertInto("commerce.variant_price")
    .values(
      [...prices].map(([channel_id, amount]) => ({ variant_id: variantId, channel_id, amount, rate_per_m2: null })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["variant_id", "channel_id"])
        .doUpdateSet({ amount: (eb) => eb.ref("excluded.amount"), rate_per_m2: null }),
    )
    .execute();
}
