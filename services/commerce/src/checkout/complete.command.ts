import { randomUUID } from "node:crypto";
import { addJob, type Database } from "@carloom/platform";
import { sumMoney } from "@carloom/pricing";
import { requireRole, accountById, accountDb, inboxOf } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { channelList } from "../catalogue/channel.ts";
import { dueAt } from "../order/due.ts";
import { claimCompletion, type OrderRow, orderById } from "../order/order.repository.ts";
import { OFFLINE_GATEWAY } from "../offline-gateway.ts";
import { afterRefusal, bookArea } from "./area.command.ts";
import { offlinePayment } from "../payment/offline.ts";
import { CANCEL_PAYMENT, RETURN_PAYMENT } from "../payment/job-names.ts";
import { isOpen, keptOf } from "../payment/payment.process.ts";
import { lockPaymentsOfCheckout, movePayments } from "../payment/payment.repository.ts";
import { Refusal } from "../refusal.ts";
import { arrivalOf } from "../shipping/arrival.ts";
import { shippingList } from "../shipping/shipping.ts";
import { boundGuest } from "./guest-hold.command.ts";
import { lockCardsOfCart } from "../gift-card/gift-card.repository.ts";
import { releaseReservation } from "../stock/reservation.repository.ts";
import { allocate } from "../stock/stock.repository.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { classesOf, consentOfMetadata, consentProblems } from "./consent.ts";
import { termsVersion } from "../editorial/legal.ts";
import { keepConsent } from "../order/consent.repository.ts";
import { transact } from "../transaction.ts";
import { voucherWords } from "../voucher/refusal.ts";
import { voucherProblem } from "../voucher/voucher.policy.ts";
import { hasUsed, useVoucher } from "../voucher/voucher.repository.ts";
import { announceVariant } from "../webhook/variant.payload.ts";
import { globalId, languageOfCode, uuidOf, type MetadataMap, readMetadata } from "@carloom/wire";
import { isOpenDraft, notFound, refuse, visible } from "./change.ts";
import { type CheckoutNode, ownerOf, PREPARED_KEY, priceCheckout, voucherBasis } from "./checkout.ts";
import { type CheckoutProblem, mayUse, piecesWanted } from "./checkout.policy.ts";
import type { CheckoutRow } from "./checkout.repository.ts";
import { completionProblems } from "./complete.policy.ts";
import { afterLessLeft, checkSeen, giftCardProblems, payByCards } from "./gift-cards.command.ts";
import { beginMembership, type Joining, joiningOf } from "./joining.command.ts";
import { readLocked } from "./locked.ts";
import { type Paid, writeOrder } from "./write-order.ts";

export type Completion = { order: OrderRow | null; errors: CheckoutProblem[] };

/**
 * A cart whose last payment was begun by a provider is completed when that payment holds the total. One that pays by
 * transfer, or has begun nothing, is completed first and paid after; so is one that staff complete while no money is under
 * way, such as after a card was refused.
 */
async function paidFor(
  trx: CommerceDb,
  checkoutId: string,
  { total, onCards, byStaff }: { total: number; onCards: number; byStaff: boolean },
): Promise<Paid> {
  const rows = await lockPaymentsOfCheckout(trx, checkoutId);
  const charged = rows.reduce((sum, row) => sum + keptOf(row), 0);
  const held = rows.reduce((sum, row) => sum + row.authorized, 0);
  const last = rows.toSorted((a, b) => a.updated_at.getTime() - b.updated_at.getTime()).at(-1);
  // staff know that no card pays it: what was begun is let go, and is the order's should money come all the same
  const isLeft = byStaff && held === 0 && rows.every(({ state }) => state !== "PROCESSING");
  const byProvider = charged > 0 || (last !== undefined && last.gateway !== OFFLINE_GATEWAY && !isLeft);
  // money that is here already counts first: a card pays what is left
  const gift = Math.min(onCards, Math.max(0, total - charged - held));
  const covered = charged + held + gift;
  if (byProvider && covered < total)
    throw refuse("CHECKOUT_NOT_FULLY_PAID", "id", "The authorized amount doesn't cover the checkout's total amount.");
  const open = rows.filter((row) => row.gateway !== OFFLINE_GATEWAY && isOpen(row.state));
  const isByTransfer = byStaff && covered < total && rows.every(({ gateway }) => gateway !== OFFLINE_GATEWAY);
  return { charged, held, gift, open, count: rows.length, isByTransfer };
}

/** A cart for which nothing was begun: what its gift cards leave is paid by a transfer. */
function unpaid(total: number, onCards: number): Paid {
  const gift = Math.min(onCards, total);
  return { charged: 0, held: 0, gift, open: [], count: 0, isByTransfer: gift === 0 || gift < total };
}

async function take(trx: CommerceDb, checkout: CheckoutNode): Promise<void> {
  const emptied: number[] = [];
  const missing = await allocate(trx, piecesWanted(checkout.lines), emptied);
  if (missing.length === 0) {
    for (const id of emptied) await announceVariant(trx, id, "PRODUCT_VARIANT_OUT_OF_STOCK");
    return;
  }
  const skus = checkout.lines.filter((line) => missing.includes(line.variant_id)).map((line) => line.sku);
  throw new Refusal<CheckoutProblem>({
    code: "INSUFFICIENT_STOCK",
    field: "lines",
    message: `Insufficient product stock: ${[...new Set(skus)].join(", ")}`,
    variants: missing.map((id) => globalId("ProductVariant", id)),
  });
}

/** Why the voucher of a cart does not count any more; a price that was shown is never raised without a word. */
export function voucherRefusal(
  { language }: Pick<CommerceContext, "language">,
  checkout: CheckoutNode,
  shipping: number,
): string | null {
  if (!checkout.voucher_code) return null;
  const problem = checkout.voucher
    ? voucherProblem(checkout.voucher, voucherBasis(checkout, shipping))
    : ({ why: "ended" } as const);
  return problem && voucherWords(language, checkout, problem);
}

async function takeVoucher(
  trx: CommerceDb,
  { visitor, language }: CommerceContext,
  checkout: CheckoutNode,
  orderId: string,
): Promise<void> {
  const { voucher, email } = checkout;
  if (!voucher || (await useVoucher(trx, voucher, { id: orderId, email: email ?? "" }))) return;
  // that somebody used it is told to them alone; to others it is as if the last one had just been taken
  const isOwn = visitor?.isConfirmed && inboxOf(visitor.email) === inboxOf(email ?? "");
  const isKnown = isOwn && voucher.once_per_customer && (await hasUsed(trx, voucher.id, visitor.email));
  const words = voucherWords(language, checkout, { why: isKnown ? "usedBefore" : "notHere" });
  throw refuse("VOUCHER_NOT_APPLICABLE", "voucherCode", words);
}

/** Who completes: the visitor of the request, or the shop itself once a cart is paid. */
type Actor = {
  /** The cart, locked, of which what was locked already is given; one that may not be completed is refused. */
  lock: (trx: CommerceDb, cart: CheckoutRow | undefined) => Promise<CheckoutRow> | CheckoutRow;
  isShop: boolean;
  /** Staff who take an order down for a customer: they order many an hour, and answer for each, also for what was said. */
  byStaff?: string;
  renewed?: Renewed;
};
/** A period of membership that the shop orders for its member, and until when it is to be paid. */
type Renewed = { renewal: NonNullable<Joining["renewal"]>; due: Date };

/** Makes the order. @returns it, or the id of the one that was made before @throws Refusal with everything that stands in the way */
async function complete(
  context: CommerceContext,
  checkoutId: string | null,
  metadata: MetadataMap,
  { lock, isShop, byStaff, renewed }: Actor,
): Promise<OrderRow | string> {
  const fresh = randomUUID();
  await Promise.all([channelList(context), shippingList(context)]);
  return transact(shopTables(context.db), async (trx) => {
    const claimed = checkoutId ? await claimCompletion(trx, checkoutId, fresh) : null;
    if (claimed?.earlier) return claimed.earlier;
    const orderId = claimed?.orderId ?? fresh;
    const cart = await lock(trx, claimed?.cart);
    const { checkout, delivery, hasPayments, hasGiftCards } = await readLocked(
      trx,
      context,
      { ...cart, user_id: ownerOf(cart) },
      true,
    );
    const now = new Date();
    const problems = completionProblems(
      checkout,
      delivery !== undefined,
      now,
      voucherRefusal(context, checkout, delivery?.price ?? 0),
    );
    const terms = await termsVersion(trx as unknown as Database, languageOfCode(checkout.language_code));
    const consent = checkout.consent ?? consentOfMetadata(metadata.consent, checkout, now, terms);
    // who renews agreed when they joined; what was said on the phone nobody ticks
    if (!renewed && !byStaff)
      problems.push(...consentProblems(context.settings.env.CHECKOUT_CONSENT, checkout, consent, terms));
    const cards = hasGiftCards ? await lockCardsOfCart(trx, checkout.id) : [];
    problems.push(...giftCardProblems(checkout, cards, now));
    const { joining, problems: cannotJoin } = await joiningOf(trx, checkout, renewed?.renewal ?? null);
    problems.push(...cannotJoin);
    if (problems.length > 0) throw new Refusal<CheckoutProblem>(...problems);
    const way = delivery ?? null;
    const totals = priceCheckout(checkout, way);
    const amount = totals.total.gross;
    await takeVoucher(trx, context, checkout, orderId);
    if (joining) await beginMembership(trx, checkout, joining, orderId);
    await bookArea(trx, checkout, orderId);
    const onCards = sumMoney(cards.map(({ balance }) => balance));
    const paid = hasPayments
      ? await paidFor(trx, checkout.id, { total: amount, onCards, byStaff: byStaff !== undefined })
      : unpaid(amount, onCards);
    const due = amount - paid.gift;
    checkSeen(cards, paid, amount);
    if (!isShop && !byStaff && paid.charged + paid.held < due) await boundGuest(trx, context, checkout, orderId);
    // what was kept for this cart becomes this order's within one transaction, so nobody comes between
    if (checkout.reserved_until) await releaseReservation(trx, checkout.id);
    await take(trx, checkout);
    if (paid.count > 0)
      await movePayments(trx, checkout.id, { id: orderId, amount: due, isCovered: paid.gift > 0 && due <= 0 });
    await payByCards(trx, cards, paid.gift, orderId);
    for (const { id } of paid.open) {
      await addJob(trx, CANCEL_PAYMENT, { paymentId: id }, { key: `${CANCEL_PAYMENT}:${id}` });
    }
    const bySelf = isShop && !renewed ? "PLACED_AUTOMATICALLY_FROM_PAID_CHECKOUT" : "PLACED";
    const placed = cart.draft ? "PLACED_FROM_DRAFT" : bySelf;
    const arrival = way && arrivalOf(context.settings.env, checkout, way, now);
    const promised = {
      delivery_from: arrival?.from ?? null,
      delivery_until: arrival?.until ?? null,
      due: renewed?.due ?? dueAt(context.settings, now),
    };
    if (consent) await keepConsent(trx, orderId, consent, classesOf(checkout.lines));
    const payment = !paid.isByTransfer ? null : { ...offlinePayment(checkout, due), order_id: orderId };
    return writeOrder(trx, checkout, way, totals, orderId, {
      metadata,
      paid,
      payment,
      placed,
      promised,
      by: byStaff ?? null,
    });
  });
}

/**
 * Makes an order of a cart, in one transaction: the claim first, stock, lines, payment, mail, and the number last.
 * Whatever is cut off leaves the cart as it was; whoever completes the same cart again gets the same order.
 */
export async function checkoutComplete(
  context: CommerceContext,
  id: string | null | undefined,
  metadata: readonly { key: string; value: string }[] | null | undefined,
): Promise<Completion> {
  const read = readMetadata(metadata, [PREPARED_KEY]);
  const key = uuidOf(id, "Checkout");
  try {
    if (!read.ok) throw refuse("INVALID", "metadata", read.message);
    const lock = async (trx: CommerceDb, cart: CheckoutRow | undefined) => {
      const found = visible(cart, context);
      if (!(await isOpenDraft(trx, context, found))) throw notFound();
      return found;
    };
    const done = await complete(context, key, read.value, { lock, isShop: false });
    const order = typeof done === "string" ? await orderById(shopTables(context.db), done) : done;
    // somebody else's order answers as if there had never been such a cart; what staff prepared is for whoever has its link
    if (!order || !(mayUse(order, context.visitor) || order.metadata[PREPARED_KEY])) throw notFound();
    return { order, errors: [] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await afterRefusal(shopTables(context.db), key, error);
    await afterLessLeft(shopTables(context.db), key, error);
    if (key && error.problems.some((problem) => LOST.has(problem.code))) await returnPaid(context, key);
    return { order: null, errors: error.problems };
  }
}

/**
 * Makes an order of the caller's own cart for somebody else: a customer on the phone, with an account or without. The
 * same cart again is the same order.
 * @throws GraphQLError UNAUTHENTICATED or FORBIDDEN
 */
export async function checkoutCompleteFor(
  context: CommerceContext,
  id: string,
  customerId: string | null | undefined,
): Promise<Completion> {
  const visitor = requireRole(context, "orders");
  const key = uuidOf(id, "Checkout");
  const wanted = customerId ? uuidOf(customerId, "User") : null;
  try {
    const account = wanted ? await accountById(accountDb(context.db), wanted) : undefined;
    if (customerId && (!account?.is_active || account.is_staff))
      throw refuse("NOT_FOUND", "userId", "There is no such customer.");
    const lock = (_: CommerceDb, cart: CheckoutRow | undefined): CheckoutRow => {
      if (cart?.user_id !== visitor.userId) throw notFound();
      return { ...cart, user_id: account?.id ?? null, email: account?.email ?? cart.email };
    };
    const done = await complete(context, key, {}, { lock, isShop: false, byStaff: visitor.userId });
    const order = typeof done === "string" ? await orderById(shopTables(context.db), done) : done;
    return { order: order ?? null, errors: [] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await afterLessLeft(shopTables(context.db), key, error);
    return { order: null, errors: error.problems };
  }
}

/** Makes the order of what staff prepared; twice is the same order. `userId` is of who completes it. @throws Refusal */
export async function completeDraft(context: CommerceContext, checkoutId: string, userId: string): Promise<string> {
  const lock = (_: CommerceDb, cart: CheckoutRow | undefined): CheckoutRow => {
    if (!cart?.draft) throw notFound();
    return cart;
  };
  try {
    const done = await complete(context, checkoutId, {}, { lock, isShop: false, byStaff: userId });
    return typeof done === "string" ? done : done.id;
  } catch (error) {
    if (error instanceof Refusal) await afterLessLeft(shopTables(context.db), checkoutId, error);
    throw error;
  }
}

/** Refusals that no customer can mend: what was paid for such a cart goes back. */
const LOST: ReadonlySet<string> = new Set([
  "INSUFFICIENT_STOCK",
  "PRODUCT_NOT_PUBLISHED",
  "UNAVAILABLE_VARIANT_IN_CHANNEL",
]);

/** Sets off the return of everything that was charged for a cart; what is only held for it is let go. */
async function returnPaid(
  context: CommerceContext,
  checkoutId: string,
  reason: "gone" | "changed" = "gone",
): Promise<void> {
  await shopTables(context.db)
    .transaction()
    .execute(async (trx) => {
      for (const row of await lockPaymentsOfCheckout(trx, checkoutId)) {
        if (row.order_id === null && row.state === "AUTHORIZED")
          await addJob(trx, CANCEL_PAYMENT, { paymentId: row.id }, { key: `${CANCEL_PAYMENT}:${row.id}` });
        if (row.order_id !== null || keptOf(row) <= 0) continue;
        const payload = { paymentId: row.id, reason };
        await addJob(trx, RETURN_PAYMENT, payload, { key: `${RETURN_PAYMENT}:${row.id}` });
      }
    });
}

/**
 * Completes a cart that is paid although its customer never came back. When it cannot become an order, the money is
 * returned: at once if the goods are gone, else when `lastAttempt` says that nobody mended it in time.
 * @throws Refusal to be tried again later
 */
export async function completePaid(context: CommerceContext, checkoutId: string, lastAttempt: boolean): Promise<void> {
  const lock = (_: CommerceDb, cart: CheckoutRow | undefined) => {
    if (!cart) throw notFound();
    return cart;
  };
  try {
    await complete(context, checkoutId, {}, { lock, isShop: true });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const isLost = error.problems.some((problem) => LOST.has(problem.code) || problem.code === "NOT_FOUND");
    if (!isLost && !lastAttempt) throw error;
    // also what covers only a part, because the cart or its prices changed while it was paid
    await returnPaid(context, checkoutId, isLost ? "gone" : "changed");
  }
}

/**
 * Makes the order of the next period of a membership. `lock` fills its cart within the same transaction; the same cart
 * again is the same order. @throws Refusal
 */
export const completeRenewal = (
  context: CommerceContext,
  checkoutId: string,
  { lock, ...renewed }: Renewed & { lock: (trx: CommerceDb) => Promise<CheckoutRow> },
): Promise<OrderRow | string> => complete(context, checkoutId, {}, { lock, isShop: true, renewed });
