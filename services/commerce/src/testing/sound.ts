import { sql } from "kysely";
import type { Shop } from "./shop.ts";

/** What has to hold of a shop at any moment between transactions: each names the rows that break it. */
const LAWS: Record<string, string> = {
  "pieces kept are those that orders and reservations keep": `
    select s.variant_id from commerce.stock s
    left join lateral (select coalesce(sum(l.allocated), 0) n from commerce.order_line l where l.variant_id = s.variant_id) o on true
    left join lateral (select coalesce(sum(r.pieces), 0) n from commerce.reservation r where r.variant_id = s.variant_id) r on true
    where s.allocated <> o.n + r.n`,
  "nothing is oversold": "select variant_id from commerce.stock where allocated < 0 or allocated > quantity",
  "a line waits for no more than it has not got": `
    select id from commerce.order_line where allocated < 0 or allocated + quantity_fulfilled + quantity_withdrawn > quantity
      or quantity_returned > quantity_fulfilled`,
  "an order is the sum of its lines and its delivery": `
    select o.id from commerce."order" o join lateral (
      select sum(total_gross) gross, sum(total_net) net from commerce.order_line l where l.order_id = o.id) l on true
    where o.subtotal_gross <> l.gross or o.subtotal_net <> l.net
      or o.total_gross <> o.subtotal_gross + o.shipping_gross or o.total_net <> o.subtotal_net + o.shipping_net`,
  "numbers have no gaps and none twice": `
    select 1 from commerce."order" having count(*) > 0 and max(number) - min(number) + 1 <> count(*)`,
  "every completion has its order, and its cart is gone": `
    select c.checkout_id from commerce.completion c left join commerce."order" o on o.id = c.order_id
    left join commerce.checkout k on k.id = c.checkout_id where o.id is null or k.id is not null`,
  "a cart becomes one order": `select checkout_id from commerce."order" group by 1 having count(*) > 1`,
  "vouchers are used as often as orders say": `
    select v.id from commerce.voucher v
    where v.used <> (select count(*) from commerce.voucher_use u where u.voucher_id = v.id)
      or v.used > coalesce(v.usage_limit, v.used)`,
  "no more goes back than came in": `
    select id from commerce.payment_transaction where refunded + refund_pending > charged or refunded < 0 or refund_pending < 0`,
  "what an order was paid is what its payments hold": `
    select o.id from commerce."order" o where o.charged <> coalesce((
      select sum(greatest(0, p.charged - p.refunded - p.refund_pending - p.disputed)) from commerce.payment_transaction p where p.order_id = o.id), 0)`,
  "what is left on a gift card is what its ledger says, line by line": `
    select g.id from commerce.gift_card g
    left join lateral (select coalesce(sum(e.amount), 0) n, (array_agg(e.balance order by e.id desc))[1] last
      from commerce.gift_card_event e where e.gift_card_id = g.id) e on true
    where g.balance <> e.n or g.balance <> coalesce(e.last, 0)`,
  "what a gift card paid is one payment of one order, and no more comes back than it paid": `
    select p.id from commerce.payment_transaction p
    left join lateral (select -coalesce(sum(e.amount) filter (where e.type = 'USED_IN_ORDER'), 0) used,
      coalesce(sum(e.amount) filter (where e.type = 'REFUNDED_IN_ORDER'), 0) back
      from commerce.gift_card_event e where e.payment_id = p.id) e on true
    where p.gateway = 'carloom.gift-card' and (e.used <> p.charged or e.back > p.refunded + p.refund_pending or e.back < p.refunded)`,
  "an order has a payment": `
    select o.id from commerce."order" o where not exists (
      select from commerce.payment_transaction p where p.order_id = o.id)`,
  "parcels hold what their lines say was sent": `
    select l.id from commerce.order_line l where l.quantity_fulfilled <> coalesce((
      select sum(f.quantity) from commerce.fulfillment_line f join commerce.fulfillment p on p.id = f.fulfillment_id
      where f.order_line_id = l.id and p.status = 'FULFILLED'), 0)`,
  "nobody has more sticker area free than their month has": `
    select p.membership_id from commerce.membership_use u
    join commerce.membership_period p on p.membership_id = u.membership_id and p.number = u.period
    where u.returned_at is null group by p.membership_id, p.number, p.quota_mm2, u.month having sum(u.area_mm2) > p.quota_mm2`,
  "what was free of an order is what was taken off the month": `
    select o.id from commerce."order" o left join commerce.membership_use u on u.order_id = o.id
    where o.membership_discount <> coalesce(u.amount, 0)`,
  "a paid period follows the one before it": `
    select b.membership_id from commerce.membership_period a
    join commerce.membership_period b on b.membership_id = a.membership_id and b.number = a.number + 1
    where b.starts_at < a.ends_at`,
  "carts have no line twice": `
    select checkout_id from commerce.checkout_line where frozen_price is null and metadata = '{}'
    group by checkout_id, variant_id having count(*) > 1`,
};

/** Laws that do not hold now, with the rows that break them; empty in a sound shop. */
export async function brokenLaws(shop: Pick<Shop, "db">): Promise<string[]> {
  const broken: string[] = [];
  for (const [law, query] of Object.entries(LAWS)) {
    const { rows } = await sql.raw<object>(query).execute(shop.db);
    if (rows.length > 0) broken.push(`${law}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return broken;
}
