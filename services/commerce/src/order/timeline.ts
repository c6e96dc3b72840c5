import type { OrderEventRow } from "./events.repository.ts";

/** What a buyer is told of an order's life; who did it and what was noted stay with staff. */
export const MOMENTS = [
  "PLACED",
  "PAID",
  "ADDRESS_CORRECTED",
  "SHIPPED",
  "DELIVERED",
  "RETURN_REQUESTED",
  "RETURNED",
  "REFUNDED",
  "CANCELLED",
  "EXPIRED",
] as const;
export type Moment = (typeof MOMENTS)[number];

/** The kind of event that says that a parcel has arrived. */
export const DELIVERED = "delivered";

/** Events that Saleor has no name for, by the kind in their data. */
const OF_KIND: Record<string, Moment> = { "return-request": "RETURN_REQUESTED", [DELIVERED]: "DELIVERED" };

const OF: Record<string, Moment> = {
  PLACED: "PLACED",
  PLACED_FROM_DRAFT: "PLACED",
  PLACED_AUTOMATICALLY_FROM_PAID_CHECKOUT: "PLACED",
  ORDER_FULLY_PAID: "PAID",
  ORDER_MARKED_AS_PAID: "PAID",
  UPDATED_ADDRESS: "ADDRESS_CORRECTED",
  FULFILLMENT_FULFILLED_ITEMS: "SHIPPED",
  FULFILLMENT_RETURNED: "RETURNED",
  PAYMENT_REFUNDED: "REFUNDED",
  FULFILLMENT_REFUNDED: "REFUNDED",
  CANCELED: "CANCELLED",
  EXPIRED: "EXPIRED",
};

const momentOf = ({ type, data }: Pick<OrderEventRow, "type" | "data">): Moment | undefined =>
  OF[type] ?? OF_KIND[String((data as { kind?: unknown }).kind)];

/** The moments of an order, the oldest first. Two of a kind in a row within a minute are one: paid is noted by payment and by order. */
export function timelineOf(events: readonly Pick<OrderEventRow, "type" | "data" | "created_at">[]) {
  const moments: { kind: Moment; at: Date }[] = [];
  for (const event of events) {
    const kind = momentOf(event);
    const last = moments.at(-1);
    if (!kind || (last?.kind === kind && event.created_at.getTime() - last.at.getTime() < 60_000)) continue;
    moments.push({ kind, at: event.created_at });
  }
  return moments;
}
