import type { StaffOrderQuery, StaffPaidFragment } from "@carloom/api-client/commerce";

type OrderDetail = NonNullable<StaffOrderQuery["order"]>;

/** Sums of money that came out of decimals, without their dust. */
const exact = (amount: number) => Math.round(amount * 100) / 100;

/**
 * What came in and went back for an order, in its currency; `pending` is on its way back. What was given back on purpose
 * is owed by nobody: `due` is what never came, and nothing for an order that has ended; `over` is what is kept above the
 * total.
 */
export function sumsOf({ status, total, totalCharged, transactions }: Omit<StaffPaidFragment, "chargeStatus">): {
  paid: number;
  refunded: number;
  pending: number;
  due: number;
  over: number;
} {
  const kept = totalCharged.amount;
  const refunded = exact(transactions.reduce((sum, { refundedAmount }) => sum + refundedAmount.amount, 0));
  const pending = exact(transactions.reduce((sum, { refundPendingAmount }) => sum + refundPendingAmount.amount, 0));
  const paid = exact(kept + refunded + pending);
  const hasEnded = status === "CANCELED" || status === "EXPIRED";
  return {
    paid,
    refunded,
    pending,
    due: hasEnded ? 0 : Math.max(0, exact(total.gross.amount - paid)),
    over: Math.max(0, exact(kept - total.gross.amount)),
  };
}

/** What came in by a payment, though some of it went back or is on its way there: the service takes that off what is charged. */
export function receivedOf({
  chargedAmount: kept,
  refundedAmount,
  refundPendingAmount,
}: Pick<OrderDetail["transactions"][number], "chargedAmount" | "refundedAmount" | "refundPendingAmount">) {
  return { ...kept, amount: exact(kept.amount + refundedAmount.amount + refundPendingAmount.amount) };
}

/** What a refund can send back the way it was paid, and what of it gift cards paid, which goes back onto them last. */
export function refundSplit({ totalCharged, transactions }: Pick<OrderDetail, "totalCharged" | "transactions">): {
  money: number;
  gift: number;
} {
  const gift = exact(
    transactions.reduce((sum, one) => sum + (one.paymentMethodDetails ? one.chargedAmount.amount : 0), 0),
  );
  return { money: Math.max(0, exact(totalCharged.amount - gift)), gift };
}
