import { formatDate, type Translate } from "@carloom/i18n";
import type { JobHandlers, Services } from "@carloom/platform";
import { ensureInvoice } from "../invoice/invoice.command.ts";
import { mailedLink } from "../invoice/invoice.link.ts";
import { ORDER_MAIL } from "../order/job-names.ts";
import { shopTables } from "../tables.ts";
import { sendEdited } from "./edited.mail.ts";
import { EDITED_MAIL } from "../order/edit/edited.ts";
import { CONFIRM_AGAIN } from "../order/edit/resend.command.ts";
import { EXPIRE_ORDERS, EXPIRED_MAIL, expireOrders, scheduleOrderSweep } from "./expire.command.ts";
import { addressPart, arrivalPart, goodsPart, orderLetter, sumsPart, transferPart } from "../order/order.letter.ts";
import { sendOwnChange } from "./own-change.mail.ts";
import { OWN_CHANGE_MAIL } from "../order/own-change.ts";
import { type Again, againData, askedBy } from "../order/mail-again.ts";
import { CANCELLED_MAIL, PAID_MAIL, sendCancelled, sendPaid } from "../order/state.mail.ts";
import { sendTogether, TOGETHER_MAIL, waitsForMore } from "../order/together.mail.ts";
import {
  hasEventWith,
  insertEvent,
  linesOfOrders,
  type OrderLineRow,
  type OrderRow,
  orderById,
  orderWithout,
} from "../order/order.repository.ts";

/**
 * The confirmation of an order: what was bought, what it comes to, where it goes and how it is paid.
 * @param words what it is written with, where that is not what is in force
 */
export async function orderMail(
  services: Pick<Services, "db" | "settings">,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  papers: { invoice: { number: string; link: string } | null; confirmation: string | null },
  words?: Translate,
) {
  const { invoice, confirmation } = papers;
  const letter = await orderLetter(services, order, words);
  const { t, number, price } = letter;
  const product = services.settings.public.productName;
  const isPaid = order.charged >= order.total_gross;
  const greeting = [t("order-mail.greeting", { product }), t("order-mail.placed", { number })].join("\n");
  return letter.write(t("order-mail.subject", { product, number }), [
    { kind: "text", text: greeting },
    goodsPart(services, letter, order, lines),
    sumsPart(letter, order, lines),
    isPaid ? { kind: "text", text: t("order-mail.paid", { price: price(order.charged) }) } : null,
    transferPart(letter, services.settings, order),
    arrivalPart(letter, order),
    addressPart(letter, order),
    invoice && {
      kind: "facts",
      title: t("letter.invoice"),
      rows: [
        {
          label: t("letter.invoiceNumber", { number: invoice.number }),
          value: t("letter.invoiceOpen"),
          url: invoice.link,
        },
      ],
    },
    confirmation === null
      ? null
      : {
          kind: "facts",
          title: t("paper.confirmation"),
          rows: [{ label: t("paper.order", { number }), value: t("paper.confirmation.open"), url: confirmation }],
        },
  ]);
}

/** Jobs of the shop. */
export function orderJobs(services: Services): JobHandlers {
  const db = shopTables(services.db);
  /** @param which tells mails of one order apart; a second run of the job finds that its mail went out */
  const confirm = async (orderId: string, { by, ...which }: { id?: string; by?: string }): Promise<void> => {
    const sent = { emailType: "ORDER_CONFIRMATION", ...which };
    const order = await orderWithout(db, orderId, "EMAIL_SENT", sent);
    if (!order) return;
    const made = await ensureInvoice(services, orderId);
    const invoice = made ? { number: made.number, link: await mailedLink(services, "invoice", made.id) } : null;
    const lines = await linesOfOrders(db, [orderId]);
    const confirmation = await mailedLink(services, "confirmation", order.id);
    const mail = await orderMail(services, order, lines, { invoice, confirmation });
    await services.mailer.send({ to: order.email, ...mail });
    await insertEvent(db, {
      order_id: orderId,
      type: "EMAIL_SENT",
      user_id: by ?? null,
      // whoever read there that it is paid is not told again
      data: { ...sent, isPaid: order.charged >= order.total_gross },
    });
  };
  return {
    async [ORDER_MAIL](payload) {
      const { orderId } = payload as { orderId: string };
      if (!(await waitsForMore(services, orderId))) await confirm(orderId, {});
    },
    [TOGETHER_MAIL]: (payload) => sendTogether(services, payload, (orderId) => confirm(orderId, {})),
    async [CONFIRM_AGAIN](payload) {
      const { orderId, id, by } = payload as { orderId: string; id: string; by?: string };
      await confirm(orderId, { id, ...(by && { by }) });
    },
    [PAID_MAIL]: (payload) => sendPaid(services, payload),
    [CANCELLED_MAIL]: (payload) => sendCancelled(services, payload),
    [EDITED_MAIL]: (payload) => sendEdited(services, payload),
    [OWN_CHANGE_MAIL]: (payload) => sendOwnChange(services, payload),
    async [EXPIRED_MAIL](payload) {
      const { orderId, ...asked } = payload as { orderId: string } & Again;
      const data = { emailType: "ORDER_CANCEL", ...againData(asked) };
      const order = await orderById(db, orderId);
      if (order?.status !== "EXPIRED" || (await hasEventWith(db, orderId, "EMAIL_SENT", data))) return;
      const letter = await orderLetter(services, order);
      const { t, language, number } = letter;
      const date = formatDate(language, order.due_at ?? new Date(), "long");
      const mail = letter.write(
        t("order-mail.expired.subject", { product: services.settings.public.productName, number }),
        [
          { kind: "text", text: t("order-mail.expired.text", { number, date }) },
          goodsPart(services, letter, order, await linesOfOrders(db, [orderId])),
        ],
        t("order-mail.expired.again"),
      );
      await services.mailer.send({ to: order.email, ...mail });
      await insertEvent(db, { order_id: orderId, type: "EMAIL_SENT", user_id: askedBy(asked), data });
    },
    async [EXPIRE_ORDERS]() {
      try {
        await expireOrders(services, new Date());
      } finally {
        await scheduleOrderSweep(services);
      }
    },
  };
}
