import { type Database, tablesOf } from "@carloom/platform";
import type { LocalizedText } from "@carloom/build";
import type { ColumnType, Generated, JSONColumnType, Kysely } from "kysely";
import type { AddressFields } from "@carloom/identity";
import type { DesignLine } from "./tables/design.line.ts";
import type { CatalogueTables } from "./tables/catalogue.tables.ts";
import type { CreditTables } from "./tables/credit.tables.ts";
import type { DisputeTables } from "./tables/dispute.tables.ts";
import type { InvoiceContent } from "./tables/invoice.sheet.ts";
import type { ImportTables } from "./tables/import.tables.ts";
import type { RedirectTables } from "./tables/redirect.tables.ts";
import type { PromotionTables } from "./tables/promotion.tables.ts";
import type { ProductionTables } from "./tables/production.tables.ts";
import type { SafetyTables } from "./tables/safety.tables.ts";
import type { MembershipTables } from "./tables/membership.tables.ts";
import type { MetadataMap } from "@carloom/wire";
import type { WishlistTables } from "./tables/wishlist.tables.ts";

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

/** A line of a saved quote; `design` names the design of the quote that it belongs to. Minor units of the price basis. */
export type QuotedLine = {
  variantId: number;
  sku: string;
  names: LocalizedText;
  variantName: string;
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

/** Pieces of a line whose price is given back. */
export type GrantedLine = { orderLineId: string; quantity: number; reason: string };

export type CommerceTables = CatalogueTables &
  CreditTables &
  ImportTables &
  DisputeTables &
  RedirectTables &
  MembershipTables &
  PromotionTables &
  ProductionTables &
  SafetyTables &
  WishlistTables & {
    "commerce.vehicle": {
      id: Generated<number>;
      slug: string;
      make: string;
      model: string;
      year_from: number;
      year_to: number | null;
      bolt_count: number;
      bolt_pcd: number;
      centre_bore: number;
      diameter_min: number;
      diameter_max: number;
      width_min: number;
      width_max: number;
      offset_min: number;
      offset_max: number;
      updated_at: Time;
    };
    "commerce.warehouse": { id: Generated<number>; slug: string; name: string; country: string };
    "commerce.stock": {
      id: Generated<number>;
      variant_id: number;
      warehouse_id: number;
      quantity: number;
      allocated: Generated<number>;
    };
    /** Written by triggers on `commerce.stock`. */
    "commerce.stock_movement": {
      id: ColumnType<number, never, never>;
      variant_id: number;
      warehouse_id: number;
      pieces: number;
      quantity_left: number;
      cause: string;
      reason: string;
      user_id: string | null;
      order_id: string | null;
      created_at: Time;
    };
    "commerce.shipping_zone": {
      id: Generated<number>;
      name: string;
      description: Generated<string>;
      countries: Generated<string[]>;
      created_at: Time;
    };
    "commerce.shipping_method": {
      id: Generated<number>;
      zone_id: Generated<number | null>;
      slug: string;
      names: Json<LocalizedText>;
      countries: string[];
      minimum_days: number;
      maximum_days: number;
      maximum_weight_g: number | null;
      position: number;
    };
    "commerce.shipping_price": { method_id: number; channel_id: number; base: number; per_kg: number };
    "commerce.seed": { name: string; hash: string; seeded_at: Time };
    /** Words that goods have, cut as {@link refreshWords} cuts them; `seen` in so many products. */
    "commerce.search_word": { word: string; seen: number; grams: Generated<string[]> };
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
      /** Until when its pieces are kept, while it is paid. */
      reserved_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
      created_at: Time;
      updated_at: Time;
    };
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
    "commerce.checkout_line": {
      id: string;
      checkout_id: string;
      variant_id: number;
      quantity: number;
      design_id: string | null;
      frozen_price: number | null;
      weight_g: number | null;
      /** Until when its price was promised by a saved quote. */
      /** What it would have cost without a promotion; null where that is the frozen price. */
      frozen_regular: ColumnType<number | null, number | null | undefined, number | null>;
      quoted_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
      metadata: Json<MetadataMap>;
      position: ColumnType<number, never, never>;
    };
    "commerce.counter": { name: string; value: number };
    "commerce.completion": { checkout_id: string; order_id: string; completed_at: Time };
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
    "commerce.invoice": {
      id: string;
      order_id: string;
      number: string;
      content: JSONColumnType<InvoiceContent, string, string>;
      created_at: Time;
    };
    "commerce.mail_link": { hash: Buffer; kind: "invoice" | "credit"; target: string; expires_at: Date };
    "commerce.order_line": {
      id: string;
      order_id: string;
      variant_id: number | null;
      design_id: string | null;
      product_name: string;
      variant_name: string;
      translated_name: string;
      sku: string;
      thumbnail: string | null;
      quantity: number;
      quantity_fulfilled: Generated<number>;
      quantity_returned: Generated<number>;
      return_class: Generated<ReturnClass>;
      tax_ppm: number;
      tax_class: Generated<string>;
      is_shipping_required: Generated<boolean>;
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
    "commerce.webhook": {
      id: ColumnType<number, never, never>;
      name: string;
      target_url: string;
      secret_key: string | null;
      events: string[];
      is_active: boolean;
      created_at: Time;
    };
    "commerce.event_delivery": {
      id: ColumnType<number, never, never>;
      webhook_id: number;
      event_key: string;
      event_type: string;
      payload: string;
      status: Generated<string>;
      created_at: Time;
    };
    "commerce.event_attempt": {
      id: ColumnType<number, never, never>;
      delivery_id: number;
      status: string;
      status_code: number | null;
      response: string;
      duration_ms: number;
      created_at: Time;
    };
    "commerce.payment_transaction": {
      id: string;
      checkout_id: string | null;
      order_id: string | null;
      gateway: string;
      idempotency_key: string;
      currency: string;
      amount: number;
      charged: Generated<number>;
      reference: string;
      message: Generated<string>;
      provider_reference: Generated<string | null>;
      state: Generated<string>;
      authorized: Generated<number>;
      refunded: Generated<number>;
      refund_pending: Generated<number>;
      disputed: Generated<number>;
      canceled: Generated<number>;
      /** When its provider is asked next how it stands; null is at once. */
      ask_at: Generated<Date | null>;
      created_at: Time;
      updated_at: Time;
    };
    "commerce.payment_event": {
      id: Generated<string>;
      transaction_id: string;
      type: string;
      amount: number;
      reference: string;
      message: Generated<string>;
      created_at: Time;
    };
    "commerce.payment_inbox": {
      gateway: string;
      event_id: string;
      type: string;
      reference: string;
      received_at: Time;
    };
    "commerce.refund": {
      id: string;
      transaction_id: string;
      amount: number;
      reason: Generated<string>;
      status: Generated<string>;
      provider_reference: string | null;
      message: Generated<string>;
      user_id: string | null;
      /** When its provider is asked next how it stands. */
      ask_at: Generated<Date | null>;
      created_at: Time;
      updated_at: Time;
    };
    "commerce.guest_hold": {
      checkout_id: string;
      order_id: string | null;
      /** Hashes of whose inbox and which network it was. */
      inbox: string;
      network: string;
      created_at: Time;
    };
    "commerce.voucher": {
      id: Generated<number>;
      name: string;
      type: string;
      value_type: string;
      usage_limit: number | null;
      used: Generated<number>;
      once_per_customer: boolean;
      minimum_quantity: number | null;
      countries: string[];
      starts_at: Date;
      ends_at: Date | null;
      created_at: Time;
    };
    "commerce.voucher_code": { code: string; voucher_id: number; is_active: Generated<boolean>; created_at: Time };
    "commerce.voucher_value": { voucher_id: number; channel_id: number; value: number; minimum_spent: number | null };
    "commerce.voucher_use": { order_id: string; voucher_id: number; code: string; email: string };
    "commerce.fulfillment": {
      id: string;
      order_id: string;
      sequence: number;
      status: string;
      tracking_number: string;
      warehouse_id: number;
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
    "commerce.granted_refund": {
      id: string;
      order_id: string;
      transaction_id: string;
      amount: number;
      reason: string;
      shipping: boolean;
      user_id: string | null;
      refund_id: string | null;
      lines: JSONColumnType<GrantedLine[], string, string>;
      created_at: Time;
      updated_at: Time;
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
    "commerce.order_consent": {
      order_id: string;
      return_class: ReturnClass;
      version: string;
      language_code: string;
      text: string;
      given_at: Date;
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
    "commerce.reservation": { checkout_id: string; variant_id: number; pieces: number; expires_at: Date };
  };

export type CommerceDb = Kysely<CommerceTables>;

/** The database seen with the tables of the shop. */
export const shopTables = (db: Database): CommerceDb => tablesOf<CommerceTables>(db);
