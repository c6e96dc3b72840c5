import { randomUUID } from "node:crypto";
import { addJob, type Services } from "@carloom/platform";
import { requireRole } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { giftsPaidFor } from "../gift-card/gift-card.repository.ts";
import { isClosed } from "../order/order.process.ts";
import { insertEvent, linesOfOrders, lockOrder, type OrderRow, orderById } from "../order/order.repository.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { languageOfCode, uuidOf } from "@carloom/wire";
import { ownNotice } from "../rules/notices.ts";
import { invoiceContent } from "./invoice.content.ts";
import { insertInvoice, invoiceById, type InvoiceRow, invoicesOfOrders, nextNumber } from "./invoice.repository.ts";

/** Sends the buyer the link of an invoice. */
export const INVOICE_MAIL = "commerce.invoiceMail";

export type InvoiceProblem = {
  field: string | null;
  message: string;
  code: "REQUIRED" | "NOT_READY" | "NOT_FOUND" | "NUMBER_NOT_SET";
};
export type InvoiceResult = { order: OrderRow | null; invoice: InvoiceRow | null; errors: InvoiceProblem[] };

const refused = (code: InvoiceProblem["code"], field: string, message: string): InvoiceResult => ({
  order: null,
  invoice: null,
  errors: [{ code, field, message }],
});

/** Rolls back what was written for an invoice that cannot have its number. */
class NumberTaken extends Error {}

/** Makes an invoice of a locked order, with the next number or one that staff chose. @returns undefined when that is taken */
async function makeInvoice(
  trx: CommerceDb,
  { settings }: Pick<Services, "settings">,
  order: OrderRow,
  { number, userId }: { number: string | null; userId: string | null },
): Promise<InvoiceRow | undefined> {
  const now = new Date();
  const notice = await ownNotice(trx, languageOfCode(order.language_code));
  const content = invoiceContent(
    settings,
    order,
    await linesOfOrders(trx, [order.id]),
    now,
    notice,
    undefined,
    await giftsPaidFor(trx, order.id),
  );
  const id = randomUUID();
  // a number that staff chose before is passed over
  let made: InvoiceRow | undefined;
  do {
    made = await insertInvoice(trx, {
      id,
      order_id: order.id,
      number: number ?? (await nextNumber(trx, now)),
      content,
    });
  } while (!made && number === null);
  if (!made) return undefined;
  const data = { invoiceNumber: made.number };
  await insertEvent(trx, { order_id: order.id, type: "INVOICE_GENERATED", user_id: userId, data });
  return made;
}

/** The latest invoice of a locked order; the first asking makes it. @returns undefined when there is none to be made */
export async function invoiceOf(
  trx: CommerceDb,
  services: Pick<Services, "settings">,
  order: OrderRow,
): Promise<InvoiceRow | undefined> {
  const known = (await invoicesOfOrders(trx, [order.id])).at(-1);
  if (known || isClosed(order.status)) return known;
  return makeInvoice(trx, services, order, { number: null, userId: null });
}

/** The invoice of an order, as {@link invoiceOf}. */
export function ensureInvoice(
  services: Pick<Services, "db" | "settings">,
  orderId: string,
): Promise<InvoiceRow | undefined> {
  return shopTables(services.db)
    .transaction()
    .execute(async (trx) => {
      const order = await lockOrder(trx, orderId);
      return order && invoiceOf(trx, services, order);
    });
}

/** The invoice of an order whose sum has changed since its latest one. @returns undefined where that still holds */
export function renewInvoice(
  services: Pick<Services, "db" | "settings">,
  orderId: string,
): Promise<InvoiceRow | undefined> {
  return shopTables(services.db)
    .transaction()
    .execute(async (trx) => {
      const order = await lockOrder(trx, orderId);
      if (!order || isClosed(order.status)) return undefined;
      const known = (await invoicesOfOrders(trx, [order.id])).at(-1);
      if (known?.content.gross === order.total_gross) return undefined;
      return makeInvoice(trx, services, order, { number: null, userId: null });
    });
}

/**
 * Staff ask for an invoice of an order as it is now, beside those that it has.
 * @throws GraphQLError UNAUTHENTICATED or FORBIDDEN
 */
export async function invoiceRequest(
  context: CommerceContext,
  orderId: string,
  number: string | null | undefined,
): Promise<InvoiceResult> {
  const { userId } = requireRole(context, "orders");
  const key = uuidOf(orderId, "Order");
  const wished = number?.trim() || null;
  if (wished && wished.length > 60) return refused("NUMBER_NOT_SET", "number", "A number has at most 60 characters.");
  return shopTables(context.db)
    .transaction()
    .execute(async (trx): Promise<InvoiceResult> => {
      const order = key ? await lockOrder(trx, key) : undefined;
      if (!order) return refused("NOT_FOUND", "orderId", "Couldn't resolve to a node.");
      if (order.status === "EXPIRED")
        return refused("NOT_READY", "orderId", "There is no invoice of an order that has expired.");
      const data = wished ? { invoiceNumber: wished } : {};
      await insertEvent(trx, { order_id: order.id, type: "INVOICE_REQUESTED", user_id: userId, data });
      const invoice = await makeInvoice(trx, context, order, { number: wished, userId });
      if (!invoice) throw new NumberTaken();
      return { order, invoice, errors: [] };
    })
    .catch((error: unknown) => {
      if (!(error instanceof NumberTaken)) throw error;
      return refused("NUMBER_NOT_SET", "number", "Another invoice has this number.");
    });
}

/** Staff have an invoice mailed to its buyer. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
export async function invoiceSendNotification(context: CommerceContext, id: string): Promise<InvoiceResult> {
  const { userId } = requireRole(context, "orders");
  const key = uuidOf(id, "Invoice");
  const db = shopTables(context.db);
  const invoice = key ? await invoiceById(db, key) : undefined;
  if (!invoice) return refused("NOT_FOUND", "id", "Couldn't resolve to a node.");
  await addJob(context.db, INVOICE_MAIL, { invoiceId: invoice.id, userId });
  return { order: (await orderById(db, invoice.order_id)) ?? null, invoice, errors: [] };
}
