import { type Selectable, sql } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";
import type { InvoiceContent } from "../tables/invoice.sheet.ts";

export type InvoiceRow = Selectable<CommerceTables["commerce.invoice"]>;

/**
 * The next number of the year's form. The counter's row stays locked until the commit, so numbers have no gaps; therefore
 * this comes last in its transaction.
 */
export async function nextNumber(
  trx: CommerceDb,
  now: Date,
  series: "invoice" | "credit_note" = "invoice",
): Promise<string> {
  const { value } = await trx
    .updateTable("commerce.counter")
    .set({ value: sql<number>`value + 1` })
    .where("name", "=", series)
    .returning("value")
    .executeTakeFirstOrThrow();
  return `${series === "invoice" ? "" : "CN-"}${now.getUTCFullYear()}-${String(value).padStart(6, "0")}`;
}

/** @returns undefined when another invoice has this number */
export function insertInvoice(
  trx: CommerceDb,
  invoice: { id: string; order_id: string; number: string; content: InvoiceContent },
): Promise<InvoiceRow | undefined> {
  return trx
    .insertInto("commerce.invoice")
    .values({ ...invoice, content: JSON.stringify(invoice.content) })
    .onConflict((conflict) => conflict.column("number").doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function invoiceById(db: CommerceDb, id: string): Promise<InvoiceRow | undefined> {
  return db.selectFrom("commerce.invoice").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Invoices of orders, oldest first. */
export function invoicesOfOrders(db: CommerceDb, ids: readonly string[]): Promise<InvoiceRow[]> {
  return db
    .selectFrom("commerce.invoice")
    .selectAll()
    .where("order_id", "in", [...ids])
    .orderBy("created_at")
    .orderBy("number")
    .execute();
}
