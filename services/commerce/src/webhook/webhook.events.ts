/** Saleor's names of the events that the shop tells of. */
export const WEBHOOK_EVENTS = [
  "ANY_EVENTS",
  "ORDER_CREATED",
  "ORDER_UPDATED",
  "ORDER_FULLY_PAID",
  "ORDER_CANCELLED",
  "FULFILLMENT_CREATED",
  "FULFILLMENT_CANCELED",
  "FULFILLMENT_TRACKING_NUMBER_UPDATED",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

const OF_ORDER: Readonly<Record<string, WebhookEvent>> = {
  PLACED: "ORDER_CREATED",
  PLACED_AUTOMATICALLY_FROM_PAID_CHECKOUT: "ORDER_CREATED",
  ORDER_FULLY_PAID: "ORDER_FULLY_PAID",
  CANCELED: "ORDER_CANCELLED",
  FULFILLMENT_FULFILLED_ITEMS: "FULFILLMENT_CREATED",
  FULFILLMENT_CANCELED: "FULFILLMENT_CANCELED",
  TRACKING_UPDATED: "FULFILLMENT_TRACKING_NUMBER_UPDATED",
};

/** What others are told when this is noted on an order; null where the order has not changed. */
export function webhookEventOf(orderEvent: string): WebhookEvent | null {
  return orderEvent === "EMAIL_SENT" ? null : (OF_ORDER[orderEvent] ?? "ORDER_UPDATED");
}

/** Job that finds out who is to be told of what was noted on an order. */
export const TELL = "commerce.webhookTell";
/** Job that tells one of them. */
export const DELIVER = "commerce.webhookDeliver";
/** Job that forgets what was told long ago. */
export const SWEEP_DELIVERIES = "commerce.webhookSweep";
