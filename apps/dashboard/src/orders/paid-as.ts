import type { StaffPaidFragment } from "@carloom/api-client/commerce";
import { sumsOf } from "./sums.ts";

export type PaidAs = StaffPaidFragment["chargeStatus"] | "REFUNDED" | "PARTLY_REFUNDED" | "NOTHING";

/**
 * What is said of an order's money. What was paid and went back is not unpaid, as long as nothing is to be paid beside; and
 * of an order that has ended nothing is to be paid.
 */
export function paidAs(order: StaffPaidFragment): PaidAs {
  const { chargeStatus: charge, status } = order;
  if (charge !== "PARTIAL" && charge !== "NONE") return charge;
  const { refunded, pending, due } = sumsOf(order);
  if (refunded + pending > 0 && due === 0) return charge === "PARTIAL" ? "PARTLY_REFUNDED" : "REFUNDED";
  return charge === "NONE" && (status === "CANCELED" || status === "EXPIRED") ? "NOTHING" : charge;
}
