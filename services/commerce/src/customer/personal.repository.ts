import { sql } from "kysely";
import type { Person } from "@carloom/identity";
import { dropCard } from "../membership/card.repository.ts";
import type { CommerceDb } from "../tables.ts";
import { forgetTold } from "../webhook/webhook.jobs.ts";
import { ordersOf } from "./personal.topics.repository.ts";

/** Pictures that orders still being made need to be printed. */
export async function uploadsOfOpenOrders(trx: CommerceDb, person: Person): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select distinct art #>> '{}' as uuid
    from commerce."order" o join commerce.design d on d.order_id = o.id,
      jsonb_path_query(d.build, '$.stickers[*].art ? (@.kind == "upload").uuid') art
    where o.id in ${ordersOf(person)} and o.status not in ('FULFILLED', 'CANCELED', 'RETURNED', 'EXPIRED')`.execute(
    trx,
  );
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
  // as long as they tell whose they are
  const orders = ordersOf(person);
  await eraseAnswers(trx, person);
  const { rows: theirs } = await sql<{ id: string }>`select id from commerce."order" where id in ${orders}`.execute(
    trx,
  );
  await forgetTold(
    trx,
    theirs.map((order) => order.id),
  );
  // the provider forgets their card too, by a job of this transaction
  await dropCard(trx, id);
  await sql`update commerce.payment_transaction p set card_consent = null where card_consent is not null and (
    p.order_id in ${orders}
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
    "return_request",
    "refund",
    "granted_refund",
    "stock_movement",
    "production",
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
  await sql`delete from commerce.contact_message where user_id = ${id}
    or (email = ${email} and ${is_confirmed})`.execute(trx);
  await sql`delete from commerce.build_report where user_id = ${id}
    or (email = ${email} and ${is_confirmed})`.execute(trx);
}

/** Evidence of disputes that are over, and what staff answered to what they wrote, which names them as well. */
async function eraseAnswers(trx: CommerceDb, person: Person): Promise<void> {
  const { id, email, is_confirmed } = person;
  const orders = ordersOf(person);
  // what a bank still decides on is needed until it has; afterwards nothing of it is
  const disputed = sql`select d.id from commerce.dispute d join commerce.payment_transaction p on p.id = d.transaction_id
    join commerce."order" o on o.id = p.order_id
    where o.id in ${orders} and d.state in ('WON', 'LOST', 'CLOSED')`;
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
      union all select 'RETURN', r.id::text from commerce.return_request r where r.order_id in ${orders}
    ) theirs where a.kind = theirs.kind and a.key = theirs.key`.execute(trx);
}
