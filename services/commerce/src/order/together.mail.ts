import { addJob, type LetterPart, type Services, writeLetter } from "@carloom/platform";
import { shopTables } from "../tables.ts";
import { goodsPart, orderLetter, transferPart } from "./order.letter.ts";
import { insertEvent, linesOfOrders, orderById, type OrderRow } from "./order.repository.ts";
import { followedInbox, unconfirmedOrders } from "./together.repository.ts";

/** Confirms several unpaid orders of one inbox in one mail. */
export const TOGETHER_MAIL = "commerce.orderMailTogether";

/** Orders that follow one another within this time are confirmed together when it is over. */
const GATHER_SECONDS = 300;

/**
 * Whether the confirmation of an order waits for more: a stranger who orders in somebody's name again and again fills no
 * inbox. The first order of a guest, a paid one and all of an account are confirmed at once.
 */
export async function waitsForMore(services: Pick<Services, "db" | "settings">, orderId: string): Promise<boolean> {
  if (services.settings.env.LIMIT_GUEST_ORDERS === 0) return false;
  const db = shopTables(services.db);
  const order = await orderById(db, orderId);
  if (!order || order.user_id !== null || order.charged > 0) return false;
  const inbox = await followedInbox(db, orderId, GATHER_SECONDS);
  if (inbox === null) return false;
  const runAt = new Date(Date.now() + GATHER_SECONDS * 1000);
  await addJob(db, TOGETHER_MAIL, { inbox }, { key: `${TOGETHER_MAIL}:${inbox}`, keepsTime: true, runAt });
  return true;
}

async function oneOf(services: Services, order: OrderRow): Promise<(LetterPart | null)[]> {
  const letter = await orderLetter(services, order);
  const { t, number, price, link } = letter;
  const rows = [
    { label: t("sums.total"), value: price(order.total_gross) },
    { label: t("order-mail.together.order", { number }), value: t("letter.track"), url: link },
  ];
  return [
    { kind: "facts", title: t("order-mail.together.order", { number }), rows },
    goodsPart(services, letter, order, await linesOfOrders(shopTables(services.db), [order.id])),
    transferPart(letter, services.settings, order),
  ];
}

/** Mails what an inbox has not been told yet, one mail an address. @param confirm confirms one order by its own mail */
export async function sendTogether(
  services: Services,
  payload: unknown,
  confirm: (orderId: string) => Promise<void>,
): Promise<void> {
  const db = shopTables(services.db);
  const waiting = await unconfirmedOrders(db, (payload as { inbox: string }).inbox);
  // what differs behind a plus may still be somebody else
  for (const [email, orders] of Map.groupBy(waiting, (order) => order.email.toLowerCase())) {
    const last = orders.at(-1) as OrderRow;
    if (orders.length === 1) {
      await confirm(last.id);
      continue;
    }
    const { t, language, email: contact, seller } = await orderLetter(services, last);
    const product = services.settings.public.productName;
    const count = orders.length;
    const text = t("order-mail.together.text", { count });
    const parts = (await Promise.all(orders.map((order) => oneOf(services, order)))).flat();
    const mail = writeLetter({
      language,
      subject: t("order-mail.together.subject", { product, count }),
      product,
      preview: text,
      parts: [{ kind: "text", text }, ...parts.filter((part) => part !== null)],
      foot: [t("order-mail.together.foot", { product, email: contact }), seller].join("\n"),
    });
    await services.mailer.send({ to: email, ...mail });
    for (const order of orders)
      await insertEvent(db, {
        order_id: order.id,
        type: "EMAIL_SENT",
        user_id: null,
        data: { emailType: "ORDER_CONFIRMATION", isPaid: order.charged >= order.total_gross },
      });
  }
}
