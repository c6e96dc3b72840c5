import { randomBytes, randomUUID } from "node:crypto";
import type { Connection } from "@carloom/platform";

type Pool = Connection["pool"];
type Row = Record<string, unknown>;
type Column = { column_name: string; data_type: string; udt_name: string };

/** Something of each type, for columns that a test says nothing about. */
function anything({ data_type: type }: Column): unknown {
  if (type === "uuid") return randomUUID();
  if (type === "jsonb") return "{}";
  if (type === "boolean") return true;
  if (type === "ARRAY") return [];
  if (type === "bytea") return randomBytes(8);
  if (/timestamp|date/.test(type)) return new Date();
  if (/int|numeric/.test(type)) return 1;
  return randomUUID().slice(0, 8);
}

/**
 * Writes rows past the laws of the tables (no triggers, foreign keys or checks), for tests of what is read of them and
 * erased, in a database of their own: what a row does not say is filled with anything of the column's type.
 */
export async function rowsOf(pool: Pool) {
  let number = 5000 + Math.floor(Math.random() * 1_000_000);
  const { rows: checks } = await pool.query<{ drop: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop from pg_constraint
      where contype = 'c' and connamespace = 'commerce'::regnamespace`,
  );
  for (const { drop } of checks) await pool.query(drop);
  async function insert(table: string, row: Row): Promise<Row> {
    const [schema, name] = table.split(".");
    const { rows: columns } = await pool.query<Column>(
      `select column_name, data_type, udt_name from information_schema.columns where table_schema = $1
        and table_name = $2 and is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER'`,
      [schema, name],
    );
    const values: Row = { ...Object.fromEntries(columns.map((one) => [one.column_name, anything(one)])), ...row };
    const names = Object.keys(values);
    const client = await pool.connect();
    try {
      await client.query("begin; set local session_replication_role = replica");
      const { rows } = await client.query(
        `insert into ${schema}."${name}" (${names.map((one) => `"${one}"`).join(", ")})
          values (${names.map((_, i) => `$${i + 1}`).join(", ")}) returning *`,
        Object.values(values),
      );
      await client.query("commit");
      return rows[0];
    } catch (error) {
      await client.query("rollback");
      throw error;
    } finally {
      client.release();
    }
  }

  type Owner = { userId: string | null; email: string; note?: string };

  /** An order with everything that hangs on one. @returns its number */
  async function order({ userId, email, note = "Ring twice" }: Owner): Promise<number> {
    const id = randomUUID();
    const address = JSON.stringify({ firstName: "Ren", streetAddress1: "1 Hidden Lane" });
    const of = { order_id: id };
    const by = { user_id: userId };
    await insert("commerce.order", {
      id,
      number: number++,
      ...by,
      email,
      customer_note: note,
      status: "FULFILLED",
      shipping_address: address,
      billing_address: address,
    });
    await insert("commerce.order_line", { ...of, return_class: "standard" });
    await insert("commerce.fulfillment", of);
    const { id: design } = await insert("commerce.design", { ...of, checkout_id: null, lines: "[]" });
    await insert("commerce.order_consent", { ...of, return_class: "standard" });
    const { id: payment } = await insert("commerce.payment_transaction", {
      ...of,
      checkout_id: null,
      card_consent: JSON.stringify({ text: "Keep my card" }),
    });
    await insert("commerce.payment_event", { transaction_id: payment });
    await insert("commerce.refund", { transaction_id: payment, ...by });
    await insert("commerce.granted_refund", { ...of, transaction_id: payment, ...by, lines: "[]" });
    const { id: dispute } = await insert("commerce.dispute", { transaction_id: payment, state: "WON" });
    await insert("commerce.dispute_evidence", { dispute_id: dispute });
    const { id: wish } = await insert("commerce.return_request", { ...of, ...by, lines: "[]", declared_by: "Ren Ito" });
    await insert("commerce.inbox_answer", { kind: "RETURN", key: wish });
    await insert("commerce.invoice", of);
    await insert("commerce.credit_note", of);
    const { id: proof } = await insert("commerce.proof", { ...of, design_id: design, ...by });
    await insert("commerce.proof_comment", { proof_id: proof, ...by });
    await insert("commerce.proof_decision", { proof_id: proof, kind: "APPROVED" });
    const { id: card } = await insert("commerce.gift_card", { ...of, email: null, created_by: null });
    await insert("commerce.gift_card_event", { ...of, gift_card_id: card, ...by });
    const { id: event } = await insert("commerce.order_event", { ...of, ...by });
    for (const [i, ending] of ["", ":ORDER_FULFILLED"].entries())
      await insert("commerce.event_delivery", {
        webhook_id: i,
        event_key: `order:${event}${ending}`,
        event_type: "ORDER_UPDATED",
        payload: JSON.stringify([{ email, number }]),
        status: i === 0 ? "FAILED" : "PENDING",
      });
    return number - 1;
  }

  /** Something of a person in every table that knows them, with an order of the account and one of the address alone. */
  async function everything({
    userId,
    email,
  }: {
    userId: string;
    email: string;
  }): Promise<{ own: number; guest: number }> {
    const by = { user_id: userId };
    const { id: variant } = await insert("commerce.variant", { sku: `sku-${randomUUID()}` });
    const { id: plan } = await insert("commerce.membership_plan", { slug: `club-${randomUUID().slice(0, 8)}` });
    await insert("commerce.checkout", { ...by, email });
    await insert("commerce.checkout", { user_id: null, email });
    await insert("commerce.gift_card", { email });
    await insert("commerce.wish", { ...by, variant_id: variant });
    await insert("commerce.membership", { ...by, email, plan_id: plan, period: "month", status: "ACTIVE" });
    await insert("commerce.saved_card", by);
    await insert("commerce.card_setup", by);
    const { id: later } = await insert("commerce.variant", { sku: `sku-${randomUUID()}` });
    for (const [i, owner] of [by, { user_id: null, email }].entries()) {
      await insert("commerce.stock_notice", { email, ...owner, variant_id: i === 0 ? variant : later });
      await insert("commerce.quote", { email, ...owner, lines: "[]", designs: "[]" });
      const { id: message } = await insert("commerce.contact_message", { email, ...owner });
      await insert("commerce.inbox_answer", { kind: "CONTACT", key: String(message) });
      await insert("commerce.build_report", { email, ...owner });
    }
    return { own: await order({ userId, email }), guest: await order({ userId: null, email }) };
  }

  /** Tables of the shop in which an account's id stands, but for the account's own. */
  async function naming(id: string): Promise<string[]> {
    const { rows } = await pool.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'commerce'
        and tablename not like 'account%' order by 1`,
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const hits = await pool.query(`select from commerce.${name} t where to_jsonb(t)::text like $1 limit 1`, [
        `%${id}%`,
      ]);
      if (hits.rowCount) found.push(name);
    }
    return found;
  }

  return { insert, order, everything, naming };
}
