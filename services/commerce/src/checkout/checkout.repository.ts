import { NOW } from "../catalogue/price.repository.ts";
import { FOR_SALE, SHOWN } from "../catalogue/publication.repository.ts";
import { type Selectable, sql } from "kysely";
import type { MembershipPeriod } from "../tables/membership.states.ts";
import type { CommerceDb, CommerceTables } from "../tables.ts";
import type { MetadataMap } from "@carloom/wire";
import type { Translations, WrittenText } from "../tables/catalogue.tables.ts";

export type CheckoutRow = Selectable<CommerceTables["commerce.checkout"]>;

/** A line with what its price and its stock depend on. `amount` is null where the channel no longer sells the variant. */
export type LineRow = {
  id: string;
  variant_id: number;
  quantity: number;
  design_id: string | null;
  frozen_price: number | null;
  metadata: MetadataMap;
  weight_g: number;
  amount: number | null;
  /** Without a promotion: of the shelf, and of a frozen price that was reduced. */
  regular: number | null;
  frozen_regular: number | null;
  sold_by_area: boolean;
  track_inventory: boolean;
  quantity_limit: number | null;
  stock_quantity: number | null;
  stock_allocated: number | null;
  /** Where it lies; null where no stock is kept. */
  warehouse_id: number | null;
  sku: string;
  variant_name: string;
  variant_translations: Translations;
  product_names: WrittenText;
  product_thumbnail: string | null;
  is_published: boolean;
  is_for_sale: boolean;
  tax_class: string;
  is_shipping_required: boolean;
  is_gift_card: boolean;
  /** Of a membership: its plan and how long it is bought for. */
  membership_plan_id: number | null;
  membership_period: MembershipPeriod | null;
  valid_until: Date | null;
};

export function checkoutById(db: CommerceDb, id: string): Promise<CheckoutRow | undefined> {
  return db.selectFrom("commerce.checkout").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Reads and locks a checkout, so that changes of one cart happen one after another. */
export function lockCheckout(trx: CommerceDb, id: string): Promise<CheckoutRow | undefined> {
  return trx.selectFrom("commerce.checkout").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Lines of several carts of one channel, by cart. */
export async function linesOfCarts(
  db: CommerceDb,
  checkoutIds: readonly string[],
  channelId: number,
): Promise<Map<string, LineRow[]>> {
  const rows = await selectLines(db, checkoutIds, channelId).select("l.checkout_id").execute();
  return new Map(checkoutIds.map((id) => [id, rows.filter((row) => row.checkout_id === id)]));
}

export const linesOf = (db: CommerceDb, checkoutId: string, channelId: number): Promise<LineRow[]> =>
  selectLines(db, [checkoutId], channelId).execute();

/** Lines of a locked cart that becomes an order, whether a payment was begun for it, and whether gift cards are on it. */
export async function linesToOrder(
  trx: CommerceDb,
  checkoutId: string,
  channelId: number,
): Promise<{ lines: LineRow[]; hasPayments: boolean; hasGiftCards: boolean }> {
  const rows = await selectLines(trx, [checkoutId], channelId)
    .select([
      sql<boolean>`exists (select 1 from commerce.payment_transaction where checkout_id = ${checkoutId})`.as(
        "has_payments",
      ),
      sql<boolean>`exists (select 1 from commerce.checkout_gift_card where checkout_id = ${checkoutId})`.as(
        "has_gift_cards",
      ),
    ])
    .execute();
  const [row] = rows;
  return { lines: rows, hasPayments: row?.has_payments ?? true, hasGiftCards: row?.has_gift_cards ?? true };
}

function selectLines(db: CommerceDb, checkoutIds: readonly string[], channelId: number) {
  return db
    .selectFrom("commerce.checkout_line as l")
    .innerJoin("commerce.variant as v", "v.id", "l.variant_id")
    .innerJoin("commerce.product as pr", "pr.id", "v.product_id")
    .leftJoin("commerce.variant_price as p", (join) =>
      join.onRef("p.variant_id", "=", "v.id").on("p.channel_id", "=", channelId),
    )
    .leftJoin("commerce.product_channel as listing", (join) =>
      join.onRef("listing.product_id", "=", "pr.id").on("listing.channel_id", "=", channelId),
    )
    .leftJoin("commerce.stock as s", "s.variant_id", "v.id")
    .leftJoin("commerce.design as d", "d.id", "l.design_id")
    .select((eb) => [
      "l.id",
      "l.variant_id",
      "l.quantity",
      "l.design_id",
      "l.frozen_price",
      "l.frozen_regular",
      "l.metadata",
      eb.fn.coalesce("l.weight_g", "v.weight_g").as("weight_g"),
      NOW.as("amount"),
      "p.amount as regular",
      "v.sold_by_area",
      "v.track_inventory",
      "v.quantity_limit",
      "s.quantity as stock_quantity",
      "s.allocated as stock_allocated",
      "s.warehouse_id",
      "v.sku",
      "v.name as variant_name",
      "v.translations as variant_translations",
      "pr.names as product_names",
      sql<string | null>`coalesce(v.thumbnail, pr.thumbnail)`.as("product_thumbnail"),
      // what belongs to a plan is in no list, and yet sold
      sql<boolean>`(${SHOWN} or v.membership_plan_id is not null)`.as("is_published"),
      FOR_SALE.as("is_for_sale"),
      "v.membership_plan_id",
      "v.membership_period",
      "v.tax_class",
      "v.is_shipping_required",
      "v.is_gift_card",
      eb.fn.coalesce("d.valid_until", "l.quoted_until").as("valid_until"),
    ])
    .where("l.checkout_id", "in", [...checkoutIds])
    .orderBy("l.position");
}

export type NewCheckout = Pick<
  CheckoutRow,
  "id" | "channel_id" | "user_id" | "email" | "language_code" | "shipping_address" | "billing_address" | "metadata"
>;

const json = (value: object | null) => (value === null ? null : JSON.stringify(value));

/** Writes a cart with its first lines in one statement: both or neither. */
export async function insertCheckout(
  db: CommerceDb,
  row: NewCheckout,
  lines: readonly NewLine[] = [],
): Promise<CheckoutRow> {
  const values = lines.map(({ id, variant_id, quantity, metadata }) => ({ id, variant_id, quantity, metadata }));
  const { rows } = await sql<CheckoutRow>`
    with made as (
      insert into commerce.checkout
        (id, channel_id, user_id, email, language_code, shipping_address, billing_address, metadata)
      values (${row.id}, ${row.channel_id}, ${row.user_id}, ${row.email}, ${row.language_code},
        ${json(row.shipping_address)}, ${json(row.billing_address)}, ${JSON.stringify(row.metadata)})
      returning *
    ), lines as (
      insert into commerce.checkout_line (id, checkout_id, variant_id, quantity, metadata)
      select id, ${row.id}, variant_id, quantity, metadata
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
        as line(id uuid, variant_id integer, quantity integer, metadata jsonb)
    )
    select * from made`.execute(db);
  const [made] = rows;
  if (!made) throw new Error("An insert returns its row.");
  return made;
}

export type CheckoutChange = Partial<
  Pick<
    CheckoutRow,
    | "user_id"
    | "email"
    | "language_code"
    | "shipping_address"
    | "billing_address"
    | "shipping_method_id"
    | "customer_note"
    | "voucher_code"
    | "consent"
    | "draft"
  >
>;

/**
 * Changes a checkout; also called with nothing, because a change of lines is a change of the cart. New lines are written by
 * the same statement.
 */
export async function updateCheckout(
  db: CommerceDb,
  id: string,
  change: CheckoutChange = {},
  fresh: readonly NewLine[] = [],
): Promise<CheckoutRow> {
  const { shipping_address, billing_address, consent, draft, ...rest } = change;
  const isMuch = fresh.length > ROWS_AT_ONCE;
  if (isMuch) await insertLines(db, fresh);
  const writing =
    fresh.length > 0 && !isMuch
      ? db.with("lines", (all) => all.insertInto("commerce.checkout_line").values(fresh.map(stored)))
      : db;
  return writing
    .updateTable("commerce.checkout")
    .set({
      ...rest,
      ...(shipping_address !== undefined && { shipping_address: json(shipping_address) }),
      ...(consent !== undefined && { consent: json(consent) }),
      ...(draft !== undefined && { draft: json(draft) }),
      ...(billing_address !== undefined && { billing_address: json(billing_address) }),
      updated_at: new Date(),
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export type NewLine = {
  id: string;
  checkout_id: string;
  variant_id: number;
  quantity: number;
  design_id?: string;
  frozen_price?: number;
  frozen_regular?: number;
  weight_g?: number;
  quoted_until?: Date;
  metadata: MetadataMap;
};

const stored = (line: NewLine) => ({
  ...line,
  design_id: line.design_id ?? null,
  frozen_price: line.frozen_price ?? null,
  frozen_regular: line.frozen_regular ?? null,
  weight_g: line.weight_g ?? null,
  quoted_until: line.quoted_until ?? null,
  metadata: JSON.stringify(line.metadata),
});

/** Most rows of one INSERT, so that the parameters of a large design stay within what the protocol carries. */
const ROWS_AT_ONCE = 1000;

export async function insertLines(db: CommerceDb, lines: readonly NewLine[]): Promise<void> {
  for (let i = 0; i < lines.length; i += ROWS_AT_ONCE) {
    await db
      .insertInto("commerce.checkout_line")
      .values(lines.slice(i, i + ROWS_AT_ONCE).map(stored))
      .execute();
  }
}

export async function updateLine(
  db: CommerceDb,
  id: string,
  change: { quantity: number; metadata?: MetadataMap },
): Promise<void> {
  await db
    .updateTable("commerce.checkout_line")
    .set({ quantity: change.quantity, ...(change.metadata && { metadata: JSON.stringify(change.metadata) }) })
    .where("id", "=", id)
    .execute();
}

export async function deleteLines(db: CommerceDb, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom("commerce.checkout_line")
    .where("id", "in", [...ids])
    .execute();
}

/** Removes designs of a cart with all their lines. */
export async function deleteDesigns(db: CommerceDb, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom("commerce.design")
    .where("id", "in", [...ids])
    .where("checkout_id", "is not", null)
    .execute();
}

export async function deleteCheckout(db: CommerceDb, id: string): Promise<void> {
  await db.deleteFrom("commerce.checkout").where("id", "=", id).execute();
}

export function checkoutIdsOfUser(db: CommerceDb, userId: string): Promise<{ id: string; channel_id: number }[]> {
  return db
    .selectFrom("commerce.checkout")
    .select(["id", "channel_id"])
    .where("user_id", "=", userId)
    .orderBy("updated_at", "desc")
    .limit(100)
    .execute();
}
