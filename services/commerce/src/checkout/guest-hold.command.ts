import type { CommerceContext } from "../builder.ts";
import type { CheckoutNode } from "./checkout.ts";
import { type CheckoutProblem, piecesWanted } from "./checkout.policy.ts";
import { Refusal } from "../refusal.ts";
import type { CommerceDb } from "../tables.ts";
import { globalId } from "@carloom/wire";
import { orderWait, overheld } from "../stock/guest-hold.policy.ts";
import { holderOf, lockHolder, noteHold, piecesHeld, placedBy } from "../stock/guest-hold.repository.ts";

/**
 * Bounds what people without an account keep from others without paying: pieces of a variant, and orders, each of which
 * also mails somebody. `orderId` is the order that the cart becomes; null while it is only being paid.
 * @throws Refusal
 */
export async function boundGuest(
  trx: CommerceDb,
  context: Pick<CommerceContext, "ip" | "settings">,
  checkout: CheckoutNode,
  orderId: string | null,
): Promise<void> {
  // staff answer for what they prepared
  if (checkout.user_id !== null || checkout.draft) return;
  const { LIMIT_GUEST_ORDERS: free, LIMIT_GUEST_PIECES: most } = context.settings.env;
  // who bounds nobody lets no order wait for another, and counts none
  if (free === 0 && most === 0) return;
  const holder = holderOf(checkout.email, context.ip);
  await lockHolder(trx, holder);
  const wait = orderId === null ? 0 : orderWait(await placedBy(trx, holder), free, Date.now());
  if (wait > 0) {
    const message = `Several orders that are not paid yet were placed a moment ago. Wait ${wait} seconds, sign in, or pay by card.`;
    throw new Refusal<CheckoutProblem>({ code: "GRAPHQL_ERROR", field: null, message });
  }
  const over = overheld(piecesWanted(checkout.lines), await piecesHeld(trx, holder, checkout.id), most);
  if (over.length > 0) {
    const variants = over.map((id) => globalId("ProductVariant", id));
    const message = `Orders that are not paid yet keep at most ${most} pieces of an item. Pay those first, or sign in.`;
    throw new Refusal<CheckoutProblem>({ code: "QUANTITY_GREATER_THAN_LIMIT", field: "lines", message, variants });
  }
  await noteHold(trx, checkout.id, holder, orderId);
}
