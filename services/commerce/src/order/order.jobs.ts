import { formatMoney } from "@carloom/i18n";
import type { JobHandlers, Services } from "@carloom/platform";
import { fromMinor } from "@carloom/pricing";
import { shopTables } from "../tables.ts";
import { languageOfCode } from "../wire/language.graphql.ts";
import { translate } from "../wire/translate.ts";
import {
  hasEventWith,
  insertEvent,
  linesOfOrders,
  type OrderLineRow,
  type OrderRow,
  orderById,
} from "./order.repository.ts";

/** Name of the job that confirms an order by mail. */
export const ORDER_MAIL = "commerce.orderMail";

/** Subject and text of the confirmation, in the customer's language. */
export function orderMail(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  place: { site: string; product: string },
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
    t("order-mail.shipping", {
      method: order.shipping_method_name,
      price: price(order.prices_include_tax ? order.shipping_gross : order.shipping_net),
    }),
    t("order-mail.tax", { price: price(order.total_gross - order.total_net) }),
    t("order-mail.total", { price: price(order.total_gross) }),
    "",
    order.charged >= order.total_gross
      ? t("order-mail.paid", { price: price(order.charged) })
      : t("order-mail.pay", { price: price(order.total_gross), reference: number }),
    "",
    t("order-mail.track", {
      link: `${place.site}/orders/${order.token}${language === "en" ? "" : `?lang=${language}`}`,
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
      const order = await orderById(db, orderId);
      // a second run of the job finds that the mail went out
      if (!order || (await hasEventWith(db, orderId, "EMAIL_SENT", { emailType: "ORDER_CONFIRMATION" }))) return;
      const { url, productName } = services.settings.public;
      const mail = orderMail(order, await linesOfOrders(db, [orderId]), { site: url, product: productName });
      await services.mailer.send({ to: order.email, ...mail });
      await insertEvent(db, {
        order_id: orderId,
        type: "EMAIL_SENT",
        user_id: null,
        data: { emailType: "ORDER_CONFIRMATION" },
      });
    },
  };
}
