import { randomUUID } from "node:crypto";
import { uuidOf } from "@carloom/wire";
import { type Database, plainTitle, type Services } from "@carloom/platform";
import type { CommerceContext } from "../builder.ts";
import { shopRules } from "../rules/notices.ts";
import { refundFromOrder } from "../fulfilment/return.command.ts";
import { membershipLines } from "../membership/membership.repository.ts";
import { hasBegun } from "../membership/period.command.ts";
import { refuse } from "../order/change-order.ts";
import { lineName } from "../order/line.note.ts";
import { announceWithdrawal, WITHDRAWAL } from "../order/own-change.ts";
import { after, isClosed, type OrderStatus } from "../order/order.process.ts";
import {
  insertEvent,
  insertReturnRequest,
  type OrderLineRow,
  type OrderRow,
  updateOrder,
} from "../order/order.repository.ts";
import { unsentOf, wantedOf } from "../order/pieces.ts";
import { type Buyer, changeOwn } from "../order/proof.ts";
import type { CommerceDb } from "../tables.ts";
import type { Pieces } from "../order/given-back.ts";
import { LAST_PIECE } from "../webhook/webhook.events.ts";
import { callBackPieces } from "./call-back.command.ts";
import { type ReturnRules, returnRules } from "./returnable.ts";
import { freeHeld } from "./staff.command.ts";
import { offersWithdrawal } from "./withdrawal.policy.ts";

const LONGEST_NAME = 200;

export type Withdrawable = {
  lines: { id: string; quantity: number }[];
  /** Made for one person, or work that was done: no right of withdrawal. */
  excluded: string[];
};

/** Pieces that were neither given back nor asked back, whether they have arrived or not. */
const openPieces = (rules: ReturnRules, line: ReturnRules["lines"][number]): number =>
  unsentOf(line) + rules.openPieces(line);

const isInTime = (rules: ReturnRules, line: ReturnRules["lines"][number]): boolean =>
  unsentOf(line) > 0 || rules.isInTime(line);

/** What a buyer can withdraw from now: from the order on, until the days after delivery are over. Null where nobody is offered it. */
export async function withdrawable(
  db: CommerceDb,
  services: Pick<Services, "settings">,
  order: OrderRow,
): Promise<Withdrawable | null> {
  if (isClosed(order.status)) return null;
  const { withdrawal } = await shopRules(db as unknown as Database, services);
  if (!offersWithdrawal(withdrawal, order.shipping_address.country)) return null;
  const rules = await returnRules(db, order);
  return {
    lines: rules.lines.flatMap((line) => {
      const quantity = openPieces(rules, line);
      return quantity > 0 && !rules.isExempt(line) && isInTime(rules, line) ? [{ id: line.id, quantity }] : [];
    }),
    excluded: rules.lines.filter((line) => rules.isExempt(line)).map(({ id }) => id),
  };
}

/**
 * The buyer declares that they withdraw. It counts at once and nobody has to agree: what has not left is called back with its
 * money, what has is on its way back as an accepted return. A receipt with the declaration and its time is mailed.
 */
export function orderWithdraw(
  context: CommerceContext,
  buyer: Buyer,
  input: { name: string; lines: readonly { orderLineId: string; quantity: number }[] },
) {
  return changeOwn(context, buyer, async (trx, order) => {
    const open = await withdrawable(trx, context, order);
    if (!open || open.lines.length === 0)
      throw refuse("INVALID", "order", "There is nothing to withdraw from in this order any more.");
    const name = plainTitle(input.name).trim().slice(0, LONGEST_NAME);
    if (!name) throw refuse("REQUIRED", "name", "State your name.");
    const wished = new Map<string, number>();
    for (const { orderLineId, quantity } of input.lines) {
      const key = uuidOf(orderLineId, "OrderLine") ?? "";
      const line = open.lines.find(({ id }) => id === key);
      if (!line)
        throw refuse("INVALID", "lines", "There is no right of withdrawal for this.", { orderLines: [orderLineId] });
      const sum = (wished.get(key) ?? 0) + quantity;
      if (quantity < 1 || sum > line.quantity)
        throw refuse("INVALID_QUANTITY", "quantity", "More than was ordered.", { orderLines: [orderLineId] });
      wished.set(key, sum);
    }
    if (wished.size === 0) throw refuse("REQUIRED", "lines", "Name what you withdraw from.");
    const { lines: known } = await returnRules(trx, order);
    const memberships = (await hasBegun(trx, order.id)) ? await membershipLines(trx, order.id) : new Set<string>();
    const { unsent, sent } = parted(known, wished, memberships);
    const isWhole = await endOrder(trx, order, known, wished);
    const isPart = !isWhole && unsent.size > 0;
    const called = isPart ? await callBackPieces(trx, order, known, unsent) : null;
    const at = new Date();
    const isSentBack = !isWhole && sent.length > 0;
    if (isSentBack) {
      await insertReturnRequest(trx, {
        id: randomUUID(),
        order_id: order.id,
        lines: sent,
        reason: "",
        status: "ACCEPTED",
        declared_at: at,
        declared_by: name,
      });
    }
    const lines = known.flatMap((line) => {
      const quantity = wished.get(line.id) ?? 0;
      return quantity > 0 ? [{ orderLineId: line.id, quantity, name: lineName(line) }] : [];
    });
    const declared = { at: at.toISOString(), name, lines, isPart, isSentBack };
    const covered = [...(called?.covered ?? [])].map(([orderLineId, quantity]) => ({ orderLineId, quantity }));
    const data = {
      by: "customer",
      kind: "return-request",
      message: WITHDRAWAL,
      ...declared,
      ...(covered.length > 0 && { covered }),
      ...(called?.isFulfilled && LAST_PIECE),
    };
    await insertEvent(trx, { order_id: order.id, type: "OTHER", user_id: order.user_id, data });
    await announceWithdrawal(trx, order.id, declared, called?.isBack === true || (isWhole && order.charged > 0));
  });
}

/**
 * Which of the pieces have not left, and which are sent back. Those that have not come first: nobody has to carry them
 * twice. A membership that has begun has been delivered, in whatever parcel.
 */
function parted(lines: readonly OrderLineRow[], wished: Pieces, memberships: ReadonlySet<string>) {
  const unsent = new Map<string, number>();
  const sent: { orderLineId: string; quantity: number }[] = [];
  for (const line of lines) {
    const quantity = wished.get(line.id) ?? 0;
    const called = memberships.has(line.id) ? 0 : Math.min(quantity, unsentOf(line));
    if (called > 0) unsent.set(line.id, called);
    if (quantity > called) sent.push({ orderLineId: line.id, quantity: quantity - called });
  }
  return { unsent, sent };
}

/** Withdrawn from whole before anything left: the order ends and its money goes back. @returns false where it is not so */
async function endOrder(
  trx: CommerceDb,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  wished: Pieces,
): Promise<boolean> {
  const isWhole = lines.every((line) => (wished.get(line.id) ?? 0) === wantedOf(line));
  const next = after(order.status as OrderStatus, "cancel");
  const hasLeft = lines.some(({ quantity_fulfilled }) => quantity_fulfilled > 0);
  if (!isWhole || hasLeft || !next || (order.charged > 0 && (await hasBegun(trx, order.id)))) return false;
  await freeHeld(trx, order.id);
  await updateOrder(trx, order.id, { status: next });
  await insertEvent(trx, { order_id: order.id, type: "CANCELED", user_id: order.user_id, data: { by: "customer" } });
  if (order.charged > 0) await refundFromOrder(trx, order, order.charged, "Withdrawn by the customer.", order.user_id);
  return true;
}
