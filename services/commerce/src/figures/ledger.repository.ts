import { sql } from "kysely";
import type { CommerceDb } from "../tables.ts";
import { BOOKED, days, figures, type Period } from "./counted.repository.ts";
import { begin, end } from "./figures.repository.ts";

/** Money in minor units of the channel's currency; `credited` is what credit notes took back in the period. */
export type TaxRow = {
  channel_id: number;
  country: string;
  ppm: number;
  net: number;
  tax: number;
  gross: number;
  credited_net: number;
  credited_tax: number;
};

/** What was sold, and credited, at each rate of each country, channel by channel. */
export async function taxByRate(db: CommerceDb, period: Period): Promise<TaxRow[]> {
  const { rows } = await sql<TaxRow>`
    with ${days(period)}, amount as (
      select f.channel_id, f.country, f.ppm, f.net, f.tax, 0::bigint as credited_net, 0::bigint as credited_tax
      from ${figures("figure_tax")} f
      union all
      select o.channel_id, o.tax_country, (t->>'ppm')::integer, 0, 0, (t->>'net')::bigint, (t->>'tax')::bigint
      from commerce.credit_note c join commerce."order" o on o.id = c.order_id
      cross join lateral jsonb_array_elements(c.content->'taxes') t
      where c.created_at >= ${begin(period)} and c.created_at < ${end(period)} and ${BOOKED}
    )
    select channel_id, country, ppm, sum(net)::bigint as net, sum(tax)::bigint as tax, sum(net + tax)::bigint as gross,
      sum(credited_net)::bigint as credited_net, sum(credited_tax)::bigint as credited_tax
    from amount group by 1, 2, 3 order by 1, 2, 3 desc`.execute(db);
  return rows;
}

export type PayoutRow = { channel_id: number; day: string; gateway: string; charged: number; refunded: number };

/** What each way of paying took in and gave back, by the day on which the money went. */
export async function payoutsByDay(db: CommerceDb, period: Period): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    with ${days(period)}, moved as (
      select f.channel_id, f.day, f.gateway, f.charged, 0::bigint as refunded from ${figures("figure_paid")} f
      union all
      select o.channel_id, (r.updated_at at time zone ${period.timeZone})::date, t.gateway, 0, r.amount
      from commerce.refund r join commerce.payment_transaction t on t.id = r.transaction_id
      join commerce."order" o on o.id = t.order_id
      where r.status = 'SUCCESS' and r.updated_at >= ${begin(period)} and r.updated_at < ${end(period)}
    )
    select channel_id, to_char(day, 'YYYY-MM-DD') as day, gateway, sum(charged)::bigint as charged,
      sum(refunded)::bigint as refunded
    from moved group by 1, 2, 3 order by 2, 1, 3`.execute(db);
  return rows;
}

export type JournalRow = {
  number: number;
  day: string;
  channel_id: number;
  country: string;
  currency: string;
  status: string;
  net: number;
  gross: number;
  charged: number;
  refunded: number;
  invoices: string[];
  credit_notes: string[];
};

/** Orders of a period that books keep, in the order of their numbers, those that come after one. */
export async function salesJournal(
  db: CommerceDb,
  period: Period,
  { first, after }: { first: number; after: number },
): Promise<JournalRow[]> {
  const { rows } = await sql<JournalRow>`
    select o.number, to_char(o.created_at at time zone ${period.timeZone}, 'YYYY-MM-DD') as day, o.channel_id,
      o.tax_country as country, o.currency, o.status, o.total_net as net, o.total_gross as gross, o.charged,
      coalesce((select sum(t.refunded) from commerce.payment_transaction t where t.order_id = o.id), 0)::bigint as refunded,
      array(select i.number from commerce.invoice i where i.order_id = o.id order by i.created_at) as invoices,
      array(select c.number from commerce.credit_note c where c.order_id = o.id order by c.created_at) as credit_notes
    from commerce."order" o
    where o.created_at >= ${begin(period)} and o.created_at < ${end(period)} and ${BOOKED} and o.number > ${after}
    order by o.number limit ${first}`.execute(db);
  return rows;
}
