import type { LetterGoods, LetterPart, Services } from "@carloom/platform";
import type { Declared, OwnChangePayload } from "../order/own-change.ts";
import { shopTables } from "../tables.ts";
import { wishedPart } from "../fulfilment/return-request.command.ts";
import { returnAddress } from "../rules/seller.ts";
import { returnRequestsOf } from "../fulfilment/return-request.repository.ts";
import { type Again, askedBy } from "../order/mail-again.ts";
import { addressPart, goodsPart, type OrderLetter, orderLetter, sumsPart } from "../order/order.letter.ts";
import {
  hasEventWith,
  insertEvent,
  linesOfOrders,
  type OrderLineRow,
  type OrderRow,
  orderById,
} from "../order/order.repository.ts";

/** Who declared a withdrawal of which order, and when: the receipt that the law asks for. */
function declaredPart({ t, number }: OrderLetter, declared: Declared): LetterPart {
  const at = `${new Date(declared.at).toISOString().slice(0, 19).replace("T", " ")} UTC`;
  return {
    kind: "facts",
    title: t("own-change-mail.declared"),
    rows: [
      { label: t("own-change-mail.declared.name"), value: declared.name },
      { label: t("own-change-mail.declared.order"), value: number },
      { label: t("own-change-mail.declared.at"), value: at },
    ],
  };
}

/** The goods that were withdrawn from, with those that were taken out of an order which nobody had paid for. */
function declaredGoods(
  services: Services,
  letter: OrderLetter,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  declared: Declared,
): LetterPart {
  const part = wishedPart(services, letter, order, lines, declared);
  if (part.kind !== "goods") return part;
  const gone = declared.lines.flatMap(({ orderLineId, quantity, name }): LetterGoods[] => {
    if (name === undefined || lines.some(({ id }) => id === orderLineId)) return [];
    const [pieces, text] = [
      letter.t("letter.pieces", { count: quantity }),
      letter.t("letter.line", { quantity, name }),
    ];
    return [{ name, note: "", pieces, price: null, picture: null, text }];
  });
  return { ...part, goods: [...part.goods, ...gone] };
}

/** Mails one change in the order's language, once. */
export async function sendOwnChange(services: Services, payload: unknown): Promise<void> {
  const { orderId, change, id, isRefunded, declared, ...asked } = payload as OwnChangePayload & Again;
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
  const isPart = declared?.isPart ?? false;
  // declarations of earlier releases do not say it
  const wasSent = !isRefunded && lines.some((line) => line.quantity_fulfilled > 0);
  const goBack = declared && (declared.isSentBack ?? wasSent);
  const shop = goBack ? await returnAddress(services, letter.language) : [];
  const text = [
    t(`own-change-mail.${change}`, { number }),
    ...(isPart ? [t("own-change-mail.notSent")] : []),
    ...(isRefunded ? [t(isPart ? "own-change-mail.notSent.refund" : "own-change-mail.refund")] : []),
  ];
  const mail = letter.write(t(`own-change-mail.${change}.subject`, { product, number }), [
    { kind: "text", text: text.join("\n") },
    change === "address" ? addressPart(letter, order) : null,
    change === "cancelled" ? goodsPart(services, letter, order, lines) : null,
    change === "cancelled" ? sumsPart(letter, order, lines) : null,
    declared ? declaredPart(letter, declared) : null,
    declared ? declaredGoods(services, letter, order, lines, declared) : null,
    goBack ? { kind: "text", text: t("own-change-mail.sendBack", { number }) } : null,
    shop.length > 0 ? { kind: "block", title: t("letter.returnTo"), lines: shop } : null,
    latest ? wishedPart(services, letter, order, lines, latest) : null,
    { kind: "text", text: t("own-change-mail.notYou", { email: letter.email }) },
  ]);
  await services.mailer.send({ to: order.email, ...mail });
  await insertEvent(db, {
    order_id: orderId,
    type: "EMAIL_SENT",
    user_id: askedBy(asked),
    data: { ...data, isRefunded },
  });
}
