import { globalId } from "@carloom/wire";
import { readyCart } from "../buy.ts";
import { COMPLETE } from "../documents.ts";
import { FULFILL, LIST_VOUCHER, NEW_VOUCHER, ORDER, PAID, STOCKS } from "../order-documents.ts";
import { type Ask, askOver, type Loose } from "../rival.ts";
import { customer, shopFixture, staff, type Shop } from "../shop.ts";

/** The shop of the scenes, opened by {@link openScene}. */
export let shop: Shop;
export let warehouse: string;
let channelId: string;
export const worker = staff();
export const keeper = customer({ isStaff: true, roles: ["catalogue"] });

/** A shop whose shelves bear every scene. */
export async function openScene(): Promise<Shop> {
  shop = await shopFixture();
  // those that are about the last piece empty them first
  await shop.db.updateTable("commerce.stock").set({ quantity: 1_000_000 }).execute();
  const row = await shop.db.selectFrom("commerce.warehouse").select("id").executeTakeFirstOrThrow();
  warehouse = globalId("Warehouse", row.id);
  const channel = await shop.db
    .selectFrom("commerce.channel")
    .select("id")
    .where("slug", "=", "default-channel")
    .executeTakeFirstOrThrow();
  channelId = globalId("Channel", channel.id);
  return shop;
}

export const ask: Ask = (...given) => askOver(shop.graphql)(...given);

export const stock = (sku: string, quantity: number) =>
  ask(STOCKS, { sku, stocks: [{ warehouse, quantity }] }, keeper).then((result) => {
    if (result.errors.length > 0) throw new Error(JSON.stringify(result.errors));
  });
/** Leaves exactly so many pieces for sale. */
export async function leave(sku: string, pieces: number): Promise<void> {
  const row = await shop.db
    .selectFrom("commerce.stock as s")
    .innerJoin("commerce.variant as v", "v.id", "s.variant_id")
    .select("s.allocated")
    .where("v.sku", "=", sku)
    .executeTakeFirstOrThrow();
  await stock(sku, row.allocated + pieces);
}
export const cart = (quantity = 1, sku = "RIM") => readyCart(shop, [{ sku, quantity }]);
export const lineOf = async (id: string): Promise<string> =>
  (await ask("query($id: ID!) { checkout(id: $id) { lines { id } } }", { id })).lines[0].id;
export const order = async (quantity = 2): Promise<Loose> => {
  const made = await ask(COMPLETE, { id: await cart(quantity) });
  return ask(ORDER, { id: made.order.id }, worker);
};
export const paid = async (quantity = 2): Promise<Loose> => {
  const made = await order(quantity);
  await ask(PAID, { id: made.id }, worker);
  return made;
};
export const sent = async (): Promise<Loose> => {
  const made = await paid();
  await send(ask, made, 2);
  return ask(ORDER, { id: made.id }, worker);
};
export const send = (by: Ask, made: Loose, pieces: number) => {
  const lines = [{ orderLineId: made.lines[0].id, stocks: [{ quantity: pieces, warehouse }] }];
  return by(FULFILL, { order: made.id, input: { lines } }, worker);
};
export const PAID_STATE = `query($id: ID!) { order(id: $id) { status totalCharged { amount } total { gross { amount } }
  transactions { refundPendingAmount { amount } } } }`;
let vouchers = 0;
export async function voucherCart(more: object): Promise<{ id: string; code: string }> {
  const code = `RACE${++vouchers}`;
  const input = { code, name: "Race", discountValueType: "PERCENTAGE", ...more };
  const { voucher } = await ask(NEW_VOUCHER, { input }, worker);
  await ask(LIST_VOUCHER, { id: voucher.id, input: { addChannels: [{ channelId, discountValue: 10 }] } }, worker);
  return { id: await withCode(code), code };
}
/** A cart with a voucher on it; written straight, because codes may not be tried so often. */
export async function withCode(code: string): Promise<string> {
  const id = await cart();
  const key = Buffer.from(id, "base64").toString().split(":")[1] ?? "";
  await shop.db.updateTable("commerce.checkout").set({ voucher_code: code }).where("id", "=", key).execute();
  return id;
}

export const complete = (id: string, by: Ask) => by(COMPLETE, { id });
export const won = (...results: Loose[]) =>
  results.filter((result) => result.order && result.errors.length === 0).length;
export const codes = (result: Loose): string[] => result.errors.map((error: { code: string }) => error.code);
