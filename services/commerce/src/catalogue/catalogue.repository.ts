import type { PageRequest } from "@carloom/platform";
import { type ExpressionBuilder, type RawBuilder, type Selectable, sql } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";
import { foundAnywhere, foundNext, wordsOf } from "./search.ts";

/** A sales channel with the tax rate of its own country, parts per million. */
export type ChannelRow = {
  id: number;
  slug: string;
  name: string;
  currency: string;
  default_country: string;
  prices_include_tax: boolean;
  is_active: boolean;
  default_ppm: number;
};

export type CategoryRow = Selectable<CommerceTables["commerce.category"]>;
export type ProductTypeRow = Selectable<CommerceTables["commerce.product_type"]>;
export type ProductRow = Omit<Selectable<CommerceTables["commerce.product"]>, "search" | "is_published">;

/** A variant as one channel sells it. `amount` is null where the channel does not sell it; `quantity` and `allocated` are its stock. */
export type VariantRow = Omit<
  Selectable<CommerceTables["commerce.variant"]>,
  "position" | "created_at" | "updated_at"
> & {
  /** Lists carry times as PostgreSQL writes them. */
  created_at: Date | string;
  updated_at: Date | string;
  amount: number | null;
  rate_per_m2: number | null;
  quantity: number | null;
  allocated: number | null;
};

export type ProductQuery = {
  channelId: number;
  search?: string | null;
  ids?: readonly number[];
  slugs?: readonly string[];
  categoryIds?: readonly number[];
  metadata?: Record<string, string>;
  isAvailable?: boolean;
};

const PRODUCT = [
  "id",
  "slug",
  "product_type_id",
  "category_id",
  "names",
  "descriptions",
  "thumbnail",
  "metadata",
  "position",
  "created_at",
  "updated_at",
] as const;

const VARIANT = [
  "v.id",
  "v.product_id",
  "v.sku",
  "v.name",
  "v.weight_g",
  "v.track_inventory",
  "v.quantity_limit",
  "v.sold_by_area",
  "v.part_model_uuid",
  "v.sticker_uuid",
  "v.metadata",
  "v.created_at",
  "v.updated_at",
] as const;

export function channels(db: CommerceDb): Promise<ChannelRow[]> {
  return db
    .selectFrom("commerce.channel as c")
    .leftJoin("commerce.tax_rate as t", "t.country", "c.default_country")
    .selectAll("c")
    .select((eb) => eb.fn.coalesce("t.ppm", sql<number>`0`).as("default_ppm"))
    .orderBy("c.id")
    .execute();
}

export async function taxRates(db: CommerceDb, countries: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("commerce.tax_rate")
    .selectAll()
    .where("country", "in", [...countries])
    .execute();
  return new Map(rows.map((row) => [row.country, row.ppm]));
}

/** The two whole numbers of a keyset; a cursor of another list begins at the start. */
function numbersOf(after: readonly string[]): [number, number] {
  const [position, id] = after.map(Number);
  return [Number.isSafeInteger(position) ? Number(position) : 0, Number.isSafeInteger(id) ? Number(id) : 0];
}

type ProductTable = ExpressionBuilder<CommerceTables, "commerce.product">;

/** @param found the condition of the search, in the form that suits */
function matches(eb: ProductTable, query: ProductQuery, found: RawBuilder<boolean> | null) {
  const sold = eb.exists(
    eb
      .selectFrom("commerce.variant as v")
      .innerJoin("commerce.variant_price as p", "p.variant_id", "v.id")
      .select(sql`1`.as("one"))
      .whereRef("v.product_id", "=", "commerce.product.id")
      .where("p.channel_id", "=", query.channelId),
  );
  // written out, not a parameter: only so does the kept plan use the index of what is published
  const all = [sql<boolean>`is_published` as never, sold];
  if (found) all.push(found as never);
  if (query.ids) all.push(eb("id", "in", query.ids.length > 0 ? [...query.ids] : [0]));
  if (query.slugs) all.push(eb("slug", "in", query.slugs.length > 0 ? [...query.slugs] : [""]));
  if (query.categoryIds) all.push(eb("category_id", "in", query.categoryIds.length > 0 ? [...query.categoryIds] : [0]));
  if (query.metadata) all.push(sql<boolean>`metadata @> ${JSON.stringify(query.metadata)}::jsonb` as never);
  if (query.isAvailable !== undefined) {
    const available = eb.exists(
      eb
        .selectFrom("commerce.variant as v")
        .leftJoin("commerce.stock as s", "s.variant_id", "v.id")
        .select(sql`1`.as("one"))
        .whereRef("v.product_id", "=", "commerce.product.id")
        .where((e) => e.or([e("v.track_inventory", "=", false), sql<boolean>`s.quantity > s.allocated`])),
    );
    all.push(query.isAvailable ? available : (eb.not(available) as never));
  }
  return eb.and(all);
}

/** A product with the variants that the channel sells, in their order. */
export type ListedProduct = ProductRow & { variants: VariantRow[] };

/**
 * One more row than asked for, in the order of the list (position, id). Variants come in the same round trip:
 * a list that shows prices needs them all, and one row a product costs both sides less than one a variant.
 */
export async function productPage(db: CommerceDb, query: ProductQuery, page: PageRequest): Promise<ListedProduct[]> {
  const words = wordsOf(query.search);
  if (words.length === 0) return pageOf(db, query, page, null);
  const next = await pageOf(db, query, page, foundNext(words, page.after && numbersOf(page.after)));
  return next.length > page.first ? next : pageOf(db, query, page, foundAnywhere(words));
}

function pageOf(
  db: CommerceDb,
  query: ProductQuery,
  page: PageRequest,
  found: RawBuilder<boolean> | null,
): Promise<ListedProduct[]> {
  return db
    .with("page", (cte) => {
      const select = cte
        .selectFrom("commerce.product")
        .select(PRODUCT)
        .where((eb) => matches(eb, query, found))
        .orderBy("position")
        .orderBy("id")
        .limit(page.first + 1);
      if (!page.after) return select;
      const [position, id] = numbersOf(page.after);
      return select.where(sql<boolean>`(position, id) > (${position}::bigint, ${id}::bigint)`);
    })
    .with("sold", (cte) =>
      cte
        .selectFrom("page")
        .innerJoin("commerce.variant as v", "v.product_id", "page.id")
        .innerJoin("commerce.variant_price as p", "p.variant_id", "v.id")
        .leftJoin("commerce.stock as s", "s.variant_id", "v.id")
        .select([...VARIANT, "v.position", "p.amount", "p.rate_per_m2", "s.quantity", "s.allocated"])
        .where("p.channel_id", "=", query.channelId),
    )
    .with("listed", (cte) =>
      cte
        .selectFrom("sold")
        .select(["sold.product_id", sql<VariantRow[]>`json_agg(sold order by sold.position, sold.id)`.as("variants")])
        .groupBy("sold.product_id"),
    )
    .selectFrom("page")
    .innerJoin("listed", "listed.product_id", "page.id")
    .selectAll("page")
    .select("listed.variants")
    .orderBy("page.position")
    .orderBy("page.id")
    .execute();
}

export async function productCount(db: CommerceDb, query: ProductQuery): Promise<number> {
  const words = wordsOf(query.search);
  const found = words.length > 0 ? foundAnywhere(words) : null;
  const row = await db
    .selectFrom("commerce.product")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where((eb) => matches(eb, query, found))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Products that are still linked from carts and orders show by id even when a channel no longer lists them. */
export function productsByIds(db: CommerceDb, ids: readonly number[]): Promise<ProductRow[]> {
  return db
    .selectFrom("commerce.product")
    .select(PRODUCT)
    .where("id", "in", [...ids])
    .execute();
}

function variants(db: CommerceDb, channelId: number) {
  return db
    .selectFrom("commerce.variant as v")
    .leftJoin("commerce.variant_price as p", (join) =>
      join.onRef("p.variant_id", "=", "v.id").on("p.channel_id", "=", channelId),
    )
    .leftJoin("commerce.stock as s", "s.variant_id", "v.id")
    .select([...VARIANT, "p.amount", "p.rate_per_m2", "s.quantity", "s.allocated"]);
}

/** Variants that the channel sells, of several products, in their order. */
export function variantsOfProducts(db: CommerceDb, channelId: number, ids: readonly number[]): Promise<VariantRow[]> {
  return variants(db, channelId)
    .where("v.product_id", "in", [...ids])
    .where("p.amount", "is not", null)
    .orderBy("v.product_id")
    .orderBy("v.position")
    .orderBy("v.id")
    .execute();
}

/** A variant with what a line of a cart shows of its product. */
export type GoodsRow = VariantRow & Pick<ProductRow, "names" | "thumbnail"> & { is_published: boolean };

export function variantsByIds(db: CommerceDb, channelId: number, ids: readonly number[]): Promise<GoodsRow[]> {
  return variants(db, channelId)
    .innerJoin("commerce.product as pr", "pr.id", "v.product_id")
    .select(["pr.is_published", "pr.names", "pr.thumbnail"])
    .where("v.id", "=", sql<number>`any(${[...ids]}::integer[])`)
    .execute();
}

export function variantBySku(db: CommerceDb, channelId: number, sku: string): Promise<VariantRow | undefined> {
  return variants(db, channelId).where("v.sku", "=", sku).executeTakeFirst();
}

/** Variants that stand for part models and library stickers, or have one of the skus. */
export function variantsForDesign(
  db: CommerceDb,
  channelId: number,
  wanted: { partModels: readonly string[]; stickers: readonly string[]; skus: readonly string[] },
): Promise<(VariantRow & { names: ProductRow["names"]; is_published: boolean })[]> {
  return variants(db, channelId)
    .innerJoin("commerce.product as pr", "pr.id", "v.product_id")
    .select(["pr.names", "pr.is_published"])
    .where(
      sql<boolean>`(v.part_model_uuid = any(${[...wanted.partModels]}::uuid[])
        or v.sticker_uuid = any(${[...wanted.stickers]}::uuid[]) or v.sku = any(${[...wanted.skus]}::text[]))`,
    )
    .execute();
}

export function categoriesByIds(db: CommerceDb, ids: readonly number[]): Promise<CategoryRow[]> {
  return db
    .selectFrom("commerce.category")
    .selectAll()
    .where("id", "in", [...ids])
    .execute();
}

export function categoryBySlug(db: CommerceDb, slug: string): Promise<CategoryRow | undefined> {
  return db.selectFrom("commerce.category").selectAll().where("slug", "=", slug).executeTakeFirst();
}

export function categoryPage(db: CommerceDb, page: PageRequest): Promise<CategoryRow[]> {
  let select = db
    .selectFrom("commerce.category")
    .selectAll()
    .orderBy("position")
    .orderBy("id")
    .limit(page.first + 1);
  if (page.after) {
    const [position, id] = numbersOf(page.after);
    select = select.where(sql<boolean>`(position, id) > (${position}::bigint, ${id}::bigint)`);
  }
  return select.execute();
}

export async function categoryCount(db: CommerceDb): Promise<number> {
  const row = await db
    .selectFrom("commerce.category")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

export function productTypesByIds(db: CommerceDb, ids: readonly number[]): Promise<ProductTypeRow[]> {
  return db
    .selectFrom("commerce.product_type")
    .selectAll()
    .where("id", "in", [...ids])
    .execute();
}
