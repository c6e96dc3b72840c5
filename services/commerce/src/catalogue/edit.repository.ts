import { type Selectable, sql } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";
import { searchText } from "./catalogue.policy.ts";
import type { Translations } from "../tables/catalogue.tables.ts";
import type { Words } from "./words.ts";

export type ProductChange = Partial<
  Words & {
    slug: string;
    category_id: number | null;
    metadata: Record<string, string>;
    is_published: boolean;
    /** Staff wrote it: the seed of a later version leaves it alone. */
    edited_at: Date;
  }
>;

export function lockProduct(
  trx: CommerceDb,
  id: number,
): Promise<Selectable<CommerceTables["commerce.product"]> | undefined> {
  return trx.selectFrom("commerce.product").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Writes a product's texts and place, and what the search finds it by. */
export async function updateProduct(trx: CommerceDb, id: number, change: ProductChange): Promise<void> {
  const { metadata, ...rest } = change;
  await trx
    .updateTable("commerce.product")
    .set({
      ...wordsAsJson(rest),
      ...(metadata && { metadata: JSON.stringify(metadata) }),
      updated_at: new Date(),
    })
    .where("id", "=", id)
    .execute();
  if (change.names) await refreshSearch(trx, id);
}

/** What the search looks through, after a name, a size or a part number changed. */
export async function refreshSearch(trx: CommerceDb, productId: number): Promise<void> {
  const product = await trx
    .selectFrom("commerce.product")
    .selectAll()
    .where("id", "=", productId)
    .executeTakeFirstOrThrow();
  const variants = trx
    .selectFrom("commerce.variant")
    .select(["sku", "name", "translations"])
    .where("product_id", "=", productId);
  const words = (await variants.orderBy("position").orderBy("id").execute()).flatMap(({ sku, name, translations }) => [
    sku,
    name,
    ...Object.values(translations),
  ]);
  const search = searchText(product.names, words.filter(Boolean));
  await trx.updateTable("commerce.product").set({ search }).where("id", "=", productId).execute();
}

/** Is this slug another row's already? */
export async function isTaken(
  trx: CommerceDb,
  table:
    | "commerce.product"
    | "commerce.category"
    | "commerce.collection"
    | "commerce.attribute"
    | "commerce.product_type",
  slug: string,
  exceptId: number | null,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where slug = ${slug} and id is distinct from ${exceptId}::integer`.execute(trx);
  return rows.length > 0;
}

type LockedVariant = {
  id: number;
  product_id: number;
  sku: string;
  translations: Translations;
  metadata: Record<string, string>;
};

export function lockVariant(
  trx: CommerceDb,
  by: { id: number | null; sku: string | null },
): Promise<LockedVariant | undefined> {
  const rows = trx
    .selectFrom("commerce.variant")
    .select(["id", "product_id", "sku", "translations", "metadata"])
    .forUpdate();
  if (by.id !== null) return rows.where("id", "=", by.id).executeTakeFirst();
  return by.sku === null ? Promise.resolve(undefined) : rows.where("sku", "=", by.sku).executeTakeFirst();
}

export async function updateVariant(
  trx: CommerceDb,
  id: number,
  {
    metadata,
    translations,
    ...change
  }: Partial<{
    name: string;
    translations: Translations;
    sku: string;
    track_inventory: boolean;
    quantity_limit: number | null;
    weight_g: number;
    metadata: Record<string, string>;
  }>,
): Promise<void> {
  const now = new Date();
  await trx
    .updateTable("commerce.variant")
    .set({
      ...change,
      ...(translations && { translations: JSON.stringify(translations) }),
      ...(metadata && { metadata: JSON.stringify(metadata) }),
      updated_at: now,
      edited_at: now,
    })
    .where("id", "=", id)
    .execute();
}

export async function skuIsTaken(trx: CommerceDb, sku: string, exceptId: number | null): Promise<boolean> {
  const row = await trx.selectFrom("commerce.variant").select("id").where("sku", "=", sku).executeTakeFirst();
  return row !== undefined && row.id !== exceptId;
}

/** What a variant costs in a channel, minor units; the rate of what is sold by its area stays. */
export async function setPrice(trx: CommerceDb, variantId: number, channelId: number, amount: number): Promise<void> {
  await trx
    .insertInto("commerce.variant_price")
    .values({ variant_id: variantId, channel_id: channelId, amount, rate_per_m2: null })
    .onConflict((conflict) => conflict.columns(["variant_id", "channel_id"]).doUpdateSet({ amount }))
    .execute();
}

/** Takes a product out of a channel: nothing of it has a price there any more. */
export async function deletePrices(trx: CommerceDb, productId: number, channelId: number): Promise<void> {
  const variants = trx.selectFrom("commerce.variant").select("id").where("product_id", "=", productId);
  await trx
    .deleteFrom("commerce.variant_price")
    .where("channel_id", "=", channelId)
    .where("variant_id", "in", variants)
    .execute();
}

const last = (table: "commerce.category" | "commerce.collection") =>
  sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)})`;

export async function insertCategory(
  trx: CommerceDb,
  { slug, names, ...rest }: NewShelf<CategoryDraft>,
): Promise<number> {
  const { id } = await trx
    .insertInto("commerce.category")
    .values({ ...wordsAsJson(rest), slug, names: JSON.stringify(names), position: last("commerce.category") })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateCategory(trx: CommerceDb, id: number, draft: Partial<CategoryDraft>): Promise<void> {
  await trx
    .updateTable("commerce.category")
    .set({ ...wordsAsJson(draft), updated_at: new Date() })
    .where("id", "=", id)
    .execute();
}

type CategoryDraft = Words & { slug: string };
/** What staff write of a collection. `picture` is the name of a stored object. */
export type CollectionDraft = CategoryDraft & { is_published: boolean; picture: string | null; picture_alt: string };
type NewShelf<T extends CategoryDraft> = Pick<T, "names" | "slug"> & Partial<T>;

/** Words as their columns take them. */
export const wordsAsJson = <T extends object>({
  names,
  descriptions,
  seo_titles,
  seo_descriptions,
  ...rest
}: Partial<Words> & T) => ({
  ...rest,
  ...(descriptions && { descriptions: JSON.stringify(descriptions) }),
  ...(seo_titles && { seo_titles: JSON.stringify(seo_titles) }),
  ...(seo_descriptions && { seo_descriptions: JSON.stringify(seo_descriptions) }),
  ...(names && { names: JSON.stringify(names) }),
});

export async function insertCollection(
  trx: CommerceDb,
  { names, slug, ...rest }: NewShelf<CollectionDraft>,
): Promise<number> {
  const { id } = await trx
    .insertInto("commerce.collection")
    .values({ ...wordsAsJson(rest), slug, names: JSON.stringify(names), position: last("commerce.collection") })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateCollection(trx: CommerceDb, id: number, draft: Partial<CollectionDraft>): Promise<void> {
  const change = wordsAsJson(draft);
  if (Object.keys(change).length === 0) return;
  const edited = { ...change, edited_at: new Date() };
  await trx.updateTable("commerce.collection").set(edited).where("id", "=", id).execute();
}

/** Staff chose what is in it: the seed takes nothing out of it. */
export async function touchCollection(trx: CommerceDb, id: number): Promise<void> {
  await trx.updateTable("commerce.collection").set({ edited_at: new Date() }).where("id", "=", id).execute();
}

const WORDS = ["id", "names", "descriptions", "seo_titles", "seo_descriptions"] as const;
type Locked = Words & { id: number };
export function lockCategory(trx: CommerceDb, id: number): Promise<Locked | undefined> {
  return trx.selectFrom("commerce.category").select(WORDS).where("id", "=", id).forUpdate().executeTakeFirst();
}
export function lockCollection(trx: CommerceDb, id: number): Promise<Locked | undefined> {
  return trx.selectFrom("commerce.collection").select(WORDS).where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Deletes a category; its goods stay, in none. */
export async function deleteCategory(trx: CommerceDb, id: number): Promise<void> {
  const change = { category_id: null, updated_at: new Date(), edited_at: new Date() };
  await trx.updateTable("commerce.product").set(change).where("category_id", "=", id).execute();
  await trx.deleteFrom("commerce.category").where("id", "=", id).execute();
}

/** Puts a product into these collections and out of all others. */
export async function setCollections(trx: CommerceDb, productId: number, ids: readonly number[]): Promise<void> {
  let others = trx.deleteFrom("commerce.collection_product").where("product_id", "=", productId);
  if (ids.length > 0) others = others.where("collection_id", "not in", [...ids]);
  const left = await others.returning("collection_id").execute();
  for (const id of ids) await addToCollection(trx, id, [productId]);
  for (const id of [...ids, ...left.map((row) => row.collection_id)]) await touchCollection(trx, id);
}

/** Of these, the collections that exist. */
export async function existingCollections(trx: CommerceDb, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = trx
    .selectFrom("commerce.collection")
    .select("id")
    .where("id", "in", [...ids]);
  return new Set((await rows.execute()).map(({ id }) => id));
}

export async function deleteCollection(trx: CommerceDb, id: number): Promise<void> {
  await trx.deleteFrom("commerce.collection_product").where("collection_id", "=", id).execute();
  await trx.deleteFrom("commerce.collection").where("id", "=", id).execute();
}

/** Of these, the products that exist. */
export async function knownProducts(trx: CommerceDb, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await trx
    .selectFrom("commerce.product")
    .select("id")
    .where("id", "in", [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Puts products behind those that are in a collection; one that is there stays where it is. */
export async function addToCollection(trx: CommerceDb, collectionId: number, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ top: number }>`
    select coalesce(max(position), 0) as top from commerce.collection_product where collection_id = ${collectionId}`.execute(
    trx,
  );
  const top = rows[0]?.top ?? 0;
  const values = ids.map((product_id, index) => ({
    collection_id: collectionId,
    product_id,
    position: top + index + 1,
  }));
  if (values.length === 0) return;
  await trx
    .insertInto("commerce.collection_product")
    .values(values)
    .onConflict((conflict) => conflict.columns(["collection_id", "product_id"]).doNothing())
    .execute();
}

export async function takeFromCollection(trx: CommerceDb, collectionId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom("commerce.collection_product")
    .where("collection_id", "=", collectionId)
    .where("product_id", "in", [...ids])
    .execute();
}
