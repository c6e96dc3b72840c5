import type { AddressFields } from "@carloom/identity";
import type { MetadataMap } from "@carloom/wire";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { DesignLine } from "./design.line.ts";
import type { Translations, WrittenText } from "./catalogue.tables.ts";

type Time = ColumnType<Date, Date | undefined, Date>;
type Json<T extends object> = JSONColumnType<T, string | undefined, string>;
type NullableJson<T extends object> = JSONColumnType<T | null, string | null | undefined, string | null>;

/** An address kept inside a checkout or an order. */
export type StoredAddress = AddressFields & { id: string };

/** How goods may come back: as they are, not at all because they were made for one person, or until the work is done. */
export type ReturnClass = "standard" | "personalised" | "service";

/** That a buyer agreed to the terms: which version, in which language, to which text for each kind of goods, and when (ISO time). */
export type Consent = {
  version: string;
  language: string;
  texts: Partial<Record<ReturnClass, string>>;
  at: string;
};

/** What staff take off the goods: a share, or a sum in minor units of the price basis. */
export type StaffDiscount = { id: string; ppm: number | null; amount: number | null; reason: string };

/** Of a cart that staff prepare: the order that it becomes, whose that is, and what comes off. */
export type CartDraft = { id: string; userId: string | null; discounts: StaffDiscount[] };

/** A line of a saved quote; `design` names the design of the quote that it belongs to. Minor units of the price basis. */
export type QuotedLine = {
  variantId: number;
  sku: string;
  names: WrittenText;
  variantName: string;
  /** Absent in quotes from before variants had any. */
  variantTranslations?: Translations;
  quantity: number;
  unit: number;
  /** Without a promotion; absent where there was none. */
  regular?: number;
  weightG: number;
  taxClass: string;
  isShippingRequired: boolean;
  design: string | null;
  metadata: MetadataMap;
};

/** A design as a saved quote keeps it, without the cart that it was in. */
export type QuotedDesign = {
  id: string;
  title: string;
  template_slug: string;
  template_uuid: string;
  manifest_hash: string;
  preset_uuid: string | null;
  build: object;
  lines: DesignLine[];
  total: number;
  currency: string;
  thumbnail: string | null;
  priced_at: string;
};

export type CartTables = {
  "commerce.checkout": {
    id: string;
    channel_id: number;
    user_id: string | null;
    email: string | null;
    language_code: string;
    shipping_address: NullableJson<StoredAddress>;
    billing_address: NullableJson<StoredAddress>;
    shipping_method_id: number | null;
    customer_note: Generated<string>;
    metadata: Json<MetadataMap>;
    voucher_code: Generated<string | null>;
    consent: NullableJson<Consent>;
    /** What staff decided about an order that they prepare for somebody; null for carts of customers. */
    draft: NullableJson<CartDraft>;
    /** Until when its pieces are kept, while it is paid. */
    reserved_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
    created_at: Time;
    updated_at: Time;
  };
  "commerce.checkout_line": {
    id: string;
    checkout_id: string;
    variant_id: number;
    quantity: number;
    design_id: string | null;
    frozen_price: number | null;
    weight_g: number | null;
    /** What it would have cost without a promotion; null where that is the frozen price. */
    frozen_regular: ColumnType<number | null, number | null | undefined, number | null>;
    /** Until when its price was promised by a saved quote. */
    quoted_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
    metadata: Json<MetadataMap>;
    position: ColumnType<number, never, never>;
  };
  /** Orders that staff prepare; `sent_at` is when the link to pay was last mailed. */
  "commerce.draft": {
    id: string;
    checkout_id: string;
    created_by: string | null;
    sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    created_at: Time;
  };
  "commerce.draft_link": { hash: Buffer; draft_id: string; expires_at: Date };
  "commerce.design": {
    id: string;
    checkout_id: string | null;
    order_id: string | null;
    title: string;
    template_slug: string;
    template_uuid: string;
    manifest_hash: string;
    preset_uuid: string | null;
    build: JSONColumnType<object, string, string>;
    lines: JSONColumnType<DesignLine[], string, string>;
    total: number;
    currency: string;
    thumbnail: string | null;
    priced_at: Date;
    valid_until: Date;
  };
  "commerce.completion": { checkout_id: string; order_id: string; completed_at: Time };
  "commerce.reservation": { checkout_id: string; variant_id: number; pieces: number; expires_at: Date };
  "commerce.guest_hold": {
    checkout_id: string;
    order_id: string | null;
    /** Hashes of whose inbox and which network it was. */
    inbox: string;
    network: string;
    created_at: Time;
  };
  "commerce.quote": {
    id: string;
    token: string;
    channel_id: number;
    user_id: string | null;
    email: string | null;
    language_code: string;
    country: string;
    note: Generated<string>;
    lines: JSONColumnType<QuotedLine[], string, string>;
    designs: JSONColumnType<QuotedDesign[], string, string>;
    created_at: Time;
    valid_until: Date;
  };
};
