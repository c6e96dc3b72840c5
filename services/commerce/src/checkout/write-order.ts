import { randomUUID } from "node:crypto";
import { fulfilMembership } from "../membership/fulfil.command.ts";
import { beginPeriod } from "../membership/period.command.ts";
import { ORDER_MAIL } from "../order/job-names.ts";
import type { OrderRow } from "../order/order.repository.ts";
import { placeOrder } from "../order/place.repository.ts";
import { after, chargeStatus, FIRST_STATUS } from "../order/order.process.ts";
import { returnClassOf } from "../returns.policy.ts";
import type { NewPayment, PaymentRow } from "../payment/payment.repository.ts";
import type { ShippingOption } from "../shipping/shipping.policy.ts";
import type { CommerceDb } from "../tables.ts";
import { languageOfCode, type MetadataMap } from "@carloom/wire";
import { type CheckoutNode, destinationOf, weightOf } from "./checkout.ts";
import { regularPrice, type Totals, unitPrice } from "./checkout.policy.ts";

/** What the payments of a cart come to. Minor units. */
export type Paid = { charged: number; held: number; open: PaymentRow[]; count: number };

export type OrderTerms = {
  metadata: MetadataMap;
  paid: Paid;
  /** The payment that is written with the order, when none was begun for its cart. */
  payment: NewPayment | null;
  placed: "PLACED" | "PLACED_AUTOMATICALLY_FROM_PAID_CHECKOUT";
  promised: { delivery_from: string | null; delivery_until: string | null; due: Date | null };
};

/** Writes what a cart becomes. The cart was checked. */
export async function writeOrder(
  trx: CommerceDb,
  checkout: CheckoutNode,
  delivery: ShippingOption | null,
  totals: Totals,
  orderId: string,
  { metadata, paid: { charged, held }, payment, placed, promised: { due, ...promised } }: OrderTerms,
): Promise<OrderRow> {
  const { billing_address, email } = checkout;
  // where nothing is carried, the invoice says which country the order belongs to
  const shipping_address = checkout.shipping_address ?? billing_address;
  if (!shipping_address || !billing_address || !email) throw new Error("A cart is checked before it becomes an order.");
  const language = languageOfCode(checkout.language_code);
  const lines = checkout.lines.map((line, position) => {
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
      return_class: returnClassOf(line),
      tax_ppm: checkout.tax.ppmOf(line.tax_class),
      tax_class: line.tax_class,
      is_shipping_required: line.is_shipping_required,
      allocated: line.track_inventory ? line.quantity : 0,
      unit_net: price.unit.net,
      unit_gross: price.unit.gross,
      total_net: price.total.net,
      total_gross: price.total.gross,
      discount:
        (regularPrice(line) ?? 0) * line.quantity - (checkout.tax.included ? price.total.gross : price.total.net),
      promotion: ((regularPrice(line) ?? 0) - (unitPrice(line) ?? 0)) * line.quantity,
      metadata: line.metadata,
      position,
    };
  });
  const isPaid = charged >= totals.total.gross;
  const hasBegun = isPaid && (await beginPeriod(trx, orderId));
  const order = {
    id: orderId,
    token: randomUUID(),
    checkout_id: checkout.id,
    channel_id: checkout.channel_id,
    user_id: checkout.user_id,
    email,
    language_code: checkout.language_code,
    status: (isPaid && after(FIRST_STATUS, "confirm")) || FIRST_STATUS,
    charged,
    charge_status: chargeStatus(charged, totals.total.gross),
    authorize_status: "NONE",
    currency: checkout.channel.currency,
    shipping_address,
    billing_address,
    is_shipping_required: delivery !== null,
    shipping_method_id: delivery?.id ?? null,
    shipping_method_name: delivery?.names[language] ?? "",
    ...promised,
    tax_country: destinationOf(checkout, checkout.channel),
    tax_ppm: checkout.tax.ppmOf(),
    prices_include_tax: checkout.tax.included,
    subtotal_net: totals.subtotal.net,
    subtotal_gross: totals.subtotal.gross,
    shipping_net: totals.shipping.net,
    shipping_gross: totals.shipping.gross,
    total_net: totals.total.net,
    total_gross: totals.total.gross,
    voucher_code: checkout.voucher ? checkout.voucher_code : null,
    discount_name: checkout.voucher?.name ?? null,
    discount: totals.discount,
    membership_discount: totals.membership,
    weight_g: weightOf(checkout.lines),
    customer_note: checkout.customer_note,
    metadata: { ...checkout.metadata, ...metadata },
    due_at: charged + held >= totals.total.gross ? null : due,
  };
  const events = isPaid ? [placed, "ORDER_FULLY_PAID"] : [placed];
  const row = await placeOrder(trx, { order, lines, events, payment, mail: ORDER_MAIL });
  return hasBegun ? { ...row, status: await fulfilMembership(trx, row) } : row;
}
