import { sql } from "kysely";
import { removedOf } from "../catalogue/removed.repository.ts";
import type { CommerceDb } from "../tables.ts";
import { ATTRIBUTES, COLLECTIONS, type SeedValue } from "./attributes.ts";

const named = <R extends { slug: string; id: number }>(rows: readonly R[]) =>
  new Map(rows.map((row) => [row.slug, row.id]));

const attributeIds = async (trx: CommerceDb) =>
  named(await trx.selectFrom("commerce.attribute").select(["id", "slug"]).execute());

/** Writes attributes and collections, but for what staff deleted. Names follow the catalogue until staff write them. */
export async function seedAttributes(trx: CommerceDb, types: ReadonlyMap<string, number>): Promise<void> {
  const gone = await removedOf(trx, "attribute");
  const wanted = ATTRIBUTES.filter(({ slug }) => !gone.has(slug));
  const before = await attributeIds(trx);
  const rows = wanted.map(({ slug, names, input_type, unit }) => ({
    slug,
    names: JSON.stringify(names),
    input_type,
    unit,
    position: ATTRIBUTES.findIndex((one) => one.slug === slug),
  }));
  if (rows.length > 0)
    await trx
      .insertInto("commerce.attribute")
      .values(rows)
      .onConflict((c) =>
        c
          .column("slug")
          .doUpdateSet((eb) => ({ names: eb.ref("excluded.names"), position: eb.ref("excluded.position") }))
          .where("commerce.attribute.edited_at", "is", null),
      )
      .execute();
  const ids = await attributeIds(trx);
  // which types have an attribute is staff's once it is there
  const links = wanted
    .filter(({ slug }) => !before.has(slug))
    .flatMap(({ slug, types: own, of_variant }) =>
      own.map((type) => ({ product_type_id: types.get(type) ?? 0, attribute_id: ids.get(slug) ?? 0, of_variant })),
    );
  if (links.length > 0)
    await trx
      .insertInto("commerce.product_type_attribute")
      .values(links)
      .onConflict((c) => c.doNothing())
      .execute();
  await seedCollections(trx);
}

async function seedCollections(trx: CommerceDb): Promise<void> {
  const gone = await removedOf(trx, "collection");
  const rows = COLLECTIONS.map(({ slug, names, descriptions }, position) => ({
    slug,
    names: JSON.stringify(names),
    descriptions: JSON.stringify(descriptions),
    position,
  })).filter(({ slug }) => !gone.has(slug));
  if (rows.length === 0) return;
  await trx
    .insertInto("commerce.collection")
    .values(rows)
    .onConflict((c) =>
      c
        .column("slug")
        .doUpdateSet((eb) => ({ names: eb.ref("excluded.names"), descriptions: eb.ref("excluded.descriptions") }))
        .where("commerce.collection.edited_at", "is", null),
    )
    .execute();
}

/** What became of goods: whether they are new, and what of them is staff's. */
export type Seeded = {
  productId: number;
  variantId: number;
  isNew: boolean;
  isEdited: boolean;
  isProductEdited: boolean;
};

/** What the seed gives one variant and its product. */
export type Given = Seeded & { values: readonly SeedValue[]; collections: readonly string[] };

const keyOf = ({ attribute, slug }: Pick<SeedValue, "attribute" | "slug">) => `${attribute}/${slug}`;

/** Writes the values, each once. @returns their keys, without those that staff deleted */
async function writeValues(trx: CommerceDb, given: readonly Given[]): Promise<ReadonlyMap<string, number>> {
  const attributes = await attributeIds(trx);
  const gone = await removedOf(trx, "attribute_value");
  const values = new Map(given.flatMap((one) => one.values.map((value) => [keyOf(value), value] as const)));
  const ids = new Map<string, number>();
  for (const [key, { attribute, slug, names, number, position }] of values) {
    const attribute_id = attributes.get(attribute);
    if (attribute_id === undefined || gone.has(key)) continue;
    const row = { names: JSON.stringify(names), number, position };
    const written = await trx
      .insertInto("commerce.attribute_value")
      .values({ attribute_id, slug, ...row })
      .onConflict((c) =>
        c.columns(["attribute_id", "slug"]).doUpdateSet(row).where("commerce.attribute_value.edited_at", "is", null),
      )
      .returning("id")
      .executeTakeFirst();
    const edited = trx.selectFrom("commerce.attribute_value").select("id").where("attribute_id", "=", attribute_id);
    ids.set(key, (written ?? (await edited.where("slug", "=", slug).executeTakeFirstOrThrow())).id);
  }
  return ids;
}

/** Puts values and collections to goods, in place of what the seed gave them before; what staff wrote stays. */
export async function assignValues(trx: CommerceDb, given: readonly Given[]): Promise<void> {
  if (given.length === 0) return;
  const products = [...new Set(given.flatMap((one) => (one.isProductEdited ? [] : [one.productId])))];
  const variants = given.flatMap((one) => (one.isEdited ? [] : [one.variantId]));
  await sql`delete from commerce.assigned_value where variant_id = any(${variants}::integer[])
    or (variant_id is null and product_id = any(${products}::integer[]))`.execute(trx);
  const ids = await writeValues(trx, given);
  for (const { productId, variantId, isEdited, isProductEdited, values } of given) {
    const rows = values.flatMap((value) => {
      const value_id = ids.get(keyOf(value));
      if (value_id === undefined || (value.ofVariant ? isEdited : isProductEdited)) return [];
      return [{ product_id: productId, variant_id: value.ofVariant ? variantId : null, value_id }];
    });
    if (rows.length > 0)
      await trx
        .insertInto("commerce.assigned_value")
        .values(rows)
        .onConflict((c) => c.doNothing())
        .execute();
  }
  await fillCollections(trx, given);
}

/** The seed's collections follow the catalogue; of one that staff changed only what is new is added. */
async function fillCollections(trx: CommerceDb, given: readonly Given[]): Promise<void> {
  const own = COLLECTIONS.map(({ slug }) => slug);
  const rows = await trx
    .selectFrom("commerce.collection")
    .select(["id", "slug", "edited_at"])
    .where("slug", "in", own)
    .execute();
  const free = rows.filter(({ edited_at }) => edited_at === null).map(({ id }) => id);
  const products = given.map(({ productId }) => productId);
  await sql`delete from commerce.collection_product where collection_id = any(${free}::integer[])
    and product_id = any(${products}::integer[])`.execute(trx);
  const collections = named(rows);
  const members = given.flatMap(({ productId, isNew, collections: wanted }, position) =>
    wanted.flatMap((slug) => {
      const collection_id = collections.get(slug);
      if (collection_id === undefined || !(isNew || free.includes(collection_id))) return [];
      return [{ collection_id, product_id: productId, position }];
    }),
  );
  if (members.length > 0)
    await trx
      .insertInto("commerce.collection_product")
      .values(members)
      .onConflict((c) => c.doNothing())
      .execute();
}
