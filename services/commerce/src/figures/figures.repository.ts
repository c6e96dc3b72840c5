import { sql } from "kysely";
import type { CommerceDb } from "../tables.ts";

/** Days as `YYYY-MM-DD` in a time zone, the last one included. */
export type Period = { from: string; until: string; timeZone: string };

/** Money in minor units of the channel's currency. */
export type SalesRow = {
  channel_id: number;
  day: string;
  orders: number;
  gross: number;
  tax: number;
  refunded: number;
};

/** What nobody paid or what was called off is no sale. */
export const SOLD = sql`o.status not in ('UNCONFIRMED', 'CANCELED', 'EXPIRED')`;

export const begin = ({ from, timeZone }: Period) => sql`(${from}::date::timestamp at time zone ${timeZone})`;
export const end = ({ until, timeZone }: Period) => sql`((${until}::date + 1)::timestamp at time zone ${timeZone})`;

/** Orders by the day on which they were placed and refunds by the day on which the money went, channel by channel. */
export async function salesByDay(db: CommerceDb, period: Period): Promise<SalesRow[]> {
  const { rows } = await sql<SalesRow>`
    with sold as (
      select o.channel_id, (o.created_at at time zone ${period.timeZone})::date as day, count(*)::integer as orders,
        sum(o.total_gross)::bigint as gross, sum(o.total_gross - o.total_net)::bigint as tax
      from commerce."order" o
      where o.created_at >= ${begin(period)} and o.created_at < ${end(period)} and ${SOLD}
      group by 1, 2
    ), returned as (
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

/** What was sold most, by pieces: sums of money of several currencies mean nothing. */
export async function mostSold(db: CommerceDb, period: Period, first: number): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`
    select l.variant_id, max(l.product_name) as product_name, max(l.variant_name) as variant_name,
      sum(l.quantity - l.quantity_returned)::integer as pieces
    from commerce."order" o join commerce.order_line l on l.order_id = o.id
    where o.created_at >= ${begin(period)} and o.created_at < ${end(period)} and ${SOLD} and l.variant_id is not null
    group by l.variant_id having sum(l.quantity - l.quantity_returned) > 0
    order by pieces desc, l.variant_id limit ${first}`.execute(db);
  return rows;
}

export type ScarceRow = { variant_id: number; available: number; sold: number };

/**
 * What runs out before so many days are over when it sells as in the period, the most urgent first; what is gone already
 * and sold in the period too.
 */
export async function runningOut(db: CommerceDb, period: Period, days: number, first: number): Promise<ScarceRow[]> {
  const { rows } = await sql<ScarceRow>`
    with sold as (
      select l.variant_id, sum(l.quantity - l.quantity_returned)::integer as sold
      from commerce."order" o join commerce.order_line l on l.order_id = o.id
      where o.created_at >= ${begin(period)} and o.created_at < ${end(period)}
        and o.status not in ('CANCELED', 'EXPIRED') and l.variant_id is not null
      group by l.variant_id having sum(l.quantity - l.quantity_returned) > 0
    )
    select sold.variant_id, greatest(0, s.quantity - s.allocated)::integer as available, sold.sold
    from sold join commerce.variant v on v.id = sold.variant_id and v.track_inventory
    join commerce.stock s on s.variant_id = sold.variant_id
    where greatest(0, s.quantity - s.allocated)
      <= sold.sold * ${days}::numeric / (${period.until}::date - ${period.from}::date + 1)
    order by greatest(0, s.quantity - s.allocated)::numeric / sold.sold, sold.variant_id limit ${first}`.execute(db);
  return rows;
}

export type BuildCount = { name: string; count: number };

/** Templates that most ordered builds stand on, by their slugs. */
export async function templatesOrdered(db: CommerceDb, period: Period, first: number): Promise<BuildCount[]> {
  const { rows } = await sql<BuildCount>`
    select d.template_slug as name, count(*)::integer as count
    from commerce."order" o join commerce.design d on d.order_id = o.id
    where o.created_at >= ${begin(period)} and o.created_at < ${end(period)} and ${SOLD}
    group by 1 order by 2 desc, 1 limit ${first}`.execute(db);
  return rows;
}

/** Finishes that most ordered builds have somewhere; each counts once a build. */
export async function finishesOrdered(db: CommerceDb, period: Period, first: number): Promise<BuildCount[]> {
  const { rows } = await sql<BuildCount>`
    select painted.finish as name, count(*)::integer as count
    from commerce."order" o join commerce.design d on d.order_id = o.id
    cross join lateral (
      select distinct found #>> '{}' as finish from jsonb_path_query(d.build, '$.paint.*.finish') found
    ) painted
    where o.created_at >= ${begin(period)} and o.created_at < ${end(period)} and ${SOLD}
    group by 1 order by 2 desc, 1 limit ${first}`.execute(db);
  return rows;
}

/** Colours that most ordered builds have somewhere, as hex; each counts once a build. */
export async function coloursOrdered(db: CommerceDb, period: Period, first: number): Promise<BuildCount[]> {
  const { rows } = await sql<BuildCount>`
    select painted.colour as name, count(*)::integer as count
    from commerce."order" o join commerce.design d on d.order_id = o.id
    cross join lateral (
      select distinct lower(found #>> '{}') as colour from jsonb_path_query(d.build, '$.paint.*.color') found
    ) painted
    where o.created_at >= ${begin(period)} and o.created_at < ${end(period)} and ${SOLD}
    group by 1 order by 2 desc, 1 limit ${first}`.execute(db);
  return rows;
}
