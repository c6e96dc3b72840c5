import type { StaffOrderQuery } from "@carloom/api-client/commerce";

type Order = NonNullable<StaffOrderQuery["order"]>;
type Charge = Order["chargeStatus"];
export type PaidAs = Charge | "REFUNDED" | "PARTLY_REFUNDED" | "NOTHING";

/** What came in and went back, where that is known; a list knows of an order's status alone. */
export type PaidSums = { refunded: number; pending: number; due: number };

/**
 * What is said of an order's money. What was paid and went back is not unpaid, and of an order that has ended nothing is
 * to be paid. Nothing is sent before it is paid, so that a list knows of what came back why it is paid no more.
 */
export function paidAs(charge: Charge, status: Order["status"], sums?: PaidSums): PaidAs {
  const cameBack = status === "RETURNED" || status === "PARTIALLY_RETURNED";
  const isBack = sums ? sums.refunded + sums.pending > 0 && sums.due === 0 : cameBack;
  if (charge === "PARTIAL") return isBack ? "PARTLY_REFUNDED" : charge;
  if (charge !== "NONE") return charge;
  if (sums ? sums.refunded + sums.pending > 0 : cameBack) return "REFUNDED";
  return status === "CANCELED" || status === "EXPIRED" ? "NOTHING" : charge;
}
