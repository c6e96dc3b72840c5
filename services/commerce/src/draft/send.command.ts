import { randomBytes, randomUUID } from "node:crypto";
import { addJob, type JobHandlers, type Services, writeLetter } from "@carloom/platform";
import { formatDate } from "@carloom/i18n";
import type { CommerceContext } from "../builder.ts";
import { DEFAULT_CHANNEL } from "../catalogue/channel.ts";
import { type CheckoutNode, visibleCheckout } from "../checkout/checkout.ts";
import { type OrderProblem, type OrderResult, refuse } from "../order/change-order.ts";
import { addressPart, goodsPart, orderLetter, siteLink, sumsPart } from "../order/order.letter.ts";
import { orderById } from "../order/order.repository.ts";
import { draftById } from "../checkout/prepared.repository.ts";
import { Refusal } from "../refusal.ts";
import { shopTables } from "../tables.ts";
import { draftOf } from "./draft.command.ts";
import { insertLink, linkByToken, noteSent } from "./draft.repository.ts";
import { draftOrder } from "./draft.ts";

/** Job that mails the link by which a prepared order is paid. */
const SEND = "commerce.draftLink";

/** How long a link opens what was prepared. */
const LINK_DAYS = 14;
const DAY_MS = 86_400_000;
/** Mails that one draft's customer is sent in an hour. */
const OFTEN = { most: 5, seconds: 3600 } as const;
/** Bytes of a link: as hard to guess as a key. */
const TOKEN_BYTES = 24;
const TOKEN = /^[\w-]{32}$/;

/** Mails the customer a link to look at what was prepared and to pay it; refused while something is missing. */
export async function draftOrderSend(context: CommerceContext, id: string): Promise<OrderResult> {
  const made = await draftOf(context, id);
  try {
    const order = made ? await draftOrder(context, made.id) : null;
    if (!made || !order?.draft) throw refuse("NOT_FOUND", "id", "Couldn't resolve to a node.");
    if (order.draft.problems.length > 0) return { order: null, errors: order.draft.problems };
    const tried = await context.throttle.take(`draft-link:${made.id}`, OFTEN.most, OFTEN.seconds);
    if (!tried.ok) throw refuse("INVALID", "id", "This customer was mailed often enough. Please wait an hour.");
    await addJob(shopTables(context.db), SEND, { draftId: made.id, id: randomUUID() });
    return { order, errors: [] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { order: null, errors: error.problems as OrderProblem[] };
  }
}

/** The link stands in the mail alone: the shop keeps its hash. */
async function send(context: CommerceContext & Services, draftId: string): Promise<void> {
  const db = shopTables(context.db);
  const order = await draftOrder(context, draftId);
  // deleted, or bought, before the mail was written
  if (!order?.draft || !order.email) return;
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const until = new Date(Date.now() + LINK_DAYS * DAY_MS);
  const letter = await orderLetter(context, order);
  const { t, language, email, seller, price } = letter;
  const { url, productName: product } = context.settings.public;
  const { lines } = order.draft;
  const text = t("draft-mail.text", { product, price: price(order.total_gross) });
  const mail = writeLetter({
    language,
    subject: t("draft-mail.subject", { product }),
    product,
    preview: text,
    parts: [
      { kind: "text", text },
      goodsPart(context, letter, order, lines),
      sumsPart(letter, order, lines),
      {
        kind: "button",
        label: t("draft-mail.action"),
        url: siteLink(url, `/prepared/${token}`, language, DEFAULT_CHANNEL),
      },
      { kind: "text", text: t("draft-mail.until", { date: formatDate(language, until, "long") }) },
      ...[addressPart(letter, order)].filter((part) => part !== null),
    ],
    foot: [t("draft-mail.foot", { product, email }), seller].join("\n"),
  });
  await insertLink(db, token, draftId, until);
  await context.mailer.send({ to: order.email, ...mail });
  await noteSent(db, draftId);
}

/** @param contextOf what reads prices as a request does */
export function draftJobs(services: Services, contextOf: (own: Services) => CommerceContext): JobHandlers {
  return {
    [SEND]: (payload) => send({ ...services, ...contextOf(services) }, (payload as { draftId: string }).draftId),
  };
}

/** What a link opens: a cart to pay, or the order that it became. */
export type Prepared = { checkout: CheckoutNode | null; orderToken: string | null; validUntil: Date };

/** What staff prepared for whoever holds the link; null when it has ended, or was taken back. */
export async function preparedOrder(context: CommerceContext, token: string): Promise<Prepared | null> {
  const db = shopTables(context.db);
  const link = TOKEN.test(token) ? await linkByToken(db, token) : undefined;
  if (!link) return null;
  const { draft_id, expires_at: validUntil } = link;
  const made = await draftById(db, draft_id);
  if (made) return { checkout: await visibleCheckout(context, made.checkout_id), orderToken: null, validUntil };
  const order = await orderById(db, draft_id);
  return order ? { checkout: null, orderToken: order.token, validUntil } : null;
}
