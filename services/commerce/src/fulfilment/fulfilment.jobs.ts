import type { JobHandlers, Services } from "@carloom/platform";
import { addressPart, arrivalPart, goodsPart, orderLetter } from "../order/order.letter.ts";
import { type Again, againData, askedBy } from "../order/mail-again.ts";
import { hasEventWith, insertEvent, linesOfOrders, orderById } from "../order/order.repository.ts";
import { shopTables } from "../tables.ts";
import { DELIVERED_MAIL, sendDelivered } from "./delivered.command.ts";
import { FULFILMENT_MAIL } from "./fulfilment.command.ts";
import { trackingLink } from "./tracking.ts";
import { RETURN_ANSWER_MAIL, sendReturnAnswer } from "./return-request.command.ts";
import { fulfilmentById, linesOfFulfilments } from "../order/parcel.repository.ts";

/** Jobs of parcels. */
export function fulfilmentJobs(services: Services): JobHandlers {
  const db = shopTables(services.db);
  return {
    [RETURN_ANSWER_MAIL]: (payload) => sendReturnAnswer(services, payload as { requestId: string } & Again),
    [DELIVERED_MAIL]: (payload) => sendDelivered(services, payload as { fulfilmentId: string } & Again),
    async [FULFILMENT_MAIL](payload) {
      const asked = payload as { fulfilmentId: string } & Again;
      const parcel = await fulfilmentById(db, asked.fulfilmentId);
      if (parcel?.status !== "FULFILLED") return;
      const order = await orderById(db, parcel.order_id);
      if (!order) return;
      // a second run of the job finds that the mail went out; a new tracking number is news
      const data = {
        emailType: "FULFILLMENT_CONFIRMATION",
        fulfillment: parcel.id,
        tracking: parcel.tracking_number,
        ...againData(asked),
      };
      if (await hasEventWith(db, order.id, "EMAIL_SENT", data)) return;
      const letter = await orderLetter(services, order);
      const { t, number } = letter;
      const lines = await linesOfOrders(db, [order.id]);
      const parcels = await linesOfFulfilments(db, [parcel.id]);
      const pieces = new Map(parcels.map((piece) => [piece.order_line_id, piece.quantity]));
      const tracking = parcel.tracking_number;
      const mail = letter.write(
        t("fulfilment-mail.subject", { product: services.settings.public.productName, number }),
        [
          { kind: "text", text: t("fulfilment-mail.sent", { number }) },
          tracking
            ? {
                kind: "facts",
                title: t("letter.parcel"),
                rows: [{ label: t("letter.tracking"), value: tracking, ...trackingLink(services.settings, tracking) }],
              }
            : null,
          goodsPart(services, letter, order, lines, pieces),
          arrivalPart(letter, order),
          addressPart(letter, order),
        ],
      );
      await services.mailer.send({ to: order.email, ...mail });
      await insertEvent(db, { order_id: order.id, type: "EMAIL_SENT", user_id: askedBy(asked), data });
    },
  };
}
