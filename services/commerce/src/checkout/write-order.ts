import { randomUUID } from "node:crypto";
import { fulfilMembership } from "../membership/fulfil.command.ts";
import { issueSoldCards } from "../gift-sale/issue.command.ts";
import { beginPeriod } from "../membership/period.command.ts";
import { ORDER_MAIL } from "../order/job-names.ts";
import type { OrderRow } from "../order/order.repository.ts";
import { insertDiscounts } from "../order/edit/edit.repository.ts";
import { placeOrder } from "../order/place.repository.ts";
import { after, chargeStatus, FIRST_STATUS } from "../order/order.process.ts";
import { returnClassOf } from "../returns.policy.ts";
import type { NewPayment, PaymentRow } from "../payment/payment.repository.ts";
import type { ShippingOption } from "../shipping/shipping.policy.ts";
import { draftById, noteDraft } from "./prepared.repository.ts";
import type { CommerceDb } from "../tables.ts";
import { languageOfCode, type MetadataMap } from "@carloom/wire";
import { wantDesignPictures } from "./design-pictures.ts";
import { type CheckoutNode, destinationOf, discountName, weightOf } from "./checkout.ts";
import { offOf, regularPrice, type Totals, unitPrice } from "./checkout.policy.ts";
import { nameIn, translatedVariantName } from "../catalogue/catalogue.policy.ts";

/**
 * What the payments of a cart come to, what its gift cards pay beside them, and whether its order is to be paid by a
 * transfer that none of them is. Minor units.
 */
export type Paid = {
  charged: number;
  held: number;
  gift: number;
  open: PaymentRow[];
  count: number;
  isByTransfer: boolean;
};

export type OrderTerms = {
  metadata: MetadataMap;
  paid: Paid;
  /** The payment that is written with the order, when none was begun for its cart. */
  payment: NewPayment | null;
  placed: "PLACED" | "PLACED_FROM_DRAFT" | "PLACED_AUTOMATICALLY_FROM_PAID_CHECKOUT";
  /** Staff who placed it for its buyer. */
  by: string | null;
  promised: { delivery_from: string | null; delivery_until: string | null; due: Date | null };
};

/** Lines as an order keeps them, by the lines of its cart. */
export function orderLinesOf(checkout: CheckoutNode, totals: Totals, orderId: string) {
  const language = languageOfCode(checkout.language_code);
  return checkout.lines.map((line, position) => {
    const price = totals.lines[position];
    if (!price) throw new Error("A line is priced with its cart.");
    return {
      id: randomUUID(),
      order_id: orderId,
      variant_id: line.variant_id,
      design_id: line.design_id,
      product_name: line.product_names.en,
      variant_name: line.variant_name,
      translated_name: nameIn(line.product_names, language),
      translated_variant_name: translatedVariantName(line.variant_translations, language),
      sku: line.sku,
      thumbnail: line.product_thumbnail,
      quantity: line.quantity,
      return_class: returnClassOf(line),
      tax_ppm: checkout.tax.ppmOf(line.tax_class),
      tax_class: line.tax_class,
      is_shipping_required: line.is_shipping_required,
      is_gift_card: line.is_gift_card,
      allocated: line.track_inventory ? line.quantity : 0,
      unit_net: price.unit.net,
      unit_gross: price.unit.gross,
      total_net: price.total.net,
      total_gross: price.total.gross,
      discount:
        (regularPrice(line) ?? 0) * line.quantity - (checkout.tax.included ? price.total.gross : price.total.net),
      promotion: ((regularPrice(line) ?? 0) - (unitPrice(line) ?? 0)) * line.quantity,
      manual_discount: totals.manual.lines[position] ?? 0,
      metadata: line.metadata,
      position,
    };
  });
}

/** Writes what a cart becomes. The cart was checked. */
export async function writeOrder(
  trx: CommerceDb,
  checkout: CheckoutNode,
  delivery: ShippingOption | null,
  totals: Totals,
  orderId: string,
  { metadata, paid: { charged: money, held, gift }, payment, placed, promised: { due, ...promised }, by }: OrderTerms,
): Promise<OrderRow> {
  const { billing_address, email } = checkout;
  // where nothing is carried, the invoice says which country the order belongs to
  const shipping_address = checkout.shipping_address ?? billing_address;
  if (!shipping_address || !billing_address || !email) throw new Error("A cart is checked before it becomes an order.");
  const language = languageOfCode(checkout.language_code);
  const lines = orderLinesOf(checkout, totals, orderId);
  const charged = money + gift;
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
    discount_name: discountName(checkout),
    discount: offOf(totals),
    membership_discount: totals.membership,
    weight_g: weightOf(checkout.lines),
    customer_note: checkout.customer_note,
    metadata: { ...checkout.metadata, ...metadata },
    due_at: charged + held >= totals.total.gross ? null : due,
  };
  if (checkout.lines.some(({ design_id: design }) => design !== null))
    await wantDesignPictures(trx, { orderId, asked: 0 });
  const { draft } = checkout;
  const made = draft && (await draftById(trx, draft.id));
  const events = [...(draft ? ["DRAFT_CREATED"] : []), placed, ...(isPaid ? ["ORDER_FULLY_PAID"] : [])];
  const row = await placeOrder(trx, { order, lines, events, payment, mail: ORDER_MAIL });
  if (draft && made) {
    await insertDiscounts(
      trx,
      draft.discounts.map((given, i) => ({ ...given, order_id: orderId, taken: totals.manual.taken[i] ?? 0 })),
    );
    await noteDraft(trx, { orderId, by, draft: made });
  }
  const begun = hasBegun ? { ...row, status: await fulfilMembership(trx, row) } : row;
  const buysCards = isPaid && lines.some(({ is_gift_card: isCard }) => isCard);
  return buysCards ? { ...begun, status: await issueSoldCards(trx, begun) } : begun;
}
