/** Saleor's names of the events that the shop tells of. */
export const WEBHOOK_EVENTS = [
  "ANY_EVENTS",
  "ORDER_CREATED",
  "ORDER_UPDATED",
  "ORDER_FULLY_PAID",
  "ORDER_CANCELLED",
  "ORDER_EXPIRED",
  "ORDER_FULFILLED",
  "ORDER_REFUNDED",
  "FULFILLMENT_CREATED",
  "FULFILLMENT_CANCELED",
  "FULFILLMENT_TRACKING_NUMBER_UPDATED",
  "PRODUCT_VARIANT_STOCK_UPDATED",
  "PRODUCT_VARIANT_OUT_OF_STOCK",
  "PRODUCT_VARIANT_BACK_IN_STOCK",
] as const;
export type VariantEvent = Extract<WebhookEvent, `PRODUCT_VARIANT_${string}`>;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

const OF_ORDER: Readonly<Record<string, WebhookEvent>> = {
  PLACED: "ORDER_CREATED",
  PLACED_FROM_DRAFT: "ORDER_CREATED",
  PLACED_AUTOMATICALLY_FROM_PAID_CHECKOUT: "ORDER_CREATED",
  ORDER_FULLY_PAID: "ORDER_FULLY_PAID",
  ORDER_MARKED_AS_PAID: "ORDER_FULLY_PAID",
  PAYMENT_REFUNDED: "ORDER_REFUNDED",
  CANCELED: "ORDER_CANCELLED",
  EXPIRED: "ORDER_EXPIRED",
  FULFILLMENT_FULFILLED_ITEMS: "FULFILLMENT_CREATED",
  FULFILLMENT_CANCELED: "FULFILLMENT_CANCELED",
  TRACKING_UPDATED: "FULFILLMENT_TRACKING_NUMBER_UPDATED",
};

/** Noted beside a parcel that was the order's last. */
export const LAST_PARCEL = { isLast: true };
/** Noted beside a withdrawal from the last pieces that had not left: what is left of the order is fulfilled with it. */
export const LAST_PIECE = { isFulfilled: true };

/** What others are told when this is noted on an order: nothing where the order has not changed. */
export function webhookEventsOf(orderEvent: string, data: object = {}): WebhookEvent[] {
  if (orderEvent === "EMAIL_SENT" || orderEvent === "DRAFT_CREATED") return [];
  const event = OF_ORDER[orderEvent] ?? "ORDER_UPDATED";
  const isFulfilled = event === "FULFILLMENT_CREATED" ? "isLast" in data : "isFulfilled" in data;
  return isFulfilled ? [event, "ORDER_FULFILLED"] : [event];
}

/** Job that finds out who is to be told of what was noted on an order. */
export const TELL = "commerce.webhookTell";
/** Job that finds out who is to be told of a variant. */
export const TELL_VARIANT = "commerce.webhookTellVariant";
/** Job that tells one of them. */
export const DELIVER = "commerce.webhookDeliver";
/** Job that forgets what was told of orders of somebody who is erased, once nothing of it is tried any more. */
export const FORGET_DELIVERIES = "commerce.webhookForget";
/** Job that forgets what was told long ago. */
export const SWEEP_DELIVERIES = "commerce.webhookSweep";
