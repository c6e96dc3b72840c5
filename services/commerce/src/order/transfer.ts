import { bankAccountFor, type Settings } from "@carloom/settings/server";
import type { InvoiceContent } from "../tables/invoice.sheet.ts";
import type { OrderRow } from "./order.repository.ts";

/** What a transfer needs: how much, to whom, with which reference and until when; null when nothing is to be paid. */
export function paymentOf({ env }: Settings, order: OrderRow): InvoiceContent["payment"] {
  const amount = order.total_gross - order.charged;
  if (amount <= 0 || order.status !== "UNCONFIRMED") return null;
  return {
    reference: String(order.number),
    amount,
    dueAt: order.due_at?.toISOString() ?? null,
    account: bankAccountFor(env, order.currency),
  };
}
