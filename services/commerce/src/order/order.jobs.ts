import { formatDate, formatMoney, type Language } from "@carloom/i18n";
import type { JobHandlers, Services } from "@carloom/platform";
import { fromMinor } from "@carloom/pricing";
import { ensureInvoice } from "../invoice/invoice.command.ts";
import { paymentOf } from "../invoice/invoice.content.ts";
import { invoiceUrl, MAIL_SECONDS } from "../invoice/invoice.link.ts";
import type { InvoiceContent } from "../invoice/invoice.sheet.ts";
import { shopTables } from "../tables.ts";
import { languageOfCode } from "../wire/language.graphql.ts";
import { translate } from "../wire/translate.ts";
import { EXPIRE_ORDERS, EXPIRED_MAIL, expireOrders, scheduleOrderSweep } from "./expire.command.ts";
import { OWN_CHANGE_MAIL, sendOwnChange } from "./own-change.mail.ts";
import {
  hasEventWith,
  insertEvent,
  linesOfOrders,
  type OrderLineRow,
  type OrderRow,
  orderById,
  orderWithout,
} from "./order.repository.ts";

/** Name of the job that confirms an order by mail. */
export const ORDER_MAIL = "commerce.orderMail";

const orderLink = (site: string, { token, language_code }: OrderRow) => {
  const language = languageOfCode(language_code);
  return `${site}/orders/${token}${language === "en" ? "" : `?lang=${language}`}`;
};

/** What the buyer needs for the transfer, a line each. */
function paymentLines(
  { amount, reference, dueAt, account }: NonNullable<InvoiceContent["payment"]>,
  language: Language,
  price: (minor: number) => string,
): string[] {
  const t = translate(language);
  return [
    t("order-mail.pay", { price: price(amount), reference }),
    "",
    ...(account
      ? [
          t("order-mail.holder", { holder: account.holder }),
          t("order-mail.bank", { bank: account.bank }),
          t("order-mail.account", { account: account.account }),
          ...(account.code ? [t("order-mail.code", { code: account.code })] : []),
        ]
      : [t("order-mail.accountLater")]),
    ...(dueAt ? ["", t("order-mail.due", { date: formatDate(language, dueAt, "long") })] : []),
  ];
}

/** Subject and text of the confirmation, in the customer's language. */
export function orderMail(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  place: { site: string; product: string },
  { payment, invoice }: { payment: InvoiceContent["payment"]; invoice: { number: string; link: string } | null },
): { subject: string; text: string } {
  const language = languageOfCode(order.language_code);
  const t = translate(language);
  const price = (minor: number) => formatMoney(language, fromMinor(minor, order.currency), order.currency);
  const number = String(order.number);
  const goods = lines.map((line) =>
    t("order-mail.line", {
      quantity: line.quantity,
      name: line.metadata.name ?? line.translated_name,
      price: price(order.prices_include_tax ? line.total_gross : line.total_net),
    }),
  );
  const text = [
    t("order-mail.greeting", { product: place.product }),
    t("order-mail.placed", { number }),
    "",
    ...goods,
    "",
    // services and digital goods are carried by nobody
    ...(order.is_shipping_required
      ? [
          t("order-mail.shipping", {
            method: order.shipping_method_name,
            price: price(order.prices_include_tax ? order.shipping_gross : order.shipping_net),
          }),
        ]
      : []),
    t("order-mail.tax", { price: price(order.total_gross - order.total_net) }),
    t("order-mail.total", { price: price(order.total_gross) }),
    "",
    ...(payment ? paymentLines(payment, language, price) : []),
    ...(order.charged >= order.total_gross ? [t("order-mail.paid", { price: price(order.charged) })] : []),
    "",
    ...(invoice ? [t("order-mail.invoice", invoice)] : []),
    t("order-mail.track", {
      link: orderLink(place.site, order),
    }),
  ];
  return { subject: t("order-mail.subject", { product: place.product, number }), text: text.join("\n") };
}

/** Jobs of the shop. */
export function orderJobs(services: Services): JobHandlers {
  const db = shopTables(services.db);
  return {
    async [ORDER_MAIL](payload) {
      const { orderId } = payload as { orderId: string };
      const sent = { emailType: "ORDER_CONFIRMATION" };
      // a second run of the job finds that the mail went out
      const order = await orderWithout(db, orderId, "EMAIL_SENT", sent);
      if (!order) return;
      const { url, productName } = services.settings.public;
      const made = await ensureInvoice(services, orderId);
      const invoice = made ? { number: made.number, link: await invoiceUrl(services, made.id, MAIL_SECONDS) } : null;
      const lines = await linesOfOrders(db, [orderId]);
      const payment = paymentOf(services.settings, order);
      const mail = orderMail(order, lines, { site: url, product: productName }, { payment, invoice });
      await services.mailer.send({ to: order.email, ...mail });
      await insertEvent(db, {
        order_id: orderId,
        type: "EMAIL_SENT",
        user_id: null,
        data: sent,
      });
    },
    [OWN_CHANGE_MAIL]: (payload) => sendOwnChange(services, payload),
    async [EXPIRED_MAIL](payload) {
      const { orderId } = payload as { orderId: string };
      const data = { emailType: "ORDER_CANCEL" };
      const order = await orderById(db, orderId);
      if (order?.status !== "EXPIRED" || (await hasEventWith(db, orderId, "EMAIL_SENT", data))) return;
      const language = languageOfCode(order.language_code);
      const t = translate(language);
      const { url, productName: product } = services.settings.public;
      const number = String(order.number);
      const date = formatDate(language, order.due_at ?? new Date(), "long");
      const subject = t("order-mail.expired.subject", { product, number });
      const text = t("order-mail.expired.text", { number, date, link: orderLink(url, order) });
      await services.mailer.send({ to: order.email, subject, text });
      await insertEvent(db, { order_id: orderId, type: "EMAIL_SENT", user_id: null, data });
    },
    async [EXPIRE_ORDERS]() {
      try {
        await expireOrders(services, new Date());
      } finally {
        await scheduleOrderSweep(services);
      }
    },
  };
}
