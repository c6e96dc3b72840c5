import { formatMoney } from "@carloom/i18n";
import { mailTranslate, type Services } from "@carloom/platform";
import { fromMinor } from "@carloom/pricing";
import { orderLetter } from "../order/order.letter.ts";
import { type Again, againData, askedBy } from "../order/mail-again.ts";
import { insertEvent, orderById } from "../order/order.repository.ts";
import { shopTables } from "../tables.ts";
import { languageOfCode } from "@carloom/wire";
import { cartOf, paymentById } from "./payment.repository.ts";

/** Tells whoever paid that the money goes back. Without an address, because the cart is gone, there is nobody to tell. */
export async function sendRefundMail(
  services: Services,
  {
    paymentId,
    checkoutId,
    amount,
    reason = "gone",
    ...asked
  }: { paymentId: string; checkoutId: string | null; amount?: number; reason?: "gone" | "changed" } & Again,
): Promise<void> {
  const db = shopTables(services.db);
  const payment = await paymentById(db, paymentId);
  if (!payment) return;
  const order = payment.order_id ? await orderById(db, payment.order_id) : undefined;
  const reader = order ?? (checkoutId ? await cartOf(db, checkoutId) : undefined);
  if (!reader?.email) return;
  const language = languageOfCode(reader.language_code);
  const t = await mailTranslate(services.db, language);
  const product = services.settings.public.productName;
  const price = formatMoney(language, fromMinor(amount ?? payment.charged, payment.currency), payment.currency);
  const subject = t("payment-mail.returned.subject", { product });
  const { url } = services.settings.public;
  if (!order) {
    const text = t(reason === "gone" ? "payment-mail.returned.text" : "refund-mail.changed.text", {
      product,
      price,
      link: url,
    });
    await services.mailer.send({ to: reader.email, subject, text });
    return;
  }
  const letter = await orderLetter(services, order);
  const late = letter.t("payment-mail.late.text", { number: letter.number, price });
  await services.mailer.send({ to: reader.email, ...letter.write(subject, [{ kind: "text", text: late }]) });
  const data = {
    emailType: "ORDER_REFUND",
    payment: paymentId,
    refund: amount ?? payment.charged,
    ...againData(asked),
  };
  await insertEvent(db, { order_id: order.id, type: "EMAIL_SENT", user_id: askedBy(asked), data });
}
