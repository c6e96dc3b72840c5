import { formatDate, formatMoney } from "@carloom/i18n";
import type { Services } from "@carloom/platform";
import { fromMinor } from "@carloom/pricing";
import { globalId } from "@carloom/wire";
import { orderById } from "../order/order.repository.ts";
import { paymentById } from "../payment/payment.repository.ts";
import { shopTables } from "../tables.ts";
import { disputeById, evidenceOf } from "./dispute.repository.ts";

/** Tells staff of a dispute, or of its deadline where no evidence was sent yet. */
export async function sendDisputeMail(services: Services, { id, what }: { id: string; what: string }): Promise<void> {
  const db = shopTables(services.db);
  const row = await disputeById(db, id);
  const payment = row && (await paymentById(db, row.transaction_id));
  if (!payment) return;
  const isReminder = what !== "opened";
  const isAnswerable = row.state === "INQUIRY" || row.state === "NEEDS_RESPONSE";
  const evidence = await evidenceOf(db, id);
  if (isReminder && (!isAnswerable || row.submissions > 0 || (evidence && evidence.state !== "REFUSED"))) return;
  const { mailer, settings } = services;
  const order = payment.order_id ? await orderById(db, payment.order_id) : undefined;
  const number = order ? String(order.number) : "–";
  const money = formatMoney("en", fromMinor(row.amount, payment.currency), payment.currency);
  const due = row.due_at ? formatDate("en", row.due_at) : null;
  const product = settings.public.productName;
  await mailer.send({
    to: settings.env.CONTACT_EMAIL,
    subject: isReminder
      ? `${product}: evidence for order ${number} is due by ${due} (${money} disputed)`
      : `${product}: a payment of ${money} is disputed (order ${number})`,
    text: [
      isReminder
        ? "A payment is disputed, and the bank has no evidence from you yet. Without any, the buyer keeps the money."
        : "A buyer asked their bank to take a payment back.",
      `Order: ${number}`,
      `Reason given: ${row.reason || "none"}`,
      `Taken by the bank so far: ${formatMoney("en", fromMinor(row.taken, payment.currency), payment.currency)}`,
      ...(due ? [`Evidence is heard until: ${due}`] : []),
      ...(order && settings.env.DASHBOARD_ORIGIN
        ? ["", `${settings.env.DASHBOARD_ORIGIN}/orders/${encodeURIComponent(globalId("Order", order.id))}`]
        : []),
    ].join("\n"),
  });
}
