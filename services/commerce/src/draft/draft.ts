import type { RequestContext } from "@carloom/platform";
import { globalId, languageOfCode } from "@carloom/wire";
import {
  type CheckoutNode,
  checkoutTotals,
  chosenDelivery,
  deliveryOptions,
  destinationOf,
  discountName,
  needsDelivery,
  ownerOf,
  wholeCheckout,
  weightOf,
} from "../checkout/checkout.ts";
import { available, type CheckoutProblem, offOf, piecesWanted } from "../checkout/checkout.policy.ts";
import { checkoutById, type CheckoutRow, linesOfCarts } from "../checkout/checkout.repository.ts";
import { voucherRefusal } from "../checkout/complete.command.ts";
import { completionProblems } from "../checkout/complete.policy.ts";
import { draftById, type DraftRow } from "../checkout/prepared.repository.ts";
import { orderLinesOf } from "../checkout/write-order.ts";
import type { OrderNode } from "../order/order.ts";
import { shopTables, type StoredAddress } from "../tables.ts";
import { orderProblem } from "./draft.policy.ts";

/** What is missing of stock; pieces that are kept while it is paid are its own. */
function stockProblems({ lines, reserved_until }: CheckoutNode): CheckoutProblem[] {
  if (reserved_until !== null && reserved_until > new Date()) return [];
  const wanted = piecesWanted(lines);
  const short = lines.filter((line) => (wanted.get(line.variant_id) ?? 0) > available(line));
  if (short.length === 0) return [];
  const skus = [...new Set(short.map(({ sku }) => sku))].join(", ");
  const variants = [...new Set(short.map((line) => globalId("ProductVariant", line.variant_id)))];
  return [{ code: "INSUFFICIENT_STOCK", field: "lines", message: `Insufficient product stock: ${skus}`, variants }];
}

/** An order that staff prepare, as other orders are read: what its cart comes to now, and what it still lacks. */
export async function orderOfDraft(context: RequestContext, cart: CheckoutNode, made: DraftRow): Promise<OrderNode> {
  const [totals, method, methods] = await Promise.all([
    checkoutTotals(context, cart),
    chosenDelivery(context, cart),
    deliveryOptions(context, cart),
  ]);
  const problems = completionProblems(
    cart,
    method !== null,
    new Date(),
    voucherRefusal(context, cart, method?.price ?? 0),
  );
  const discounts = cart.draft?.discounts ?? [];
  const order_id = made.id;
  const event = { order_id, user_id: made.created_by };
  return {
    id: made.id,
    token: made.id,
    number: 0,
    checkout_id: cart.id,
    channel_id: cart.channel_id,
    user_id: ownerOf(cart),
    email: cart.email as string,
    language_code: cart.language_code,
    status: "DRAFT",
    charge_status: "NONE",
    authorize_status: "NONE",
    currency: cart.channel.currency,
    // none yet, until somebody says where
    shipping_address: cart.shipping_address as StoredAddress,
    billing_address: cart.billing_address as StoredAddress,
    shipping_method_id: method?.id ?? null,
    shipping_method_name: method?.names[languageOfCode(cart.language_code)] ?? "",
    tax_country: destinationOf(cart, cart.channel),
    tax_ppm: cart.tax.ppmOf(),
    prices_include_tax: cart.tax.included,
    subtotal_net: totals.subtotal.net,
    subtotal_gross: totals.subtotal.gross,
    shipping_net: totals.shipping.net,
    shipping_gross: totals.shipping.gross,
    total_net: totals.total.net,
    total_gross: totals.total.gross,
    charged: 0,
    voucher_code: cart.voucher_code,
    discount_name: discountName(cart),
    discount: offOf(totals),
    membership_discount: totals.membership,
    weight_g: weightOf(cart.lines),
    is_shipping_required: needsDelivery(cart),
    delivery_from: null,
    delivery_until: null,
    customer_note: cart.customer_note,
    metadata: cart.metadata,
    due_at: null,
    created_at: made.created_at,
    updated_at: cart.updated_at,
    whole: true,
    draft: {
      lines: orderLinesOf(cart, totals, made.id).map((line, i) => ({
        ...line,
        id: cart.lines[i]?.id ?? line.id,
        quantity_fulfilled: 0,
        quantity_returned: 0,
        quantity_withdrawn: 0,
      })),
      discounts: discounts.map((given, i) => ({
        ...given,
        order_id,
        taken: totals.manual.taken[i] ?? 0,
        created_at: made.created_at,
      })),
      events: [
        { ...event, id: 0, type: "DRAFT_CREATED", data: {}, created_at: made.created_at },
        ...(made.sent_at
          ? [{ ...event, id: 1, type: "EMAIL_SENT", data: { emailType: "PAYMENT_LINK" }, created_at: made.sent_at }]
          : []),
      ],
      problems: [...problems, ...stockProblems(cart)].map(orderProblem),
      methods,
      method,
    },
  };
}

/** A draft by the id that its order will have; null for anything else. Whoever asks was allowed to. */
export async function draftOrder(context: RequestContext, id: string): Promise<OrderNode | null> {
  const db = shopTables(context.db);
  const made = await draftById(db, id);
  const row = made && (await checkoutById(db, made.checkout_id));
  return made && row ? orderOfDraft(context, await wholeCheckout(context, row), made) : null;
}

/** Several drafts whose carts were read; their lines are read once a channel. */
export async function draftOrders<T extends CheckoutRow & { made: DraftRow }>(
  context: RequestContext,
  rows: readonly T[],
): Promise<(OrderNode & { from: T })[]> {
  const db = shopTables(context.db);
  const groups = await Promise.all(
    [...Map.groupBy(rows, (row) => row.channel_id)].map(([channel, carts]) =>
      linesOfCarts(
        db,
        carts.map(({ id }) => id),
        channel,
      ),
    ),
  );
  const lines = new Map(groups.flatMap((group) => [...group]));
  return Promise.all(
    rows.map(async (row) => {
      const { made, ...cart } = row;
      const whole = await wholeCheckout(context, cart, lines.get(row.id) ?? []);
      return { ...(await orderOfDraft(context, whole, made)), from: row };
    }),
  );
}
