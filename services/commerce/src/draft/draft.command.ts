import { randomUUID } from "node:crypto";
import { LANGUAGE_CODES, DEFAULT_LANGUAGE } from "@carloom/i18n";
import { type AccountRow, accountById, accountDb, type AddressDraft, requireRole } from "@carloom/identity";
import { globalId, numberOf, readMetadata, uuidOf } from "@carloom/wire";
import type { CommerceContext } from "../builder.ts";
import { channelList, DEFAULT_CHANNEL } from "../catalogue/channel.ts";
import { changeCheckout, type CheckoutResult } from "../checkout/change.ts";
import { readAddress, readEmail } from "../checkout/checkout.command.ts";
import type { CheckoutProblem } from "../checkout/checkout.policy.ts";
import {
  type CheckoutChange,
  type CheckoutRow,
  deleteCheckout,
  insertCheckout,
  lockCheckout,
  updateCheckout,
} from "../checkout/checkout.repository.ts";
import { parcelOf, PREPARED_KEY, voucherBasis } from "../checkout/checkout.ts";
import { completeDraft } from "../checkout/complete.command.ts";
import { planLines } from "../checkout/lines.command.ts";
import { readLocked } from "../checkout/locked.ts";
import { draftById, type DraftRow } from "../checkout/prepared.repository.ts";
import { OFFLINE_GATEWAY } from "../offline-gateway.ts";
import { type OrderProblem, type OrderResult, refuse } from "../order/change-order.ts";
import type { NewLineInput } from "../order/edit/lines.command.ts";
import { orderById } from "../order/order.repository.ts";
import { isOpen, keptOf } from "../payment/payment.process.ts";
import { lockPaymentsOfCheckout } from "../payment/payment.repository.ts";
import { Refusal, settled } from "../refusal.ts";
import { knownShippingTo, shippingList } from "../shipping/shipping.ts";
import { shippingOptions } from "../shipping/shipping.policy.ts";
import { releaseReservation } from "../stock/reservation.repository.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { transact } from "../transaction.ts";
import { voucherWords } from "../voucher/refusal.ts";
import { voucherProblem } from "../voucher/voucher.policy.ts";
import { normalCode } from "../voucher/voucher.repository.ts";
import { orderProblem } from "./draft.policy.ts";
import { endLinks, insertDraft } from "./draft.repository.ts";
import { draftOrder, orderOfDraft } from "./draft.ts";

export type DraftInput = {
  user?: string | null;
  userEmail?: string | null;
  billingAddress?: AddressDraft | null;
  shippingAddress?: AddressDraft | null;
  shippingMethod?: string | null;
  voucherCode?: string | null;
  customerNote?: string | null;
  languageCode?: string | null;
  metadata?: readonly { key: string; value: string }[] | null;
};
export type DraftCreateInput = DraftInput & { channelId?: string | null; lines?: readonly NewLineInput[] | null };

/** Most characters of a note. */
const LONGEST_NOTE = 2000;
const LANGUAGE = LANGUAGE_CODES[DEFAULT_LANGUAGE];

/** The account that a draft is for. @throws Refusal NOT_FOUND also for colleagues, who buy as themselves */
async function customerOf(context: CommerceContext, user: string | null | undefined): Promise<AccountRow | null> {
  if (!user) return null;
  const key = uuidOf(user, "User");
  const account = key ? await accountById(accountDb(context.db), key) : undefined;
  if (!account?.is_active || account.is_staff) throw refuse("NOT_FOUND", "user", "There is no such customer.");
  return account;
}

/** What an input changes of a locked cart. @throws Refusal */
async function changeOf(
  trx: CommerceDb,
  context: CommerceContext,
  row: CheckoutRow,
  input: DraftInput,
  account: AccountRow | null,
): Promise<CheckoutChange> {
  const change: CheckoutChange = {};
  const { draft } = row;
  if (!draft) throw refuse("NOT_FOUND", "id", "Couldn't resolve to a node.");
  if (input.user !== undefined) change.draft = { ...draft, userId: account?.id ?? null };
  if (input.userEmail) change.email = readEmail(input.userEmail);
  else if (account) change.email = account.email;
  if (input.languageCode) change.language_code = input.languageCode;
  if (typeof input.customerNote === "string") {
    if (input.customerNote.length > LONGEST_NOTE)
      throw refuse("INVALID", "customerNote", `A note has at most ${LONGEST_NOTE} characters.`);
    change.customer_note = input.customerNote;
  }
  if (input.shippingAddress) change.shipping_address = readAddress(input.shippingAddress, "SHIPPING");
  if (input.billingAddress) change.billing_address = readAddress(input.billingAddress, "BILLING");
  const next = { ...row, ...change };
  if (input.shippingMethod !== undefined || change.shipping_address)
    change.shipping_method_id = await methodOf(trx, context, withVoucher(next, input), input.shippingMethod);
  if (input.voucherCode !== undefined)
    change.voucher_code = input.voucherCode
      ? await codeOf(trx, context, { ...next, ...change }, input.voucherCode)
      : null;
  return change;
}

/** The cart with the voucher that it is about to have: what the goods come to decides what carries them. */
const withVoucher = (row: CheckoutRow, { voucherCode }: DraftInput): CheckoutRow =>
  voucherCode === undefined ? row : { ...row, voucher_code: normalCode(voucherCode ?? "") || null };

/** The way of delivery that was asked for; else the one that stands, where it still serves. @throws Refusal */
async function methodOf(
  trx: CommerceDb,
  context: CommerceContext,
  row: CheckoutRow,
  wished: string | null | undefined,
): Promise<number | null> {
  if (wished === null || (wished === undefined && row.shipping_method_id === null)) return null;
  if (!row.shipping_address) throw refuse("ORDER_NO_SHIPPING_ADDRESS", "shippingMethod", "Say first where it goes.");
  const methods = knownShippingTo(context, row.channel_id, row.shipping_address.country);
  const { checkout } = await readLocked(trx, context, row);
  const serves = new Set(shippingOptions(methods, parcelOf(checkout)).map(({ id }) => id));
  if (wished === undefined) return serves.has(row.shipping_method_id ?? 0) ? row.shipping_method_id : null;
  const key = numberOf(wished, "ShippingMethod");
  if (key === null || !serves.has(key))
    throw refuse("SHIPPING_METHOD_NOT_APPLICABLE", "shippingMethod", "This delivery does not serve the address.");
  return key;
}

/** A voucher's code that counts for this cart as it stands. @throws Refusal */
async function codeOf(trx: CommerceDb, context: CommerceContext, row: CheckoutRow, given: string): Promise<string> {
  const code = normalCode(given);
  const { checkout, delivery } = await readLocked(trx, context, { ...row, voucher_code: code || null });
  if (!checkout.voucher) throw refuse("INVALID_VOUCHER_CODE", "voucherCode", "There is no such voucher.");
  const problem = voucherProblem(checkout.voucher, voucherBasis(checkout, delivery?.price ?? 0));
  if (problem) throw refuse("INVALID_VOUCHER", "voucherCode", voucherWords(context.language, row, problem));
  return code;
}

/** Runs what changes a draft, and reads it back; refusals of its cart are told as the order's. */
export async function draftResult(
  context: CommerceContext,
  work: () => Promise<{ made: DraftRow; result: CheckoutResult }>,
): Promise<OrderResult> {
  const { value, errors } = await settled<OrderResult, CheckoutProblem | OrderProblem>(async () => {
    const { made, result } = await work();
    if (!result.checkout) return { order: null, errors: result.errors.map(orderProblem) };
    return { order: await orderOfDraft(context, result.checkout, made), errors: [] };
  });
  return value ?? { order: null, errors: errors.map(orderProblem) };
}

/** Changes the cart of a draft, locked. @throws Refusal */
export async function changedDraft(
  context: CommerceContext,
  made: DraftRow | undefined,
  change: (trx: CommerceDb, row: CheckoutRow) => Promise<CheckoutChange | undefined>,
): Promise<{ made: DraftRow; result: CheckoutResult }> {
  if (!made) throw refuse("NOT_FOUND", "id", "Couldn't resolve to a node.");
  return { made, result: await changeCheckout(context, globalId("Checkout", made.checkout_id), change) };
}

/** A draft by its order's global id; undefined for anything else. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
export async function draftOf(context: CommerceContext, id: string | null | undefined): Promise<DraftRow | undefined> {
  requireRole(context, "orders");
  const key = uuidOf(id, "Order");
  return key ? draftById(shopTables(context.db), key) : undefined;
}

/** Begins an order for a customer on the phone: a cart that is nobody's, priced as every cart. */
export async function draftOrderCreate(context: CommerceContext, input: DraftCreateInput): Promise<OrderResult> {
  const { userId } = requireRole(context, "orders");
  return draftResult(context, async () => {
    const [channels, account] = await Promise.all([
      channelList(context),
      customerOf(context, input.user),
      shippingList(context),
    ]);
    const key = input.channelId ? numberOf(input.channelId, "Channel") : null;
    const channel = channels.find(({ id, slug }) => (input.channelId ? id === key : slug === DEFAULT_CHANNEL));
    if (!channel) throw refuse("NOT_FOUND", "channelId", "There is no such channel.");
    if (!channel.is_active) throw refuse("CHANNEL_INACTIVE", "channelId", "This channel is not active.");
    const metadata = readMetadata(input.metadata, [PREPARED_KEY]);
    if (!metadata.ok) throw refuse("INVALID", "metadata", metadata.message);
    const id = randomUUID();
    const made = await transact(shopTables(context.db), async (trx) => {
      const empty = { id: randomUUID(), channel_id: channel.id };
      const { fresh } = await planLines(trx, empty, [], input.lines ?? []);
      const row = await insertCheckout(
        trx,
        {
          ...empty,
          user_id: null,
          email: null,
          language_code: input.languageCode ?? LANGUAGE,
          shipping_address: null,
          billing_address: null,
          metadata: { ...metadata.value, [PREPARED_KEY]: "shop" },
        },
        fresh,
      );
      await insertDraft(trx, { id, checkout_id: row.id, created_by: userId });
      const draft = { id, userId: account?.id ?? null, discounts: [] };
      const change = await changeOf(trx, context, { ...row, draft }, input, account);
      await updateCheckout(trx, row.id, { draft, ...change });
      return draftById(trx, id);
    });
    if (!made) throw new Error("A draft that was written is read.");
    // read as every change of it is
    return changedDraft(context, made, async () => undefined);
  });
}

export async function draftOrderUpdate(
  context: CommerceContext,
  id: string | null | undefined,
  input: DraftInput,
): Promise<OrderResult> {
  const made = await draftOf(context, id);
  return draftResult(context, async () => {
    // before the cart is locked, so that nobody waits for a second connection while holding one
    const account = await customerOf(context, input.user);
    return changedDraft(context, made, async (trx, row) => {
      const change = await changeOf(trx, context, row, input, account);
      // whoever was mailed by mistake reads no more of it
      if (made && change.email !== undefined && change.email !== row.email) await endLinks(trx, made.id);
      return change;
    });
  });
}

/** Makes the order of a draft; a draft that became one already gives that one. */
export async function draftOrderComplete(context: CommerceContext, id: string): Promise<OrderResult> {
  const { userId } = requireRole(context, "orders");
  const made = await draftOf(context, id);
  const db = shopTables(context.db);
  try {
    const orderId = made ? await completeDraft(context, made.checkout_id, userId) : uuidOf(id, "Order");
    const order = orderId ? await orderById(db, orderId) : undefined;
    if (!order?.metadata[PREPARED_KEY]) throw refuse("NOT_FOUND", "id", "Couldn't resolve to a node.");
    return { order, errors: [] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { order: null, errors: (error.problems as (CheckoutProblem | OrderProblem)[]).map(orderProblem) };
  }
}

/** Deletes one draft, unless money is on its way for it. @throws Refusal */
async function deleteLocked(trx: CommerceDb, made: DraftRow): Promise<boolean> {
  const row = await lockCheckout(trx, made.checkout_id);
  if (!row) return false;
  const payments = await lockPaymentsOfCheckout(trx, row.id);
  const isPaying = payments.some(
    (payment) =>
      keptOf(payment) > 0 ||
      payment.authorized > 0 ||
      // a card that was refused pays nothing more by itself
      (payment.gateway !== OFFLINE_GATEWAY && payment.state !== "FAILED" && isOpen(payment.state)),
  );
  if (isPaying) throw refuse("CANNOT_DELETE", "id", "The customer is paying this order. Look again in a few minutes.");
  if (row.reserved_until) await releaseReservation(trx, row.id);
  await deleteCheckout(trx, row.id);
  return true;
}

export async function draftOrderDelete(context: CommerceContext, id: string | null | undefined): Promise<OrderResult> {
  const made = await draftOf(context, id);
  const order = made ? await draftOrder(context, made.id) : null;
  const { value, errors } = await settled<boolean, OrderProblem>(() =>
    transact(shopTables(context.db), async (trx) => {
      if (!made || !(await deleteLocked(trx, made))) throw refuse("NOT_FOUND", "id", "Couldn't resolve to a node.");
      return true;
    }),
  );
  return { order: value ? order : null, errors };
}

/** Most drafts that are deleted at once. */
const AT_ONCE = 100;

/** Deletes drafts, all or none. @returns how many went */
export async function draftOrderBulkDelete(
  context: CommerceContext,
  ids: readonly string[],
): Promise<{ count: number; errors: OrderProblem[] }> {
  requireRole(context, "orders");
  const { value, errors } = await settled<number, OrderProblem>(() =>
    transact(shopTables(context.db), async (trx) => {
      if (ids.length > AT_ONCE) throw refuse("INVALID", "ids", `At most ${AT_ONCE} drafts at once.`);
      let count = 0;
      // in one order, so that two who delete the same never wait for each other in a circle
      for (const key of [...new Set(ids.flatMap((id) => uuidOf(id, "Order") ?? []))].toSorted()) {
        const made = await draftById(trx, key);
        if (made && (await deleteLocked(trx, made))) count++;
      }
      return count;
    }),
  );
  return { count: value ?? 0, errors };
}
