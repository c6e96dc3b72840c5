import { formatMoney, type Language } from "@carloom/i18n";
import { mailTranslate, type Services } from "@carloom/platform";
import { fromMinor } from "@carloom/pricing";
import { type Again, againData, askedBy } from "../order/mail-again.ts";
import { hasEventWith, insertEvent, orderById } from "../order/order.repository.ts";
import { gatewayName } from "./words.ts";
import { sellerLine, sellerNow } from "../rules/seller.ts";
import { orderLetter } from "../order/order.letter.ts";
import { shopTables } from "../tables.ts";
import { languageOfCode } from "@carloom/wire";
import { cartOf, paymentById, refundById } from "./payment.repository.ts";

/**
 * Tells staff that a refund failed, with what they need to send it anew, and its receiver that they will hear more; one
 * that staff send again goes to its receiver alone.
 */
export async function sendRefundFailed(services: Services, refundId: string, asked: Again = {}): Promise<void> {
  const db = shopTables(services.db);
  const refund = await refundById(db, refundId);
  const payment = refund && (await paymentById(db, refund.transaction_id));
  if (!payment || refund.status !== "FAILURE") return;
  const order = payment.order_id ? await orderById(db, payment.order_id) : undefined;
  const data = { emailType: "REFUND_FAILED", refund: refundId, ...againData(asked) };
  if (order && (await hasEventWith(db, order.id, "EMAIL_SENT", data))) return;
  const { mailer, settings } = services;
  const product = settings.public.productName;
  const money = (language: Language) =>
    formatMoney(language, fromMinor(refund.amount, payment.currency), payment.currency);
  const number = order ? String(order.number) : "–";
  const toShop = {
    to: settings.env.CONTACT_EMAIL,
    subject: `${product}: a refund of ${money("en")} failed (order ${number})`,
    text: [
      `A refund of ${money("en")} did not reach its receiver; the payment holds the money again.`,
      `Order: ${number}`,
      `Payment: ${gatewayName(services, payment.gateway)} ${payment.provider_reference ?? payment.reference}`,
      `Refund: ${refund.provider_reference ?? refund.id}`,
      `Reason given: ${refund.message || "none"}`,
      "",
      "Ask for the account that it should go to, or refund the payment anew in the dashboard.",
    ].join("\n"),
  };
  if (asked.again === undefined) await mailer.send(toShop);
  if (order) {
    const letter = await orderLetter(services, order);
    const texts = { product, number, price: letter.price(refund.amount), email: letter.email };
    const text = letter.t("refund-mail.failed.text", texts);
    const mail = letter.write(letter.t("refund-mail.failed.subject", texts), [{ kind: "text", text }]);
    await mailer.send({ to: order.email, ...mail });
    await insertEvent(db, { order_id: order.id, type: "EMAIL_SENT", user_id: askedBy(asked), data });
    return;
  }
  const reader = payment.checkout_id ? await cartOf(db, payment.checkout_id) : undefined;
  if (!reader?.email) return;
  const language = languageOfCode(reader.language_code);
  const t = await mailTranslate(services.db, language);
  const seller = await sellerNow(services, language);
  const texts = { product, price: money(language), email: seller.email };
  const text = [t("refund-mail.failed.noOrder", texts), sellerLine(seller)].join("\n\n");
  await mailer.send({ to: reader.email, subject: t("refund-mail.failed.subject", texts), text });
}
