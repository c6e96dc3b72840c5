import { randomUUID } from "node:crypto";
import type { Services } from "@carloom/platform";
import { type Again, againData, askedBy } from "../order/mail-again.ts";
import { hasEventWith, insertEvent, lockOrder, orderById, type OrderRow } from "../order/order.repository.ts";
import { paymentById, refundById, type RefundRow } from "../payment/payment.repository.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { type CreditNoteRow, creditNoteOfRefund, creditNotesOf, insertCreditNote } from "./credit.repository.ts";
import { creditContent } from "./credit.sheet.ts";
import { orderLetter } from "../order/order.letter.ts";
import { invoiceOf } from "./invoice.command.ts";
import { mailedLink } from "./invoice.link.ts";
import { invoicesOfOrders, nextNumber } from "./invoice.repository.ts";

/**
 * What of a refund takes back of what was sold, minor units: what the order's money is short of its total, less what
 * earlier notes say. Money that was there beyond the total corrects nothing, nor does what a note says already whose
 * own refund came back.
 */
const corrected = (refund: { amount: number }, order: OrderRow, notes: readonly CreditNoteRow[]): number => {
  const said = notes.reduce((sum, { content }) => sum + content.gross, 0);
  return Math.min(refund.amount, Math.max(0, order.total_gross - order.charged - said));
};

/**
 * The credit note of a refund that went out: one for each, with numbers without gaps. @returns undefined where there is
 * nothing to correct: the refund did not go out, belongs to no order, took nothing off what was sold, or its order ended
 * before it had an invoice
 */
export async function ensureCreditNote(
  services: Pick<Services, "db" | "settings">,
  refundId: string,
): Promise<CreditNoteRow | undefined> {
  const gone = await wentOut(shopTables(services.db), refundId);
  return gone && noteOf(services, gone);
}

type WentOut = { refund: RefundRow; orderId: string };

/** A refund that went out, and the order that it is of. */
async function wentOut(db: CommerceDb, refundId: string): Promise<WentOut | undefined> {
  const refund = await refundById(db, refundId);
  const payment = refund && (await paymentById(db, refund.transaction_id));
  const orderId = payment?.order_id;
  return refund && orderId && refund.status === "SUCCESS" ? { refund, orderId } : undefined;
}

function noteOf(
  services: Pick<Services, "db" | "settings">,
  { refund, orderId }: WentOut,
): Promise<CreditNoteRow | undefined> {
  return shopTables(services.db)
    .transaction()
    .execute(async (trx) => {
      const order = await lockOrder(trx, orderId);
      const known = await creditNoteOfRefund(trx, refund.id);
      if (known || !order) return known;
      const invoice = await invoiceOf(trx, services, order);
      if (!invoice) return undefined;
      const amount = corrected(refund, order, await creditNotesOf(trx, orderId));
      if (amount <= 0) return undefined;
      const now = new Date();
      const content = creditContent(invoice, { amount, reason: refund.reason }, now);
      const note = { id: randomUUID(), order_id: orderId, refund_id: refund.id, invoice_id: invoice.id, content };
      // the counter stays locked until the commit, so this comes last
      return insertCreditNote(trx, { ...note, number: await nextNumber(trx, now, "credit_note") });
    });
}

/** Tells the buyer once that money went back: with the credit note, or without one where nothing was to be corrected. */
export async function sendCreditNote(services: Services, asked: { refundId: string } & Again): Promise<void> {
  const db = shopTables(services.db);
  const gone = await wentOut(db, asked.refundId);
  if (!gone) return;
  const note = await noteOf(services, gone);
  const { refund, orderId } = gone;
  const order = await orderById(db, orderId);
  if (!order?.email) return;
  // it ended before it had an invoice: the mail of its end says what goes back
  if (!note && (await invoicesOfOrders(db, [order.id])).length === 0) return;
  const data = {
    emailType: "ORDER_REFUND",
    ...(note && { creditNote: note.number }),
    refund: refund.id,
    ...againData(asked),
  };
  // notes of earlier releases name the credit note alone
  const known = note ? { emailType: data.emailType, creditNote: note.number, ...againData(asked) } : data;
  if (await hasEventWith(db, order.id, "EMAIL_SENT", known)) return;
  const letter = await orderLetter(services, order);
  const { t } = letter;
  const subject = t("credit.mail.subject", { product: services.settings.public.productName, order: letter.number });
  const price = letter.price(refund.amount);
  const mail = letter.write(
    subject,
    note
      ? [
          { kind: "text", text: t("credit.mail.text", { number: note.number, price, order: letter.number }) },
          { kind: "button", label: t("credit.mail.action"), url: await mailedLink(services, "credit", note.id) },
        ]
      : [{ kind: "text", text: t("credit.mail.surplus", { price, order: letter.number }) }],
  );
  await services.mailer.send({ to: order.email, ...mail });
  await insertEvent(db, { order_id: order.id, type: "EMAIL_SENT", user_id: askedBy(asked), data });
}
