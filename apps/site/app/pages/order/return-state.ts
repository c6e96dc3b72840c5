import type { OrderPage } from "../../data/order.server.ts";

type Request = Pick<OrderPage["returns"][number], "status" | "refundStatus">;
export type ReturnState = Request["status"] | "REFUNDING" | "REFUNDED";

/** How a return stands for its buyer: goods that have arrived are followed by their money. */
export function returnState({ status, refundStatus }: Request): ReturnState {
  if (status !== "RECEIVED" || !refundStatus) return status;
  return refundStatus === "SUCCESS" ? "REFUNDED" : "REFUNDING";
}
