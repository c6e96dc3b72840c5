import { cursorNumber, readingOf, type PageRequest } from "@carloom/platform";
import { type Selectable, sql } from "kysely";
import { inboxOf } from "@carloom/identity";
import { isNamed } from "../promotion/goods.repository.ts";
import { like } from "../search/part.ts";
import type { CommerceDb, CommerceTables } from "../tables.ts";

export type VoucherRow = Selectable<CommerceTables["commerce.voucher"]>;
export type VoucherValueRow = Selectable<CommerceTables["commerce.voucher_value"]>;
/** A voucher behind a code, as one channel offers it: `value` is parts per million or minor units. */
export type OfferedVoucher = VoucherRow & { code: string; value: number; minimum_spent: number | null };
/** With the variants of a cart that it is for; null for all of them. */
export type CartVoucher = OfferedVoucher & { goods: ReadonlySet<number> | null };

/** Codes are told apart without regard to case and outer blanks. */
export const normalCode = (code: string): string => code.trim().toUpperCase().slice(0, 255);

export function voucherByCode(db: CommerceDb, code: string, channelId: number): Promise<OfferedVoucher | undefined> {
  return db
    .selectFrom("commerce.voucher_code as c")
    .innerJoin("commerce.voucher as v", "v.id", "c.voucher_id")
    .innerJoin("commerce.voucher_value as p", (join) =>
      join.onRef("p.voucher_id", "=", "v.id").on("p.channel_id", "=", channelId),
    )
    .selectAll("v")
    .select(["c.code", "p.value", "p.minimum_spent"])
    .where("c.code", "=", code)
    .where("c.is_active", "=", true)
    .executeTakeFirst();
}

/** Of some variants, those that a voucher is for; null where it is not for certain goods. */
export async function goodsOfVoucher(
  db: CommerceDb,
  voucher: VoucherRow,
  variantIds: readonly number[],
): Promise<ReadonlySet<number> | null> {
  if (voucher.type !== "SPECIFIC_PRODUCT") return null;
  const { rows } = await sql<{ id: number }>`select v.id from commerce.variant v
    join commerce.product pr on pr.id = v.product_id
    where v.id = any(${[...variantIds]}::integer[]) and ${isNamed(voucher)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The voucher of a cart with these goods; null without one that its channel offers. */
export async function voucherOfCart(
  db: CommerceDb,
  { voucher_code: code, channel_id: channel }: { voucher_code: string | null; channel_id: number },
  lines: readonly { variant_id: number }[],
): Promise<CartVoucher | null> {
  const voucher = code ? await voucherByCode(db, code, channel) : undefined;
  if (!voucher) return null;
  const ids = lines.map((line) => line.variant_id);
  return { ...voucher, goods: await goodsOfVoucher(db, voucher, ids) };
}

/** Vouchers that several orders were placed with; none of one that staff have deleted since. */
export function vouchersOfOrders(
  db: CommerceDb,
  orderIds: readonly string[],
): Promise<(VoucherRow & { order_id: string; usedCode: string })[]> {
  return db
    .selectFrom("commerce.voucher_use as u")
    .innerJoin("commerce.voucher as v", "v.id", "u.voucher_id")
    .selectAll("v")
    .select(["u.order_id", "u.code as usedCode"])
    .where("u.order_id", "in", [...orderIds])
    .execute();
}

/**
 * Takes one use of a voucher for an order. The voucher's row stays locked until the commit, so that limits are exact
 * however many complete at once.
 * @returns false when none is left, or this customer had theirs
 */
export async function useVoucher(
  trx: CommerceDb,
  voucher: Pick<OfferedVoucher, "id" | "code" | "once_per_customer">,
  order: { id: string; email: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("commerce.voucher")
    .set({ used: sql<number>`used + 1` })
    .where("id", "=", voucher.id)
    .where(sql<boolean>`(usage_limit is null or used < usage_limit)`)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  const email = inboxOf(order.email);
  if (voucher.once_per_customer && (await hasUsed(trx, voucher.id, order.email))) return false;
  await trx
    .insertInto("commerce.voucher_use")
    .values({ order_id: order.id, voucher_id: voucher.id, code: voucher.code, email })
    .execute();
  return true;
}

/** Was it used by whoever reads the mail of this address? Uses were once kept by the address as it was written. */
export async function hasUsed(db: CommerceDb, voucherId: number, email: string): Promise<boolean> {
  const row = await db
    .selectFrom("commerce.voucher_use")
    .select("order_id")
    .where("voucher_id", "=", voucherId)
    .where("email", "in", [inboxOf(email), email.toLowerCase()])
    .executeTakeFirst();
  return row !== undefined;
}

/** A cancelled order's use of a voucher is free again. */
export async function freeVoucher(trx: CommerceDb, orderId: string): Promise<void> {
  const used = await trx
    .deleteFrom("commerce.voucher_use")
    .where("order_id", "=", orderId)
    .returning("voucher_id")
    .executeTakeFirst();
  if (!used) return;
  await trx
    .updateTable("commerce.voucher")
    .set({ used: sql<number>`used - 1` })
    .where("id", "=", used.voucher_id)
    .execute();
}

export type NewVoucher = Omit<VoucherRow, "id" | "used" | "created_at">;

export function insertVoucher(trx: CommerceDb, voucher: NewVoucher): Promise<VoucherRow> {
  return trx.insertInto("commerce.voucher").values(voucher).returningAll().executeTakeFirstOrThrow();
}

export const lockVoucher = (trx: CommerceDb, id: number): Promise<VoucherRow | undefined> =>
  trx.selectFrom("commerce.voucher").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export function updateVoucher(trx: CommerceDb, id: number, change: Partial<NewVoucher>): Promise<VoucherRow> {
  return trx.updateTable("commerce.voucher").set(change).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}

/** With its codes and values; carts that hold one of the codes find it gone. */
export async function deleteVoucher(trx: CommerceDb, id: number): Promise<void> {
  await trx.deleteFrom("commerce.voucher").where("id", "=", id).execute();
}

/** @returns the codes that another voucher has already */
export async function insertCodes(trx: CommerceDb, voucherId: number, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const made = await trx
    .insertInto("commerce.voucher_code")
    .values(codes.map((code) => ({ code, voucher_id: voucherId })))
    .onConflict((conflict) => conflict.column("code").doNothing())
    .returning("code")
    .execute();
  const known = new Set(made.map((row) => row.code));
  return codes.filter((code) => !known.has(code));
}

export function voucherById(db: CommerceDb, id: number): Promise<VoucherRow | undefined> {
  return db.selectFrom("commerce.voucher").selectAll().where("id", "=", id).executeTakeFirst();
}

export function codesOf(db: CommerceDb, voucherId: number): Promise<{ code: string }[]> {
  return db
    .selectFrom("commerce.voucher_code")
    .select("code")
    .where("voucher_id", "=", voucherId)
    .orderBy("created_at")
    .limit(100)
    .execute();
}

export function valuesOf(db: CommerceDb, voucherId: number): Promise<VoucherValueRow[]> {
  return db
    .selectFrom("commerce.voucher_value")
    .selectAll()
    .where("voucher_id", "=", voucherId)
    .orderBy("channel_id")
    .execute();
}

export async function setValue(trx: CommerceDb, value: VoucherValueRow): Promise<void> {
  await trx
    .insertInto("commerce.voucher_value")
    .values(value)
    .onConflict((conflict) =>
      conflict
        .columns(["voucher_id", "channel_id"])
        .doUpdateSet({ value: value.value, minimum_spent: value.minimum_spent }),
    )
    .execute();
}

export async function removeValues(trx: CommerceDb, voucherId: number, channels: readonly number[]): Promise<void> {
  if (channels.length === 0) return;
  await trx
    .deleteFrom("commerce.voucher_value")
    .where("voucher_id", "=", voucherId)
    .where("channel_id", "in", [...channels])
    .execute();
}

/** Vouchers, newest first, one more than asked for. */
export function voucherPage(db: CommerceDb, page: PageRequest, search: string): Promise<VoucherRow[]> {
  const { isDown, way } = readingOf(page, true);
  const cursor = cursorNumber(page.after?.[0]);
  const select = named(db, search)
    .selectAll()
    .orderBy("id", way)
    .limit(page.first + 1);
  return (cursor === null ? select : select.where("id", isDown ? "<" : ">", cursor)).execute();
}

/** Vouchers whose code or name holds a text, whatever signs of patterns it has. */
function named(db: CommerceDb, search: string) {
  const pattern = like(search);
  const all = db.selectFrom("commerce.voucher");
  if (!search) return all;
  return all.where(sql<boolean>`lower(name) like ${pattern} or exists (
    select from commerce.voucher_code c where c.voucher_id = commerce.voucher.id and lower(c.code) like ${pattern})`);
}

export async function voucherCount(db: CommerceDb, search: string): Promise<number> {
  const row = await named(db, search)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}
