import { randomUUID } from "node:crypto";
import { addJob, type Services } from "@carloom/platform";
import { type CommerceDb, shopTables } from "../tables.ts";
import { wishedPart } from "../fulfilment/return-request.command.ts";
import { returnRequestsOf } from "../fulfilment/return-request.repository.ts";
import { addressPart, goodsPart, orderLetter, sumsPart } from "./order.letter.ts";
import { hasEventWith, insertEvent, linesOfOrders, orderById } from "./order.repository.ts";

/** Tells a buyer what was changed in their name behind the order's link: it may not have been them. */
export const OWN_CHANGE_MAIL = "commerce.ownChangeMail";

export type OwnChange = "address" | "cancelled" | "return" | "withdrawn";
type Payload = { orderId: string; change: OwnChange; id: string; isRefunded: boolean };

/** Plans the mail in the transaction of the change. @param isRefunded money goes back with it */
export function announceOwnChange(
  trx: CommerceDb,
  orderId: string,
  change: OwnChange,
  isRefunded = false,
): Promise<void> {
  const payload: Payload = { orderId, change, id: randomUUID(), isRefunded };
  return addJob(trx, OWN_CHANGE_MAIL, payload);
}

/** Mails one change in the order's language, once. */
export async function sendOwnChange(services: Services, payload: unknown): Promise<void> {
  const { orderId, change, id, isRefunded } = payload as Payload;
  const db = shopTables(services.db);
  const order = await orderById(db, orderId);
  const data = { emailType: "OWN_CHANGE", change, id };
  if (!order || (await hasEventWith(db, orderId, "EMAIL_SENT", data))) return;
  const letter = await orderLetter(services, order);
  const { t, number } = letter;
  const product = services.settings.public.productName;
  const lines = await linesOfOrders(db, [orderId]);
  const [latest] =
    change === "return" || change === "withdrawn" ? (await returnRequestsOf(db, orderId)).toReversed() : [];
  const text = [t(`own-change-mail.${change}`, { number }), ...(isRefunded ? [t("own-change-mail.refund")] : [])];
  const mail = letter.write(t(`own-change-mail.${change}.subject`, { product, number }), [
    { kind: "text", text: text.join("\n") },
    change === "address" ? addressPart(letter, order) : null,
    change === "cancelled" ? goodsPart(services, letter, order, lines) : null,
    change === "cancelled" ? sumsPart(letter, order, lines) : null,
    latest ? wishedPart(services, letter, order, lines, latest) : null,
    { kind: "text", text: t("own-change-mail.notYou", { email: services.settings.env.CONTACT_EMAIL }) },
  ]);
  await services.mailer.send({ to: order.email, ...mail });
  await insertEvent(db, { order_id: orderId, type: "EMAIL_SENT", user_id: null, data });
}
