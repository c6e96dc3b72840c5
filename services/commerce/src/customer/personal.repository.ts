import { sql } from "kysely";
import type { Person } from "@carloom/identity";
import { dropCard } from "../membership/card.repository.ts";
import type { CommerceDb } from "../tables.ts";

/** Pictures that orders still being made need to be printed. */
export async function uploadsOfOpenOrders(trx: CommerceDb, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select distinct art #>> '{}' as uuid
    from commerce."order" o join commerce.design d on d.order_id = o.id,
      jsonb_path_query(d.build, '$.stickers[*].art ? (@.kind == "upload").uuid') art
    where o.user_id = ${accountId} and o.status not in ('FULFILLED', 'CANCELED', 'RETURNED', 'EXPIRED')`.execute(trx);
  return rows.map(({ uuid }) => uuid);
}

/** Of pictures that somebody took when they were nobody's, those in carts, quotes and orders that are not theirs. */
export async function uploadsOfOthers(trx: CommerceDb, accountId: string, uuids: readonly string[]): Promise<string[]> {
  if (uuids.length === 0) return [];
  const { rows } = await sql<{ uuid: string }>`
    with theirs as (
      select d.build from commerce.design d
        left join commerce."order" o on o.id = d.order_id left join commerce.checkout c on c.id = d.checkout_id
        where coalesce(o.user_id, c.user_id) is distinct from ${accountId}
      union all select jsonb_path_query(designs, '$[*].build') from commerce.quote
        where user_id is distinct from ${accountId}
    )
    select distinct art #>> '{}' as uuid
    from theirs, jsonb_path_query(build, '$.stickers[*].art ? (@.kind == "upload").uuid') art
    where art #>> '{}' = any(${[...uuids]}::text[])`.execute(trx);
  return rows.map(({ uuid }) => uuid);
}

/** Erases what the shop keeps of a person and what names no account. Orders stay, without the account. */
export async function erasePerson(trx: CommerceDb, person: Person): Promise<void> {
  const { id, email, is_confirmed } = person;
  // the provider forgets their card too, by a job of this transaction
  await dropCard(trx, id);
  await sql`update commerce.payment_transaction p set card_consent = null where card_consent is not null and (
    p.order_id in (select o.id from commerce."order" o where o.user_id = ${id})
    or p.checkout_id in (select c.id from commerce.checkout c where c.user_id = ${id}))`.execute(trx);
  await sql`delete from commerce.checkout c where user_id = ${id} and not exists (
    select 1 from commerce.payment_transaction p where p.checkout_id = c.id and (p.charged > 0 or p.authorized > 0))`.execute(
    trx,
  );
  // what staff prepared for them; who prepared it for others did so no more
  const prepared = sql`commerce.draft d where d.checkout_id = c.id
    and (c.draft ->> 'userId' = ${id} or (c.email = ${email} and ${is_confirmed}))`;
  await sql`delete from commerce.checkout c using ${prepared} and not exists (
    select 1 from commerce.payment_transaction p where p.checkout_id = c.id and (p.charged > 0 or p.authorized > 0))`.execute(
    trx,
  );
  await sql`update commerce.checkout c set draft = jsonb_set(c.draft, '{userId}', 'null') from ${prepared}`.execute(
    trx,
  );
  await sql`update commerce.draft set created_by = null where created_by = ${id}`.execute(trx);
  // a cart that money came for goes when the money has gone back
  await sql`update commerce.checkout set user_id = null where user_id = ${id}`.execute(trx);
  await sql`update commerce."order" set user_id = null where user_id = ${id}`.execute(trx);
  await sql`update commerce.order_event set user_id = null where user_id = ${id}`.execute(trx);
  const acted = [
    "dispute_evidence",
    "dispute_file",
    "proof",
    "proof_comment",
    "floor_batch",
    "floor_piece",
    "floor_event",
    "floor_lot",
    "design_version",
  ];
  for (const table of acted)
    await sql`update ${sql.table(`commerce.${table}`)} set user_id = null where user_id = ${id}`.execute(trx);
  await sql`delete from commerce.wish where user_id = ${id}`.execute(trx);
  await sql`delete from commerce.staff_presence where account_id = ${id}`.execute(trx);
  // what was free of an order stays with it, without the person
  await sql`update commerce.membership set user_id = null, email = '', billing_address = '{}', status = 'ENDED',
    ended_at = coalesce(ended_at, now()), grace_until = null where user_id = ${id}`.execute(trx);
  await sql`delete from commerce.stock_notice where user_id = ${id}
    or (email = ${email} and ${is_confirmed})`.execute(trx);
  await sql`delete from commerce.quote where user_id = ${id}
    or (email = ${email} and ${is_confirmed})`.execute(trx);
  // the money stays on the card; whom its code was mailed to is forgotten
  await sql`update commerce.gift_card_event set user_id = null where user_id = ${id}`.execute(trx);
  await sql`update commerce.gift_card_event set data = data - 'email'
    where data ->> 'email' = ${email} and ${is_confirmed}`.execute(trx);
  await sql`update commerce.gift_card set email = null where email = ${email} and ${is_confirmed}`.execute(trx);
  await sql`update commerce.gift_card set created_by = null where created_by = ${id}`.execute(trx);
  // carts that they began as a guest
  await sql`update commerce.checkout c set email = null, shipping_address = null, billing_address = null, customer_note = ''
    where user_id is null and email = ${email} and ${is_confirmed}`.execute(trx);
  // what a bank still decides on is needed until it has; afterwards nothing of it is
  const disputed = sql`select d.id from commerce.dispute d join commerce.payment_transaction p on p.id = d.transaction_id
    join commerce."order" o on o.id = p.order_id
    where o.email = ${email} and ${is_confirmed} and d.state in ('WON', 'LOST', 'CLOSED')`;
  await sql`delete from commerce.dispute_file where dispute_id in (${disputed})`.execute(trx);
  await sql`delete from commerce.dispute_evidence where dispute_id in (${disputed})`.execute(trx);
  // what was answered names them as well
  await sql`delete from commerce.inbox_answer a using (
      select 'CONTACT' as kind, id::text as key from commerce.contact_message
        where user_id = ${id} or (email = ${email} and ${is_confirmed})
      union all select 'MEMBERSHIP', id::text from commerce.contact_message
        where user_id = ${id} or (email = ${email} and ${is_confirmed})
      union all select 'REPORT', id::text from commerce.build_report
        where user_id = ${id} or (email = ${email} and ${is_confirmed})
      union all select 'RETURN', r.id::text from commerce.return_request r
        join commerce."order" o on o.id = r.order_id where o.email = ${email} and ${is_confirmed}
    ) theirs where a.kind = theirs.kind and a.key = theirs.key`.execute(trx);
  await sql`delete from commerce.contact_message where user_id = ${id}
    or (email = ${email} and ${is_confirmed})`.execute(trx);
  await sql`delete from commerce.build_report where user_id = ${id}
    or (email = ${email} and ${is_confirmed})`.execute(trx);
}

/** All that the shop keeps about a person. */
export async function personalData(db: CommerceDb, { id, email, is_confirmed }: Person): Promise<object> {
  const list = async (name: string, query: ReturnType<typeof sql>) => [name, (await query.execute(db)).rows] as const;
  return Object.fromEntries(
    await Promise.all([
      list(
        "carts",
        sql`select c.id, c.email, c.shipping_address, c.billing_address, c.updated_at, (select json_agg(json_build_object(
            'variant', l.variant_id, 'quantity', l.quantity, 'metadata', l.metadata))
          from commerce.checkout_line l where l.checkout_id = c.id) as lines
          from commerce.checkout c where c.user_id = ${id} or c.id in (
            select d.checkout_id from commerce.draft d join commerce.checkout k on k.id = d.checkout_id
            where k.draft ->> 'userId' = ${id} or (k.email = ${email} and ${is_confirmed}))
          order by c.created_at`,
      ),
      list(
        "orders",
        sql`select o.number, o.created_at, o.status, o.email, o.currency, o.total_gross, o.shipping_address,
            o.billing_address, o.customer_note, (select json_agg(json_build_object('name', l.product_name, 'sku', l.sku,
            'quantity', l.quantity, 'total', l.total_gross)) from commerce.order_line l where l.order_id = o.id) as lines
          from commerce."order" o where o.user_id = ${id} order by o.number`,
      ),
      list(
        "invoices",
        sql`select i.number, i.created_at, i.content from commerce.invoice i
          join commerce."order" o on o.id = i.order_id where o.user_id = ${id} order by i.created_at`,
      ),
      list(
        "creditNotes",
        sql`select n.number, n.created_at, n.content from commerce.credit_note n
          join commerce."order" o on o.id = n.order_id where o.user_id = ${id} order by n.created_at`,
      ),
      list(
        "proofs",
        sql`select o.number, p.version, p.message, p.created_at, d.kind as decision, d.name as decided_by, d.body as decision_text,
            d.created_at as decided_at, (select json_agg(json_build_object('name', c.name, 'text', c.body, 'place', c.place,
            'at', c.created_at) order by c.created_at) from commerce.proof_comment c where c.proof_id = p.id) as comments
          from commerce.proof p join commerce."order" o on o.id = p.order_id
            left join commerce.proof_decision d on d.proof_id = p.id
          where o.user_id = ${id} order by p.created_at`,
      ),
      list(
        "wishlist",
        sql`select v.sku, w.created_at from commerce.wish w join commerce.variant v on v.id = w.variant_id
          where w.user_id = ${id} order by w.created_at`,
      ),
      list(
        "memberships",
        sql`select p.slug, m.period, m.status, m.email, m.billing_address, m.ends_at, m.created_at, (
            select json_agg(json_build_object('from', t.starts_at, 'until', t.ends_at) order by t.number)
            from commerce.membership_period t where t.membership_id = m.id) as periods
          from commerce.membership m join commerce.membership_plan p on p.id = m.plan_id
          where m.user_id = ${id} order by m.created_at`,
      ),
      list(
        "savedCards",
        sql`select brand, last4, exp_month, exp_year, consent, created_at from commerce.saved_card
          where user_id = ${id}`,
      ),
      list(
        "giftCards",
        sql`select g.last4, g.currency, g.initial_balance, g.balance, g.expiry_date, g.email, g.created_at
          from commerce.gift_card g where g.email = ${email} and ${is_confirmed} order by g.created_at`,
      ),
      list(
        "stockNotices",
        sql`select v.sku, n.email, n.created_at from commerce.stock_notice n
          join commerce.variant v on v.id = n.variant_id where n.user_id = ${id} order by n.id`,
      ),
      list(
        "quotes",
        sql`select token, note, lines, created_at, valid_until from commerce.quote where user_id = ${id}
          order by created_at`,
      ),
      list(
        "messages",
        sql`select name, subject, message, created_at from commerce.contact_message
          where user_id = ${id} or (email = ${email} and ${is_confirmed}) order by created_at`,
      ),
      list(
        "answers",
        sql`select a.text, a.created_at from commerce.inbox_answer a
          where (a.kind in ('CONTACT', 'MEMBERSHIP') and a.key in (select c.id::text from commerce.contact_message c
              where c.user_id = ${id} or (c.email = ${email} and ${is_confirmed})))
            or (a.kind = 'REPORT' and a.key in (select b.id::text from commerce.build_report b
              where b.user_id = ${id} or (b.email = ${email} and ${is_confirmed})))
            or (a.kind = 'RETURN' and a.key in (select r.id::text from commerce.return_request r
              join commerce."order" o on o.id = r.order_id where o.user_id = ${id}))
          order by a.created_at`,
      ),
      list(
        "reports",
        sql`select title, reason, message, created_at from commerce.build_report
          where user_id = ${id} or (email = ${email} and ${is_confirmed}) order by created_at`,
      ),
    ]),
  );
}
