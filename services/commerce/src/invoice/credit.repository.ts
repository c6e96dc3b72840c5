import type { Selectable } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";
import type { CreditContent } from "../tables/credit.sheet.ts";

export type CreditNoteRow = Selectable<CommerceTables["commerce.credit_note"]>;

export function insertCreditNote(
  trx: CommerceDb,
  note: { id: string; order_id: string; refund_id: string; invoice_id: string; number: string; content: CreditContent },
): Promise<CreditNoteRow> {
  return trx
    .insertInto("commerce.credit_note")
    .values({ ...note, content: JSON.stringify(note.content) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function creditNoteById(db: CommerceDb, id: string): Promise<CreditNoteRow | undefined> {
  return db.selectFrom("commerce.credit_note").selectAll().where("id", "=", id).executeTakeFirst();
}

export function creditNoteOfRefund(db: CommerceDb, refundId: string): Promise<CreditNoteRow | undefined> {
  return db.selectFrom("commerce.credit_note").selectAll().where("refund_id", "=", refundId).executeTakeFirst();
}

/** Credit notes of an order, oldest first. */
export function creditNotesOf(db: CommerceDb, orderId: string): Promise<CreditNoteRow[]> {
  const notes = db.selectFrom("commerce.credit_note").selectAll().where("order_id", "=", orderId);
  return notes.orderBy("created_at").orderBy("number").execute();
}
