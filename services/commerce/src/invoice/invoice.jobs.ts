import type { JobHandlers, Services } from "@carloom/platform";
import { insertEvent, orderById } from "../order/order.repository.ts";
import { shopTables } from "../tables.ts";
import { languageOfCode } from "../wire/language.graphql.ts";
import { translate } from "../wire/translate.ts";
import { sendCreditNote } from "./credit.command.ts";
import { INVOICE_MAIL } from "./invoice.command.ts";
import { invoiceUrl, MAIL_SECONDS } from "./invoice.link.ts";
import { invoiceById } from "./invoice.repository.ts";
import { CREDIT_NOTE } from "./job-names.ts";

/** Jobs of invoices. */
export function invoiceJobs(services: Services): JobHandlers {
  const db = shopTables(services.db);
  return {
    [CREDIT_NOTE]: (payload) => sendCreditNote(services, (payload as { refundId: string }).refundId),
    async [INVOICE_MAIL](payload) {
      const { invoiceId, userId } = payload as { invoiceId: string; userId: string | null };
      const invoice = await invoiceById(db, invoiceId);
      const order = invoice && (await orderById(db, invoice.order_id));
      if (!order) return;
      const t = translate(languageOfCode(order.language_code));
      const product = services.settings.public.productName;
      const { number } = invoice;
      const subject = t("invoice.mail.subject", { product, number });
      const link = await invoiceUrl(services, invoice.id, MAIL_SECONDS);
      const text = t("invoice.mail.text", { number, order: String(order.number), link });
      await services.mailer.send({ to: order.email, subject, text, action: t("invoice.mail.action") });
      const data = { invoiceNumber: number };
      await insertEvent(db, { order_id: order.id, type: "INVOICE_SENT", user_id: userId, data });
    },
  };
}
