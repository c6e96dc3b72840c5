import type { LocalizedText } from "@carloom/build";
import { sql } from "kysely";
import { searchText } from "../catalogue/catalogue.policy.ts";
import type { CommerceDb } from "../tables.ts";
import { ratePpm } from "@carloom/pricing";
import { CATEGORIES, CHANNELS, inEveryCurrency, PRODUCT_TYPES, SHIPPING, TAX_PERCENT, WAREHOUSE } from "./base.ts";
import { seedAttributes } from "./attributes.repository.ts";
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
  await trx
    .insertInto("commerce.channel")
    .values([...CHANNELS])
    .onConflict((c) => c.doNothing())
    .execute();
  const rates = Object.entries(TAX_PERCENT).map(([country, percent]) => ({ country, ppm: ratePpm(percent) }));
  await trx
    .insertInto("commerce.tax_rate")
    .values(rates)
    .onConflict((c) => c.doNothing())
    .execute();
  await trx
    .insertInto("commerce.warehouse")
    .values(WAREHOUSE)
    .onConflict((c) => c.doNothing())
    .execute();
  await trx
    .insertInto("commerce.product_type")
    .values([...PRODUCT_TYPES])
    .onConflict((c) => c.doNothing())
    .execute();
  const categories = Object.entries(CATEGORIES).map(([slug, names], position) => ({
    slug,
    names: JSON.stringify(names),
    position,
  }));
  await trx
    .insertInto("commerce.category")
    .values(categories)
    .onConflict((c) => c.doNothing())
    .execute();
  const channels = await trx.selectFrom("commerce.channel").select(["id", "slug", "currency"]).execute();
  await trx
    .insertInto("commerce.shipping_method")
    .values(
      SHIPPING.map((method, position) => ({
        slug: method.slug,
        names: JSON.stringify(method.names),
        countries: [...method.countries],
        minimum_days: method.days[0],
        maximum_days: method.days[1],
        maximum_weight_g: method.maximumKg === undefined ? null : method.maximumKg * 1000,
        position,
      })),
    )
    .onConflict((c) => c.doNothing())
    .execute();
  const methods = bySlug(await trx.selectFrom("commerce.shipping_method").select(["id", "slug"]).execute());
  const prices = SHIPPING.flatMap((method) =>
    channels.map((channel) => ({
      method_id: methods.get(method.slug) ?? 0,
      channel_id: channel.id,
      base: inEveryCurrency(method.base)[channel.currency as keyof Price],
      per_kg: inEveryCurrency(method.perKg)[channel.currency as keyof Price],
    })),
  );
  await trx
    .insertInto("commerce.shipping_price")
    .values(prices)
    .onConflict((c) => c.doNothing())
    .execute();
  const warehouse = await trx
    .selectFrom("commerce.warehouse")
    .select("id")
    .where("slug", "=", WAREHOUSE.slug)
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
  type: "part" | "sticker";
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

/** Writes one product with its variant. Texts follow the catalogue; prices, stock and publication stay staff's. */
export async function upsertGoods(
  trx: CommerceDb,
  keys: SeedKeys,
  goods: SeedGoods,
): Promise<{ productId: number; variantId: number }> {
  const texts = {
    product_type_id: keys.types.get(goods.type) ?? 0,
    category_id: keys.categories.get(goods.category) ?? null,
    names: JSON.stringify(goods.names),
    descriptions: JSON.stringify(goods.descriptions),
    thumbnail: goods.thumbnail,
    metadata: JSON.stringify(goods.metadata),
    search: searchText(goods.names, [goods.sku, ...(goods.words ?? [])]),
    position: goods.position,
  };
  const { id: productId } = await trx
    .insertInto("commerce.product")
    .values({ slug: goods.slug, ...texts })
    .onConflict((c) => c.column("slug").doUpdateSet({ ...texts, updated_at: new Date() }))
    .returning("id")
    .executeTakeFirstOrThrow();
  const facts = {
    product_id: productId,
    name: goods.variant?.name ?? goods.names.en,
    position: goods.variant?.position ?? 0,
    thumbnail: goods.variant?.thumbnail ?? null,
    weight_g: goods.weightG,
    part_model_uuid: goods.partModelUuid,
    sticker_uuid: goods.stickerUuid,
    metadata: JSON.stringify(goods.variantMetadata ?? goods.metadata),
  };
  const { id: variantId } = await trx
    .insertInto("commerce.variant")
    .values({
      sku: goods.sku,
      track_inventory: goods.stock !== null,
      quantity_limit: null,
      sold_by_area: goods.ratePerM2 !== null,
      ...facts,
    })
    .onConflict((c) => c.column("sku").doUpdateSet({ ...facts, updated_at: new Date() }))
    .returning("id")
    .executeTakeFirstOrThrow();
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
  return { productId, variantId };
}

/** Demo goods that the catalogue no longer has are not shown any more; old orders keep them. */
export async function hideOthers(trx: CommerceDb, slugs: readonly string[]): Promise<void> {
  await trx
    .updateTable("commerce.product")
    .set({ is_published: false })
    .where((eb) => eb(eb.ref("metadata", "->>").key("demo"), "=", "true"))
    .where("slug", "not in", slugs.length > 0 ? [...slugs] : [""])
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
  "collection_product",
] as const;

/** Tells the planner of what was just written: until it knows, it reads whole tables for a page of a list. */
export async function countSeeded(db: CommerceDb): Promise<void> {
  for (const table of SEEDED) await sql`analyze ${sql.table(`commerce.${table}`)}`.execute(db);
}
