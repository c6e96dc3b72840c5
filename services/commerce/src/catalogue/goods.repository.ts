import { type Insertable, sql } from "kysely";
import { OFFLINE_GATEWAY } from "../offline-gateway.ts";
import type { CommerceDb, CommerceTables } from "../tables.ts";
import { searchText } from "./catalogue.policy.ts";
import { noteRemoved } from "./removed.repository.ts";
import { wordsAsJson } from "./edit.repository.ts";
import type { Words } from "./words.ts";

/** A slug like this one that no product has: with a number behind it where the word alone is taken. */
export async function freeProductSlug(trx: CommerceDb, wished: string): Promise<string> {
  const { rows } = await sql<{ slug: string }>`
    select slug from commerce.product where slug = ${wished} or slug like ${`${wished.replace(/[%_\\]/g, "\\$&")}-%`}`.execute(
    trx,
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  if (!taken.has(wished)) return wished;
  for (let number = 2; ; number++) if (!taken.has(`${wished}-${number}`)) return `${wished}-${number}`;
}

export type NewProduct = Pick<Words, "names"> &
  Partial<Words> & {
    slug: string;
    typeId: number;
    categoryId: number | null;
    metadata: Record<string, string>;
  };

/** Writes a product that no channel shows yet, behind the others. */
export async function insertProduct(
  trx: CommerceDb,
  { typeId, categoryId, names, descriptions = {}, metadata, ...rest }: NewProduct,
): Promise<number> {
  const { id } = await trx
    .insertInto("commerce.product")
    .values({
      ...wordsAsJson({ ...rest, descriptions }),
      product_type_id: typeId,
      category_id: categoryId,
      names: JSON.stringify(names),
      thumbnail: null,
      metadata: JSON.stringify(metadata),
      search: searchText(names, []),
      position: sql<number>`(select coalesce(max(position), 0) + 1 from commerce.product)`,
      is_published: false,
      edited_at: new Date(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes a variant behind the product's others. */
export async function insertVariant(
  trx: CommerceDb,
  variant: Omit<Insertable<CommerceTables["commerce.variant"]>, "position">,
): Promise<number> {
  const position = sql<number>`(select coalesce(max(position) + 1, 0) from commerce.variant where product_id = ${variant.product_id})`;
  const { id } = await trx
    .insertInto("commerce.variant")
    .values({ ...variant, position, edited_at: new Date() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export type DoomedVariant = { id: number; sku: string; seed_sku: string | null; membership_plan_id: number | null };

/** Locks the variants of a product, so that nobody puts one of them into a cart meanwhile. */
export function lockVariants(trx: CommerceDb, by: { productId: number } | { id: number }): Promise<DoomedVariant[]> {
  const rows = trx.selectFrom("commerce.variant").select(["id", "sku", "seed_sku", "membership_plan_id"]).forUpdate();
  return "id" in by
    ? rows.where("id", "=", by.id).execute()
    : rows.where("product_id", "=", by.productId).orderBy("id").execute();
}

/** Is somebody paying for one of these now? What was kept for a payment that came to nothing is forgotten. */
export async function areBeingPaid(trx: CommerceDb, ids: readonly number[]): Promise<boolean> {
  const own = sql<number>`any(${[...ids]}::integer[])`;
  const { rows } = await sql<{ paying: boolean }>`
    select exists (select 1 from commerce.reservation where variant_id = ${own} and expires_at > now())
      or exists (select 1 from commerce.checkout_line l join commerce.payment_transaction p on p.checkout_id = l.checkout_id
        where l.variant_id = ${own} and p.order_id is null and p.gateway <> ${OFFLINE_GATEWAY}
          and (p.charged > p.refunded or p.state in ('PROCESSING', 'AUTHORIZED')
            or (p.state in ('WAITING', 'ACTION_REQUIRED') and p.updated_at > now() - interval '1 hour'))) as paying`.execute(
    trx,
  );
  if (rows[0]?.paying) return true;
  await trx.deleteFrom("commerce.reservation").where("variant_id", "=", own).execute();
  return false;
}

/**
 * Deletes variants. They go out of carts, a design that has one as a whole: it is not what was priced any more. Lines
 * of orders keep what they say. What the seed brought does not come back with the next.
 */
export async function deleteVariants(trx: CommerceDb, variants: readonly DoomedVariant[]): Promise<void> {
  if (variants.length === 0) return;
  const own = sql<number>`any(${variants.map(({ id }) => id)}::integer[])`;
  await sql`delete from commerce.design where checkout_id is not null and id in (
    select design_id from commerce.checkout_line where variant_id = ${own})`.execute(trx);
  await trx.deleteFrom("commerce.checkout_line").where("variant_id", "=", own).execute();
  for (const { seed_sku } of variants) if (seed_sku !== null) await noteRemoved(trx, "variant", seed_sku);
  await trx.deleteFrom("commerce.variant").where("id", "=", own).execute();
}

export async function deleteProduct(trx: CommerceDb, id: number): Promise<void> {
  await trx.deleteFrom("commerce.product").where("id", "=", id).execute();
}
