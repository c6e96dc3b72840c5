import type { OrderDetail } from "./states.tsx";

type Paid = Pick<OrderDetail, "total" | "totalCharged" | "transactions">;

/** Sums of money that came out of decimals, without their dust. */
const exact = (amount: number) => Math.round(amount * 100) / 100;

/**
 * What came in and went back for an order, in its currency. What was given back on purpose is owed by nobody: `due` is
 * what never came, `over` what is kept above the total.
 */
export function sumsOf({ total, totalCharged, transactions }: Paid): {
  paid: number;
  refunded: number;
  due: number;
  over: number;
} {
  const kept = totalCharged.amount;
  const refunded = exact(transactions.reduce((sum, { refundedAmount }) => sum + refundedAmount.amount, 0));
  const paid = exact(kept + refunded);
  return {
    paid,
    refunded,
    due: Math.max(0, exact(total.gross.amount - paid)),
    over: Math.max(0, exact(kept - total.gross.amount)),
  };
}
