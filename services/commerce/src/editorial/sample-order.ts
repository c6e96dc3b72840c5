import { randomUUID } from "node:crypto";
import type { Language } from "@carloom/i18n";
import type { OrderLineRow, OrderRow } from "../order/order.repository.ts";
import type { StoredAddress } from "../tables.ts";

const DAY_MS = 24 * 3600_000;
const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Names of the sample's goods, as the demonstration calls them. */
const GOODS: Record<Language, readonly [string, string]> = {
  en: ["Orro Wye 5 wheel", "Halden GT wing"],
  ko: ["Orro Wye 5 휠", "Halden GT 윙"],
  ja: ["Orro Wye 5 ホイール", "Halden GT ウイング"],
};

const ADDRESS: StoredAddress = {
  id: "",
  firstName: "Min-jun",
  lastName: "Kim",
  companyName: "",
  streetAddress1: "20 Sajik-ro",
  streetAddress2: "",
  city: "Jongno-gu",
  cityArea: "",
  countryArea: "Seoul",
  postalCode: "03051",
  country: "KR",
  phone: "+82 2 123 4567",
};

/** An order that was never placed: what staff see a mail with. Minor units of a currency with cents. */
export function sampleOrder(
  language: Language,
  more: Partial<OrderRow> = {},
): { order: OrderRow; lines: OrderLineRow[] } {
  const now = Date.now();
  const id = randomUUID();
  const order: OrderRow = {
    id,
    token: id,
    number: 1025,
    checkout_id: id,
    channel_id: 0,
    user_id: null,
    email: "buyer@example.com",
    language_code: language.toUpperCase(),
    status: "UNCONFIRMED",
    charge_status: "NONE",
    authorize_status: "NONE",
    currency: "USD",
    shipping_address: ADDRESS,
    billing_address: ADDRESS,
    shipping_method_id: null,
    shipping_method_name: "",
    tax_country: "KR",
    tax_ppm: 100_000,
    prices_include_tax: true,
    subtotal_net: 154_545,
    subtotal_gross: 170_000,
    shipping_net: 1818,
    shipping_gross: 2000,
    total_net: 156_363,
    total_gross: 172_000,
    charged: 0,
    voucher_code: null,
    discount_name: null,
    discount: 0,
    membership_discount: 0,
    weight_g: 48_000,
    is_shipping_required: true,
    delivery_from: day(now + 5 * DAY_MS),
    delivery_until: day(now + 8 * DAY_MS),
    customer_note: "",
    metadata: {},
    due_at: new Date(now + 7 * DAY_MS),
    created_at: new Date(now),
    updated_at: new Date(now),
    ...more,
  } as OrderRow;
  const line = (position: number, name: string, variant: string, quantity: number, unit: number): OrderLineRow => ({
    id: randomUUID(),
    order_id: id,
    variant_id: null,
    design_id: null,
    product_name: name,
    variant_name: variant,
    translated_name: name,
    translated_variant_name: variant,
    sku: `SAMPLE-${position}`,
    thumbnail: null,
    quantity,
    quantity_fulfilled: 0,
    quantity_returned: 0,
    quantity_withdrawn: 0,
    return_class: "standard",
    tax_ppm: 100_000,
    tax_class: "standard",
    is_shipping_required: true,
    is_gift_card: false,
    discount: 0,
    promotion: 0,
    manual_discount: 0,
    allocated: 0,
    unit_net: Math.round(unit / 1.1),
    unit_gross: unit,
    total_net: Math.round((unit * quantity) / 1.1),
    total_gross: unit * quantity,
    metadata: {},
    position,
  });
  const [wheel, wing] = GOODS[language];
  return { order, lines: [line(0, wheel, "18 × 8", 4, 31_000), line(1, wing, wing, 1, 46_000)] };
}
