import { sql } from "kysely";
import type { CommerceDb } from "../tables.ts";

/** What stands in the way of deleting a channel. */
export type ChannelUse = { hasOrders: boolean; isPaying: boolean };

export async function channelUse(trx: CommerceDb, id: number): Promise<ChannelUse> {
  const { rows } = await sql<ChannelUse>`select
    exists (select from commerce."order" where channel_id = ${id})
      or exists (select from commerce.membership where channel_id = ${id}) as "hasOrders",
    exists (select from commerce.payment_transaction p join commerce.checkout c on c.id = p.checkout_id
      where c.channel_id = ${id} and p.order_id is null and (p.updated_at > now() - interval '1 day'
        or p.charged > p.refunded or p.authorized > 0)) as "isPaying"
  `.execute(trx);
  return rows[0] ?? { hasOrders: false, isPaying: false };
}

export async function hasOrders(db: CommerceDb, id: number): Promise<boolean> {
  const row = await db
    .selectFrom("commerce.order")
    .select("id")
    .where("channel_id", "=", id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Orders that staff are preparing in a channel. */
export async function draftsIn(db: CommerceDb, id: number): Promise<number> {
  const { rows } = await sql<{ drafts: number }>`
    select count(*)::integer as drafts from commerce.draft d join commerce.checkout c on c.id = d.checkout_id
    where c.channel_id = ${id}`.execute(db);
  return rows[0]?.drafts ?? 0;
}

/** Orders and memberships go on in another channel of the same currency. */
export async function moveOrders(trx: CommerceDb, from: number, into: number): Promise<void> {
  await trx.updateTable("commerce.order").set({ channel_id: into }).where("channel_id", "=", from).execute();
  await trx.updateTable("commerce.membership").set({ channel_id: into }).where("channel_id", "=", from).execute();
}

/** Deletes a channel with its carts, prices and publications, and with what was counted of its visitors. */
export async function deleteChannel(trx: CommerceDb, id: number): Promise<void> {
  for (const table of ["checkout", "quote", "stock_notice", "voucher_value", "visit_day", "visit_subject_day"])
    await sql`delete from ${sql.table(`commerce.${table}`)} where channel_id = ${id}`.execute(trx);
  await trx.deleteFrom("commerce.channel").where("id", "=", id).execute();
}

/**
 * Prices of goods for a channel that has none of them yet, out of another's, variant by variant.
 * @param factor what one minor unit of the other is in this one's, before both are rounded up to `step` minor units
 * @returns the last variant that was looked at; null when there are no more
 */
export async function copyPrices(
  trx: CommerceDb,
  given: { from: number; into: number; factor: number; step: number; after: number; most: number },
): Promise<number | null> {
  const { from, into, factor, step, after, most } = given;
  const { rows } = await sql<{ last: number | null }>`
    with wanted as (
      select variant_id, amount, rate_per_m2 from commerce.variant_price
      where channel_id = ${from} and variant_id > ${after} order by variant_id limit ${most}
    ), put as (
      insert into commerce.variant_price (variant_id, channel_id, amount, rate_per_m2)
        select variant_id, ${into}::integer, ceil(amount * ${factor}::numeric / ${step}) * ${step},
          ceil(rate_per_m2 * ${factor}::numeric / ${step}) * ${step}
        from wanted order by variant_id
      on conflict (variant_id, channel_id) do nothing
    )
    select max(variant_id) as last from wanted`.execute(trx);
  return rows[0]?.last ?? null;
}

/** The highest price that a channel has of anything that is copied; minor units. */
export async function highestPrice(db: CommerceDb, id: number): Promise<number> {
  const { rows } = await sql<{ highest: string | null }>`select greatest(
    (select max(greatest(amount, rate_per_m2)) from commerce.variant_price where channel_id = ${id}),
    (select max(greatest(base, per_kg, minimum_order, maximum_order)) from commerce.shipping_price where channel_id = ${id})) as highest`.execute(
    db,
  );
  return Number(rows[0]?.highest ?? 0);
}

/** The same of ways of delivery, all at once. */
export async function copyRates(
  trx: CommerceDb,
  { from, into, factor, step }: { from: number; into: number; factor: number; step: number },
): Promise<void> {
  await sql`
    insert into commerce.shipping_price (method_id, channel_id, base, per_kg, minimum_order, maximum_order)
      select method_id, ${into}::integer, ceil(base * ${factor}::numeric / ${step}) * ${step},
        ceil(per_kg * ${factor}::numeric / ${step}) * ${step},
        ceil(minimum_order * ${factor}::numeric / ${step}) * ${step},
        ceil(maximum_order * ${factor}::numeric / ${step}) * ${step}
      from commerce.shipping_price where channel_id = ${from}
    on conflict (method_id, channel_id) do nothing`.execute(trx);
}
