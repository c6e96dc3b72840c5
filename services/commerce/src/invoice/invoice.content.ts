import type { Language } from "@carloom/i18n";
import { addressLines } from "@carloom/i18n/address";
import { divideRounded } from "@carloom/pricing";
import type { Settings } from "@carloom/settings/server";
import type { OrderLineRow, OrderRow } from "../order/order.repository.ts";
import { lineName, lineNote } from "../order/line.note.ts";
import { paymentOf } from "../order/transfer.ts";
import { orderSums } from "../order/order.sums.ts";
import { languageOfCode } from "@carloom/wire";
import { translate } from "@carloom/i18n/merge";
import { sellerOf } from "../rules/seller.ts";
import type { OwnNotice } from "../rules/notices.ts";
import type { InvoiceContent } from "../tables/invoice.sheet.ts";

function taxesOf(order: OrderRow, lines: readonly OrderLineRow[]): InvoiceContent["taxes"] {
  const found = new Map<number, { net: number; tax: number }>();
  const add = (ppm: number, net: number, gross: number) => {
    const { net: n, tax } = found.get(ppm) ?? { net: 0, tax: 0 };
    found.set(ppm, { net: n + net, tax: tax + gross - net });
  };
  for (const line of lines) add(line.tax_ppm, line.total_net, line.total_gross);
  if (order.shipping_gross > 0) add(order.tax_ppm, order.shipping_net, order.shipping_gross);
  return [...found].map(([ppm, sums]) => ({ ppm, ...sums })).sort((a, b) => b.ppm - a.ppm);
}

/** The price of a piece before what was taken off its line. */
function unitBefore(line: OrderLineRow, included: boolean): number {
  const total = (included ? line.total_gross : line.total_net) + line.discount;
  if (line.discount === 0 || line.quantity < 1) return included ? line.unit_gross : line.unit_net;
  return divideRounded(BigInt(total), BigInt(line.quantity));
}

/**
 * What an invoice of this order says when it is made now.
 * @param notice who sells, as the owner wrote it
 * @param gifts what gift cards paid of it
 */
export function invoiceContent(
  settings: Settings,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  now: Date,
  notice: OwnNotice | null = null,
  language: Language = languageOfCode(order.language_code),
  gifts: readonly { last4: string; amount: number }[] = [],
): InvoiceContent {
  const included = order.prices_include_tax;
  const t = translate(language);
  return {
    language,
    currency: order.currency,
    issuedAt: now.toISOString(),
    order: { number: order.number, placedAt: order.created_at.toISOString() },
    seller: sellerOf(settings, language, order, notice),
    buyer: [...addressLines(order.billing_address, language), order.email],
    taxIncluded: included,
    lines: lines.map((line) => ({
      name: lineName(line),
      note: lineNote(line, t, language),
      sku: line.sku,
      quantity: line.quantity,
      unit: unitBefore(line, included),
      ppm: line.tax_ppm,
      amount: (included ? line.total_gross : line.total_net) + line.discount,
    })),
    delivery: order.is_shipping_required
      ? { name: order.shipping_method_name, amount: included ? order.shipping_gross : order.shipping_net }
      : null,
    discount: order.discount > 0 ? { name: order.discount_name ?? "", amount: order.discount } : null,
    sums: orderSums(order, lines),
    taxes: taxesOf(order, lines),
    net: order.total_net,
    gross: order.total_gross,
    isPaid: order.charged >= order.total_gross,
    ...(gifts.length > 0 && { gifts: gifts.map(({ last4, amount }) => ({ last4, amount })) }),
    payment: paymentOf(settings, order),
  };
}
