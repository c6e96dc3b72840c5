import type { CommerceContext } from "../builder.ts";
import { available, piecesWanted, unitPrice } from "./checkout.policy.ts";
import { type CheckoutNode, type LineNode, needsDelivery } from "./checkout.ts";
import { type DeliveryNode, deliveryOf } from "./delivery.ts";

export type LineProblem =
  | { kind: "stock"; line: LineNode; availableQuantity: number }
  | { kind: "unavailable"; line: LineNode };
export type CartProblem = LineProblem | { kind: "delivery"; delivery: DeliveryNode };

/** What keeps lines of a cart from being ordered as they are. */
export function lineProblems(checkout: CheckoutNode, now: Date = new Date()): LineProblem[] {
  const wanted = piecesWanted(checkout.lines);
  // the pieces of a cart that is being paid are kept for it
  const isKept = checkout.reserved_until !== null && checkout.reserved_until > now;
  return checkout.lines.flatMap((row, index): LineProblem[] => {
    const line = { ...row, checkout, index };
    const isOver = row.valid_until !== null && row.valid_until < now;
    if (!row.is_published || !row.is_for_sale || unitPrice(row) === null || isOver)
      return [{ kind: "unavailable", line }];
    const isShort = row.track_inventory && !isKept && (wanted.get(row.variant_id) ?? 0) > available(row);
    return isShort ? [{ kind: "stock", line, availableQuantity: available(row) }] : [];
  });
}

/** The same with its delivery. Ways of delivery are worked out anew whenever somebody asks, so none is ever stale. */
export async function cartProblems(context: CommerceContext, checkout: CheckoutNode): Promise<CartProblem[]> {
  const delivery = needsDelivery(checkout) ? await deliveryOf(context, checkout) : null;
  return [
    ...lineProblems(checkout),
    ...(delivery && (delivery.option === null || delivery.refused) ? [{ kind: "delivery" as const, delivery }] : []),
  ];
}
