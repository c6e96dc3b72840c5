import type { CommerceContext } from "../builder.ts";
import { OrderRefused, type OrderProblem } from "../order/change-order.ts";
import { type Buyer, changeOwn } from "../order/self-service.command.ts";
import { invoiceOf } from "./invoice.command.ts";
import type { InvoiceRow } from "./invoice.repository.ts";

export type OwnInvoice = { invoice: InvoiceRow | null; errors: OrderProblem[] };

/** E-mails that may be tried for one order. */
const TRIES = 10;
const TRIES_SECONDS = 300;

/** The buyer's invoice, made when it is asked for first. A wrong e-mail answers as if there were no such order. */
export async function orderInvoiceLink(context: CommerceContext, buyer: Buyer): Promise<OwnInvoice> {
  const tried = await context.throttle.take(`invoice:${buyer.token}`, TRIES, TRIES_SECONDS);
  const { value, errors } = await changeOwn(context, buyer, async (trx, order) => {
    if (!tried.ok) throw new OrderRefused("INVALID", "email", "Too many attempts. Please wait a moment.");
    const invoice = await invoiceOf(trx, context, order);
    if (!invoice) throw new OrderRefused("INVALID", "order", "There is no invoice of an order that has ended.");
    return invoice;
  });
  return { invoice: value, errors };
}
