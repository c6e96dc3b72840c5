import { addJob, type LetterPart, type Services } from "@carloom/platform";
import type { CommerceContext } from "../builder.ts";
import { returnAddress } from "../rules/seller.ts";
import { changeOrder, refuse } from "../order/change-order.ts";
import { goodsPart, orderLetter, type OrderLetter } from "../order/order.letter.ts";
import { type Again, againData, askedBy } from "../order/mail-again.ts";
import {
  hasEventWith,
  insertEvent,
  linesOfOrders,
  type OrderLineRow,
  type OrderRow,
  orderById,
} from "../order/order.repository.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { globalId, uuidOf } from "@carloom/wire";
import {
  type ReturnRequestRow,
  returnRequestById,
  returnRequestsOf,
  updateReturnRequest,
} from "./return-request.repository.ts";

/** Tells a buyer how their wish to return goods was answered. */
export const RETURN_ANSWER_MAIL = "commerce.returnAnswerMail";

const MAX_ANSWER = 1000;

/** Staff accept or refuse a wish to return goods; the buyer is told by mail. An answer is given once. */
export async function orderReturnRequestAnswer(
  context: CommerceContext,
  id: string,
  input: { accept: boolean; answer?: string | null },
) {
  const key = uuidOf(id, "ReturnRequest");
  const known = key ? await returnRequestById(shopTables(context.db), key) : undefined;
  return changeOrder(context, known && globalId("Order", known.order_id), async (trx, order, userId) => {
    const request = known && (await returnRequestById(trx, known.id));
    if (!request) throw refuse("NOT_FOUND", "id", "Couldn't resolve to a node.");
    if (request.status !== "REQUESTED") throw refuse("NOT_EDITABLE", "id", "This request was answered already.");
    const answer = (input.answer ?? "").trim();
    if (answer.length > MAX_ANSWER)
      throw refuse("INVALID", "answer", `An answer has at most ${MAX_ANSWER} characters.`);
    if (!input.accept && !answer) throw refuse("REQUIRED", "answer", "Say why it is refused.");
    const status = input.accept ? ("ACCEPTED" as const) : ("REFUSED" as const);
    await updateReturnRequest(trx, request.id, { status, answer, user_id: userId });
    const data = { kind: "return-answer", request: request.id, status, answer };
    await insertEvent(trx, { order_id: order.id, type: "OTHER", user_id: userId, data });
    await addJob(trx, RETURN_ANSWER_MAIL, { requestId: request.id }, { key: `${RETURN_ANSWER_MAIL}:${request.id}` });
    return { ...request, status, answer };
  });
}

/** Pieces of a line that somebody asked to send back and that are not there yet. */
export const piecesAskedFor = (requests: readonly ReturnRequestRow[], lineId: string): number =>
  requests
    .filter(({ status }) => status === "REQUESTED" || status === "ACCEPTED")
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.orderLineId === lineId ? line.quantity : 0), 0);

/** Wishes whose goods have come back are done: the oldest first, as far as the pieces go. */
export async function settleReturnRequests(
  trx: CommerceDb,
  orderId: string,
  lines: readonly OrderLineRow[],
  userId: string,
): Promise<void> {
  const requests = await returnRequestsOf(trx, orderId);
  const left = new Map(lines.map((line) => [line.id, line.quantity_returned]));
  const spend = ({ lines: wished }: ReturnRequestRow) => {
    for (const { orderLineId, quantity } of wished) left.set(orderLineId, (left.get(orderLineId) ?? 0) - quantity);
  };
  for (const request of requests) if (request.status === "RECEIVED") spend(request);
  for (const request of requests) {
    if (request.status !== "REQUESTED" && request.status !== "ACCEPTED") continue;
    if (request.lines.some(({ orderLineId, quantity }) => (left.get(orderLineId) ?? 0) < quantity)) continue;
    spend(request);
    await updateReturnRequest(trx, request.id, { status: "RECEIVED", user_id: userId });
  }
}

/** The pieces that somebody wants to send back. */
export function wishedPart(
  services: Pick<Services, "settings">,
  letter: OrderLetter,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  { lines: wished }: { lines: readonly { orderLineId: string; quantity: number }[] },
): LetterPart {
  const pieces = new Map(wished.map(({ orderLineId, quantity }) => [orderLineId, quantity]));
  return goodsPart(services, letter, order, lines, pieces);
}

/** Mails the answer in the order's language, once. */
export async function sendReturnAnswer(services: Services, asked: { requestId: string } & Again): Promise<void> {
  const db = shopTables(services.db);
  const request = await returnRequestById(db, asked.requestId);
  const order = request && (await orderById(db, request.order_id));
  if (!request || !order || request.status === "REQUESTED") return;
  const data = { emailType: "RETURN_ANSWER", request: request.id, ...againData(asked) };
  if (await hasEventWith(db, order.id, "EMAIL_SENT", data)) return;
  const letter = await orderLetter(services, order);
  const { t, number } = letter;
  const isRefused = request.status === "REFUSED";
  const { public: open } = services.settings;
  const shop = await returnAddress(services, letter.language);
  const mail = letter.write(t("return-mail.subject", { product: open.productName, number }), [
    { kind: "text", text: t(isRefused ? "return-mail.refused" : "return-mail.accepted", { number }) },
    request.answer ? { kind: "text", text: request.answer } : null,
    isRefused || shop.length === 0 ? null : { kind: "block", title: t("letter.returnTo"), lines: shop },
    wishedPart(services, letter, order, await linesOfOrders(db, [order.id]), request),
  ]);
  await services.mailer.send({ to: order.email, ...mail });
  await insertEvent(db, { order_id: order.id, type: "EMAIL_SENT", user_id: askedBy(asked), data });
}
