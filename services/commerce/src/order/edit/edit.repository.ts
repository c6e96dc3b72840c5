import type { DiscountValue } from "@carloom/pricing";
import { type Insertable, type Selectable, sql } from "kysely";
import { GIFT_CARD_GATEWAY } from "../../gift-gateway.ts";
import type { CommerceDb, CommerceTables } from "../../tables.ts";
import type { NewOrderLine } from "../place.repository.ts";

export type OrderDiscountRow = Selectable<CommerceTables["commerce.order_discount"]>;

export const valueOf = ({ ppm, amount }: Pick<OrderDiscountRow, "ppm" | "amount">): DiscountValue =>
  ppm === null ? { kind: "fixed", amount: amount ?? 0 } : { kind: "percentage", ppm };

/** Discounts of staff, in the order in which they were given. */
export function discountsOfOrders(db: CommerceDb, orderIds: readonly string[]): Promise<OrderDiscountRow[]> {
  return db
    .selectFrom("commerce.order_discount")
    .selectAll()
    .where("order_id", "in", [...orderIds])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function orderOfDiscount(db: CommerceDb, id: string): Promise<string | null> {
  const row = await db.selectFrom("commerce.order_discount").select("order_id").where("id", "=", id).executeTakeFirst();
  return row?.order_id ?? null;
}

export async function orderOfLine(db: CommerceDb, id: string): Promise<string | null> {
  const row = await db.selectFrom("commerce.order_line").select("order_id").where("id", "=", id).executeTakeFirst();
  return row?.order_id ?? null;
}

export async function insertDiscount(
  trx: CommerceDb,
  discount: Pick<Insertable<CommerceTables["commerce.order_discount"]>, "order_id" | "ppm" | "amount" | "reason">,
): Promise<void> {
  await trx.insertInto("commerce.order_discount").values(discount).execute();
}

/** Discounts that an order is placed with, in the order in which they were given. */
export async function insertDiscounts(
  trx: CommerceDb,
  discounts: readonly Pick<OrderDiscountRow, "id" | "order_id" | "ppm" | "amount" | "reason" | "taken">[],
): Promise<void> {
  if (discounts.length === 0) return;
  const now = Date.now();
  await trx
    .insertInto("commerce.order_discount")
    .values(discounts.map((row, i) => ({ ...row, created_at: new Date(now + i) })))
    .execute();
}

export async function updateDiscount(
  trx: CommerceDb,
  id: string,
  change: Partial<Pick<OrderDiscountRow, "ppm" | "amount" | "reason" | "taken">>,
): Promise<void> {
  await trx.updateTable("commerce.order_discount").set(change).where("id", "=", id).execute();
}

export async function deleteDiscount(trx: CommerceDb, id: string): Promise<void> {
  await trx.deleteFrom("commerce.order_discount").where("id", "=", id).execute();
}

export async function insertOrderLine(trx: CommerceDb, line: NewOrderLine): Promise<void> {
  await trx
    .insertInto("commerce.order_line")
    .values({ ...line, metadata: JSON.stringify(line.metadata) })
    .execute();
}

export type LineChange = {
  promotion: number;
  quantity: number;
  allocated: number;
  discount: number;
  manual_discount: number;
  unit_net: number;
  unit_gross: number;
  total_net: number;
  total_gross: number;
};
export async function updateOrderLine(trx: CommerceDb, id: string, change: Partial<LineChange>): Promise<void> {
  await trx.updateTable("commerce.order_line").set(change).where("id", "=", id).execute();
}

export async function deleteOrderLine(trx: CommerceDb, id: string): Promise<void> {
  await trx.deleteFrom("commerce.order_line").where("id", "=", id).execute();
}

/** Is a membership bought with this order, or sticker area taken off a month? Its lines are bound to that. */
export async function isBound(trx: CommerceDb, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ bound: boolean }>`
    select exists (select 1 from commerce.membership_period where order_id = ${orderId})
      or exists (select 1 from commerce.membership_use where order_id = ${orderId}) as bound`.execute(trx);
  return rows[0]?.bound ?? false;
}

export type SumsChange = {
  subtotal_net: number;
  subtotal_gross: number;
  total_net: number;
  total_gross: number;
  discount: number;
  discount_name: string | null;
  weight_g: number;
  charge_status: string;
  status: string;
};

/** Writes what an edited order comes to; a transfer that is still waited for is for the new sum. */
export async function writeSums(trx: CommerceDb, orderId: string, change: SumsChange, offline: string): Promise<void> {
  await trx
    .updateTable("commerce.order")
    .set({ ...change, updated_at: new Date() })
    .where("id", "=", orderId)
    .execute();
  await sql`
    update commerce.payment_transaction set updated_at = now(), amount = greatest(0, ${change.total_gross}::bigint - coalesce((
      select sum(greatest(0, g.charged - g.refunded - g.refund_pending - g.disputed)) from commerce.payment_transaction g
      where g.order_id = ${orderId} and g.gateway = ${GIFT_CARD_GATEWAY}), 0))
    where order_id = ${orderId} and gateway = ${offline} and charged = 0 and refunded = 0`.execute(trx);
}

export type ContactChange = {
  email?: string;
  language_code?: string;
  shipping_address?: object;
  billing_address?: object;
};
export async function writeContact(trx: CommerceDb, orderId: string, change: ContactChange): Promise<void> {
  const { shipping_address, billing_address, ...plain } = change;
  await trx
    .updateTable("commerce.order")
    .set({
      ...plain,
      ...(shipping_address && { shipping_address: JSON.stringify(shipping_address) }),
      ...(billing_address && { billing_address: JSON.stringify(billing_address) }),
      updated_at: new Date(),
    })
    .where("id", "=", orderId)
    .execute();
}
