import { randomUUID } from "node:crypto";
import type { Services } from "@carloom/platform";
import { type Again, againData, askedBy } from "../order/mail-again.ts";
import { hasEventWith, insertEvent, lockOrder, orderById } from "../order/order.repository.ts";
import { paymentById, refundById } from "../payment/payment.repository.ts";
import { shopTables } from "../tables.ts";
import { type CreditNoteRow, creditNoteOfRefund, insertCreditNote } from "./credit.repository.ts";
import { creditContent } from "./credit.sheet.ts";
import { orderLetter } from "../order/order.letter.ts";
import { invoiceOf } from "./invoice.command.ts";
import { mailedLink } from "./invoice.link.ts";
import { nextNumber } from "./invoice.repository.ts";

/**
 * The credit note of a refund that went out: one for each, with numbers without gaps. @returns undefined where there is
 * nothing to correct: the refund did not go out, belongs to no order, or its order ended before it had an invoice
 */
export async function ensureCreditNote(
  services: Pick<Services, "db" | "settings">,
  refundId: string,
): Promise<CreditNoteRow | undefined> {
  const db = shopTables(services.db);
  const refund = await refundById(db, refundId);
  const payment = refund && (await paymentById(db, refund.transaction_id));
  const orderId = payment?.order_id;
  if (!refund || !orderId || refund.status !== "SUCCESS") return undefined;
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    const known = await creditNoteOfRefund(trx, refundId);
    if (known || !order) return known;
    const invoice = await invoiceOf(trx, services, order);
    if (!invoice) return undefined;
    const now = new Date();
    const content = creditContent(invoice, refund, now);
    const note = { id: randomUUID(), order_id: orderId, refund_id: refundId, invoice_id: invoice.id, content };
    // the counter stays locked until the commit, so this comes last
    return insertCreditNote(trx, { ...note, number: await nextNumber(trx, now, "credit_note") });
  });
}

/** Tells the buyer once that money went back, with the credit note. */
export async function sendCreditNote(services: Services, asked: { refundId: string } & Again): Promise<void> {
  const note = await ensureCreditNote(services, asked.refundId);
  const db = shopTables(services.db);
  const order = note && (await orderById(db, note.order_id));
  if (!note || !order?.email) return;
  const data = { emailType: "ORDER_REFUND", creditNote: note.number, refund: note.refund_id, ...againData(asked) };
  // notes of earlier releases name the credit note alone
  const known = { emailType: data.emailType, creditNote: note.number, ...againData(asked) };
  if (await hasEventWith(db, order.id, "EMAIL_SENT", known)) return;
  const letter = await orderLetter(services, order);
  const { t } = letter;
  const { number, content } = note;
  const price = letter.price(content.gross);
  const link = await mailedLink(services, "credit", note.id);
  const subject = t("credit.mail.subject", { product: services.settings.public.productName, order: letter.number });
  const mail = letter.write(subject, [
    { kind: "text", text: t("credit.mail.text", { number, price, order: letter.number }) },
    { kind: "button", label: t("credit.mail.action"), url: link },
  ]);
  await services.mailer.send({ to: order.email, ...mail });
  await insertEvent(db, { order_id: order.id, type: "EMAIL_SENT", user_id: askedBy(asked), data });
}
