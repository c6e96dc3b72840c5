import { randomUUID } from "node:crypto";
import { addJob } from "@carloom/platform";
import type { CommerceContext } from "../builder.ts";
import { channelById, channelList } from "../catalogue/channel.ts";
import { taxRates } from "../catalogue/catalogue.repository.ts";
import { moveDesigns } from "../design/design.repository.ts";
import { ORDER_MAIL } from "../order/order.jobs.ts";
import { FIRST_STATUS } from "../order/order.process.ts";
import {
  claimCompletion,
  insertEvent,
  insertOrder,
  insertOrderLines,
  type OrderRow,
  orderById,
} from "../order/order.repository.ts";
import { offlinePayment } from "../payment/offline.ts";
import { movePayments, insertPayment } from "../payment/payment.repository.ts";
import { type ShippingOption, shippingOptions } from "../shipping/shipping.policy.ts";
import { shippingTo } from "../shipping/shipping.repository.ts";
import { allocate } from "../stock/stock.repository.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { globalId, uuidOf } from "../wire/ids.ts";
import { languageOfCode } from "../wire/language.graphql.ts";
import { type MetadataMap, readMetadata } from "../wire/node.graphql.ts";
import { lockVisible, notFound, Refused, refuse } from "./change.ts";
import { type CheckoutNode, destinationOf, priceCheckout, weightOf } from "./checkout.ts";
import { type CheckoutProblem, mayUse, piecesWanted, type Totals } from "./checkout.policy.ts";
import { deleteCheckout, linesOf } from "./checkout.repository.ts";
import { completionProblems } from "./complete.policy.ts";

export type Completion = { order: OrderRow | null; errors: CheckoutProblem[] };

async function readWhole(trx: CommerceDb, context: CommerceContext, id: string | null | undefined) {
  const row = await lockVisible(trx, context, id);
  const channel = await channelById(context, row.channel_id);
  const country = destinationOf(row, channel);
  const ppm =
    country === channel.default_country ? channel.default_ppm : ((await taxRates(trx, [country])).get(country) ?? 0);
  const lines = await linesOf(trx, row.id, row.channel_id);
  const tax = { ppm, included: channel.prices_include_tax };
  const checkout: CheckoutNode = { ...row, channel, lines, tax };
  const methods = row.shipping_address ? await shippingTo(trx, channel.id, country) : [];
  const delivery = shippingOptions(methods, weightOf(lines)).find((option) => option.id === row.shipping_method_id);
  return { checkout, delivery };
}

async function take(trx: CommerceDb, checkout: CheckoutNode): Promise<void> {
  const missing = await allocate(trx, piecesWanted(checkout.lines));
  if (missing.length === 0) return;
  const skus = checkout.lines.filter((line) => missing.includes(line.variant_id)).map((line) => line.sku);
  throw new Refused({
    code: "INSUFFICIENT_STOCK",
    field: "lines",
    message: `Insufficient product stock: ${[...new Set(skus)].join(", ")}`,
    variants: missing.map((id) => globalId("ProductVariant", id)),
  });
}

async function writeOrder(
  trx: CommerceDb,
  checkout: CheckoutNode,
  delivery: ShippingOption,
  totals: Totals,
  orderId: string,
  metadata: MetadataMap,
): Promise<void> {
  const { shipping_address, billing_address, email } = checkout;
  if (!shipping_address || !billing_address || !email) throw new Error("A cart is checked before it becomes an order.");
  const language = languageOfCode(checkout.language_code);
  await insertOrderLines(
    trx,
    checkout.lines.map((line, position) => {
      const price = totals.lines[position];
      if (!price) throw new Error("A line is priced with its cart.");
      return {
        id: randomUUID(),
        order_id: orderId,
        variant_id: line.variant_id,
        design_id: line.design_id,
        product_name: line.product_names.en,
        variant_name: line.variant_name,
        translated_name: line.product_names[language],
        sku: line.sku,
        thumbnail: line.product_thumbnail,
        quantity: line.quantity,
        allocated: line.track_inventory ? line.quantity : 0,
        unit_net: price.unit.net,
        unit_gross: price.unit.gross,
        total_net: price.total.net,
        total_gross: price.total.gross,
        metadata: line.metadata,
        position,
      };
    }),
  );
  await insertEvent(trx, { order_id: orderId, type: "PLACED", user_id: checkout.user_id });
  await addJob(trx as never, ORDER_MAIL, { orderId }, { key: `${ORDER_MAIL}:${orderId}` });
  await moveDesigns(trx, checkout.id, orderId);
  await deleteCheckout(trx, checkout.id);
  await insertOrder(trx, {
    id: orderId,
    token: randomUUID(),
    checkout_id: checkout.id,
    channel_id: checkout.channel_id,
    user_id: checkout.user_id,
    email,
    language_code: checkout.language_code,
    status: FIRST_STATUS,
    charge_status: "NONE",
    authorize_status: "NONE",
    currency: checkout.channel.currency,
    shipping_address,
    billing_address,
    shipping_method_id: delivery.id,
    shipping_method_name: delivery.names[language],
    tax_country: destinationOf(checkout, checkout.channel),
    tax_ppm: checkout.tax.ppm,
    prices_include_tax: checkout.tax.included,
    subtotal_net: totals.subtotal.net,
    subtotal_gross: totals.subtotal.gross,
    shipping_net: totals.shipping.net,
    shipping_gross: totals.shipping.gross,
    total_net: totals.total.net,
    total_gross: totals.total.gross,
    weight_g: weightOf(checkout.lines),
    customer_note: checkout.customer_note,
    metadata: { ...checkout.metadata, ...metadata },
  });
}

/**
 * Makes an order of a cart, in one transaction: the claim first, stock, lines, payment, mail, and the number last.
 * Whatever is cut off leaves the cart as it was; whoever completes the same cart again gets the same order.
 */
export async function checkoutComplete(
  context: CommerceContext,
  id: string | null | undefined,
  metadata: readonly { key: string; value: string }[] | null | undefined,
): Promise<Completion> {
  const read = readMetadata(metadata);
  const orderId = randomUUID();
  try {
    if (!read.ok) throw refuse("INVALID", "metadata", read.message);
    await channelList(context);
    const key = uuidOf(id, "Checkout");
    const done = await shopTables(context.db)
      .transaction()
      .execute(async (trx) => {
        const earlier = key ? await claimCompletion(trx, key, orderId) : null;
        if (earlier) return earlier;
        const { checkout, delivery } = await readWhole(trx, context, id);
        const problems = completionProblems(checkout, delivery !== undefined, new Date());
        if (problems.length > 0 || !delivery) throw new Refused(...problems);
        const totals = priceCheckout(checkout, delivery);
        await take(trx, checkout);
        const amount = totals.total.gross;
        if ((await movePayments(trx, checkout.id, { id: orderId, amount })) === 0)
          await insertPayment(trx, { ...offlinePayment(checkout, amount), order_id: orderId });
        await writeOrder(trx, checkout, delivery, totals, orderId, read.value);
        return orderId;
      });
    const order = await orderById(shopTables(context.db), done);
    // somebody else's order answers as if there had never been such a cart
    if (!order || !mayUse(order, context.visitor)) throw notFound();
    return { order, errors: [] };
  } catch (error) {
    if (error instanceof Refused) return { order: null, errors: error.problems };
    throw error;
  }
}
