/** Where an order stands. What has been paid is told apart, by {@link chargeStatus}. */
export type OrderStatus =
  | "UNCONFIRMED"
  | "UNFULFILLED"
  | "PARTIALLY_FULFILLED"
  | "FULFILLED"
  | "PARTIALLY_RETURNED"
  | "RETURNED"
  | "CANCELED"
  | "EXPIRED";

export type OrderStep =
  | "confirm"
  | "cancel"
  | "expire"
  | "fulfil-some"
  | "fulfil-all"
  | "take-back-some"
  | "take-back-all"
  | "return-some"
  | "return-all";

/** The life of an order. A step that is not listed for a state cannot happen in it. */
export const ORDER_LIFE: Record<OrderStatus, Partial<Record<OrderStep, OrderStatus>>> = {
  UNCONFIRMED: { confirm: "UNFULFILLED", cancel: "CANCELED", expire: "EXPIRED" },
  UNFULFILLED: { "fulfil-some": "PARTIALLY_FULFILLED", "fulfil-all": "FULFILLED", cancel: "CANCELED" },
  PARTIALLY_FULFILLED: {
    "fulfil-some": "PARTIALLY_FULFILLED",
    "fulfil-all": "FULFILLED",
    "take-back-some": "PARTIALLY_FULFILLED",
    "take-back-all": "UNFULFILLED",
    "return-some": "PARTIALLY_RETURNED",
  },
  FULFILLED: {
    "take-back-some": "PARTIALLY_FULFILLED",
    "take-back-all": "UNFULFILLED",
    "return-some": "PARTIALLY_RETURNED",
    "return-all": "RETURNED",
  },
  PARTIALLY_RETURNED: {
    "fulfil-some": "PARTIALLY_RETURNED",
    "fulfil-all": "PARTIALLY_RETURNED",
    "return-some": "PARTIALLY_RETURNED",
    "return-all": "RETURNED",
  },
  RETURNED: {},
  CANCELED: {},
  EXPIRED: {},
};

/** The state after a step, or null when the step cannot happen now. */
export function after(status: OrderStatus, step: OrderStep): OrderStatus | null {
  return ORDER_LIFE[status][step] ?? null;
}

/** An order that ended without having been sent; money that comes for it now goes back. */
export const isClosed = (status: string): boolean => status === "CANCELED" || status === "EXPIRED";

/** An order waits for its payment before anybody works on it. */
export const FIRST_STATUS: OrderStatus = "UNCONFIRMED";

export type ChargeStatus = "NONE" | "PARTIAL" | "FULL" | "OVERCHARGED";

/** How much of a total has been paid; minor units. */
export function chargeStatus(charged: number, total: number): ChargeStatus {
  if (charged > total) return "OVERCHARGED";
  if (charged === total) return "FULL";
  return charged > 0 ? "PARTIAL" : "NONE";
}

/** How much of a total is paid or held for it. */
export function authorizeStatus(covered: number, total: number): "NONE" | "PARTIAL" | "FULL" {
  if (covered <= 0) return "NONE";
  return covered >= total ? "FULL" : "PARTIAL";
}

export type PaymentStatus = "NOT_CHARGED" | "PARTIALLY_CHARGED" | "FULLY_CHARGED";

export function paymentStatus(status: ChargeStatus): PaymentStatus {
  if (status === "NONE") return "NOT_CHARGED";
  return status === "PARTIAL" ? "PARTIALLY_CHARGED" : "FULLY_CHARGED";
}
