import type { LocalizedText } from "@carloom/build";
import { sql } from "kysely";
import { STANDARD, UNTAXED } from "../catalogue/catalogue.repository.ts";
import type { CommerceDb } from "../tables.ts";
import type { Translations, WrittenText } from "../tables/catalogue.tables.ts";

/** A variant as it is now, with what its line may change. */
export type KnownVariant = {
  id: number;
  sku: string;
  product_id: number;
  slug: string;
  name: string;
  translations: Translations;
  weight_g: number;
  track_inventory: boolean;
  quantity: number | null;
  allocated: number | null;
  warehouse_id: number | null;
  /** Amounts by the keys of channels. */
  prices: Record<string, number>;
};
export type KnownProduct = {
  id: number;
  slug: string;
  type: string;
  category_id: number | null;
  names: WrittenText;
  descriptions: Partial<LocalizedText>;
  is_published: boolean;
  variants: number;
  next_position: number;
};

const list = (values: readonly string[]) => sql`${[...values]}::text[]`;

/** The variants that have these part numbers; locked where they are to be changed. */
export async function knownVariants(db: CommerceDb, skus: readonly string[]): Promise<KnownVariant[]> {
  const { rows } = await sql<KnownVariant>`
    select v.id, v.sku, v.product_id, p.slug, v.name, v.translations, v.weight_g, v.track_inventory, s.quantity, s.allocated,
      s.warehouse_id, coalesce((select json_object_agg(pr.channel_id, pr.amount) from commerce.variant_price pr
        where pr.variant_id = v.id), '{}') as prices
    from commerce.variant v join commerce.product p on p.id = v.product_id
    left join commerce.stock s on s.variant_id = v.id
    where v.sku = any(${list(skus)})`.execute(db);
  return rows;
}

export async function knownProductsBySlug(db: CommerceDb, slugs: readonly string[]): Promise<KnownProduct[]> {
  const { rows } = await sql<KnownProduct>`
    select p.id, p.slug, t.slug as type, p.category_id, p.names, p.descriptions, p.is_published,
      (select count(*)::integer from commerce.variant v where v.product_id = p.id) as variants,
      (select coalesce(max(v.position) + 1, 0) from commerce.variant v where v.product_id = p.id) as next_position
    from commerce.product p join commerce.product_type t on t.id = p.product_type_id
    where p.slug = any(${list(slugs)})`.execute(db);
  return rows;
}

/**
 * What a step touches is little beside the tables, and was read a moment ago: rows are fetched by their keys. Left to its
 * own, the planner of a large shop reads whole tables for each step, and compiles what runs for a hundredth of a second.
 */
export async function planForSteps(trx: CommerceDb): Promise<void> {
  await sql`select set_config('random_page_cost', '1.1', true), set_config('jit', 'off', true)`.execute(trx);
}

/** Locks products in one order, so that nobody changes them meanwhile. */
export async function lockProducts(trx: CommerceDb, slugs: readonly string[]): Promise<void> {
  await sql`select 1 from commerce.product where slug = any(${list(slugs)}) order by id for update`.execute(trx);
}

export type Shelves = {
  types: ReadonlyMap<string, { id: number; isShipped: boolean }>;
  categories: ReadonlyMap<string, number>;
  warehouses: ReadonlyMap<string, number>;
  firstWarehouse: number | null;
};

/** What goods are put into order by: it is little, and lines name it by its slugs. */
export async function shelvesOf(db: CommerceDb): Promise<Shelves> {
  const [types, categories, warehouses] = await Promise.all([
    db.selectFrom("commerce.product_type").select(["id", "slug", "is_shipping_required"]).execute(),
    db.selectFrom("commerce.category").select(["id", "slug"]).execute(),
    db.selectFrom("commerce.warehouse").select(["id", "slug"]).orderBy("id").execute(),
  ]);
  return {
    types: new Map(types.map(({ id, slug, is_shipping_required }) => [slug, { id, isShipped: is_shipping_required }])),
    categories: new Map(categories.map(({ id, slug }) => [slug, id])),
    warehouses: new Map(warehouses.map(({ id, slug }) => [slug, id])),
    firstWarehouse: warehouses[0]?.id ?? null,
  };
}

export type ProductWrite = {
  slug: string;
  type_id: number;
  category_id: number | null;
  names: WrittenText;
  descriptions: Partial<LocalizedText>;
  is_published: boolean;
};

/**
 * Writes products behind the others, with what the search finds them by beside their names.
 * @returns their keys by their slugs
 */
export async function insertProducts(
  trx: CommerceDb,
  products: readonly (ProductWrite & { words: string })[],
): Promise<Map<string, number>> {
  if (products.length === 0) return new Map();
  const { rows } = await sql<{ id: number; slug: string }>`
    insert into commerce.product (slug, product_type_id, category_id, names, descriptions, metadata, search, position,
      is_published, edited_at)
    select g.slug, g.type_id, g.category_id, g.names, g.descriptions, '{}',
      lower(concat_ws(' ', g.names ->> 'en', g.names ->> 'ko', g.names ->> 'ja', g.words)),
      (select coalesce(max(position), 0) from commerce.product) + row_number() over (), g.is_published, now()
    from json_to_recordset(${JSON.stringify(products)}::json) as g(slug text, type_id integer, category_id integer,
      names jsonb, descriptions jsonb, is_published boolean, words text)
    returning id, slug`.execute(trx);
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

export type ProductEdit = {
  id: number;
  category_id: number | null;
  names: WrittenText;
  descriptions: Partial<LocalizedText>;
  is_published: boolean;
};

export async function updateProducts(trx: CommerceDb, products: readonly ProductEdit[]): Promise<void> {
  if (products.length === 0) return;
  await sql`
    update commerce.product p set category_id = g.category_id, names = g.names, descriptions = g.descriptions,
      is_published = g.is_published, updated_at = now(), edited_at = now()
    from json_to_recordset(${JSON.stringify(products)}::json) as g(id integer, category_id integer, names jsonb,
      descriptions jsonb, is_published boolean)
    where p.id = g.id`.execute(trx);
}

export type VariantWrite = {
  product_id: number;
  sku: string;
  name: string;
  translations: Translations;
  position: number;
  weight_g: number;
  track_inventory: boolean;
  is_shipping_required: boolean;
};

/** @returns their keys by their part numbers */
export async function insertVariants(trx: CommerceDb, variants: readonly VariantWrite[]): Promise<Map<string, number>> {
  if (variants.length === 0) return new Map();
  const { rows } = await sql<{ id: number; sku: string }>`
    insert into commerce.variant (product_id, sku, name, translations, position, weight_g, track_inventory, sold_by_area,
      is_shipping_required, is_gift_card, tax_class, metadata, edited_at)
    select g.product_id, g.sku, g.name, g.translations, g.position, g.weight_g, g.track_inventory, false, g.is_shipping_required,
      t.kind = 'GIFT_CARD', case when t.kind = 'GIFT_CARD' then ${UNTAXED} else ${STANDARD} end, '{}', now()
    from json_to_recordset(${JSON.stringify(variants)}::json) as g(product_id integer, sku text, name text, translations jsonb,
      position integer, weight_g integer, track_inventory boolean, is_shipping_required boolean)
    join commerce.product p on p.id = g.product_id join commerce.product_type t on t.id = p.product_type_id
    returning id, sku`.execute(trx);
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}

export type VariantEdit = Pick<KnownVariant, "id" | "name" | "translations" | "weight_g" | "track_inventory">;

export async function updateVariants(trx: CommerceDb, variants: readonly VariantEdit[]): Promise<void> {
  if (variants.length === 0) return;
  await sql`
    update commerce.variant v set name = g.name, translations = g.translations, weight_g = g.weight_g, track_inventory = g.track_inventory,
      updated_at = now(), edited_at = now()
    from json_to_recordset(${JSON.stringify(variants)}::json) as g(id integer, name text, translations jsonb, weight_g integer,
      track_inventory boolean)
    where v.id = g.id`.execute(trx);
}

/**
 * Writes prices with the offers that run on them. The trigger that looks offers up does so for each row; here they are
 * looked up for all at once, by the same function, and the trigger is told so for as long as this statement takes.
 */
export async function upsertPrices(
  trx: CommerceDb,
  prices: readonly { variant_id: number; channel_id: number; amount: number }[],
): Promise<void> {
  if (prices.length === 0) return;
  // whoever changes promotions waits from here on; a statement of its own, since one sees what was there before it waited
  await sql`select commerce.offers_given(true)`.execute(trx);
  const { rows } = await sql<{ runs: boolean }>`
    select exists (select from commerce.promotion where ends_at is null or ends_at > clock_timestamp()) as runs`.execute(
    trx,
  );
  const offers = rows[0]?.runs
    ? sql`commerce.offers_on(array(select variant_id from g))`
    : sql`(select null::integer as variant_id, null::integer as channel_id, null::jsonb as offers where false)`;
  await sql`
    with g as materialized (
      select * from json_to_recordset(${JSON.stringify(prices)}::json)
        as g(variant_id integer, channel_id integer, amount bigint))
    insert into commerce.variant_price (variant_id, channel_id, amount, rate_per_m2, offers, changes_at)
    select g.variant_id, g.channel_id, g.amount, null, o.offers,
      case when o.offers is not null then commerce.next_change(o.offers, clock_timestamp()) end
    from g left join ${offers} o on o.variant_id = g.variant_id and o.channel_id = g.channel_id
    order by g.variant_id, g.channel_id
    on conflict (variant_id, channel_id) do update set amount = excluded.amount`.execute(trx);
  await sql`select commerce.offers_given(false)`.execute(trx);
}

/** Counts what lies on the shelves. @returns the variants of which more is promised than was counted: they stay as they are */
export async function upsertStock(
  trx: CommerceDb,
  stock: readonly { variant_id: number; warehouse_id: number; quantity: number }[],
): Promise<number[]> {
  if (stock.length === 0) return [];
  const { rows } = await sql<{ variant_id: number }>`
    insert into commerce.stock (variant_id, warehouse_id, quantity)
    select g.variant_id, g.warehouse_id, g.quantity
    from json_to_recordset(${JSON.stringify(stock)}::json) as g(variant_id integer, warehouse_id integer, quantity integer)
    order by g.variant_id
    on conflict (variant_id) do update set quantity = excluded.quantity, warehouse_id = excluded.warehouse_id
      where stock.allocated <= excluded.quantity
    returning variant_id`.execute(trx);
  const written = new Set(rows.map(({ variant_id }) => variant_id));
  return stock.map(({ variant_id }) => variant_id).filter((id) => !written.has(id));
}

/** What the search looks through, of products whose names, sizes or part numbers changed. */
export async function refreshSearchOf(trx: CommerceDb, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update commerce.product p set search = lower(concat_ws(' ', p.names ->> 'en', p.names ->> 'ko', p.names ->> 'ja',
      (select string_agg(concat_ws(' ', v.sku, nullif(v.name, ''), v.translations ->> 'ko', v.translations ->> 'ja'), ' ' order by v.position, v.id)
        from commerce.variant v where v.product_id = p.id)))
    where p.id = any(${[...ids]}::integer[])`.execute(trx);
}

/** What steps look rows up by; texts and letters of the search are large, and nothing is planned by them. */
const GROWING = {
  product: ["id", "slug", "product_type_id", "category_id", "is_published", "position"],
  product_channel: ["product_id", "channel_id"],
  variant: ["id", "product_id", "sku"],
  variant_price: ["variant_id", "channel_id"],
  stock: ["variant_id", "warehouse_id"],
} as const;

/** Tells the planner how large the tables have become: until it knows, it walks through all of them for each step. */
export async function countGoods(db: CommerceDb): Promise<void> {
  for (const [table, columns] of Object.entries(GROWING))
    await sql`analyze ${sql.table(`commerce.${table}`)} (${sql.join(columns.map((column) => sql.ref(column)))})`.execute(
      db,
    );
}
