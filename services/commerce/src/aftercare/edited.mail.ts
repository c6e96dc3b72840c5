import type { Services } from "@carloom/platform";
import { mailedLink } from "../invoice/invoice.link.ts";
import { renewInvoice } from "../invoice/invoice.command.ts";
import { paymentsOfOrder } from "../payment/payment.repository.ts";
import { shopTables } from "../tables.ts";
import { type Again, askedBy } from "../order/mail-again.ts";
import { addressPart, goodsPart, orderLetter, sumsPart, transferPart } from "../order/order.letter.ts";
import { isClosed } from "../order/order.process.ts";
import { hasEventWith, insertEvent, linesOfOrders, orderById } from "../order/order.repository.ts";

/** Makes the invoice of the order as it is now, and mails both, once. */
export async function sendEdited(services: Services, payload: unknown): Promise<void> {
  const { orderId, id, ...sender } = payload as { orderId: string; id: string } & Again;
  const db = shopTables(services.db);
  const order = await orderById(db, orderId);
  const data = { emailType: "ORDER_EDITED", id };
  if (!order || isClosed(order.status) || (await hasEventWith(db, orderId, "EMAIL_SENT", data))) return;
  const invoice = await renewInvoice(services, orderId);
  const letter = await orderLetter(services, order);
  const { t, number, price } = letter;
  const lines = await linesOfOrders(db, [orderId]);
  const product = services.settings.public.productName;
  const gone = (await paymentsOfOrder(db, orderId)).reduce((sum, row) => sum + row.refunded + row.refund_pending, 0);
  // what went back out of goodwill is not asked for again
  const due = Math.max(0, order.total_gross - order.charged - gone);
  const over = Math.max(0, order.charged - order.total_gross);
  const isWaiting = order.status === "UNCONFIRMED";
  const asked = {
    ...order,
    status: "UNCONFIRMED",
    charged: order.total_gross - due,
    due_at: isWaiting ? order.due_at : null,
  };
  const text = [
    t("order-edit.text", { number, price: price(order.total_gross) }),
    ...(due > 0 ? [t("order-edit.due", { price: price(due) })] : []),
    ...(over > 0 ? [t("order-edit.over", { price: price(over) })] : []),
  ];
  const link = invoice && (await mailedLink(services, "invoice", invoice.id));
  const mail = letter.write(t("order-edit.subject", { product, number }), [
    { kind: "text", text: text.join("\n") },
    goodsPart(services, letter, order, lines),
    sumsPart(letter, order, lines),
    due > 0 ? transferPart(letter, services.settings, asked) : null,
    addressPart(letter, order),
    invoice && link
      ? {
          kind: "facts",
          title: t("letter.invoice"),
          rows: [
            { label: t("order-edit.invoice", { number: invoice.number }), value: t("letter.invoiceOpen"), url: link },
          ],
        }
      : null,
    { kind: "text", text: t("order-edit.question", { email: letter.email }) },
  ]);
  await services.mailer.send({ to: order.email, ...mail });
  await insertEvent(db, { order_id: orderId, type: "EMAIL_SENT", user_id: askedBy(sender), data });
}
