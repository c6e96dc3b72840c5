import type { LocalizedText } from "@carloom/build";
import { sql } from "kysely";
import { removedOf } from "../catalogue/removed.repository.ts";
import { searchText } from "../catalogue/catalogue.policy.ts";
import type { CommerceDb } from "../tables.ts";
import { refreshWords } from "../search/words.repository.ts";
import { ratePpm } from "@carloom/pricing";
import { CATEGORIES, CHANNELS, inEveryCurrency, PRODUCT_TYPES, SHIPPING, TAX_PERCENT, WAREHOUSE } from "./base.ts";
import { seedAttributes, type Seeded } from "./attributes.repository.ts";
import type { SeedValue } from "./attributes.ts";
import type { Price } from "./catalogue.ts";

export async function seedHash(db: CommerceDb, name: string): Promise<string | null> {
  const row = await db.selectFrom("commerce.seed").select("hash").where("name", "=", name).executeTakeFirst();
  return row?.hash ?? null;
}

export async function setSeedHash(trx: CommerceDb, name: string, hash: string): Promise<void> {
  await trx
    .insertInto("commerce.seed")
    .values({ name, hash })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ hash, seeded_at: new Date() }))
    .execute();
}

export type SeedKeys = {
  /** Channel id by currency. */
  channels: ReadonlyMap<string, number>;
  types: ReadonlyMap<string, number>;
  categories: ReadonlyMap<string, number>;
  warehouse: number;
};

/** Writes channels, taxes, warehouse, delivery and kinds of goods. What is there already stays as staff left it. */
export async function seedBase(trx: CommerceDb): Promise<SeedKeys> {
  const bySlug = <R extends { slug: string; id: number }>(rows: readonly R[]) =>
    new Map(rows.map((row) => [row.slug, row.id]));
  const goneChannels = await removedOf(trx, "channel");
  const kept = CHANNELS.filter(({ slug }) => !goneChannels.has(slug));
  await trx
    .insertInto("commerce.channel")
    .values(kept)
    .onConflict((c) => c.doNothing())
    .execute();
  const rates = Object.entries(TAX_PERCENT).map(([country, percent]) => ({ country, ppm: ratePpm(percent) }));
  await trx
    .insertInto("commerce.tax_rate")
    .values(rates)
    .onConflict((c) => c.doNothing())
    .execute();
  // the shop comes with one; its name and its address are staff's from then on
  const anyWarehouse = trx.selectFrom("commerce.warehouse").select("id").limit(1);
  if (!(await anyWarehouse.executeTakeFirst())) await trx.insertInto("commerce.warehouse").values(WAREHOUSE).execute();
  await trx
    .insertInto("commerce.product_type")
    .values([...PRODUCT_TYPES])
    .onConflict((c) => c.doNothing())
    .execute();
  const gone = await removedOf(trx, "category");
  const categories = Object.entries(CATEGORIES)
    .map(([slug, names], position) => ({ slug, names: JSON.stringify(names), position }))
    .filter(({ slug }) => !gone.has(slug));
  // names are staff's once they are there; a new one stands where it belongs among the others
  if (categories.length > 0)
    await trx
      .insertInto("commerce.category")
      .values(categories)
      .onConflict((c) => c.column("slug").doUpdateSet((eb) => ({ position: eb.ref("excluded.position") })))
      .execute();
  // prices of the seed are those of its own channels; staff price what they make
  const channels = await trx
    .selectFrom("commerce.channel")
    .select(["id", "slug", "currency"])
    .where(
      "slug",
      "in",
      CHANNELS.map(({ slug }) => slug),
    )
    .execute();
  const goneMethods = await removedOf(trx, "shipping_method");
  const known = new Set(
    (await trx.selectFrom("commerce.shipping_method").select("slug").execute()).map(({ slug }) => slug),
  );
  // what is there is staff's, with the channels that they offer it in
  const newMethods = SHIPPING.filter(({ slug }) => !goneMethods.has(slug) && !known.has(slug));
  if (newMethods.length > 0)
    await trx
      .insertInto("commerce.shipping_method")
      .values(
        newMethods.map((method) => ({
          slug: method.slug,
          names: JSON.stringify(method.names),
          countries: [...method.countries],
          minimum_days: method.days[0],
          maximum_days: method.days[1],
          maximum_weight_g: method.maximumKg === undefined ? null : method.maximumKg * 1000,
          position: SHIPPING.indexOf(method),
        })),
      )
      .execute();
  await sql`select commerce.zone_methods()`.execute(trx);
  const methods = bySlug(await trx.selectFrom("commerce.shipping_method").select(["id", "slug"]).execute());
  const prices = newMethods.flatMap((method) =>
    channels.map((channel) => ({
      method_id: methods.get(method.slug) ?? 0,
      channel_id: channel.id,
      base: inEveryCurrency(method.base)[channel.currency as keyof Price],
      per_kg: inEveryCurrency(method.perKg)[channel.currency as keyof Price],
    })),
  );
  if (prices.length > 0) await trx.insertInto("commerce.shipping_price").values(prices).execute();
  const warehouse = await trx
    .selectFrom("commerce.warehouse")
    .select("id")
    .orderBy(sql`slug = ${WAREHOUSE.slug}`, "desc")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const types = bySlug(await trx.selectFrom("commerce.product_type").select(["id", "slug"]).execute());
  await seedAttributes(trx, types);
  return {
    channels: new Map(channels.map((channel) => [channel.currency, channel.id])),
    types,
    categories: bySlug(await trx.selectFrom("commerce.category").select(["id", "slug"]).execute()),
    warehouse: warehouse.id,
  };
}

export type SeedGoods = {
  slug: string;
  sku: string;
  type: "part" | "sticker" | "sample";
  category: string;
  names: LocalizedText;
  descriptions: LocalizedText;
  thumbnail: string | null;
  metadata: Record<string, string>;
  position: number;
  weightG: number;
  partModelUuid: string | null;
  stickerUuid: string | null;
  /** Of one piece; for goods by area the least that one piece costs. */
  price: Price;
  ratePerM2: Price | null;
  /** null: printed to order. */
  stock: number | null;
  /** Of a product that has more than one: what tells the variant from the others, and where it stands among them. */
  variant?: { name: string; position: number; thumbnail: string | null };
  /** Of the variant; the product's when absent. */
  variantMetadata?: Record<string, string>;
  /** Beside the names: words that find the product. */
  words?: readonly string[];
  values?: readonly SeedValue[];
  collections?: readonly string[];
};

/** What there is already of goods: staff may have given the variant another number and its product another address. */
async function known(trx: CommerceDb, { sku, partModelUuid, stickerUuid }: SeedGoods) {
  const { rows } = await sql<{ id: number; product_id: number; is_edited: boolean; is_product_edited: boolean }>`
    select v.id, v.product_id, v.edited_at is not null as is_edited, pr.edited_at is not null as is_product_edited
    from commerce.variant v join commerce.product pr on pr.id = v.product_id
    where v.seed_sku = ${sku} or v.sku = ${sku} or v.part_model_uuid = ${partModelUuid}::uuid or v.sticker_uuid = ${stickerUuid}::uuid
    order by v.seed_sku = ${sku} desc nulls last, v.sku = ${sku} desc limit 1`.execute(trx);
  return rows[0];
}

/** The product of goods; its texts and place follow the catalogue until staff write them. */
async function upsertProduct(trx: CommerceDb, keys: SeedKeys, goods: SeedGoods): Promise<number> {
  const texts = {
    product_type_id: keys.types.get(goods.type) ?? 0,
    category_id: keys.categories.get(goods.category) ?? null,
    names: JSON.stringify(goods.names),
    descriptions: JSON.stringify(goods.descriptions),
    metadata: JSON.stringify(goods.metadata),
    search: searchText(goods.names, [goods.sku, ...(goods.words ?? [])]),
    position: goods.position,
  };
  const { thumbnail } = goods;
  const picture = sql<
    string | null
  >`case when product.has_own_media then product.thumbnail else ${thumbnail}::text end`;
  const row = await trx
    .insertInto("commerce.product")
    .values({ slug: goods.slug, thumbnail, ...texts })
    .onConflict((c) =>
      c
        .column("slug")
        .doUpdateSet({ ...texts, thumbnail: picture, updated_at: new Date() })
        .where("commerce.product.edited_at", "is", null),
    )
    .returning("id")
    .executeTakeFirst();
  if (row) return row.id;
  const edited = trx.selectFrom("commerce.product").select("id").where("slug", "=", goods.slug);
  return (await edited.executeTakeFirstOrThrow()).id;
}

/** Writes one product with its variant. Texts follow the catalogue until staff write them; prices, stock and publication are staff's. */
export async function upsertGoods(trx: CommerceDb, keys: SeedKeys, goods: SeedGoods): Promise<Seeded> {
  const before = await known(trx, goods);
  const productId = before?.is_product_edited ? before.product_id : await upsertProduct(trx, keys, goods);
  const marks = { seed_sku: goods.sku, part_model_uuid: goods.partModelUuid, sticker_uuid: goods.stickerUuid };
  const facts = {
    product_id: productId,
    name: goods.variant?.name ?? goods.names.en,
    position: goods.variant?.position ?? 0,
    thumbnail: goods.variant?.thumbnail ?? null,
    weight_g: goods.weightG,
    metadata: JSON.stringify(goods.variantMetadata ?? goods.metadata),
    ...marks,
  };
  const written = before
    ? trx
        .updateTable("commerce.variant")
        .set(before.is_edited ? marks : { ...facts, updated_at: new Date() })
        .where("id", "=", before.id)
        .returning("id")
    : trx
        .insertInto("commerce.variant")
        .values({
          sku: goods.sku,
          track_inventory: goods.stock !== null,
          quantity_limit: null,
          sold_by_area: goods.ratePerM2 !== null,
          ...facts,
        })
        .returning("id");
  const { id: variantId } = await written.executeTakeFirstOrThrow();
  const prices = [...keys.channels].flatMap(([currency, channelId]) => {
    const amount = goods.price[currency as keyof Price];
    if (amount === undefined) return [];
    const rate = goods.ratePerM2?.[currency as keyof Price] ?? null;
    return [{ variant_id: variantId, channel_id: channelId, amount, rate_per_m2: rate }];
  });
  await trx
    .insertInto("commerce.variant_price")
    .values(prices)
    .onConflict((c) => c.doNothing())
    .execute();
  if (goods.stock !== null)
    await trx
      .insertInto("commerce.stock")
      .values({ variant_id: variantId, warehouse_id: keys.warehouse, quantity: goods.stock })
      .onConflict((c) => c.doNothing())
      .execute();
  const isProductEdited = before
    ? before.is_product_edited
    : await trx
        .selectFrom("commerce.product")
        .select("edited_at")
        .where("id", "=", productId)
        .executeTakeFirst()
        .then((row) => (row?.edited_at ?? null) !== null);
  return { productId, variantId, isNew: !before, isEdited: before?.is_edited ?? false, isProductEdited };
}

/** Demo goods that the catalogue no longer has are not shown any more; old orders keep them. */
export async function hideOthers(trx: CommerceDb, ids: readonly number[]): Promise<void> {
  await trx
    .updateTable("commerce.product")
    .set({ is_published: false })
    .where((eb) => eb(eb.ref("metadata", "->>").key("demo"), "=", "true"))
    .where(sql<boolean>`id <> all(${[...ids]}::integer[])`)
    .execute();
}

const SEEDED = [
  "product",
  "product_channel",
  "variant",
  "variant_price",
  "stock",
  "category",
  "attribute_value",
  "assigned_value",
  "facet_set",
  "product_facet",
  "collection_product",
  "search_word",
] as const;

/** Tells the planner of what was just written: until it knows, it reads whole tables for a page of a list. */
export async function countSeeded(db: CommerceDb): Promise<void> {
  await refreshWords(db);
  for (const table of SEEDED) await sql`analyze ${sql.table(`commerce.${table}`)}`.execute(db);
}
