import { randomUUID } from "node:crypto";
import { deliverLines } from "../order/deliver.command.ts";
import type { OrderRow } from "../order/order.repository.ts";
import { linesOfOrders } from "../order/order.repository.ts";
import { unsentOf } from "../order/pieces.ts";
import { after, type OrderStatus } from "../order/order.process.ts";
import { firstWarehouse } from "../stock/warehouse.repository.ts";
import type { CommerceDb } from "../tables.ts";
import { hashOf, newCode, sealCode } from "../gift-card/code.ts";
import { giftCardKey, insertCard, noteOnCard } from "../gift-card/gift-card.repository.ts";
import { lastDayOf } from "../gift-card/expiry.ts";
import { planCardMail } from "../gift-card/mail.jobs.ts";
import { soldCardsPay } from "../gift-card/settings.repository.ts";
import { type CardLine, cardLinesOf, channelSlugOf } from "./sold.repository.ts";
import { worthOf } from "./worth.ts";

type Bought = Pick<OrderRow, "id" | "status" | "currency" | "email" | "language_code" | "channel_id" | "user_id">;

/** The cards of one line: each with a code of its own, mailed to who bought them, in their language. */
async function issueFor(
  trx: CommerceDb,
  order: Bought,
  line: CardLine,
  { channel, expiry }: { channel: string; expiry: string | null },
): Promise<void> {
  const key = await giftCardKey(trx);
  for (const amount of worthOf(line.total_gross, line.quantity).slice(line.issued)) {
    // a voucher paid for it: there is nothing that the card could hold
    if (amount <= 0) continue;
    const code = newCode();
    const id = randomUUID();
    const card = await insertCard(trx, {
      id,
      code_hash: hashOf(key, code),
      code_sealed: sealCode(key, id, code),
      last4: code.slice(-4),
      currency: order.currency,
      initial_balance: amount,
      balance: amount,
      is_active: true,
      expiry_date: expiry,
      tags: [],
      email: order.email,
      language_code: order.language_code,
      created_by: null,
      last_used_at: null,
      product_id: line.product_id,
      order_id: order.id,
      order_line_id: line.id,
      channel,
    });
    await noteOnCard(trx, card, {
      type: "BOUGHT",
      amount,
      order_id: order.id,
      user_id: order.user_id,
      data: { expiryDate: expiry },
    });
    await planCardMail(trx, { cardId: id, isAgain: false, by: null, email: order.email });
  }
}

/**
 * An order has come in whole: the gift cards on it are made, mailed, and with that delivered; what else is on it stays
 * with whoever sends it. Again it changes nothing. The caller has locked the order.
 * @returns the order's status now
 */
export async function issueSoldCards(trx: CommerceDb, order: Bought): Promise<string> {
  const lines = (await cardLinesOf(trx, order.id)).filter(({ quantity_fulfilled: sent }) => sent === 0);
  if (lines.length === 0) return order.status;
  const channel = await channelSlugOf(trx, order.channel_id);
  const expiry = lastDayOf(await soldCardsPay(trx), new Date());
  for (const line of lines) await issueFor(trx, order, line, { channel, expiry });
  const ids = new Set(lines.map(({ id }) => id));
  const isAll = (await linesOfOrders(trx, [order.id])).every((line) => ids.has(line.id) || unsentOf(line) <= 0);
  const next = after(order.status as OrderStatus, isAll ? "fulfil-all" : "fulfil-some");
  const warehouse = await firstWarehouse(trx);
  if (!next || !warehouse) return order.status;
  await deliverLines(trx, order.id, lines, { warehouse: warehouse.id, status: next, isAll });
  return next;
}
