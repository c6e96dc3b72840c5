import { addJob, type Services } from "@carloom/platform";
import type { CommerceContext } from "../builder.ts";
import { changeOrder, refuse } from "../order/change-order.ts";
import { addressPart, goodsPart, orderLetter } from "../order/order.letter.ts";
import { type Again, againData, askedBy } from "../order/mail-again.ts";
import { hasEventWith, insertEvent, linesOfOrders, orderById } from "../order/order.repository.ts";
import { DELIVERED } from "../order/timeline.ts";
import { shopTables } from "../tables.ts";
import { globalId, uuidOf } from "@carloom/wire";
import { fulfilmentById, linesOfFulfilments } from "../order/parcel.repository.ts";

/** Tells the buyer that a parcel has arrived. */
export const DELIVERED_MAIL = "commerce.deliveredMail";

/** Saleor's orders know no arrival: it is noted in the history, where the buyer's timeline finds it. */
const arrival = (fulfillment: string) => ({ kind: DELIVERED, fulfillment });

/** Notes that a parcel reached its buyer, once, and mails them unless that is not wanted. */
export async function parcelDelivered(context: CommerceContext, id: string, isTold: boolean) {
  const key = uuidOf(id, "Fulfillment");
  const parcel = key ? await fulfilmentById(shopTables(context.db), key) : undefined;
  return changeOrder(context, parcel && globalId("Order", parcel.order_id), async (trx, order, userId) => {
    const sent = parcel && (await fulfilmentById(trx, parcel.id));
    if (sent?.status !== "FULFILLED")
      throw refuse("INVALID", "id", "Only a parcel that is on its way can be delivered.");
    if (await hasEventWith(trx, order.id, "OTHER", arrival(sent.id)))
      throw refuse("INVALID", "id", "This parcel is already marked as delivered.");
    await insertEvent(trx, { order_id: order.id, type: "OTHER", user_id: userId, data: arrival(sent.id) });
    if (isTold)
      await addJob(trx as never, DELIVERED_MAIL, { fulfilmentId: sent.id }, { key: `${DELIVERED_MAIL}:${sent.id}` });
    return sent;
  });
}

/** Mails once that a parcel has arrived, and what to do when something is wrong with it. */
export async function sendDelivered(services: Services, asked: { fulfilmentId: string } & Again): Promise<void> {
  const db = shopTables(services.db);
  const parcel = await fulfilmentById(db, asked.fulfilmentId);
  const order = parcel && (await orderById(db, parcel.order_id));
  // taken back between the act and its mail: there is nothing to tell
  if (!order || parcel.status === "CANCELED") return;
  const data = { emailType: "DELIVERED", fulfillment: parcel.id, ...againData(asked) };
  if (await hasEventWith(db, order.id, "EMAIL_SENT", data)) return;
  const letter = await orderLetter(services, order);
  const { t, number } = letter;
  const lines = await linesOfOrders(db, [order.id]);
  const pieces = (await linesOfFulfilments(db, [parcel.id])).map(
    (piece) => [piece.order_line_id, piece.quantity] as const,
  );
  const product = services.settings.public.productName;
  const mail = letter.write(t("letter.delivered.subject", { product, number }), [
    { kind: "text", text: t("letter.delivered.text", { number }) },
    goodsPart(services, letter, order, lines, new Map(pieces)),
    addressPart(letter, order),
    { kind: "text", text: t("letter.delivered.help") },
  ]);
  await services.mailer.send({ to: order.email, ...mail });
  await insertEvent(db, { order_id: order.id, type: "EMAIL_SENT", user_id: askedBy(asked), data });
}
