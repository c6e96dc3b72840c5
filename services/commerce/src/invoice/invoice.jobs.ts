import type { JobHandlers, Services } from "@carloom/platform";
import { orderLetter } from "../order/order.letter.ts";
import { insertEvent, orderById } from "../order/order.repository.ts";
import { shopTables } from "../tables.ts";
import type { Again } from "../order/mail-again.ts";
import { sendCreditNote } from "./credit.command.ts";
import { INVOICE_MAIL } from "./invoice.command.ts";
import { mailedLink } from "./invoice.link.ts";
import { invoiceById } from "./invoice.repository.ts";
import { CREDIT_NOTE } from "../payment/job-names.ts";

/** Jobs of invoices. */
export function invoiceJobs(services: Services): JobHandlers {
  const db = shopTables(services.db);
  return {
    [CREDIT_NOTE]: (payload) => sendCreditNote(services, payload as { refundId: string } & Again),
    async [INVOICE_MAIL](payload) {
      const { invoiceId, userId } = payload as { invoiceId: string; userId: string | null };
      const invoice = await invoiceById(db, invoiceId);
      const order = invoice && (await orderById(db, invoice.order_id));
      if (!order) return;
      const letter = await orderLetter(services, order);
      const { t } = letter;
      const { number } = invoice;
      const link = await mailedLink(services, "invoice", invoice.id);
      const mail = letter.write(t("invoice.mail.subject", { product: services.settings.public.productName, number }), [
        { kind: "text", text: t("invoice.mail.text", { number, order: String(order.number) }) },
        { kind: "button", label: t("invoice.mail.action"), url: link },
      ]);
      await services.mailer.send({ to: order.email, ...mail });
      const data = { invoiceNumber: number };
      await insertEvent(db, { order_id: order.id, type: "INVOICE_SENT", user_id: userId, data });
    },
  };
}
