import { type RawBuilder, sql } from "kysely";
import type { CommerceDb } from "../tables.ts";

/** Days as `YYYY-MM-DD` in a time zone, the last one included. */
export type Period = { from: string; until: string; timeZone: string };

/** What nobody paid or what was called off is no sale. */
export const SOLD = sql`o.status not in ('UNCONFIRMED', 'CANCELED', 'EXPIRED')`;

const BOUNDS = (timeZone: string) => sql`
  (a.day::timestamp at time zone ${timeZone}) as begins, ((a.day + 1)::timestamp at time zone ${timeZone}) as ends`;

/**
 * What books keep: what was sold, and what was called off after it was invoiced and all of it was paid. Of the latter the
 * credit note takes the sale back, in its own period; what was not sold is in neither.
 */
export const BOOKED = sql`(${SOLD} or (o.status in ('CANCELED', 'EXPIRED')
  and exists (select from commerce.invoice i where i.order_id = o.id)
  and o.total_gross <= (select sum(p.charged) from commerce.payment_transaction p where p.order_id = o.id)))`;

/**
 * `counted` are the days of a period that stand in the tables of figures as they are; `open` the others, which are read
 * from the orders. Whoever reads both in one statement sees each order once.
 */
export const days = ({ from, until, timeZone }: Period): RawBuilder<unknown> => sql`
  marked as materialized (
    select distinct (m.at at time zone ${timeZone})::date as day from commerce.figure_mark m
  ), counted as materialized (
    select d.day from commerce.figure_day d where d.time_zone = ${timeZone} and d.day between ${from}::date and ${until}::date
      and not exists (select from marked m where m.day = d.day)
  ), open as materialized (
    select a.day, ${BOUNDS(timeZone)}
    from (select ${from}::date + n as day from generate_series(0, ${until}::date - ${from}::date) n) a
    where not exists (select from counted c where c.day = a.day)
  )`;

// a few days by the index, then line by line: what was sold long ago costs nothing, however much it is
const ORDERS = sql`open cross join lateral (
  select * from commerce."order" o where o.created_at >= open.begins and o.created_at < open.ends offset 0) o`;
export const LINES = sql`${ORDERS} cross join lateral (
  select * from commerce.order_line l where l.order_id = o.id offset 0) l`;
const DESIGNS = sql`${ORDERS} cross join lateral (
  select * from commerce.design d where d.order_id = o.id offset 0) d`;

/** The columns of a table of figures, made of the orders of `open` days. */
const MADE_OF = {
  figure_sale: sql`
    select open.day, o.channel_id, count(*)::integer as orders, sum(o.total_gross)::bigint as gross,
      sum(o.total_gross - o.total_net)::bigint as tax
    from ${ORDERS} where ${SOLD} group by 1, 2`,
  figure_sold: sql`
    select open.day, l.variant_id, max(l.product_name) as product_name, max(l.variant_name) as variant_name,
      coalesce(sum(l.quantity - l.quantity_returned - l.quantity_withdrawn) filter (where ${SOLD}), 0)::integer as pieces,
      sum(l.quantity - l.quantity_returned - l.quantity_withdrawn)::integer as promised
    from ${LINES} where o.status not in ('CANCELED', 'EXPIRED') and l.variant_id is not null group by 1, 2`,
  figure_built: sql`
    select open.day, kind, name, count(*)::integer as builds
    from ${DESIGNS} cross join lateral (
      select 'TEMPLATE' as kind, d.template_slug as name
      union select 'COLOUR', lower(found #>> '{}') from jsonb_path_query(d.build, '$.paint.*.color') found
      union select 'FINISH', found #>> '{}' from jsonb_path_query(d.build, '$.paint.*.finish') found
    ) what where ${SOLD} and name is not null group by 1, 2, 3`,
  figure_tax: sql`
    select day, channel_id, country, ppm, sum(net)::bigint as net, sum(tax)::bigint as tax from (
      select open.day, o.channel_id, o.tax_country as country, l.tax_ppm as ppm, l.total_net as net,
        l.total_gross - l.total_net as tax
      from ${LINES} where ${BOOKED}
      union all
      select open.day, o.channel_id, o.tax_country, o.tax_ppm, o.shipping_net, o.shipping_gross - o.shipping_net
      from ${ORDERS} where ${BOOKED} and o.shipping_gross > 0
    ) amount group by 1, 2, 3, 4`,
  figure_paid: sql`
    select open.day, o.channel_id, t.gateway, sum(e.amount)::bigint as charged
    from open cross join lateral (
      select * from commerce.payment_event e
      where e.type = 'CHARGE_SUCCESS' and e.created_at >= open.begins and e.created_at < open.ends offset 0) e
    cross join lateral (select * from commerce.payment_transaction t where t.id = e.transaction_id offset 0) t
    join commerce."order" o on o.id = t.order_id group by 1, 2, 3`,
} as const;

const COLUMNS = {
  figure_sale: ["day", "channel_id", "orders", "gross", "tax"],
  figure_sold: ["day", "variant_id", "product_name", "variant_name", "pieces", "promised"],
  figure_built: ["day", "kind", "name", "builds"],
  figure_tax: ["day", "channel_id", "country", "ppm", "net", "tax"],
  figure_paid: ["day", "channel_id", "gateway", "charged"],
} as const;
export type Figures = keyof typeof MADE_OF;
const TABLES = Object.keys(MADE_OF) as Figures[];

/** Rows of a table of figures for every day of {@link days}, whether counted or not. */
export const figures = (name: Figures): RawBuilder<unknown> => {
  const columns = sql.join(COLUMNS[name].map((column) => sql.ref(`f.${column}`)));
  // the days as one list: their rows are read page by page, where a join asks an index for each
  return sql`(select ${columns} from commerce.${sql.raw(name)} f where f.day = any(array(select day from counted))
    union all ${MADE_OF[name]})`;
};

const MOST_DAYS = 60;

/**
 * Counts days that were never counted or that changed since, the latest first and a few at a time.
 * @returns whether all are counted now
 */
export async function countFigures(db: CommerceDb, timeZone: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('commerce.figure_day'))`.execute(trx);
    // a shop that moved counts its days anew
    await sql`delete from commerce.figure_day where time_zone <> ${timeZone}`.execute(trx);
    await sql`
      with changed as (delete from commerce.figure_mark returning (at at time zone ${timeZone})::date as day)
      delete from commerce.figure_day d using (select distinct day from changed) c where c.day = d.day`.execute(trx);
    const { rows } = await sql<{ day: string }>`
      select to_char(a.day, 'YYYY-MM-DD') as day
      from (select (now() at time zone ${timeZone})::date - n as day from generate_series(0,
        (now() at time zone ${timeZone})::date - (least(
          (select min(created_at) from commerce."order"),
          (select min(created_at) from commerce.payment_event where type = 'CHARGE_SUCCESS')) at time zone ${timeZone})::date) n) a
      where not exists (select from commerce.figure_day d where d.day = a.day)
      order by 1 desc limit ${MOST_DAYS + 1}`.execute(trx);
    const due = rows.slice(0, MOST_DAYS).map(({ day }) => day);
    if (due.length === 0) return true;
    const given = sql`${due}::text[]::date[]`;
    for (const name of TABLES) {
      const table = sql.table(`commerce.${name}`);
      await sql`delete from ${table} where day = any(${given})`.execute(trx);
      await sql`
        with open as materialized (select a.day, ${BOUNDS(timeZone)} from unnest(${given}) as a(day))
        insert into ${table} (${sql.join(COLUMNS[name].map((column) => sql.ref(column)))}) ${MADE_OF[name]}`.execute(
        trx,
      );
    }
    await sql`insert into commerce.figure_day (day, time_zone) select a.day, ${timeZone} from unnest(${given}) as a(day)`.execute(
      trx,
    );
    return rows.length <= MOST_DAYS;
  });
}
