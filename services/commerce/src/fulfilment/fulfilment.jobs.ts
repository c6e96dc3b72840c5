import type { JobHandlers, Services } from "@carloom/platform";
import { hasEventWith, insertEvent, linesOfOrders, orderById } from "../order/order.repository.ts";
import { shopTables } from "../tables.ts";
import { languageOfCode } from "../wire/language.graphql.ts";
import { translate } from "../wire/translate.ts";
import { FULFILMENT_MAIL } from "./fulfilment.command.ts";
import { RETURN_ANSWER_MAIL, sendReturnAnswer } from "./return-request.command.ts";
import { fulfilmentById, linesOfFulfilments } from "./fulfilment.repository.ts";

/** Jobs of parcels. */
export function fulfilmentJobs(services: Services): JobHandlers {
  const db = shopTables(services.db);
  return {
    [RETURN_ANSWER_MAIL]: (payload) => sendReturnAnswer(services, (payload as { requestId: string }).requestId),
    async [FULFILMENT_MAIL](payload) {
      const parcel = await fulfilmentById(db, (payload as { fulfilmentId: string }).fulfilmentId);
      if (parcel?.status !== "FULFILLED") return;
      const order = await orderById(db, parcel.order_id);
      if (!order) return;
      // a second run of the job finds that the mail went out; a new tracking number is news
      const data = { emailType: "FULFILLMENT_CONFIRMATION", fulfillment: parcel.id, tracking: parcel.tracking_number };
      if (await hasEventWith(db, order.id, "EMAIL_SENT", data)) return;
      const language = languageOfCode(order.language_code);
      const t = translate(language);
      const { url, productName: product } = services.settings.public;
      const lines = await linesOfOrders(db, [order.id]);
      const goods = (await linesOfFulfilments(db, [parcel.id])).flatMap((piece) => {
        const line = lines.find((candidate) => candidate.id === piece.order_line_id);
        const name = line?.metadata.name ?? line?.translated_name ?? "";
        return line ? [t("fulfilment-mail.line", { quantity: piece.quantity, name })] : [];
      });
      const number = String(order.number);
      const link = `${url}/orders/${order.token}${language === "en" ? "" : `?lang=${language}`}`;
      const text = [
        t("fulfilment-mail.sent", { number }),
        "",
        ...goods,
        "",
        ...(parcel.tracking_number ? [t("fulfilment-mail.tracking", { tracking: parcel.tracking_number })] : []),
        t("order-mail.track", { link }),
      ].join("\n");
      const subject = t("fulfilment-mail.subject", { product, number });
      await services.mailer.send({ to: order.email, subject, text });
      await insertEvent(db, { order_id: order.id, type: "EMAIL_SENT", user_id: null, data });
    },
  };
}
