import type { Person, PersonalEnd, PersonalTopic } from "@carloom/identity";
import { type RawBuilder, sql } from "kysely";
import type { CommerceDb } from "../tables.ts";

/** Ids of a person's orders, with those that they made as a guest with the address that they have confirmed. */
export const ordersOf = ({ id, email, is_confirmed }: Person): RawBuilder<unknown> =>
  sql`(select theirs.id from commerce."order" theirs where theirs.user_id = ${id}
    or (theirs.user_id is null and theirs.email = ${email} and ${is_confirmed}))`;

/** The same of carts, those that staff prepare for them among them. */
const cartsOf = ({ id, email, is_confirmed }: Person): RawBuilder<unknown> =>
  sql`(select k.id from commerce.checkout k left join commerce.draft d on d.checkout_id = k.id
    where k.user_id = ${id} or (k.user_id is null and k.email = ${email} and ${is_confirmed})
      or (d.id is not null and k.draft ->> 'userId' = ${id}))`;

/** All that the shop keeps about a person; no code, key or number of a card is in it. */
export function personalTopics(db: CommerceDb, person: Person): PersonalTopic[] {
  const { id, email, is_confirmed } = person;
  const [orders, carts] = [ordersOf(person), cartsOf(person)];
  const byAddress = sql`email = ${email} and ${is_confirmed}`;
  const topic = (name: string, end: PersonalEnd, query: RawBuilder<unknown>, isHeavy?: true): PersonalTopic => ({
    name,
    end,
    page: async (from, most) => (await sql<object>`${query} limit ${most} offset ${from}`.execute(db)).rows,
    ...(isHeavy && { isHeavy }),
  });
  const kept = "kept with the order";
  const erased = "erased";
  return [
    topic(
      "carts",
      erased,
      sql`select c.id, c.email, c.language_code, c.shipping_address, c.billing_address, c.customer_note, c.voucher_code,
          c.consent, c.created_at, c.updated_at, (select json_agg(json_build_object(
            'variant', l.variant_id, 'quantity', l.quantity, 'metadata', l.metadata) order by l.position)
          from commerce.checkout_line l where l.checkout_id = c.id) as lines
        from commerce.checkout c where c.id in ${carts} order by c.created_at, c.id`,
    ),
    topic(
      "orders",
      kept,
      sql`select o.number, o.created_at, o.status, o.charge_status, o.email, o.language_code, o.currency, o.subtotal_gross,
          o.shipping_gross, o.total_gross, o.charged, o.voucher_code, o.shipping_address, o.billing_address,
          o.shipping_method_name, o.customer_note, (select json_agg(json_build_object('name', l.product_name,
            'sku', l.sku, 'quantity', l.quantity, 'sent', l.quantity_fulfilled, 'returned', l.quantity_returned,
            'withdrawn', l.quantity_withdrawn, 'total', l.total_gross) order by l.position)
            from commerce.order_line l where l.order_id = o.id) as lines,
          (select json_agg(json_build_object('status', f.status, 'tracking', f.tracking_number, 'at', f.created_at)
            order by f.sequence) from commerce.fulfillment f where f.order_id = o.id) as parcels
        from commerce."order" o where o.id in ${orders} order by o.number`,
    ),
    topic(
      "orderedBuilds",
      kept,
      sql`select o.number, d.title, d.template_slug, d.build, d.lines, d.total, d.currency, d.priced_at
        from commerce.design d join commerce."order" o on o.id = d.order_id
        where o.id in ${orders} order by o.number, d.id`,
      true,
    ),
    topic(
      "consents",
      kept,
      sql`select o.number, c.return_class, c.version, c.language_code, c.text, c.given_at
        from commerce.order_consent c join commerce."order" o on o.id = c.order_id
        where o.id in ${orders} order by o.number, c.return_class`,
    ),
    topic(
      "payments",
      kept,
      sql`select o.number, p.gateway, p.currency, p.amount, p.authorized, p.charged, p.refunded, p.canceled, p.disputed,
          p.state, p.reference, p.card_consent, p.created_at, (select json_agg(json_build_object('type', e.type,
            'amount', e.amount, 'at', e.created_at) order by e.created_at, e.id)
            from commerce.payment_event e where e.transaction_id = p.id) as events,
          (select json_agg(json_build_object('amount', r.amount, 'reason', r.reason, 'status', r.status,
            'at', r.created_at) order by r.created_at, r.id)
            from commerce.refund r where r.transaction_id = p.id) as refunds
        from commerce.payment_transaction p left join commerce."order" o on o.id = p.order_id
        where p.order_id in ${orders} or p.checkout_id in ${carts} order by p.created_at, p.id`,
    ),
    topic(
      "grantedRefunds",
      kept,
      sql`select o.number, g.amount, g.reason, g.shipping, g.lines, g.created_at
        from commerce.granted_refund g join commerce."order" o on o.id = g.order_id
        where o.id in ${orders} order by g.created_at, g.id`,
    ),
    topic(
      "disputes",
      kept,
      sql`select o.number, d.state, d.reason, d.amount, d.opened_at, d.closed_at
        from commerce.dispute d join commerce.payment_transaction p on p.id = d.transaction_id
          join commerce."order" o on o.id = p.order_id
        where o.id in ${orders} order by d.opened_at, d.id`,
    ),
    topic(
      "returns",
      kept,
      sql`select o.number, r.lines, r.reason, r.status, r.answer, r.declared_at, r.declared_by, r.created_at
        from commerce.return_request r join commerce."order" o on o.id = r.order_id
        where o.id in ${orders} order by r.created_at, r.id`,
    ),
    topic(
      "invoices",
      kept,
      sql`select i.number, i.created_at, i.content from commerce.invoice i
        where i.order_id in ${orders} order by i.created_at, i.id`,
    ),
    topic(
      "creditNotes",
      kept,
      sql`select n.number, n.created_at, n.content from commerce.credit_note n
        where n.order_id in ${orders} order by n.created_at, n.id`,
    ),
    topic(
      "proofs",
      kept,
      sql`select o.number, p.version, p.message, p.created_at, d.kind as decision, d.name as decided_by,
          d.body as decision_text, d.created_at as decided_at, (select json_agg(json_build_object('name', c.name,
            'text', c.body, 'place', c.place, 'at', c.created_at) order by c.created_at)
            from commerce.proof_comment c where c.proof_id = p.id) as comments
        from commerce.proof p join commerce."order" o on o.id = p.order_id
          left join commerce.proof_decision d on d.proof_id = p.id
        where o.id in ${orders} order by p.created_at, p.id`,
    ),
    topic(
      "giftCardsBought",
      kept,
      sql`select o.number, g.last4, g.currency, g.initial_balance, g.balance, g.expiry_date, g.created_at
        from commerce.gift_card g join commerce."order" o on o.id = g.order_id
        where o.id in ${orders} order by g.created_at, g.id`,
    ),
    topic(
      "giftCards",
      erased,
      sql`select g.last4, g.currency, g.initial_balance, g.balance, g.expiry_date, g.email, g.created_at
        from commerce.gift_card g where g.${byAddress} order by g.created_at, g.id`,
    ),
    topic(
      "giftCardUses",
      kept,
      sql`select g.last4, g.currency, o.number, e.type, e.amount, e.balance, e.created_at
        from commerce.gift_card_event e join commerce.gift_card g on g.id = e.gift_card_id
          left join commerce."order" o on o.id = e.order_id
        where e.order_id in ${orders} or e.user_id::text = ${id} order by e.created_at, e.id`,
    ),
    topic(
      "wishlist",
      erased,
      sql`select v.sku, w.created_at from commerce.wish w join commerce.variant v on v.id = w.variant_id
        where w.user_id = ${id} order by w.created_at, v.id`,
    ),
    topic(
      "memberships",
      erased,
      sql`select p.slug, m.period, m.status, m.price, m.email, m.billing_address, m.ends_at, m.created_at, (
          select json_agg(json_build_object('from', t.starts_at, 'until', t.ends_at) order by t.number)
            from commerce.membership_period t where t.membership_id = m.id) as periods, (
          select json_agg(json_build_object('area_mm2', u.area_mm2, 'amount', u.amount, 'at', u.created_at)
            order by u.created_at) from commerce.membership_use u where u.membership_id = m.id) as uses
        from commerce.membership m join commerce.membership_plan p on p.id = m.plan_id
        where m.user_id = ${id} order by m.created_at, m.id`,
    ),
    topic(
      "savedCards",
      erased,
      sql`select brand, last4, exp_month, exp_year, consent, created_at from commerce.saved_card
        where user_id = ${id} order by created_at`,
    ),
    topic(
      "cardsBegun",
      erased,
      sql`select consent, created_at from commerce.card_setup where user_id = ${id} order by created_at`,
    ),
    topic(
      "stockNotices",
      erased,
      sql`select v.sku, n.email, n.is_confirmed, n.sent_at, n.created_at from commerce.stock_notice n
        join commerce.variant v on v.id = n.variant_id where n.user_id = ${id} or (n.${byAddress}) order by n.id`,
    ),
    topic(
      "quotes",
      erased,
      sql`select token, email, note, lines, designs, created_at, valid_until from commerce.quote
        where user_id = ${id} or (${byAddress}) order by created_at, id`,
      true,
    ),
    topic(
      "messages",
      erased,
      sql`select name, subject, message, created_at from commerce.contact_message
        where user_id = ${id} or (${byAddress}) order by created_at, id`,
    ),
    topic(
      "answers",
      erased,
      sql`select a.text, a.created_at from commerce.inbox_answer a
        where (a.kind in ('CONTACT', 'MEMBERSHIP') and a.key in (select c.id::text from commerce.contact_message c
            where c.user_id = ${id} or (c.${byAddress})))
          or (a.kind = 'REPORT' and a.key in (select b.id::text from commerce.build_report b
            where b.user_id = ${id} or (b.${byAddress})))
          or (a.kind = 'RETURN' and a.key in (select r.id::text from commerce.return_request r
            where r.order_id in ${orders}))
        order by a.created_at, a.key`,
    ),
    topic(
      "reports",
      erased,
      sql`select title, reason, message, created_at from commerce.build_report
        where user_id = ${id} or (${byAddress}) order by created_at, id`,
    ),
  ];
}
