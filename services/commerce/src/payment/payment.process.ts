import type { Charge, PaymentState, RefundState } from "./provider.ts";

/** What a payment holds that a provider's answer may change. Minor units. */
export type PaymentStand = {
  state: PaymentState;
  amount: number;
  authorized: number;
  charged: number;
  refunded: number;
  refund_pending: number;
  /** What the buyer's bank holds or has taken by disputes. */
  disputed: number;
};

export type PaymentEventType =
  | "AUTHORIZATION_SUCCESS"
  | "CHARGE_ACTION_REQUIRED"
  | "CHARGE_REQUEST"
  | "CHARGE_SUCCESS"
  | "CHARGE_FAILURE"
  | "CANCEL_REQUEST"
  | "CANCEL_SUCCESS"
  | "REFUND_REQUEST"
  | "REFUND_SUCCESS"
  | "REFUND_FAILURE"
  // Saleor's words for what a bank took, and gave back
  | "CHARGE_BACK"
  | "REFUND_REVERSE";

const EVENT_OF: Readonly<Record<PaymentState, PaymentEventType>> = {
  WAITING: "CHARGE_REQUEST",
  PROCESSING: "CHARGE_REQUEST",
  ACTION_REQUIRED: "CHARGE_ACTION_REQUIRED",
  AUTHORIZED: "AUTHORIZATION_SUCCESS",
  CHARGED: "CHARGE_SUCCESS",
  FAILED: "CHARGE_FAILURE",
  CANCELED: "CANCEL_SUCCESS",
};

export const eventOf = (state: PaymentState): PaymentEventType => EVENT_OF[state];

export const isOpen = (state: PaymentState): boolean =>
  state === "WAITING" || state === "ACTION_REQUIRED" || state === "PROCESSING" || state === "FAILED";

/**
 * Money that is ours and stays so: what came in less what went back, is on its way back or was taken by the buyer's bank. A bank
 * may take more than refunds have left; nobody owes us less than nothing.
 */
export const keptOf = (payment: Pick<PaymentStand, "charged" | "refunded" | "refund_pending" | "disputed">): number =>
  Math.max(0, payment.charged - payment.refunded - payment.refund_pending - payment.disputed);

/**
 * How a refund goes on after what its provider, or staff, said; null when that changes nothing. A bank may send money back
 * days after it was taken for done, so that a refund which succeeded can still fail; one that failed is over, and a new
 * one is asked for.
 */
export function afterRefund(before: RefundState, said: RefundState): RefundState | null {
  if (before === "PENDING") return said;
  return before === "SUCCESS" && said === "FAILURE" ? "FAILURE" : null;
}

/**
 * How a payment stands after what the provider said. Answers may come late and in any order: money that came in is
 * never forgotten and a final state never left, so that any order of the same answers ends the same.
 */
export function afterCharge(before: PaymentStand, charge: Charge): PaymentStand {
  const isFinal = before.state === "CHARGED" || (before.state === "CANCELED" && charge.state !== "CHARGED");
  const state = isFinal ? before.state : charge.state;
  const charged = Math.max(before.charged, charge.charged);
  // what the provider's own back office gave back; ours is counted by its own rows
  const elsewhere = Math.max(0, charge.refunded - before.refund_pending);
  return {
    ...before,
    state,
    charged,
    authorized: state === "AUTHORIZED" ? charge.authorized : 0,
    refunded: Math.min(Math.max(before.refunded, elsewhere), charged - before.refund_pending),
  };
}
