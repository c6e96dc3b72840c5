import { randomUUID } from "node:crypto";
import { requireRole } from "@carloom/identity";
import { globalId, uuidOf } from "@carloom/wire";
import type { CommerceContext } from "../builder.ts";
import { knownChannel } from "../catalogue/channel.ts";
import { checkoutLinesAdd, checkoutLinesDelete, checkoutLinesUpdate } from "../checkout/lines.command.ts";
import type { DraftRow } from "../checkout/prepared.repository.ts";
import type { OrderResult } from "../order/change-order.ts";
import { refuse } from "../order/change-order.ts";
import { type DiscountInput, MOST_DISCOUNTS, readDiscount } from "../order/edit/edit.command.ts";
import type { NewLineInput } from "../order/edit/lines.command.ts";
import type { OrderLineRow } from "../order/order.repository.ts";
import { shopTables, type StaffDiscount } from "../tables.ts";
import { changedDraft, draftResult } from "./draft.command.ts";
import { draftOfDiscount, draftOfLine } from "./draft.repository.ts";
import { draftOrder } from "./draft.ts";

const cartOf = (made: DraftRow) => globalId("Checkout", made.checkout_id);

/** The draft that a line belongs to; undefined for lines of orders. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
export function draftByLine(context: CommerceContext, lineId: string): Promise<DraftRow | undefined> {
  requireRole(context, "orders");
  const key = uuidOf(lineId, "OrderLine");
  return key ? draftOfLine(shopTables(context.db), key) : Promise.resolve(undefined);
}

/** The draft that a discount stands on. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
export function draftByDiscount(context: CommerceContext, discountId: string): Promise<DraftRow | undefined> {
  requireRole(context, "orders");
  const key = uuidOf(discountId, "OrderDiscount");
  return key ? draftOfDiscount(shopTables(context.db), key) : Promise.resolve(undefined);
}

type WithValue<T> = OrderResult & { value: T | null };

/** Goods for a draft, by the rules of carts: what the channel sells, as many as there are. */
export async function draftLinesCreate(
  context: CommerceContext,
  made: DraftRow,
  input: readonly NewLineInput[],
): Promise<WithValue<string[]>> {
  const before = new Map((await draftOrder(context, made.id))?.draft?.lines.map((line) => [line.id, line.quantity]));
  const done = await draftResult(context, async () => {
    if (input.length === 0) throw refuse("REQUIRED", "input", "Name what is added.");
    return { made, result: await checkoutLinesAdd(context, cartOf(made), input) };
  });
  const touched = done.order?.draft?.lines.filter((line) => before.get(line.id) !== line.quantity);
  return { ...done, value: touched?.map(({ id }) => id) ?? null };
}

const lineOf = (order: OrderResult["order"], lineId: string): OrderLineRow | null =>
  order?.draft?.lines.find(({ id }) => id === uuidOf(lineId, "OrderLine")) ?? null;

const cartLine = (lineId: string) => globalId("CheckoutLine", uuidOf(lineId, "OrderLine") ?? "");

export async function draftLineUpdate(
  context: CommerceContext,
  made: DraftRow,
  lineId: string,
  quantity: number,
): Promise<WithValue<OrderLineRow>> {
  const done = await draftResult(context, async () => {
    if (quantity < 1) throw refuse("ZERO_QUANTITY", "quantity", "The quantity should be higher than zero.");
    return { made, result: await checkoutLinesUpdate(context, cartOf(made), [{ lineId: cartLine(lineId), quantity }]) };
  });
  return { ...done, value: lineOf(done.order, lineId) };
}

/** Takes a line out; a line of a design takes its design with it. */
export async function draftLineDelete(
  context: CommerceContext,
  made: DraftRow,
  lineId: string,
): Promise<WithValue<OrderLineRow>> {
  const gone = lineOf(await draftOrder(context, made.id), lineId);
  const done = await draftResult(context, async () => ({
    made,
    result: await checkoutLinesDelete(context, cartOf(made), [cartLine(lineId)]),
  }));
  return { ...done, value: done.order && gone };
}

/** Changes what staff take off a draft. */
function changeDiscounts(
  context: CommerceContext,
  made: DraftRow,
  change: (before: readonly StaffDiscount[], currency: string) => StaffDiscount[],
): Promise<OrderResult> {
  return draftResult(context, () =>
    changedDraft(context, made, async (_, row) => {
      if (!row.draft) throw refuse("NOT_FOUND", "id", "Couldn't resolve to a node.");
      const { currency } = knownChannel(context, row.channel_id);
      return { draft: { ...row.draft, discounts: change(row.draft.discounts, currency) } };
    }),
  );
}

export const draftDiscountAdd = (context: CommerceContext, made: DraftRow, input: DiscountInput) =>
  changeDiscounts(context, made, (before, currency) => {
    if (before.length >= MOST_DISCOUNTS)
      throw refuse("INVALID", "input", `An order has at most ${MOST_DISCOUNTS} discounts.`);
    return [...before, { id: randomUUID(), ...readDiscount(input, currency) }];
  });

export const draftDiscountUpdate = (context: CommerceContext, made: DraftRow, id: string, input: DiscountInput) =>
  changeDiscounts(context, made, (before, currency) =>
    before.map((one) => (one.id === uuidOf(id, "OrderDiscount") ? { ...one, ...readDiscount(input, currency) } : one)),
  );

export const draftDiscountDelete = (context: CommerceContext, made: DraftRow, id: string) =>
  changeDiscounts(context, made, (before) => before.filter((one) => one.id !== uuidOf(id, "OrderDiscount")));
