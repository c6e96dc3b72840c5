import { sql } from "kysely";
import type { CommerceDb } from "../tables.ts";
import { days, figures, LINES, type Period } from "./counted.repository.ts";

/** Money in minor units of the channel's currency. */
export type SalesRow = {
  channel_id: number;
  day: string;
  orders: number;
  gross: number;
  tax: number;
  refunded: number;
};

export const begin = ({ from, timeZone }: Period) => sql`(${from}::date::timestamp at time zone ${timeZone})`;
export const end = ({ until, timeZone }: Period) => sql`((${until}::date + 1)::timestamp at time zone ${timeZone})`;

/** Orders by the day on which they were placed and refunds by the day on which the money went, channel by channel. */
export async function salesByDay(db: CommerceDb, period: Period): Promise<SalesRow[]> {
  const { rows } = await sql<SalesRow>`
    with ${days(period)}, sold as (select * from ${figures("figure_sale")} f), returned as (
      select o.channel_id, (r.updated_at at time zone ${period.timeZone})::date as day, sum(r.amount)::bigint as refunded
      from commerce.refund r
      join commerce.payment_transaction t on t.id = r.transaction_id
      join commerce."order" o on o.id = t.order_id
      where r.status = 'SUCCESS' and r.updated_at >= ${begin(period)} and r.updated_at < ${end(period)}
      group by 1, 2
    )
    select channel_id, to_char(day, 'YYYY-MM-DD') as day, coalesce(orders, 0) as orders, coalesce(gross, 0) as gross,
      coalesce(tax, 0) as tax, coalesce(refunded, 0) as refunded
    from sold full join returned using (channel_id, day) order by channel_id, day`.execute(db);
  return rows;
}

export type SoldRow = { variant_id: number; product_name: string; variant_name: string; pieces: number };

/** What was sold most, by pieces: sums of money of several currencies mean nothing. Names are read of these few alone. */
export async function mostSold(db: CommerceDb, period: Period, first: number): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`
    with ${days(period)}, best as materialized (
      select f.variant_id, sum(f.pieces)::integer as pieces
      from ${figures("figure_sold")} f group by f.variant_id having sum(f.pieces) > 0
      order by sum(f.pieces) desc, f.variant_id limit ${first}
    ), named as (
      select f.variant_id, f.product_name, f.variant_name from best join commerce.figure_sold f
        on f.variant_id = best.variant_id and f.day in (select day from counted)
      union all
      select l.variant_id, l.product_name, l.variant_name from ${LINES} join best on best.variant_id = l.variant_id
    )
    select best.variant_id, max(n.product_name) as product_name, max(n.variant_name) as variant_name, best.pieces
    from best left join named n on n.variant_id = best.variant_id
    group by best.variant_id, best.pieces order by best.pieces desc, best.variant_id`.execute(db);
  return rows;
}

export type ScarceRow = { variant_id: number; available: number; sold: number };

/**
 * What runs out before so many days are over when it sells as in the period, the most urgent first; what is gone already
 * and sold in the period too.
 */
export async function runningOut(db: CommerceDb, period: Period, within: number, first: number): Promise<ScarceRow[]> {
  const { rows } = await sql<ScarceRow>`
    with ${days(period)}, sold as (
      select f.variant_id, sum(f.promised)::integer as sold
      from ${figures("figure_sold")} f group by f.variant_id having sum(f.promised) > 0
    )
    select sold.variant_id, greatest(0, s.quantity - s.allocated)::integer as available, sold.sold
    from sold cross join lateral (
      -- of what was sold, one by one: a shop keeps more than it sells in a month
      select * from commerce.stock s where s.variant_id = sold.variant_id offset 0) s
    join commerce.variant v on v.id = sold.variant_id and v.track_inventory
    where greatest(0, s.quantity - s.allocated)
      <= sold.sold * ${within}::numeric / (${period.until}::date - ${period.from}::date + 1)
    order by greatest(0, s.quantity - s.allocated)::numeric / sold.sold, sold.variant_id limit ${first}`.execute(db);
  return rows;
}

export type BuildCount = { name: string; count: number };

const built =
  (kind: "TEMPLATE" | "COLOUR" | "FINISH") =>
  async (db: CommerceDb, period: Period, first: number): Promise<BuildCount[]> => {
    const { rows } = await sql<BuildCount>`
      with ${days(period)}
      select f.name, sum(f.builds)::integer as count from ${figures("figure_built")} f
      where f.kind = ${kind} group by 1 order by 2 desc, 1 limit ${first}`.execute(db);
    return rows;
  };

/** Templates that most ordered builds stand on, by their slugs. */
export const templatesOrdered = built("TEMPLATE");
/** Finishes that most ordered builds have somewhere; each counts once a build. */
export const finishesOrdered = built("FINISH");
/** Colours that most ordered builds have somewhere, as hex; each counts once a build. */
export const coloursOrdered = built("COLOUR");
