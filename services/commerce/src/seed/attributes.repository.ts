import { sql } from "kysely";
import type { CommerceDb } from "../tables.ts";
import { ATTRIBUTES, COLLECTIONS, type SeedValue } from "./attributes.ts";

const named = <R extends { slug: string; id: number }>(rows: readonly R[]) =>
  new Map(rows.map((row) => [row.slug, row.id]));

/** Writes attributes and collections. Names follow the catalogue. */
export async function seedAttributes(trx: CommerceDb, types: ReadonlyMap<string, number>): Promise<void> {
  const rows = ATTRIBUTES.map(({ slug, names, input_type, unit }, position) => ({
    slug,
    names: JSON.stringify(names),
    input_type,
    unit,
    position,
  }));
  await trx
    .insertInto("commerce.attribute")
    .values(rows)
    .onConflict((c) =>
      c
        .column("slug")
        .doUpdateSet((eb) => ({ names: eb.ref("excluded.names"), position: eb.ref("excluded.position") })),
    )
    .execute();
  const ids = named(await trx.selectFrom("commerce.attribute").select(["id", "slug"]).execute());
  const links = ATTRIBUTES.flatMap(({ slug, types: own, of_variant }) =>
    own.map((type) => ({ product_type_id: types.get(type) ?? 0, attribute_id: ids.get(slug) ?? 0, of_variant })),
  );
  await trx
    .insertInto("commerce.product_type_attribute")
    .values(links)
    .onConflict((c) => c.doNothing())
    .execute();
  await trx
    .insertInto("commerce.collection")
    .values(
      COLLECTIONS.map(({ slug, names, descriptions }, position) => ({
        slug,
        names: JSON.stringify(names),
        descriptions: JSON.stringify(descriptions),
        position,
      })),
    )
    .onConflict((c) =>
      c.column("slug").doUpdateSet((eb) => ({
        names: eb.ref("excluded.names"),
        descriptions: eb.ref("excluded.descriptions"),
      })),
    )
    .execute();
}

/** What the seed gives one variant and its product. */
export type Given = {
  productId: number;
  variantId: number;
  values: readonly SeedValue[];
  collections: readonly string[];
};

/** Puts values and collections to goods, in place of what the seed gave them before. */
export async function assignValues(trx: CommerceDb, given: readonly Given[]): Promise<void> {
  const products = [...new Set(given.map(({ productId }) => productId))];
  if (products.length === 0) return;
  const own = sql<number>`any(${products}::integer[])`;
  await trx.deleteFrom("commerce.assigned_value").where("product_id", "=", own).execute();
  await trx.deleteFrom("commerce.collection_product").where("product_id", "=", own).execute();

  const attributes = named(await trx.selectFrom("commerce.attribute").select(["id", "slug"]).execute());
  const keyOf = ({ attribute, slug }: Pick<SeedValue, "attribute" | "slug">) => `${attribute}\0${slug}`;
  const values = new Map(given.flatMap((one) => one.values.map((value) => [keyOf(value), value] as const)));
  const ids = new Map<string, number>();
  for (const value of values.values()) {
    const { names, number, position } = value;
    const row = { names: JSON.stringify(names), number, position };
    const { id } = await trx
      .insertInto("commerce.attribute_value")
      .values({ attribute_id: attributes.get(value.attribute) ?? 0, slug: value.slug, ...row })
      .onConflict((c) => c.columns(["attribute_id", "slug"]).doUpdateSet(row))
      .returning("id")
      .executeTakeFirstOrThrow();
    ids.set(keyOf(value), id);
  }
  for (const { productId, variantId, values: own } of given) {
    if (own.length === 0) continue;
    await trx
      .insertInto("commerce.assigned_value")
      .values(
        own.map((value) => ({
          product_id: productId,
          variant_id: value.ofVariant ? variantId : null,
          value_id: ids.get(keyOf(value)) ?? 0,
        })),
      )
      .onConflict((c) => c.doNothing())
      .execute();
  }

  const collections = named(await trx.selectFrom("commerce.collection").select(["id", "slug"]).execute());
  const members = given.flatMap(({ productId, collections: own }, position) =>
    own.map((slug) => ({ collection_id: collections.get(slug) ?? 0, product_id: productId, position })),
  );
  if (members.length > 0)
    await trx
      .insertInto("commerce.collection_product")
      .values(members)
      .onConflict((c) => c.doNothing())
      .execute();
}
