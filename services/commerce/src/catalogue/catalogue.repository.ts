import { cursorNumber, type PageRequest, readingOf } from "@carloom/platform";
import type { Offer } from "@carloom/pricing";
import { type Selectable, sql } from "kysely";
import { NOW } from "./price.repository.ts";
import type { CommerceDb, CommerceTables } from "../tables.ts";
import { FOR_SALE, SHOWN } from "./publication.repository.ts";

/** Tax rates in parts per million, by `country` for the standard class and by `country:class` for what differs. */
export type TaxTable = ReadonlyMap<string, number>;

/** A sales channel, with the tax rates of every country. */
export type ChannelRow = {
  id: number;
  slug: string;
  name: string;
  currency: string;
  default_country: string;
  prices_include_tax: boolean;
  is_active: boolean;
  taxes: TaxTable;
};

/** The class of goods that have no other, and of delivery. */
export const STANDARD = "standard";
/** The class that is taxed nowhere, whatever rates there are: gift cards, for what they buy is taxed. */
export const UNTAXED = "untaxed";

export type CategoryRow = Selectable<CommerceTables["commerce.category"]>;
export type ProductTypeRow = Selectable<CommerceTables["commerce.product_type"]>;
export type ProductRow = Omit<Selectable<CommerceTables["commerce.product"]>, "search" | "is_published" | "edited_at">;

/** A variant as one channel sells it. `amount` is what it costs now, null where the channel does not sell it; `quantity` and `allocated` are its stock. */
export type VariantRow = Omit<
  Selectable<CommerceTables["commerce.variant"]>,
  "position" | "created_at" | "updated_at" | "edited_at" | "seed_sku" | "membership_plan_id" | "membership_period"
> & {
  /** Lists carry times as PostgreSQL writes them. */
  created_at: Date | string;
  updated_at: Date | string;
  amount: number | null;
  /** Without promotions; null where `amount` is. */
  regular: number | null;
  offers: Offer[] | null;
  rate_per_m2: number | null;
  quantity: number | null;
  allocated: number | null;
};

export const PRODUCT = [
  "id",
  "slug",
  "product_type_id",
  "category_id",
  "names",
  "descriptions",
  "seo_titles",
  "seo_descriptions",
  "thumbnail",
  "has_own_media",
  "metadata",
  "position",
  "created_at",
  "updated_at",
] as const;

export const VARIANT = [
  "v.id",
  "v.product_id",
  "v.sku",
  "v.name",
  "v.translations",
  "v.weight_g",
  "v.track_inventory",
  "v.quantity_limit",
  "v.sold_by_area",
  "v.part_model_uuid",
  "v.sticker_uuid",
  "v.tax_class",
  "v.is_shipping_required",
  "v.is_gift_card",
  "v.template_slug",
  "v.thumbnail",
  "v.metadata",
  "v.created_at",
  "v.updated_at",
] as const;

export async function channels(db: CommerceDb): Promise<ChannelRow[]> {
  const [rows, rates] = await Promise.all([
    db.selectFrom("commerce.channel").selectAll().orderBy("id").execute(),
    db.selectFrom("commerce.tax_rate").selectAll().execute(),
  ]);
  const taxes = new Map(
    rates.map((rate) => [rate.tax_class === STANDARD ? rate.country : `${rate.country}:${rate.tax_class}`, rate.ppm]),
  );
  return rows.map((row) => ({ ...row, taxes }));
}

/** The two whole numbers of a keyset; a cursor of another list begins at the start. */
export function numbersOf(after: readonly string[]): [number, number] {
  return [cursorNumber(after[0]) ?? 0, cursorNumber(after[1]) ?? 0];
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
    .select([
      ...VARIANT,
      NOW.as("amount"),
      "p.amount as regular",
      "p.offers",
      "p.rate_per_m2",
      "s.quantity",
      "s.allocated",
    ]);
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

/** A variant with how its product stands in the channel. */
export type SoldRow = VariantRow & Pick<ProductRow, "names"> & { is_published: boolean; is_for_sale: boolean };

const sold = (db: CommerceDb, channelId: number) =>
  variants(db, channelId)
    .innerJoin("commerce.product as pr", "pr.id", "v.product_id")
    .leftJoin("commerce.product_channel as listing", (join) =>
      join.onRef("listing.product_id", "=", "pr.id").on("listing.channel_id", "=", channelId),
    )
    .select([SHOWN.as("is_published"), FOR_SALE.as("is_for_sale"), "pr.names"]);

/** A variant with what a line of a cart shows of its product. */
export type GoodsRow = SoldRow & Pick<ProductRow, "thumbnail"> & { warehouse_id: number | null };

export function variantsByIds(db: CommerceDb, channelId: number, ids: readonly number[]): Promise<GoodsRow[]> {
  return sold(db, channelId)
    .select([sql<string | null>`coalesce(v.thumbnail, pr.thumbnail)`.as("thumbnail"), "s.warehouse_id"])
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
): Promise<SoldRow[]> {
  return sold(db, channelId)
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

/** Narrows a list of categories; everything together to what meets all of it. */
export type WantedCategories = {
  ids?: readonly number[] | undefined;
  slugs?: readonly string[] | undefined;
  /** What their names or slugs hold. */
  search?: string | undefined;
  updated?: { from: Date | null; to: Date | null } | undefined;
};

function categories(db: CommerceDb, { ids, slugs, search, updated }: WantedCategories) {
  let select = db.selectFrom("commerce.category");
  if (ids) select = select.where("id", "=", sql<number>`any(${[...ids]}::integer[])`);
  if (slugs) select = select.where("slug", "=", sql<string>`any(${[...slugs]}::text[])`);
  if (search) select = select.where(sql<boolean>`strpos(lower(names::text || slug), lower(${search})) > 0`);
  if (updated?.from) select = select.where("updated_at", ">=", updated.from);
  if (updated?.to) select = select.where("updated_at", "<=", updated.to);
  return select;
}

export function categoryPage(db: CommerceDb, page: PageRequest, wanted: WantedCategories = {}): Promise<CategoryRow[]> {
  const { way, beyond } = readingOf(page);
  let select = categories(db, wanted)
    .selectAll()
    .orderBy("position", way)
    .orderBy("id", way)
    .limit(page.first + 1);
  if (page.after) {
    const [position, id] = numbersOf(page.after);
    select = select.where(sql<boolean>`(position, id) ${beyond} (${position}::bigint, ${id}::bigint)`);
  }
  return select.execute();
}

export async function categoryCount(db: CommerceDb, wanted: WantedCategories = {}): Promise<number> {
  const row = await categories(db, wanted)
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

export function productTypePage(db: CommerceDb, page: PageRequest): Promise<ProductTypeRow[]> {
  const { isDown, way } = readingOf(page);
  const select = db
    .selectFrom("commerce.product_type")
    .selectAll()
    .orderBy("id", way)
    .limit(page.first + 1);
  return (page.after ? select.where("id", isDown ? "<" : ">", numbersOf(page.after)[0]) : select).execute();
}

export async function productTypeCount(db: CommerceDb): Promise<number> {
  const count = db.selectFrom("commerce.product_type").select((eb) => eb.fn.countAll<number>().as("count"));
  return (await count.executeTakeFirstOrThrow()).count;
}
