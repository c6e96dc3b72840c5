import { randomUUID } from "node:crypto";
import { addJob, type Services } from "@carloom/platform";
import { type CommerceDb, shopTables } from "../tables.ts";
import { languageOfCode } from "../wire/language.graphql.ts";
import { translate } from "../wire/translate.ts";
import { hasEventWith, insertEvent, orderById } from "./order.repository.ts";

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
  return addJob(trx as never, OWN_CHANGE_MAIL, payload);
}

/** Mails one change in the order's language, once. */
export async function sendOwnChange(services: Services, payload: unknown): Promise<void> {
  const { orderId, change, id, isRefunded } = payload as Payload;
  const db = shopTables(services.db);
  const order = await orderById(db, orderId);
  const data = { emailType: "OWN_CHANGE", change, id };
  if (!order || (await hasEventWith(db, orderId, "EMAIL_SENT", data))) return;
  const language = languageOfCode(order.language_code);
  const t = translate(language);
  const { url, productName: product } = services.settings.public;
  const number = String(order.number);
  const link = `${url}/orders/${order.token}${language === "en" ? "" : `?lang=${language}`}`;
  const text = [
    t(`own-change-mail.${change}`, { number }),
    ...(isRefunded ? [t("own-change-mail.refund")] : []),
    "",
    t("own-change-mail.notYou", { email: services.settings.env.CONTACT_EMAIL }),
    "",
    t("order-mail.track", { link }),
  ].join("\n");
  const subject = t(`own-change-mail.${change}.subject`, { product, number });
  await services.mailer.send({ to: order.email, subject, text });
  await insertEvent(db, { order_id: orderId, type: "EMAIL_SENT", user_id: null, data });
}
