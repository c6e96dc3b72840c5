import { toMinor } from "@carloom/pricing";
import type { CommerceContext } from "../builder.ts";
import { lockVisible, Refused } from "../checkout/change.ts";
import { chosenDelivery, priceCheckout, visibleCheckout } from "../checkout/checkout.ts";
import { shopTables } from "../tables.ts";
import { uuidOf } from "../wire/ids.ts";
import { OFFLINE_GATEWAY } from "./gateway.ts";
import { offlinePayment } from "./offline.ts";
import { insertPayment, type PaymentRow } from "./payment.repository.ts";

export type InitializeProblem = { field: string | null; message: string; code: "INVALID" | "NOT_FOUND" };
export type Initialized = { payment: PaymentRow | null; errors: InitializeProblem[] };

/**
 * Begins the payment of a cart. Offline there is one payment a cart, for its whole total, however often it is begun:
 * it waits for the transfer, and completing the cart hands it to the order.
 */
export async function transactionInitialize(
  context: CommerceContext,
  input: { id: string; gateway: string; amount?: number | null },
): Promise<Initialized> {
  const no = (code: InitializeProblem["code"], field: string, message: string): Initialized => ({
    payment: null,
    errors: [{ code, field, message }],
  });
  const key = uuidOf(input.id, "Checkout");
  const checkout = key ? await visibleCheckout(context, key) : null;
  if (!checkout) return no("NOT_FOUND", "id", "Couldn't resolve to a node.");
  if (input.gateway !== OFFLINE_GATEWAY) return no("NOT_FOUND", "paymentGateway", "There is no such payment gateway.");
  const total = priceCheckout(checkout, await chosenDelivery(context, checkout)).total.gross;
  if (input.amount !== null && input.amount !== undefined && toMinor(input.amount, checkout.channel.currency) !== total)
    return no("INVALID", "amount", "A bank transfer pays the whole total.");
  try {
    const payment = await shopTables(context.db)
      .transaction()
      .execute(async (trx) => {
        // a cart that was completed meanwhile must not get a second payment
        await lockVisible(trx, context, input.id);
        return insertPayment(trx, offlinePayment(checkout, total));
      });
    return { payment, errors: [] };
  } catch (error) {
    if (error instanceof Refused) return no("NOT_FOUND", "id", "Couldn't resolve to a node.");
    throw error;
  }
}
