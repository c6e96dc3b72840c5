import type { MetadataMap } from "@carloom/wire";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { ReturnClass, StoredAddress } from "./cart.tables.ts";
import type { InvoiceContent } from "./invoice.sheet.ts";

type Time = ColumnType<Date, Date | undefined, Date>;
type Json<T extends object> = JSONColumnType<T, string | undefined, string>;

export type OrderTables = {
  "commerce.counter": { name: string; value: number };
  "commerce.order": {
    id: string;
    token: string;
    number: number;
    checkout_id: string;
    channel_id: number;
    user_id: string | null;
    email: string;
    language_code: string;
    status: string;
    charge_status: string;
    authorize_status: string;
    currency: string;
    shipping_address: JSONColumnType<StoredAddress, string, string>;
    billing_address: JSONColumnType<StoredAddress, string, string>;
    shipping_method_id: number | null;
    shipping_method_name: string;
    tax_country: string;
    tax_ppm: number;
    prices_include_tax: boolean;
    subtotal_net: number;
    subtotal_gross: number;
    shipping_net: number;
    shipping_gross: number;
    total_net: number;
    total_gross: number;
    charged: Generated<number>;
    voucher_code: Generated<string | null>;
    discount_name: Generated<string | null>;
    discount: Generated<number>;
    weight_g: number;
    is_shipping_required: Generated<boolean>;
    /** Days on which it is promised to arrive, `YYYY-MM-DD`; null where nothing is carried. */
    delivery_from: Generated<string | null>;
    delivery_until: Generated<string | null>;
    customer_note: string;
    metadata: JSONColumnType<MetadataMap, string, string>;
    /** Until when it is to be paid; null where it was paid at once or may wait for ever. */
    due_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    created_at: Time;
    updated_at: Time;
  };
  "commerce.order_line": {
    id: string;
    order_id: string;
    variant_id: number | null;
    design_id: string | null;
    product_name: string;
    variant_name: string;
    translated_name: string;
    /** The variant's in the language of the order; null where nobody wrote one. */
    translated_variant_name: string | null;
    sku: string;
    thumbnail: string | null;
    quantity: number;
    quantity_fulfilled: Generated<number>;
    quantity_returned: Generated<number>;
    /** Pieces that the buyer withdrew from before they left: they are never sent. */
    quantity_withdrawn: Generated<number>;
    return_class: Generated<ReturnClass>;
    tax_ppm: number;
    tax_class: Generated<string>;
    is_shipping_required: Generated<boolean>;
    is_gift_card: Generated<boolean>;
    discount: Generated<number>;
    /** Of `discount`, what a promotion took off. */
    promotion: Generated<number>;
    /** Of `discount`, what staff took off the whole order. */
    manual_discount: Generated<number>;
    allocated: number;
    unit_net: number;
    unit_gross: number;
    total_net: number;
    total_gross: number;
    metadata: JSONColumnType<MetadataMap, string, string>;
    position: number;
  };
  /** What staff took off an order: a share, or a sum in minor units. `taken` is what that came to. */
  "commerce.order_discount": {
    id: Generated<string>;
    order_id: string;
    ppm: number | null;
    amount: number | null;
    reason: string;
    taken: Generated<number>;
    created_at: Time;
  };
  "commerce.order_event": {
    id: ColumnType<number, never, never>;
    order_id: string;
    type: string;
    user_id: string | null;
    data: Json<object>;
    created_at: Time;
  };
  "commerce.order_consent": {
    order_id: string;
    return_class: ReturnClass;
    version: string;
    language_code: string;
    text: string;
    given_at: Date;
  };
  "commerce.invoice": {
    id: string;
    order_id: string;
    number: string;
    content: JSONColumnType<InvoiceContent, string, string>;
    created_at: Time;
  };
  "commerce.mail_link": { hash: Buffer; kind: "invoice" | "credit" | "confirmation"; target: string; expires_at: Date };
  "commerce.fulfillment": {
    id: string;
    order_id: string;
    sequence: number;
    status: string;
    tracking_number: string;
    warehouse_id: number | null;
    created_at: Time;
  };
  "commerce.fulfillment_line": {
    id: string;
    fulfillment_id: string;
    order_line_id: string;
    quantity: number;
    returned: Generated<number>;
    reason: Generated<string>;
  };
  "commerce.return_request": {
    id: string;
    order_id: string;
    lines: JSONColumnType<{ orderLineId: string; quantity: number }[], string, string>;
    reason: string;
    status: Generated<string>;
    /** What staff answered. */
    answer: Generated<string>;
    /** When a consumer declared a withdrawal, and as whom; null for a wish that staff answer. */
    declared_at: Generated<Date | null>;
    declared_by: Generated<string>;
    user_id: Generated<string | null>;
    created_at: Time;
    updated_at: Time;
  };
};
