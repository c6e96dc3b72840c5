import type { RequestContext } from "@carloom/platform";
import { hasRole } from "@carloom/identity";
import { channelList } from "../catalogue/channel.ts";
import { type Refusal, refuser, settled } from "../refusal.ts";
import { shippingList } from "../shipping/shipping.ts";
import { releaseReservation } from "../stock/reservation.repository.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { transact } from "../transaction.ts";
import { uuidOf } from "@carloom/wire";
import { type CheckoutNode, wholeCheckout } from "./checkout.ts";
import { type CheckoutProblem, mayUse } from "./checkout.policy.ts";
import {
  type CheckoutChange,
  type CheckoutRow,
  type LineRow,
  lockCheckout,
  type NewLine,
  updateCheckout,
} from "./checkout.repository.ts";
import { hasMoney, isLinked } from "./prepared.repository.ts";

export const refuse = refuser<CheckoutProblem>();

/** The same words for carts that never were, are gone, or are somebody else's. */
export const notFound = (field = "id"): Refusal<CheckoutProblem> =>
  refuse("NOT_FOUND", field, "Couldn't resolve to a node.");

export type CheckoutResult = { checkout: CheckoutNode | null; errors: CheckoutProblem[] };

/** Runs something that may refuse; a refusal has changed nothing. */
export async function settle(work: () => Promise<CheckoutNode>): Promise<CheckoutResult> {
  const { value, errors } = await settled<CheckoutNode, CheckoutProblem>(work);
  return { checkout: value, errors };
}

/** A cart that was found if the visitor may use it. @throws Refusal NOT_FOUND */
export function visible(row: CheckoutRow | undefined, context: RequestContext): CheckoutRow {
  if (!row || !mayUse(row, context.visitor)) throw notFound();
  return row;
}

/** Locks the cart of a global id if the visitor may use it. @throws Refusal NOT_FOUND */
export async function lockVisible(trx: CommerceDb, context: RequestContext, id: string | null | undefined) {
  const key = uuidOf(id, "Checkout");
  const row = visible(key ? await lockCheckout(trx, key) : undefined, context);
  if (!(await isOpenDraft(trx, context, row))) throw notFound();
  return row;
}

/** What staff prepared is agreed to and paid for as long as a link leads to it; what was paid until then is ordered later too. */
export const isOpenDraft = async (trx: CommerceDb, { visitor }: RequestContext, { id, draft }: CheckoutRow) =>
  !draft || hasRole(visitor, "orders") || (await isLinked(trx, draft.id)) || (await hasMoney(trx, id));

/**
 * What staff prepared for a customer is theirs to change: whoever has its link reads it, agrees and pays. The code is the
 * one of carts that are gone, by which clients that put goods into a cart begin one of their own.
 * @throws Refusal NOT_FOUND
 */
export function checkChangeable({ draft }: Pick<CheckoutRow, "draft">, { visitor }: RequestContext): void {
  if (draft && !hasRole(visitor, "orders"))
    throw refuse("NOT_FOUND", "id", "The shop prepared this order for you. Ask the shop to change it.");
}

/** What is written to a cart. */
export type Changed = CheckoutChange & {
  /** Its new lines. */
  fresh?: readonly NewLine[];
  /** All its lines as they are then, from who knows them: they are not read again. */
  lines?: LineRow[];
};

/**
 * Changes one cart: lock, check, write, read back. What `change` returns is written to the cart itself.
 * @param isSamePrice what changes has no part in what is paid: pieces that are kept while it is paid stay kept
 */
export function changeCheckout(
  context: RequestContext,
  id: string | null | undefined,
  change: (trx: CommerceDb, checkout: CheckoutRow) => Promise<Changed | undefined>,
  isSamePrice = false,
): Promise<CheckoutResult> {
  return settle(async () => {
    const db = shopTables(context.db);
    // read before the transaction: inside it nothing may ask the pool for a second connection
    await Promise.all([channelList(context), shippingList(context)]);
    const { changed, lines } = await transact(db, async (trx) => {
      const row = await lockVisible(trx, context, id);
      if (!isSamePrice) checkChangeable(row, context);
      // a cart that changes is no longer the one that is being paid
      if (row.reserved_until && !isSamePrice) await releaseReservation(trx, row.id);
      const { fresh, lines, ...own } = (await change(trx, row)) ?? {};
      return { changed: await updateCheckout(trx, row.id, own, fresh), lines };
    });
    return wholeCheckout(context, changed, lines);
  });
}
