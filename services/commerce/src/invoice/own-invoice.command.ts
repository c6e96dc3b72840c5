import type { CommerceContext } from "../builder.ts";
import { refuse, type OrderProblem } from "../order/change-order.ts";
import { type Buyer, changeOwn } from "../order/proof.ts";
import { invoiceOf } from "./invoice.command.ts";
import type { InvoiceRow } from "./invoice.repository.ts";

export type OwnInvoice = { invoice: InvoiceRow | null; errors: OrderProblem[] };

/** The buyer's invoice, made when it is asked for first. A wrong e-mail answers as if there were no such order. */
export async function orderInvoiceLink(context: CommerceContext, buyer: Buyer): Promise<OwnInvoice> {
  const { value, errors } = await changeOwn(context, buyer, async (trx, order) => {
    const invoice = await invoiceOf(trx, context, order);
    if (!invoice) throw refuse("INVALID", "order", "There is no invoice of an order that has ended.");
    return invoice;
  });
  return { invoice: value, errors };
}
