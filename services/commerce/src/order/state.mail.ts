import { addJob, type Services } from "@carloom/platform";
import { type CommerceDb, shopTables } from "../tables.ts";
import { addressPart, arrivalPart, goodsPart, orderLetter, sumsPart } from "./order.letter.ts";
import { type Again, againData, askedBy } from "./mail-again.ts";
import { hasEventWith, insertEvent, linesOfOrders, orderById } from "./order.repository.ts";

/** Tells the buyer that their payment has arrived. */
export const PAID_MAIL = "commerce.paidMail";
/** Tells the buyer that the shop has cancelled their order. */
export const CANCELLED_MAIL = "commerce.cancelledMail";

/** The confirmation is sent within seconds; a payment that overtakes it waits for it. */
const WAIT_MS = 15_000;

/** So often it waits before it is sent all the same. */
const MOST_WAITS = 40;

type Payload = { orderId: string; waits?: number; refund?: number } & Again;

const plan = (trx: CommerceDb, job: string, payload: Payload, runAt?: Date) =>
  addJob(trx, job, payload, { key: `${job}:${payload.orderId}`, ...(runAt && { runAt }) });

/** Plans the mail in the transaction in which the last of the money came. */
export const announcePaid = (trx: CommerceDb, orderId: string): Promise<void> => plan(trx, PAID_MAIL, { orderId });

/** Plans the mail in the transaction of the cancellation. @param refund what goes back, minor units */
export const announceCancelled = (trx: CommerceDb, orderId: string, refund = 0): Promise<void> =>
  plan(trx, CANCELLED_MAIL, { orderId, refund });

/** Mails once that an order is paid; not to whoever read it in the confirmation. */
export async function sendPaid(services: Services, payload: unknown): Promise<void> {
  const { orderId, waits = 0, ...asked } = payload as Payload;
  const db = shopTables(services.db);
  const order = await orderById(db, orderId);
  if (!order || order.charged < order.total_gross || order.status === "CANCELED") return;
  const confirmation = { emailType: "ORDER_CONFIRMATION" };
  const isAgain = asked.again !== undefined;
  if (!isAgain && waits < MOST_WAITS && !(await hasEventWith(db, orderId, "EMAIL_SENT", confirmation)))
    return plan(db, PAID_MAIL, { orderId, waits: waits + 1 }, new Date(Date.now() + WAIT_MS));
  const data = { emailType: "PAYMENT_CONFIRMATION", ...againData(asked) };
  const isTold = !isAgain && (await hasEventWith(db, orderId, "EMAIL_SENT", { ...confirmation, isPaid: true }));
  if (isTold || (await hasEventWith(db, orderId, "EMAIL_SENT", data))) return;
  const letter = await orderLetter(services, order);
  const { t, number, price } = letter;
  const lines = await linesOfOrders(db, [orderId]);
  const product = services.settings.public.productName;
  const mail = letter.write(t("letter.paid.subject", { product, number }), [
    { kind: "text", text: t("letter.paid.text", { number, price: price(order.charged) }) },
    arrivalPart(letter, order),
    goodsPart(services, letter, order, lines),
    sumsPart(letter, order, lines),
    addressPart(letter, order),
  ]);
  await services.mailer.send({ to: order.email, ...mail });
  await insertEvent(db, { order_id: orderId, type: "EMAIL_SENT", user_id: askedBy(asked), data });
}

/** Mails once that the shop has cancelled an order, and what goes back. */
export async function sendCancelled(services: Services, payload: unknown): Promise<void> {
  const { orderId, refund = 0, ...asked } = payload as Payload;
  const db = shopTables(services.db);
  const order = await orderById(db, orderId);
  const data = { emailType: "ORDER_CANCEL", ...againData(asked) };
  if (order?.status !== "CANCELED" || (await hasEventWith(db, orderId, "EMAIL_SENT", data))) return;
  const letter = await orderLetter(services, order);
  const { t, number, price } = letter;
  const lines = await linesOfOrders(db, [orderId]);
  const product = services.settings.public.productName;
  const text =
    refund > 0
      ? t("letter.cancelled.paid", { number, price: price(refund) })
      : t("letter.cancelled.unpaid", { number });
  const mail = letter.write(t("letter.cancelled.subject", { product, number }), [
    { kind: "text", text },
    goodsPart(services, letter, order, lines),
    sumsPart(letter, order, lines),
  ]);
  await services.mailer.send({ to: order.email, ...mail });
  // what went back is said again as it was
  await insertEvent(db, {
    order_id: orderId,
    type: "EMAIL_SENT",
    user_id: askedBy(asked),
    data: { ...data, refund },
  });
}
