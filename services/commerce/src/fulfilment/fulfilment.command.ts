import { randomUUID } from "node:crypto";
import { addJob } from "@carloom/platform";
import type { CommerceContext } from "../builder.ts";
import { changeOrder, refuse } from "../order/change-order.ts";
import { after, type OrderStatus, type OrderStep } from "../order/order.process.ts";
import {
  insertEvent,
  linesOfOrders,
  type OrderLineRow,
  type OrderRow,
  updateOrder,
} from "../order/order.repository.ts";
import { unsentOf } from "../order/pieces.ts";
import { noteStock } from "../stock/movement.repository.ts";
import { moveStock } from "../stock/stock.repository.ts";
import { warehouseById } from "../stock/warehouse.repository.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { LAST_PARCEL } from "../webhook/webhook.events.ts";
import { globalId, numberOf, uuidOf } from "@carloom/wire";
import {
  fulfilmentById,
  type FulfilmentRow,
  insertFulfilment,
  linesOfFulfilments,
  moveLine,
  type NewFulfilmentLine,
  updateFulfilment,
} from "../order/parcel.repository.ts";

/** Tells the customer that a parcel left. */
export const FULFILMENT_MAIL = "commerce.fulfilmentMail";

export type FulfilInput = {
  lines: readonly {
    orderLineId?: string | null;
    stocks: readonly { quantity: number; warehouse: string }[];
  }[];
  notifyCustomer?: boolean | null;
  trackingNumber?: string | null;
};

type Wish = { line: OrderLineRow; quantity: number; warehouse: number };

/** Reads which pieces go out. @throws Refusal */
function readWishes(lines: readonly OrderLineRow[], input: FulfilInput): Wish[] {
  const wishes: Wish[] = [];
  for (const { orderLineId, stocks } of input.lines) {
    const key = uuidOf(orderLineId, "OrderLine");
    const line = lines.find((candidate) => candidate.id === key);
    if (!line) throw refuse("NOT_FOUND", "orderLineId", "This order has no such line.");
    if (wishes.some((wish) => wish.line === line))
      throw refuse("DUPLICATED_INPUT_ITEM", "orderLineId", "A line is named once.", {
        orderLines: [orderLineId ?? ""],
      });
    for (const stock of stocks) {
      const warehouse = numberOf(stock.warehouse, "Warehouse");
      if (warehouse === null) throw refuse("NOT_FOUND", "warehouse", "There is no such warehouse.");
      if (stock.quantity < 0) throw refuse("INVALID_QUANTITY", "quantity", "A quantity is not negative.");
      if (stock.quantity > 0) wishes.push({ line, quantity: stock.quantity, warehouse });
    }
  }
  if (wishes.length === 0) throw refuse("ZERO_QUANTITY", "lines", "Total quantity must be larger than 0.");
  if (new Set(wishes.map((wish) => wish.warehouse)).size > 1)
    throw refuse("INVALID", "warehouse", "A parcel leaves from one warehouse.");
  return wishes;
}

/** Moves an order on after pieces went out or came back. @throws Refusal when it cannot do so now */
export async function stepOrder(trx: CommerceDb, order: OrderRow, some: OrderStep, all: OrderStep | null) {
  const next = after(order.status as OrderStatus, all ?? some);
  if (!next) throw refuse("INVALID", "order", `This is not possible while the order is ${order.status}.`);
  if (next !== order.status) await updateOrder(trx, order.id, { status: next });
}

/** Sends pieces of an order: they leave the shelf, and the order moves on. */
export async function orderFulfill(context: CommerceContext, id: string | null | undefined, input: FulfilInput) {
  return changeOrder(context, id, async (trx, order, userId) => {
    if (order.status === "UNCONFIRMED")
      throw refuse("CANNOT_FULFILL_UNPAID_ORDER", "order", "An order that is not paid is not sent.");
    const lines = await linesOfOrders(trx, [order.id]);
    const wishes = readWishes(lines, input);
    const warehouse = wishes[0]?.warehouse ?? 0;
    if (!(await warehouseById(trx, warehouse))) throw refuse("NOT_FOUND", "warehouse", "There is no such warehouse.");
    await noteStock(trx, { cause: "SENT", userId, orderId: order.id });
    const parcel: NewFulfilmentLine[] = [];
    const fulfilment = randomUUID();
    // in the order of variants, so that two parcels never wait for each other in a circle
    for (const { line, quantity } of wishes.toSorted((a, b) => (a.line.variant_id ?? 0) - (b.line.variant_id ?? 0))) {
      const left = unsentOf(line);
      if (quantity > left) {
        const message = `Only ${left} items remaining to fulfill.`;
        throw refuse("FULFILL_ORDER_LINE", "orderLineId", message, { orderLines: [globalId("OrderLine", line.id)] });
      }
      const kept = Math.min(quantity, line.allocated);
      if (kept > 0 && line.variant_id !== null) {
        const moved = await moveStock(trx, line.variant_id, { quantity: -kept, allocated: -kept });
        if (!moved) throw refuse("INSUFFICIENT_STOCK", "stocks", `Insufficient product stock: ${line.sku}`);
      }
      await moveLine(trx, line.id, { allocated: -kept, fulfilled: quantity });
      parcel.push({ id: randomUUID(), fulfillment_id: fulfilment, order_line_id: line.id, quantity, reason: "" });
    }
    const sent = wishes.reduce((sum, wish) => sum + wish.quantity, 0);
    const open = lines.reduce((sum, line) => sum + unsentOf(line), 0);
    await stepOrder(trx, order, "fulfil-some", sent === open ? "fulfil-all" : null);
    const row = {
      id: fulfilment,
      order_id: order.id,
      status: "FULFILLED",
      tracking_number: (input.trackingNumber ?? "").trim().slice(0, 255),
      warehouse_id: warehouse,
    };
    const made = await insertFulfilment(trx, row, parcel);
    const data = { fulfillment: made.id, quantity: sent, ...(sent === open && LAST_PARCEL) };
    await insertEvent(trx, { order_id: order.id, type: "FULFILLMENT_FULFILLED_ITEMS", user_id: userId, data });
    if (input.notifyCustomer ?? true)
      await addJob(trx, FULFILMENT_MAIL, { fulfilmentId: made.id }, { key: `${FULFILMENT_MAIL}:${made.id}` });
    return made;
  });
}

/** The order that a parcel belongs to, as the global id that the change asks for. */
async function parcelOf(context: CommerceContext, id: string): Promise<FulfilmentRow | undefined> {
  const key = uuidOf(id, "Fulfillment");
  return key ? fulfilmentById(shopTables(context.db), key) : undefined;
}

/** A parcel that never left: its pieces are back on the shelf and wait for the order again. */
export async function orderFulfillmentCancel(context: CommerceContext, id: string) {
  const parcel = await parcelOf(context, id);
  return changeOrder(context, parcel && globalId("Order", parcel.order_id), async (trx, order, userId) => {
    const locked = parcel && (await fulfilmentById(trx, parcel.id));
    if (locked?.status !== "FULFILLED")
      throw refuse("CANNOT_CANCEL_FULFILLMENT", "fulfillment", "This parcel can no longer be canceled.");
    const pieces = await linesOfFulfilments(trx, [locked.id]);
    if (pieces.some((piece) => piece.returned > 0))
      throw refuse("CANNOT_CANCEL_FULFILLMENT", "fulfillment", "Pieces of this parcel were returned.");
    const lines = await linesOfOrders(trx, [order.id]);
    const isMailed = lines.some(
      ({ id: line, is_gift_card: isCard }) => isCard && pieces.some((piece) => piece.order_line_id === line),
    );
    if (isMailed)
      throw refuse(
        "CANNOT_CANCEL_FULFILLMENT",
        "fulfillment",
        "A gift card was mailed. Return it instead, which ends it.",
      );
    await noteStock(trx, { cause: "NOT_SENT", userId, orderId: order.id });
    for (const piece of pieces) {
      const line = lines.find((candidate) => candidate.id === piece.order_line_id);
      if (!line) throw new Error("A parcel holds lines of its order.");
      const kept = line.variant_id !== null && (await isKept(trx, line.variant_id)) ? piece.quantity : 0;
      if (kept > 0 && line.variant_id !== null)
        await moveStock(trx, line.variant_id, { quantity: kept, allocated: kept });
      await moveLine(trx, line.id, { allocated: kept, fulfilled: -piece.quantity });
    }
    await updateFulfilment(trx, locked.id, { status: "CANCELED" });
    const back = pieces.reduce((sum, piece) => sum + piece.quantity, 0);
    const out = lines.reduce((sum, line) => sum + line.quantity_fulfilled, 0);
    await stepOrder(trx, order, "take-back-some", back === out ? "take-back-all" : null);
    const data = { fulfillment: locked.id };
    await insertEvent(trx, { order_id: order.id, type: "FULFILLMENT_CANCELED", user_id: userId, data });
    return { ...locked, status: "CANCELED" };
  });
}

/** Is stock kept of this variant? What is printed to order has none. */
async function isKept(trx: CommerceDb, variantId: number): Promise<boolean> {
  return (await moveStock(trx, variantId, { quantity: 0, allocated: 0 })) !== null;
}

export async function orderFulfillmentUpdateTracking(
  context: CommerceContext,
  id: string,
  input: { trackingNumber?: string | null; notifyCustomer?: boolean | null },
) {
  const parcel = await parcelOf(context, id);
  return changeOrder(context, parcel && globalId("Order", parcel.order_id), async (trx, order, userId) => {
    if (!parcel) throw refuse("NOT_FOUND", "id", "Couldn't resolve to a node.");
    const tracking_number = (input.trackingNumber ?? "").trim().slice(0, 255);
    await updateFulfilment(trx, parcel.id, { tracking_number });
    const data = { fulfillment: parcel.id, trackingNumber: tracking_number };
    await insertEvent(trx, { order_id: order.id, type: "TRACKING_UPDATED", user_id: userId, data });
    if (input.notifyCustomer && tracking_number) {
      const key = `${FULFILMENT_MAIL}:${parcel.id}:${tracking_number}`;
      await addJob(trx, FULFILMENT_MAIL, { fulfilmentId: parcel.id }, { key });
    }
    return { ...parcel, tracking_number };
  });
}
