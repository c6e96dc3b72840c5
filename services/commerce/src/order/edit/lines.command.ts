import { randomUUID } from "node:crypto";
import { requireRole } from "@carloom/identity";
import type { CommerceContext } from "../../builder.ts";
import { quantityLimit } from "../../catalogue/catalogue.policy.ts";
import { type GoodsRow, variantsByIds } from "../../catalogue/catalogue.repository.ts";
import { channelList, knownChannel, taxPpm } from "../../catalogue/channel.ts";
import { lineTotal } from "@carloom/pricing";
import { allocate, release } from "../../stock/stock.repository.ts";
import { type CommerceDb, shopTables } from "../../tables.ts";
import { countsOnce } from "../../voucher/voucher.policy.ts";
import { vouchersOfOrders } from "../../voucher/voucher.repository.ts";
import { announceVariant } from "../../webhook/variant.payload.ts";
import { globalId, numberOf, uuidOf, languageOfCode } from "@carloom/wire";
import { changeOrder, refuse } from "../change-order.ts";
import { insertEvent, linesOfOrders, type OrderLineRow, type OrderRow } from "../order.repository.ts";
import { returnClassOf } from "../../returns.policy.ts";
import { deleteOrderLine, insertOrderLine, orderOfLine, updateOrderLine } from "./edit.repository.ts";
import { withQuantity } from "./price.policy.ts";
import { checkEditable, editedLine, type LineEdit, reprice } from "./reprice.ts";
import { nameIn, translatedVariantName } from "../../catalogue/catalogue.policy.ts";

export type NewLineInput = { variantId: string; quantity: number; forceNewLine?: boolean | null };

const MOST_LINES = 200;

/** Goods that this order's channel sells loose. @throws Refusal */
function checkGoods(
  goods: GoodsRow | undefined,
  order: OrderRow,
): asserts goods is GoodsRow & { amount: number; regular: number } {
  if (!goods) throw refuse("NOT_FOUND", "variantId", "Couldn't resolve to a node.");
  if (goods.amount === null || goods.regular === null)
    throw refuse("NOT_AVAILABLE_IN_CHANNEL", "input", "This channel does not sell these goods.");
  if (!goods.is_published) throw refuse("PRODUCT_NOT_PUBLISHED", "input", "These goods are not published.");
  if (!goods.is_for_sale || goods.sold_by_area)
    throw refuse("PRODUCT_UNAVAILABLE_FOR_PURCHASE", "input", "These goods are not sold loose.");
  if (goods.is_gift_card)
    throw refuse("INVALID", "input", "A gift card is sold in an order of its own. Place a new order for it.");
  if (goods.is_shipping_required && !order.is_shipping_required)
    throw refuse("INVALID", "input", "This order has no delivery: order these goods anew.");
}

function checkQuantity(quantity: number, goods: GoodsRow | undefined): void {
  if (quantity < 1) throw refuse("ZERO_QUANTITY", "quantity", "The quantity should be higher than zero.");
  const most = goods ? quantityLimit(goods) : quantity;
  if (quantity > most) throw refuse("INVALID_QUANTITY", "quantity", `At most ${most} pieces of these goods.`);
}

/** Takes pieces for an order, or refuses and has taken none. @throws Refusal */
export async function take(trx: CommerceDb, pieces: ReadonlyMap<number, number>): Promise<void> {
  const emptied: number[] = [];
  const missing = await allocate(trx, pieces, emptied);
  if (missing.length > 0) throw refuse("INSUFFICIENT_STOCK", "quantity", "There are not so many pieces left.");
  for (const id of emptied) await announceVariant(trx, id, "PRODUCT_VARIANT_OUT_OF_STOCK");
}

/** Gives pieces back that an order had taken. */
export async function giveBack(trx: CommerceDb, variantId: number | null, pieces: number): Promise<void> {
  if (variantId === null || pieces <= 0) return;
  for (const id of await release(trx, new Map([[variantId, pieces]])))
    await announceVariant(trx, id, "PRODUCT_VARIANT_BACK_IN_STOCK");
}

export const weightOf = (goods: GoodsRow | undefined, pieces: number) =>
  goods?.is_shipping_required ? goods.weight_g * pieces : 0;

/** A line as it is written before the order is priced. */
function newLine(
  context: CommerceContext,
  order: OrderRow,
  goods: GoodsRow & { amount: number; regular: number },
  quantity: number,
  position: number,
) {
  const whole = lineTotal(goods.amount, quantity);
  return {
    id: randomUUID(),
    order_id: order.id,
    variant_id: goods.id,
    design_id: null,
    product_name: goods.names.en,
    variant_name: goods.name,
    translated_name: nameIn(goods.names, languageOfCode(order.language_code)),
    translated_variant_name: translatedVariantName(goods.translations, languageOfCode(order.language_code)),
    sku: goods.sku,
    thumbnail: goods.thumbnail,
    quantity,
    return_class: returnClassOf({ design_id: null, metadata: {}, is_shipping_required: goods.is_shipping_required }),
    tax_ppm: taxPpm(knownChannel(context, order.channel_id), order.tax_country, goods.tax_class),
    tax_class: goods.tax_class,
    is_shipping_required: goods.is_shipping_required,
    is_gift_card: false,
    allocated: goods.track_inventory ? quantity : 0,
    // in the order's basis, until the whole order is priced within this transaction
    unit_net: goods.amount,
    unit_gross: goods.amount,
    total_net: whole,
    total_gross: whole,
    discount: lineTotal(goods.regular - goods.amount, quantity),
    promotion: lineTotal(goods.regular - goods.amount, quantity),
    manual_discount: 0,
    metadata: {},
    position,
  };
}

/** Adds goods to an order; goods that it has at the same price become more pieces of their line. */
export async function orderLinesCreate(context: CommerceContext, id: string, input: readonly NewLineInput[]) {
  requireRole(context, "orders");
  await channelList(context);
  return changeOrder(context, id, async (trx, order, userId) => {
    await checkEditable(trx, order);
    if (input.length === 0) throw refuse("REQUIRED", "input", "Name what is added.");
    const before = await linesOfOrders(trx, [order.id]);
    if (before.length + input.length > MOST_LINES)
      throw refuse("INVALID", "input", `An order that is edited has at most ${MOST_LINES} lines.`);
    const keys = input.map(({ variantId }) => numberOf(variantId, "ProductVariant") ?? 0);
    const found = new Map((await variantsByIds(trx, order.channel_id, keys)).map((row) => [row.id, row]));
    const edits = new Map<string, LineEdit>();
    const pieces = new Map<number, number>();
    const added: { name: string; quantity: number }[] = [];
    const touched: string[] = [];
    let weight = 0;
    let position = Math.max(-1, ...before.map((line) => line.position)) + 1;
    for (const [i, { quantity, forceNewLine }] of input.entries()) {
      const goods = found.get(keys[i] ?? 0);
      checkGoods(goods, order);
      checkQuantity(quantity, goods);
      if (goods.track_inventory) pieces.set(goods.id, (pieces.get(goods.id) ?? 0) + quantity);
      weight += weightOf(goods, quantity);
      added.push({ name: goods.names.en, quantity });
      const alike = forceNewLine ? undefined : before.find((line) => isAlike(order, line, goods));
      if (alike) {
        const line = edits.get(alike.id) ?? editedLine(order, alike);
        checkQuantity(line.quantity + quantity, goods);
        const off = lineTotal(goods.regular - goods.amount, quantity);
        edits.set(alike.id, {
          quantity: line.quantity + quantity,
          whole: line.whole + lineTotal(goods.regular, quantity),
          kept: line.kept + off,
          promotion: (line.promotion ?? 0) + off,
        });
        touched.push(alike.id);
      } else {
        const line = newLine(context, order, goods, quantity, position++);
        await insertOrderLine(trx, line);
        touched.push(line.id);
      }
    }
    await take(trx, pieces);
    for (const line of before) {
      const edit = edits.get(line.id);
      if (edit && line.variant_id !== null && pieces.has(line.variant_id))
        await updateOrderLine(trx, line.id, {
          allocated: line.allocated + edit.quantity - line.quantity,
          quantity: edit.quantity,
        });
    }
    await insertEvent(trx, { order_id: order.id, type: "ADDED_PRODUCTS", user_id: userId, data: { lines: added } });
    await reprice(trx, order, { before, edits, weight });
    return touched;
  });
}

const isAlike = (order: OrderRow, line: OrderLineRow, goods: GoodsRow & { amount: number; regular: number }): boolean =>
  line.variant_id === goods.id &&
  line.design_id === null &&
  Object.keys(line.metadata).length === 0 &&
  editedLine(order, line).whole === lineTotal(goods.regular, line.quantity) &&
  line.promotion === lineTotal(goods.regular - goods.amount, line.quantity);

/** Finds a line's order, and changes both, locked. */
async function changeLine<T>(
  context: CommerceContext,
  lineId: string,
  change: (trx: CommerceDb, order: OrderRow, line: OrderLineRow, before: OrderLineRow[], userId: string) => Promise<T>,
) {
  requireRole(context, "orders");
  const id = uuidOf(lineId, "OrderLine");
  const orderId = id && (await orderOfLine(shopTables(context.db), id));
  return changeOrder(context, orderId && globalId("Order", orderId), async (trx, order, userId) => {
    await checkEditable(trx, order);
    const before = await linesOfOrders(trx, [order.id]);
    const line = before.find((candidate) => candidate.id === id);
    // taken out by somebody else a moment ago
    if (!line) throw refuse("NOT_FOUND", "id", "Couldn't resolve to a node.");
    if (line.design_id !== null)
      throw refuse("NOT_EDITABLE", "id", "Goods of a design are canceled together, with their order.");
    // their money is on its way back: fewer pieces would say that it never was the buyer's
    if (line.quantity_withdrawn > 0)
      throw refuse(
        "NOT_EDITABLE",
        "id",
        "The buyer withdrew from pieces of this line. Cancel or refund the rest instead.",
      );
    return change(trx, order, line, before, userId);
  });
}

/**
 * Changes the number of pieces of a line; each costs what it cost. A voucher off one piece, or of an amount off the order,
 * is worth what it was: more pieces do not make more of it, and where one is taken out the others keep it.
 */
export function orderLineUpdate(context: CommerceContext, lineId: string, quantity: number) {
  return changeLine(context, lineId, async (trx, order, line, before, userId) => {
    const [goods] = line.variant_id === null ? [] : await variantsByIds(trx, order.channel_id, [line.variant_id]);
    checkQuantity(quantity, goods);
    const more = quantity - line.quantity;
    if (more === 0) return line;
    const isKept = line.allocated > 0 && line.variant_id !== null;
    if (isKept && more > 0) await take(trx, new Map([[line.variant_id as number, more]]));
    if (isKept && more < 0) await giveBack(trx, line.variant_id, -more);
    if (isKept) await updateOrderLine(trx, line.id, { allocated: line.allocated + more, quantity });
    const edited = editedLine(order, line);
    const [voucher] = await vouchersOfOrders(trx, [order.id]);
    const stays = voucher && countsOnce(voucher) ? edited.kept - (edited.promotion ?? 0) : 0;
    const edits = new Map([[line.id, withQuantity(edited, quantity, stays)]]);
    const type = more > 0 ? "ADDED_PRODUCTS" : "REMOVED_PRODUCTS";
    const data = { lines: [{ name: line.product_name, quantity: Math.abs(more) }] };
    await insertEvent(trx, { order_id: order.id, type, user_id: userId, data });
    await reprice(trx, order, { before, edits, weight: weightOf(goods, more) });
    return line;
  });
}

/** Takes a line out of an order; the last one goes with its order. */
export function orderLineDelete(context: CommerceContext, lineId: string) {
  return changeLine(context, lineId, async (trx, order, line, before, userId) => {
    if (before.length === 1)
      throw refuse("NOT_EDITABLE", "id", "An order has at least one line: cancel the order instead.");
    const [goods] = line.variant_id === null ? [] : await variantsByIds(trx, order.channel_id, [line.variant_id]);
    await giveBack(trx, line.variant_id, line.allocated);
    await deleteOrderLine(trx, line.id);
    const data = { lines: [{ name: line.product_name, quantity: line.quantity }] };
    await insertEvent(trx, { order_id: order.id, type: "REMOVED_PRODUCTS", user_id: userId, data });
    await reprice(trx, order, { before, weight: -weightOf(goods, line.quantity) });
    return line;
  });
}
